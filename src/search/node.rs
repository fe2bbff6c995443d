//! What a move leads to, as the search sees it.

use super::table::Claim;
use crate::games::{Next, Rules, bits, leftovers_to_owners};
use crate::ring::{Board, Observer, Who, points};

/// What a move leads to.
#[derive(Clone, Copy, Debug)]
pub struct Child<const N: usize> {
    /// The board of the next player.
    pub board: Board<N>,
    /// Points the mover gains, less those the opponent gains.
    pub net: i16,
    /// Laps of the sowing.
    pub laps: u16,
    /// Who had to refill her row after it.
    pub refill: Option<Who>,
    /// Who moves next; nobody when the game is over.
    pub mover: Option<Who>,
    /// The move.
    pub step: Step,
    /// For sorting: the higher, the sooner it is tried.
    pub order: i16,
}

impl<const N: usize> Child<N> {
    /// What a claim about this child says of its parent.
    pub fn tell_parent(&self, claim: Claim) -> Claim {
        match self.mover {
            Some(Who::Other) => Claim {
                value: self.net - claim.value,
                is_lower: !claim.is_lower,
                ..claim
            },
            _ => Claim {
                value: self.net + claim.value,
                ..claim
            },
        }
    }
}

/// A move in one byte, as the mover sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step(u8);

impl Step {
    /// No move.
    pub const NONE: Self = Self(u8::MAX);

    /// A move from a pit, clockwise if `back`.
    pub const fn new(pit: usize, back: bool) -> Self {
        Self((pit << 1) as u8 | back as u8)
    }

    /// The byte.
    #[cfg(not(target_arch = "wasm32"))]
    pub const fn to_byte(self) -> u8 {
        self.0
    }

    /// The move that was written as this byte.
    pub const fn from_byte(byte: u8) -> Self {
        Self(byte)
    }

    /// The pit.
    pub const fn pit(self) -> usize {
        (self.0 >> 1) as usize
    }

    /// Whether it goes clockwise.
    pub const fn back(self) -> bool {
        self.0 & 1 == 1
    }
}

/// Adds up what the mover gains and the opponent loses, and counts laps.
struct Tally {
    points: i16,
    laps: u16,
    refill: Option<Who>,
    refill_cost: i16,
}

impl Tally {
    #[inline]
    fn new(refill_cost: i32) -> Self {
        Self {
            points: 0,
            laps: 0,
            refill: None,
            refill_cost: refill_cost as i16,
        }
    }

    #[inline]
    fn add(&mut self, who: Who, gain: i16) {
        self.points += match who {
            Who::Mover => gain,
            Who::Other => -gain,
        };
    }
}

impl Observer for Tally {
    #[inline]
    fn lift(&mut self, _: usize, _: u8, lap: u32) {
        self.laps = lap as u16;
    }

    #[inline]
    fn capture(&mut self, _: usize, contents: u8) {
        self.points += i16::from(points(contents));
    }

    #[inline]
    fn refill(&mut self, who: Who, _: u32) {
        self.refill = Some(who);
        self.add(who, -self.refill_cost);
    }

    #[inline]
    fn leftover(&mut self, who: Who, _: usize, contents: u8) {
        self.add(who, i16::from(points(contents)));
    }
}

/// A game's rules as a search needs them, with their type hidden: one search serves all games on rings of
/// the same size.
pub trait Play<const N: usize>: Send + Sync {
    /// Adds the children of a board to `children`, in sowing order. None are added exactly if the player to
    /// move has no legal move.
    fn expand(&self, board: &Board<N>, children: &mut Vec<Child<N>>);

    /// The value of a board on which the player to move has no legal move: what she gains by the end.
    fn stuck_value(&self, board: &Board<N>) -> i16;

    /// What the player to move gains when play that goes round is ended on this board (C-3).
    fn award(&self, board: &Board<N>) -> i16;

    /// Whether refills bring pebbles back to the board.
    fn refills(&self) -> bool;
}

impl<const N: usize, R: Rules<N> + Send + Sync> Play<N> for R {
    fn expand(&self, board: &Board<N>, children: &mut Vec<Child<N>>) {
        for pit in bits(board.owned & board.occupied()) {
            for back in [false, true].into_iter().take(1 + usize::from(R::TWO_WAYS)) {
                let mut board = *board;
                let mut tally = Tally::new(R::REFILL_COST);
                let mover = match self.play(&mut board, pit, back, &mut tally) {
                    Err(_) => continue,
                    Ok(Next::Opponent) => Some(Who::Other),
                    // Who made the last move matters where nothing can be played (AY-7). So that a board
                    // alone has a value, what is left is given out here when it is the mover herself, and
                    // with the board's own value when it is her opponent.
                    Ok(Next::Again) if !self.has_move(&board) => {
                        self.stuck(&mut board, Who::Mover, &mut tally);
                        None
                    }
                    Ok(Next::Again) => Some(Who::Mover),
                    Ok(Next::Over(..)) => None,
                };
                children.push(Child {
                    board,
                    net: tally.points,
                    laps: tally.laps,
                    refill: tally.refill,
                    mover,
                    step: Step::new(pit, back),
                    order: tally.points,
                });
            }
        }
    }

    fn stuck_value(&self, board: &Board<N>) -> i16 {
        let mut tally = Tally::new(R::REFILL_COST);
        self.stuck(&mut board.clone(), Who::Other, &mut tally);
        tally.points
    }

    fn award(&self, board: &Board<N>) -> i16 {
        let mut tally = Tally::new(R::REFILL_COST);
        if R::REPETITION_PAYS_OWNERS {
            leftovers_to_owners::<N, R, _>(&mut board.clone(), &mut tally);
        }
        tally.points
    }

    fn refills(&self) -> bool {
        R::REFILL_COST > 0
    }
}

/// The line that `best` plays from a board on: each move with who moves next, as seen by the player before.
/// `best` is told whether the first player or the other is to move.
pub fn follow<const N: usize>(
    rules: &dyn Play<N>,
    board: &Board<N>,
    best: &mut dyn FnMut(&Board<N>, Who) -> Step,
) -> Vec<(Step, Who)> {
    /// Longer lines tell nobody anything; it also ends lines that go round.
    const LONGEST: usize = 60;
    let (mut board, mut player) = (*board, Who::Mover);
    let mut line = Vec::new();
    let mut children = Vec::new();
    while line.len() < LONGEST {
        children.clear();
        rules.expand(&board, &mut children);
        let step = best(&board, player);
        let Some(child) = children.iter().find(|child| child.step == step) else {
            break;
        };
        line.push((step, child.mover.unwrap_or(Who::Other)));
        match child.mover {
            None => break,
            Some(Who::Other) => player = player.opponent(),
            Some(Who::Mover) => {}
        }
        board = child.board;
    }
    line
}

/// The points on a board: nobody gains more, but where refills bring pebbles back.
#[inline]
pub fn points_on<const N: usize>(board: &Board<N>) -> i16 {
    board.pits.iter().map(|&pit| i16::from(points(pit))).sum()
}
