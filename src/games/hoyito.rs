//! Hoyito II, Dominican Republic: two rows of six or twelve pits, relay from the landing pit, and *casas*,
//! pits of exactly four, captured backwards in a chain.

use super::{Facts, Reason, Rules, WhyNot};
use crate::ring::{self, Board, Observer, Relay, Sowing, Who};

/// Seeds in every pit at the start (HO-1).
pub const SEEDS: u8 = 4;

/// Seeds that make a casa (HO-3).
pub const CASA: u8 = 4;

/// The rules of Hoyito II on a ring of `N` pits: 12 or 24.
#[derive(Clone, Copy, Debug)]
pub struct Hoyito<const N: usize>;

impl<const N: usize> Sowing for Hoyito<N> {
    /// HO-2: the origin is not skipped.
    const SKIP_ORIGIN: bool = false;
    /// HO-2.
    const RELAY: Relay = Relay::Landing;
    /// HO-2, HO-3: the last seed fell in an empty pit, or made a casa.
    #[inline(always)]
    fn stops(_: usize, contents: u8) -> bool {
        contents == 1 || contents == CASA
    }
}

impl<const N: usize> Rules<N> for Hoyito<N> {
    const PLAYABLE: u32 = Board::<N>::ALL;
    const TWO_WAYS: bool = false;
    const REPETITION_PAYS_OWNERS: bool = false;

    fn sow<O: Observer>(
        &self,
        board: &mut Board<N>,
        pit: usize,
        _: bool,
        observer: &mut O,
    ) -> Result<bool, WhyNot> {
        let pits = &mut board.pits;
        let mut at = ring::sow::<N, false, Self, O>(pits, pit, observer).ok_or(WhyNot::Endless)?;
        let captured = pits[at] == CASA;
        // HO-3, HO-4: the casa just made, then the casas before it, backwards.
        while pits[at] == CASA {
            observer.capture(at, std::mem::take(&mut pits[at]));
            at = ring::next::<N, true>(at);
        }
        // HO-6: the last four go with the capture.
        if captured && board.total() == u32::from(CASA) {
            for rest in super::bits(board.occupied()) {
                observer.capture(rest, std::mem::take(&mut board.pits[rest]));
            }
        }
        // HO-5.
        Ok(captured)
    }

    /// HO-6: the board is empty.
    #[inline]
    fn ended(&self, board: &Board<N>) -> Option<Reason> {
        (board.occupied() == 0).then_some(Reason::Cleared)
    }

    /// C-2: only endless moves are left; what lies on the board is not scored.
    fn stuck<O: Observer>(&self, _: &mut Board<N>, _: Who, _: &mut O) -> Reason {
        Reason::Endless
    }
}

/// Facts about the game.
pub const FACTS: Facts = Facts {
    name: "Hoyito II",
    native: "Hoyito",
    language: "es",
    origin: "Dominican Republic",
    sources: &[
        "Mancala World: Hoyito II",
        "V. Bautista i Roca and S. Cases i Majoral: Africa Hidden Inside a Small Hole, Board Game Studies Colloquium VIII, Oxford 2005",
    ],
    decisions: &[
        "HO-2: the origin is not skipped",
        "HO-3: a casa made by the last seed stops the relay and is captured in either row",
        "HO-4: the chain crosses from row to row and round the board",
        "HO-5: a player with no seeds passes, an earned turn too",
        "HO-6: the game is also over when a chain leaves none",
    ],
};
