//! The vocabulary of positions: sides, stores, moves, outcomes.

use crate::games::{GameId, Reason, WhyNot};
use serde::Serialize;

/// Who sits where.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Side {
    /// At the bottom of the board; moves first unless a position says otherwise.
    South,
    /// At the top.
    North,
}

impl Side {
    /// Both sides, South first.
    pub const BOTH: [Self; 2] = [Self::South, Self::North];

    /// The other side.
    pub const fn opponent(self) -> Self {
        match self {
            Self::South => Self::North,
            Self::North => Self::South,
        }
    }

    /// The side as a word: `south` or `north`.
    pub const fn word(self) -> &'static str {
        match self {
            Self::South => "south",
            Self::North => "north",
        }
    }

    /// From an index on this side's own view of the ring to the ring as it is drawn, or back.
    pub(crate) const fn ring_index(self, game: GameId, pit: usize) -> usize {
        match self {
            Self::South => pit,
            Self::North => (pit + game.ring() / 2) % game.ring(),
        }
    }
}

/// Something for each side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
pub struct BySide<T> {
    /// South's.
    pub south: T,
    /// North's.
    pub north: T,
}

impl<T> BySide<T> {
    /// What belongs to a side.
    pub const fn get(&self, side: Side) -> &T {
        match side {
            Side::South => &self.south,
            Side::North => &self.north,
        }
    }

    /// What belongs to a side, to change it.
    pub const fn get_mut(&mut self, side: Side) -> &mut T {
        match side {
            Side::South => &mut self.south,
            Side::North => &mut self.north,
        }
    }
}

/// What a player has captured.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Store {
    /// Seeds, stones (Sàn Yáo) or pebbles.
    pub seeds: u16,
    /// Mandarin stones.
    pub stones: u16,
}

/// A move: a pit and a way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Move {
    /// Ring index of the pit, as drawn: 0 is `A`.
    pub pit: usize,
    /// Clockwise. Only in Ô Ăn Quan.
    pub back: bool,
}

/// What is played in Sàn Yáo; it means nothing in the other games.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Format {
    /// Round after round until the match is decided (SY-7).
    #[default]
    Match,
    /// The round at hand only (SY-13).
    Single,
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Outcome {
    /// The final scores.
    pub scores: BySide<i32>,
    /// Why it ended.
    pub reason: Reason,
    /// Who won; nobody in a draw (C-5).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub winner: Option<Side>,
}

impl Outcome {
    /// The higher score wins.
    pub(super) fn of(scores: BySide<i32>, reason: Reason) -> Self {
        let winner = match scores.south.cmp(&scores.north) {
            std::cmp::Ordering::Greater => Some(Side::South),
            std::cmp::Ordering::Less => Some(Side::North),
            std::cmp::Ordering::Equal => None,
        };
        Self {
            scores,
            reason,
            winner,
        }
    }
}

/// Pits that belong to the player across the board (SY-7, SY-8): the other row's first `count`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sons {
    /// Who owns them.
    pub owner: Side,
    /// How many: 1 to 4.
    pub count: u8,
}

/// A move that cannot be played, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Illegal {
    /// The move, in notation.
    pub text: String,
    /// Why it is illegal.
    pub why: WhyNot,
}

impl std::fmt::Display for Illegal {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        write!(f, "move {} cannot be played: {}", self.text, self.why)
    }
}

impl std::error::Error for Illegal {}
