//! Ayoayo, Yoruba: two rows of six pits, relay from the landing pit, captures from the opposite pit, and
//! the duty to feed a starved opponent.

use super::{Facts, Reason, Rules, WhyNot};
use crate::ring::{self, Board, Observer, Relay, Sowing, Who};

/// Seeds in every pit at the start (AY-1).
pub const SEEDS: u8 = 4;

/// The mask of the opponent's row.
const OTHER_ROW: u32 = 0b1111_1100_0000;

/// The rules of Ayoayo.
#[derive(Clone, Copy, Debug)]
pub struct Ayoayo;

impl Sowing for Ayoayo {
    /// AY-3: each lap skips the pit it was lifted from.
    const SKIP_ORIGIN: bool = true;
    /// AY-2.
    const RELAY: Relay = Relay::Landing;
    /// AY-2: the last seed fell in an empty pit.
    #[inline(always)]
    fn stops(_: usize, contents: u8) -> bool {
        contents == 1
    }
}

impl Rules<12> for Ayoayo {
    const PLAYABLE: u32 = Board::<12>::ALL;
    const TWO_WAYS: bool = false;
    const REPETITION_PAYS_OWNERS: bool = false;

    fn sow<O: Observer>(
        &self,
        board: &mut Board<12>,
        pit: usize,
        _: bool,
        observer: &mut O,
    ) -> Result<bool, WhyNot> {
        let starved = board.pits[6..] == [0; 6];
        let last = ring::sow::<12, false, Self, O>(&mut board.pits, pit, observer)
            .ok_or(WhyNot::Endless)?;
        // AY-4: from an empty pit of one's own, the opposite pit and the capturing seed.
        let opposite = 11 - last;
        if last < 6 && board.pits[opposite] != 0 {
            for taken in [opposite, last] {
                observer.capture(taken, std::mem::take(&mut board.pits[taken]));
            }
        }
        // AY-5: a starved opponent must have something after the captures.
        if starved && board.occupied() & OTHER_ROW == 0 {
            return Err(WhyNot::MustFeed);
        }
        Ok(false)
    }

    /// AY-8: the board is empty.
    #[inline]
    fn ended(&self, board: &Board<12>) -> Option<Reason> {
        (board.occupied() == 0).then_some(Reason::Cleared)
    }

    /// AY-7 and C-2: all that is left goes to the player who made the last move.
    fn stuck<O: Observer>(&self, board: &mut Board<12>, last: Who, observer: &mut O) -> Reason {
        let mut any_finite = false;
        for pit in super::bits(board.occupied() & board.owned) {
            let mut copy = *board;
            any_finite |= self.sow(
                &mut copy,
                pit,
                false,
                &mut ring::Watched(&mut ring::Unobserved),
            ) != Err(WhyNot::Endless);
        }
        for pit in super::bits(board.occupied()) {
            observer.leftover(last, pit, std::mem::take(&mut board.pits[pit]));
        }
        if any_finite {
            Reason::CannotFeed
        } else {
            Reason::Endless
        }
    }
}

/// Facts about the game.
pub const FACTS: Facts = Facts {
    name: "Ayoayo",
    native: "Ayòayò",
    language: "yo",
    origin: "Yoruba, south-western Nigeria",
    sources: &["Mancala World: Ayoayo", "Laurence Russ, 1984"],
    decisions: &[
        "AY-3: every lap skips its own starting pit",
        "AY-4: nothing is captured when the opposite pit is empty",
        "AY-5: feeding counts after captures; a player may empty the opponent's row",
        "AY-6: a player whose row is empty passes",
        "AY-8: the game also ends when the board is empty",
    ],
};
