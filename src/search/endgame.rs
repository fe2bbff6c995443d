//! Endgame tables: the value of every board with few seeds.
//!
//! A table is built layer by layer, a layer for each number of seeds on the board. Captures lead to a
//! finished layer, other moves stay in the same one, where they may go round for ever: so each board keeps
//! two bounds, one with endless play counted worst and one with it counted best for the player to move, and
//! sweeps over the layer draw them together until nothing changes. Where they stay apart, both players can
//! only do worse by leaving the circle, and the game ends by repetition with the rest unscored (C-3): the
//! value is 0, or the bound nearest to it.
//!
//! How far that agrees with C-3, which ends a game at a position's third occurrence or after 200 moves without
//! a capture, and scores nothing more: exactly, on a board no position of whose layer has occurred twice, its
//! own occurrence counted. For say that a player relies on a bound. She makes the moves by which the sweeps
//! found it, and with each of them the moves that are still needed for it become fewer; so she comes to no
//! position twice, and to none for the third time. They are fewer than 200: [`Layer::longest`] tells how many
//! they can be. And where 0 lies between the bounds, each player can keep to boards whose bound in her favour
//! is not below 0, until the game ends for want of a capture, which is worth nothing, or a capture leads to
//! a lower layer, with what that bound says of it; and no position of that layer has occurred at all.
//! `tests/endgame.rs` compares values with a plain search that counts occurrences: in Ayoayo up to five seeds, in
//! Hoyito II, where lines go round in more ways than such a search can follow, as many boards of up to three as it
//! can settle.

use super::key::Ranker;
use super::node::{Child, Play};
use crate::ring::{Board, Who};
use serde::Serialize;
use std::sync::Arc;
use values::Known;
pub use values::Values;

mod values;

/// What building a layer showed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Layer {
    /// Seeds on the board.
    pub seeds: u32,
    /// Boards in the layer.
    pub boards: usize,
    /// Boards on which play goes round for ever.
    pub circular: usize,
    /// Sweeps until nothing changed.
    pub sweeps: u32,
    /// Moves that a bound may take at most until a capture or the end of the game makes it good.
    pub longest: u32,
}

/// The making of the values, for a game without refills in which each player owns her row.
pub struct Endgame<const N: usize> {
    rules: Arc<dyn Play<N>>,
    ranker: Ranker,
    values: Values,
    layers: Vec<Layer>,
    work: Option<Work<N>>,
}

/// A bound, and how many moves it takes.
type Bound = (i16, u8);

/// A layer being built.
struct Work<const N: usize> {
    seeds: u32,
    /// The rank of its first board.
    first: u64,
    lower: Vec<i8>,
    upper: Vec<i8>,
    /// Moves that they take at most.
    plies: Vec<[u8; 2]>,
    longest: u8,
    /// The next board and its place in the layer.
    board: [u8; N],
    place: usize,
    changed: bool,
    sweeps: u32,
    children: Vec<Child<N>>,
}

impl<const N: usize> Endgame<N> {
    /// Nothing is known but the empty board.
    pub fn new(rules: Arc<dyn Play<N>>) -> Self {
        Self {
            rules,
            ranker: Ranker::new(N),
            values: Values::default(),
            layers: Vec::new(),
            work: None,
        }
    }

    /// The finished layers.
    pub fn layers(&self) -> &[Layer] {
        &self.layers
    }

    /// The values of the finished layers.
    pub const fn values(&self) -> &Values {
        &self.values
    }

    /// Builds the layers up to `seeds`, looking at about `budget` boards at most. Whether they are finished.
    pub fn build(&mut self, seeds: u32, budget: u64) -> bool {
        let mut left = budget;
        while self.values.seeds() < seeds {
            let known = self.values.seeds();
            let boards = |seeds| self.ranker.boards(N, seeds as usize);
            let mut work = match self.work.take() {
                Some(work) => work,
                None => Work::new(known + 1, boards(known), boards(known + 1)),
            };
            while left > 0 {
                left -= 1;
                self.look(&mut work);
                if !work.advance() && !work.next_sweep() {
                    break;
                }
            }
            if left == 0 {
                self.work = Some(work);
                return false;
            }
            self.finish(work);
        }
        true
    }

    /// Draws the bounds of one board together, as far as its children allow.
    fn look(&self, work: &mut Work<N>) {
        let place = work.place;
        if work.lower[place] == work.upper[place] {
            return;
        }
        let board = Board {
            pits: work.board,
            owned: (1 << (N / 2)) - 1,
        };
        work.children.clear();
        self.rules.expand(&board, &mut work.children);
        let (lower, upper) = if work.children.is_empty() {
            let value = self.rules.stuck_value(&board);
            ((value, 0), (value, 0))
        } else {
            let bounds = work.children.iter().map(|child| self.bounds(child, work));
            // One move is enough for her to gain, and all must be looked at to hold her.
            bounds.fold(((i16::MIN, 0), (i16::MIN, 0)), |(lower, upper), next| {
                let quicker = next.0.0 == lower.0 && next.0.1 < lower.1;
                (
                    if next.0.0 > lower.0 || quicker {
                        next.0
                    } else {
                        lower
                    },
                    (upper.0.max(next.1.0), upper.1.max(next.1.1)),
                )
            })
        };
        for (value, bounds, at) in [(lower, &mut work.lower, 0), (upper, &mut work.upper, 1)] {
            if bounds[place] != value.0 as i8 {
                bounds[place] = value.0 as i8;
                work.plies[place][at] = value.1.saturating_add(1);
                work.longest = work.longest.max(work.plies[place][at]);
                work.changed = true;
            }
        }
    }

