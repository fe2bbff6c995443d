//! What a search asks, and what it may assume.
//!
//! What it calls *sure* rests on no assumption: on the ends of games, on endgame values, and on bounds by
//! the points left. Where play may go on without end it stops looking, and nothing found there is sure: at
//! its depth, and at positions that occurred earlier in the game. (Only the proofs of [`solve`](super::solve) look at
//! what going round is worth: see `probe/circles.rs`.)
//!
//! Refills need more care, because with them a player can gain by coming back to a position, which C-3 allows
//! only twice. Say a line comes back after `m` refills of the player who gains and `o` of the other. As many
//! pebbles were captured as were refilled, `a` of them by her, so her net gain is
//! `2a - 5(m + o) - 5m + 5o = 2a - 10m`, and as `a` is at most `5(m + o)` she gains only if `o` is not 0. So
//! after a refill of her opponent the search for her does not look at positions that come again in its
//! line. (A line put together from parts that the table remembers is not compared as a whole.)

use super::node::{Child, Step};
use super::table::Claim;
use crate::ring::{Board, Who};

/// What a search assumes of positions that it does not look beyond.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Horizon {
    /// Nothing more is gained: the best guess.
    Even,
    /// The worst for the player to move: what she can still be sure of is proved.
    Worst,
    /// The best for the player to move: what she cannot reach even then is disproved.
    Best,
}

impl Horizon {
    /// As the next player sees it.
    const fn seen_by(self, who: Who) -> Self {
        match (self, who) {
            (Self::Worst, Who::Other) => Self::Best,
            (Self::Best, Who::Other) => Self::Worst,
            (same, _) => same,
        }
    }

    /// Whether a claim is one that this horizon can prove.
    pub const fn proves(self, claim: &Claim) -> bool {
        match self {
            Self::Even => false,
            Self::Worst => claim.is_lower,
            Self::Best => !claim.is_lower,
        }
    }

    /// The answer where the search does not look.
    pub const fn answer(self, threshold: i16) -> Claim {
        let (value, is_lower) = match self {
            Self::Even => (0, threshold <= 0),
            Self::Worst => (threshold - 1, false),
            Self::Best => (threshold, true),
        };
        Claim {
            value,
            is_lower,
            sure: false,
        }
    }
}

/// Whether a position is worth at least so much.
#[derive(Clone, Copy, Debug)]
pub struct Question<const N: usize> {
    /// The board of the player to move.
    pub board: Board<N>,
    /// Net points for the player to move.
    pub threshold: i16,
    /// Plies to look ahead.
    pub depth: u8,
    /// What lies beyond.
    pub horizon: Horizon,
    /// The opponent of the player whose gain is to be proved has made a refill on the way here.
    pub refilled: bool,
}

impl<const N: usize> Question<N> {
    /// The question that a child has to answer.
    pub fn of_child(&self, child: &Child<N>, who: Who) -> Self {
        let counts = matches!(
            (self.horizon, child.refill),
            (Horizon::Worst, Some(Who::Other))
                | (Horizon::Best, Some(Who::Mover))
                | (Horizon::Even, Some(_))
        );
        Self {
            board: child.board,
            threshold: match who {
                Who::Mover => self.threshold - child.net,
                Who::Other => child.net - self.threshold + 1,
            },
            depth: self.depth - 1,
            horizon: self.horizon.seen_by(who),
            refilled: self.refilled || counts,
        }
    }
}

/// The answer to a question.
#[derive(Clone, Copy, Debug)]
pub struct Answer {
    /// What was found out.
    pub claim: Claim,
    /// The move that reaches the threshold, when it is reached.
    pub step: Step,
}
