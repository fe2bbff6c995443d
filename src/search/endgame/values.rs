//! What endgame tables know, and the way it shows.

use crate::record::QUIET_MOVES;
use crate::ring::{Board, Who};
use crate::search::Line;
use crate::search::key::Ranker;
use crate::search::node::{Child, Play, Step, follow};
use std::collections::BTreeMap;
use std::sync::Arc;

/// The values of all boards with few seeds, for the player to move: finished layers, shared by whoever uses
/// them. The empty board is worth nothing, and is not kept.
#[derive(Clone, Default)]
pub struct Values {
    /// From one seed on; in each the boards in the order of their ranks.
    pub(super) layers: Vec<Arc<Vec<Known>>>,
}

/// What is known of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Known {
    /// Its value for the player to move.
    pub(super) value: i8,
    /// Moves at most until a capture or the end of the game, if whoever the value favours hurries.
    pub(super) plies: u8,
}

impl Values {
    /// Boards with at most so many seeds are known.
    pub fn seeds(&self) -> u32 {
        self.layers.len() as u32
    }

    /// How many boards of a layer have each value.
    pub fn counts(&self, seeds: u32) -> BTreeMap<i8, usize> {
        let mut counts = BTreeMap::new();
        for known in self.layers[seeds as usize - 1].iter() {
            *counts.entry(known.value).or_default() += 1;
        }
        counts
    }

    /// The value of a known board with so many seeds.
    #[inline]
    pub fn value<const N: usize>(&self, ranker: &Ranker, pits: &[u8; N], seeds: usize) -> i16 {
        self.known(ranker, pits, seeds)
            .map_or(0, |known| known.value.into())
    }

    #[inline]
    fn known<const N: usize>(
        &self,
        ranker: &Ranker,
        pits: &[u8; N],
        seeds: usize,
    ) -> Option<Known> {
        let fewer = seeds.checked_sub(1)?;
        let place = ranker.rank(pits) - ranker.boards(N, fewer);
        Some(self.layers[fewer][place as usize])
    }

    /// The best play from a board on, if it is known and good in a game in which these boards have occurred
    /// earlier, after so many moves without a capture.
    ///
    /// A value alone does not show the way to it: moves that keep it may go round until the game ends by
    /// repetition. Whom it favours hurries, the other does not. The way to a value above 0 can be barred by
    /// what has occurred twice; one that is not above 0 is only exceeded by a repetition.
    pub fn way<const N: usize>(
        &self,
        rules: &dyn Play<N>,
        board: &Board<N>,
        earlier: &[Board<N>],
        quiet: u32,
    ) -> Option<Line> {
        let ranker = Ranker::new(N);
        if board.total() > self.seeds() {
            return None;
        }
        let Known { value, plies } = self.known(&ranker, &board.pits, board.total() as usize)?;
        let twice = |(i, one): (usize, &Board<N>)| one == board || earlier[..i].contains(one);
        let exact =
            !earlier.iter().enumerate().any(twice) && quiet + u32::from(plies) < QUIET_MOVES;
        if value > 0 && !exact {
            return None;
        }
        let mut nodes = 0;
        let mut children = Vec::new();
        let steps = follow(rules, board, &mut |board, _| {
            children.clear();
            rules.expand(board, &mut children);
            nodes += children.len() as u64;
            let best = children
                .iter()
                .max_by_key(|child| self.worth(&ranker, board, child));
            best.map_or(Step::NONE, |child| child.step)
        });
        Some(Line {
            done: true,
            value: value.into(),
            exact,
            depth: steps.len() as u8,
            nodes,
            steps,
        })
    }

    /// What a move from a known board is worth, and then how welcome the moves are that it still takes.
    fn worth<const N: usize>(
        &self,
        ranker: &Ranker,
        board: &Board<N>,
        child: &Child<N>,
    ) -> (i16, i16) {
        let Some(who) = child.mover else {
            return (child.net, 0);
        };
        let seeds = child.board.total();
        let known = self.known(ranker, &child.board.pits, seeds as usize);
        let after = known.map_or(0, |known| known.value.into());
        let value = child.net + if who == Who::Mover { after } else { -after };
        let plies = known.map_or(0, |known| {
            i16::from(known.plies) * i16::from(seeds == board.total())
        });
        (value, if value > 0 { -plies } else { plies })
    }
}