    /// What a child says of its parent's value: at least, and at most; and how many moves that takes.
    fn bounds(&self, child: &Child<N>, work: &Work<N>) -> (Bound, Bound) {
        let Some(who) = child.mover else {
            return ((child.net, 0), (child.net, 0));
        };
        let pits = &child.board.pits;
        let seeds = child.board.total();
        let (lower, upper) = if seeds == work.seeds {
            let place = (self.ranker.rank(pits) - work.first) as usize;
            let [floor, ceiling] = work.plies[place];
            (
                (i16::from(work.lower[place]), floor),
                (i16::from(work.upper[place]), ceiling),
            )
        } else {
            let value = self.values.value(&self.ranker, pits, seeds as usize);
            ((value, 0), (value, 0))
        };
        match who {
            Who::Mover => (
                (child.net + lower.0, lower.1),
                (child.net + upper.0, upper.1),
            ),
            Who::Other => (
                (child.net - upper.0, upper.1),
                (child.net - lower.0, lower.1),
            ),
        }
    }

    fn finish(&mut self, work: Work<N>) {
        let mut circular = 0;
        let bounds = work.lower.iter().zip(&work.upper).zip(&work.plies);
        let known = bounds.map(|((&lower, &upper), &[floor, ceiling])| {
            circular += usize::from(lower != upper);
            let value = 0.clamp(lower, upper);
            let plies = if value > 0 { floor } else { ceiling };
            Known { value, plies }
        });
        let values: Vec<_> = known.collect();
        self.layers.push(Layer {
            seeds: work.seeds,
            boards: values.len(),
            circular,
            sweeps: work.sweeps,
            longest: work.longest.into(),
        });
        self.values.layers.push(Arc::new(values));
    }
}

impl<const N: usize> Work<N> {
    /// A layer of the boards with ranks from `first` to below `end`.
    fn new(seeds: u32, first: u64, end: u64) -> Self {
        let boards = (end - first) as usize;
        let mut work = Self {
            seeds,
            first,
            lower: vec![-(seeds as i8); boards],
            upper: vec![seeds as i8; boards],
            plies: vec![[0; 2]; boards],
            longest: 0,
            board: [0; N],
            place: 0,
            changed: false,
            sweeps: 1,
            children: Vec::new(),
        };
        work.rewind();
        work
    }

    fn rewind(&mut self) {
        self.board = [0; N];
        self.board[N - 1] = self.seeds as u8;
        self.place = 0;
        self.changed = false;
    }

    /// Goes on to the board with the next rank; false after the last.
    fn advance(&mut self) -> bool {
        let Some(pit) = (1..N).find(|&pit| self.board[pit] > 0) else {
            return false;
        };
        let first = std::mem::take(&mut self.board[0]);
        self.board[pit] -= 1;
        self.board[pit - 1] = first + 1;
        self.place += 1;
        true
    }

    /// Starts over if the last sweep changed anything.
    fn next_sweep(&mut self) -> bool {
        let again = self.changed;
        if again {
            self.sweeps += 1;
            self.rewind();
        }
        again
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::{ayoayo::Ayoayo, hoyito::Hoyito};

    #[test]
    fn boards_are_visited_in_the_order_of_their_ranks() {
        let ranker = Ranker::new(12);
        let mut work = Work::<12>::new(4, 0, 0);
        let mut rank = ranker.boards(12, 3);
        loop {
            assert_eq!(ranker.rank(&work.board), rank);
            rank += 1;
            if !work.advance() {
                break;
            }
        }
        assert_eq!(rank, ranker.boards(12, 4));
    }

    #[test]
    fn a_table_is_the_same_however_its_building_is_cut() {
        let mut whole = Endgame::new(Arc::new(Ayoayo));
        assert!(whole.build(5, u64::MAX));
        let mut cut = Endgame::new(Arc::new(Ayoayo));
        while !cut.build(5, 7) {}
        assert_eq!(whole.values.layers, cut.values.layers);
        assert_eq!(whole.layers, cut.layers);
    }

    fn value(table: &Endgame<12>, board: &Board<12>) -> i16 {
        table
            .values
            .value(&table.ranker, &board.pits, board.total() as usize)
    }

    #[test]
    fn every_value_is_the_best_of_its_children_or_comes_from_repetition() {
        let mut table = Endgame::new(Arc::new(Hoyito::<12>));
        table.build(6, u64::MAX);
        let mut work = Work::<12>::new(6, 0, 0);
        let mut children = Vec::new();
        loop {
            let board = Board {
                pits: work.board,
                owned: 0b11_1111,
            };
            children.clear();
            table.rules.expand(&board, &mut children);
            let best = children.iter().map(|child| match child.mover {
                None => child.net,
                Some(Who::Mover) => child.net + value(&table, &child.board),
                Some(Who::Other) => child.net - value(&table, &child.board),
            });
            if let Some(best) = best.max() {
                assert_eq!(value(&table, &board), best, "{:?}", board.pits);
            }
            if !work.advance() {
                break;
            }
        }
    }

    #[test]
    fn bounds_are_made_good_within_the_quiet_moves_of_c_3() {
        for rules in [Arc::new(Ayoayo) as Arc<dyn Play<12>>, Arc::new(Hoyito)] {
            let mut table = Endgame::new(rules);
            table.build(8, u64::MAX);
            for layer in table.layers() {
                assert!(layer.longest < crate::record::QUIET_MOVES, "{layer:?}");
            }
        }
    }
}
