//! Sàn Yáo (散窑), Henan: two rows of five hollows, relay by the next pit, captures over gaps, and rounds
//! with sons and loans.

use super::{Facts, Reason, Rules, WhyNot};
use crate::ring::{self, Board, Observer, Relay, Sowing, Who};

/// Stones in every pit when a round starts (SY-1).
pub const STONES: u8 = 5;

/// Rounds after which a match ends (SY-13).
pub const MAX_ROUNDS: u32 = 100;

/// The most sons a player can have (SY-7: 45 stones against 5).
pub const MAX_SONS: u8 = 4;

/// The rules of a round of Sàn Yáo.
#[derive(Clone, Copy, Debug)]
pub struct SanYao;

impl Sowing for SanYao {
    /// SY-2: a full circuit gives the emptied pit its stone.
    const SKIP_ORIGIN: bool = false;
    /// SY-3.
    const RELAY: Relay = Relay::Next;
    /// SY-3: the move ends when the following pit is empty.
    #[inline(always)]
    fn stops(_: usize, contents: u8) -> bool {
        contents == 0
    }
}

impl Rules<10> for SanYao {
    const PLAYABLE: u32 = Board::<10>::ALL;
    const TWO_WAYS: bool = false;
    const REPETITION_PAYS_OWNERS: bool = true;

    fn sow<O: Observer>(
        &self,
        board: &mut Board<10>,
        pit: usize,
        _: bool,
        observer: &mut O,
    ) -> Result<bool, WhyNot> {
        let last = ring::sow::<10, false, Self, O>(&mut board.pits, pit, observer)
            .ok_or(WhyNot::Endless)?;
        // SY-4: the pit after the last stone is the first gap.
        let gap = ring::next::<10, false>(last);
        ring::capture_over_gaps::<10, false, O>(&mut board.pits, gap, observer);
        Ok(false)
    }

    /// SY-6: at most one stone is left.
    #[inline]
    fn ended(&self, board: &Board<10>) -> Option<Reason> {
        (board.total() <= 1).then_some(Reason::Cleared)
    }

    /// C-2: only endless moves are left; the stones go to the owners of their pits.
    fn stuck<O: Observer>(&self, board: &mut Board<10>, _: Who, observer: &mut O) -> Reason {
        super::leftovers_to_owners::<10, Self, O>(board, observer);
        Reason::Endless
    }
}

/// What a round's totals lead to (SY-7).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AfterRound {
    /// The loser has fewer than five stones: the match is decided.
    MatchOver,
    /// Another round, in which the stronger player (none after equal totals) owns so many sons, and so
    /// many stones are lent to complete the pit after them.
    NextRound {
        /// 0 for the first total, 1 for the second; nothing when they are equal.
        stronger: Option<usize>,
        /// Pits of the weaker player that the stronger one owns: 0 to 4.
        sons: u8,
        /// Stones lent to the weaker player: 0 to 4.
        lent: u8,
    },
}

/// Works out what follows a round with these two totals (SY-7).
pub fn after_round(totals: [u16; 2]) -> AfterRound {
    let [winner, loser] = [totals[0].max(totals[1]), totals[0].min(totals[1])];
    if loser < u16::from(STONES) {
        return AfterRound::MatchOver;
    }
    let own = 5 * u16::from(STONES);
    AfterRound::NextRound {
        stronger: (winner != loser).then(|| usize::from(totals[1] > totals[0])),
        sons: (winner.saturating_sub(own) / u16::from(STONES)) as u8,
        lent: if winner > own {
            (winner % u16::from(STONES)) as u8
        } else {
            0
        },
    }
}

/// Facts about the game.
pub const FACTS: Facts = Facts {
    name: "Sàn Yáo",
    native: "散窑",
    language: "zh",
    origin: "Henan, central China",
    sources: &[
        "Mancala World: Sàn Yáo",
        "V. A. Eagle, 1995 (relatives in Yunnan)",
    ],
    decisions: &[
        "SY-2: a full circuit gives the emptied pit a stone",
        "SY-3: whether the landing pit held anything does not matter",
        "SY-4: exactly one empty pit lies between two captures; the chain may go round",
        "SY-6: the round ends when at most one stone is left, or by C-2 or C-3",
        "SY-8: sons are the loser's first pits in sowing order",
        "SY-9: a son belongs to its owner in every respect",
        "SY-10: lent stones are not paid back",
        "SY-11: after 25-25 the player who did not make the last move starts",
        "SY-13: a match ends after 100 rounds",
    ],
};
