//! The games: what they share ([`Rules`]), and one short file for each.

pub mod ayoayo;
pub mod hoyito;
mod id;
pub mod o_an_quan;
pub mod san_yao;

use crate::ring::{Board, Observer, Unobserved, Watched, Who};
use serde::Serialize;
use std::fmt;

pub(crate) use id::with_rules;
pub use id::{Facts, GameId, UnknownGame};

/// Why a game (in Sàn Yáo a round) ended, in the words of the notation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reason {
    /// The board is empty; in Sàn Yáo at most one stone is left (SY-6, AY-8, HO-6).
    Cleared,
    /// No move feeds the opponent (AY-7).
    CannotFeed,
    /// Both Mandarin squares are empty (OQ-6).
    QuanTaken,
    /// Both players together cannot refill a row (OQ-5).
    NoPebbles,
    /// The player to move has only endless moves (C-2).
    Endless,
    /// A position occurred for the third time, or 200 moves brought no capture (C-3).
    Repetition,
    /// The hundredth round is over (SY-13).
    Rounds,
    /// The match is decided (SY-7).
    Match,
    /// A player gave up. Not an ending of the rules, so never part of a position.
    Resigned,
}

impl Reason {
    /// Why games end by the rules.
    pub(crate) const ENDINGS: [Self; 8] = [
        Self::Cleared,
        Self::CannotFeed,
        Self::QuanTaken,
        Self::NoPebbles,
        Self::Endless,
        Self::Repetition,
        Self::Rounds,
        Self::Match,
    ];

    /// The word used in positions, saved games and events.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Cleared => "cleared",
            Self::CannotFeed => "cannot-feed",
            Self::QuanTaken => "quan-taken",
            Self::NoPebbles => "no-pebbles",
            Self::Endless => "endless",
            Self::Repetition => "repetition",
            Self::Rounds => "rounds",
            Self::Match => "match",
            Self::Resigned => "resigned",
        }
    }
}

/// Why a pit cannot be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum WhyNot {
    /// There is nothing in it.
    Empty,
    /// The player to move may not start moves from it.
    NotYours,
    /// Its sowing would never end (C-1).
    Endless,
    /// The opponent is starved and would get no seeds (AY-5).
    MustFeed,
    /// The game is over.
    Over,
}

impl fmt::Display for WhyNot {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(match self {
            Self::Empty => "the pit is empty",
            Self::NotYours => "the pit does not belong to the player to move",
            Self::Endless => "the sowing would never end (C-1)",
            Self::MustFeed => "the opponent has no seeds and would get none (AY-5)",
            Self::Over => "the game is over",
        })
    }
}

/// Who moves next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Next {
    /// The opponent of the player who moved.
    Opponent,
    /// The player who moved, once more.
    Again,
    /// Nobody: the game (in Sàn Yáo the round) is over. The player named would have been next.
    Over(Reason, Who),
}

/// The rules of a game on a ring of `N` pits, on boards as the player to move sees them.
///
/// Seeds that change hands are told to the observer and to nobody else: whoever wants scores keeps a tally.
pub trait Rules<const N: usize>: Copy {
    /// The pits that have an owner: all but the Mandarin squares.
    const PLAYABLE: u32;
    /// Whether moves go either way.
    const TWO_WAYS: bool;
    /// Whether left-overs go to the owners of their pits when a repetition ends the game (C-3).
    const REPETITION_PAYS_OWNERS: bool;
    /// What a player pays, in points, when her row is bare on her turn; 0 where she passes instead.
    const REFILL_COST: i32 = 0;

    /// Sows a pit of the mover's and makes the captures; `back` is clockwise. Whether the capture earns
    /// another turn.
    ///
    /// # Errors
    /// When the move is illegal; the board is then in no meaningful state.
    fn sow<O: Observer>(
        &self,
        board: &mut Board<N>,
        pit: usize,
        back: bool,
        observer: &mut O,
    ) -> Result<bool, WhyNot>;

    /// Whether the board itself says that the game is over; left-overs go to the owners of their pits.
    fn ended(&self, board: &Board<N>) -> Option<Reason>;

    /// `who` is to move and has nothing in her pits: unless the game says otherwise she passes (C-4).
    fn bare<O: Observer>(&self, _: &mut Board<N>, who: Who, observer: &mut O) -> Next {
        observer.pass(who);
        match who {
            Who::Mover => Next::Opponent,
            Who::Other => Next::Again,
        }
    }

    /// The player to move (`board` is hers) has no legal move: gives out what is left. `last` made the
    /// last move.
    fn stuck<O: Observer>(&self, board: &mut Board<N>, last: Who, observer: &mut O) -> Reason;

    /// Plays a legal move to its end, with the endings the board shows and the passes and refills that
    /// follow. Afterwards `board` is as the next player sees it, or, when the game is over, as the mover
    /// does. The next player may turn out to have no legal move: then it is for the caller to call
    /// [`Rules::stuck`].
    ///
    /// # Errors
    /// When the move is illegal; the board is then in no meaningful state.
    #[inline]
    fn play<O: Observer>(
        &self,
        board: &mut Board<N>,
        pit: usize,
        back: bool,
        observer: &mut O,
    ) -> Result<Next, WhyNot> {
        let (mut next, who) = if self.sow(board, pit, back, observer)? {
            (Next::Again, Who::Mover)
        } else {
            (Next::Opponent, Who::Other)
        };
        if let Some(reason) = self.ended(board) {
            leftovers_to_owners::<N, Self, O>(board, observer);
            return Ok(Next::Over(reason, who));
        }
        let own = match who {
            Who::Mover => board.owned,
            Who::Other => Self::PLAYABLE & !board.owned,
        };
        if next == Next::Again {
            observer.again();
        }
        if board.occupied() & own == 0 {
            next = self.bare(board, who, observer);
        }
        if next == Next::Opponent {
            *board = board.turned(Self::PLAYABLE);
        }
        Ok(next)
    }

    /// Whether the player to move has a legal move.
    fn has_move(&self, board: &Board<N>) -> bool {
        bits(board.owned & board.occupied()).any(|pit| {
            [false, true]
                .into_iter()
                .take(1 + usize::from(Self::TWO_WAYS))
                .any(|back| {
                    self.sow(&mut board.clone(), pit, back, &mut Watched(&mut Unobserved))
                        .is_ok()
                })
        })
    }
}

/// Gives everything in owned pits to the pits' owners and takes it off the board.
pub fn leftovers_to_owners<const N: usize, R: Rules<N>, O: Observer>(
    board: &mut Board<N>,
    observer: &mut O,
) {
    for pit in bits(board.occupied() & R::PLAYABLE) {
        let who = if board.owned >> pit & 1 == 1 {
            Who::Mover
        } else {
            Who::Other
        };
        observer.leftover(who, pit, std::mem::take(&mut board.pits[pit]));
    }
}

/// The indices of the bits set in a mask, from the lowest.
#[inline]
pub fn bits(mut mask: u32) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let bit = mask.trailing_zeros() as usize;
        (mask != 0).then(|| {
            mask &= mask - 1;
            bit
        })
    })
}
