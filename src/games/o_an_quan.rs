//! Ô Ăn Quan, Vietnam: two rows of five citizen squares between two Mandarin squares, sown either way,
//! relay by the next square, captures over gaps, and refills.

use super::{Facts, Next, Reason, Rules, WhyNot};
use crate::ring::{self, Board, Observer, Relay, STONE, Sowing, Who};

/// Pebbles in every citizen square at the start (OQ-1).
pub const PEBBLES: u8 = 5;

/// Pebbles that *thả cá* puts back on the board (OQ-5).
pub const REFILL: u8 = 5;

/// The mover's five squares.
const ROW: u32 = 0b1_1111;

/// The ring index of the Mandarin square at the end of the mover's row; the other one is at 11.
const MANDARINS: [usize; 2] = [5, 11];

/// The rules of Ô Ăn Quan.
#[derive(Clone, Copy, Debug)]
pub struct OAnQuan {
    /// The Vietnamese ruleset: an empty Mandarin square after the last pebble is an ordinary empty square.
    pub vietnamese: bool,
    /// Pebbles in the game, on the board and captured: with those on the board they say whether a refill
    /// can be paid, so that neither stores nor debts need be known.
    pub pebbles: u32,
}

impl Sowing for OAnQuan {
    /// OQ-2: nothing is said of skipping.
    const SKIP_ORIGIN: bool = false;
    /// OQ-3.
    const RELAY: Relay = Relay::Next;
    /// OQ-3: an empty square or a Mandarin square follows.
    #[inline(always)]
    fn stops(pit: usize, contents: u8) -> bool {
        contents == 0 || MANDARINS.contains(&pit)
    }
}

impl OAnQuan {
    #[inline(always)]
    fn sow_way<const BACK: bool, O: Observer>(
        &self,
        pits: &mut [u8; 12],
        pit: usize,
        observer: &mut O,
    ) -> Result<bool, WhyNot> {
        let last = ring::sow::<12, BACK, Self, O>(pits, pit, observer).ok_or(WhyNot::Endless)?;
        let gap = ring::next::<12, BACK>(last);
        // OQ-3, OQ-4: at a Mandarin square the move ends; the Vietnamese ruleset lets an empty one be a gap.
        if self.vietnamese || !MANDARINS.contains(&gap) {
            ring::capture_over_gaps::<12, BACK, O>(pits, gap, observer);
        }
        Ok(false)
    }
}

impl Rules<12> for OAnQuan {
    const PLAYABLE: u32 = ROW | ROW << 6;
    const TWO_WAYS: bool = true;
    const REPETITION_PAYS_OWNERS: bool = true;

    fn sow<O: Observer>(
        &self,
        board: &mut Board<12>,
        pit: usize,
        back: bool,
        observer: &mut O,
    ) -> Result<bool, WhyNot> {
        if back {
            self.sow_way::<true, O>(&mut board.pits, pit, observer)
        } else {
            self.sow_way::<false, O>(&mut board.pits, pit, observer)
        }
    }

    /// OQ-6: both Mandarin squares are empty.
    #[inline]
    fn ended(&self, board: &Board<12>) -> Option<Reason> {
        MANDARINS
            .iter()
            .all(|&m| board.pits[m] == 0)
            .then_some(Reason::QuanTaken)
    }

    /// OQ-5: a player whose squares are empty refills them; where the pebbles are too few the game ends.
    fn bare<O: Observer>(&self, board: &mut Board<12>, who: Who, observer: &mut O) -> Next {
        if self.pebbles - board.total() < u32::from(REFILL) {
            super::leftovers_to_owners::<12, Self, O>(board, observer);
            return Next::Over(Reason::NoPebbles, who);
        }
        let (row, next) = match who {
            Who::Mover => (ROW, Next::Again),
            Who::Other => (ROW << 6, Next::Opponent),
        };
        for pit in super::bits(row) {
            board.pits[pit] += 1;
        }
        observer.refill(who, row);
        next
    }

    /// Never comes about: each circuit loses pebbles to the Mandarin squares, so no sowing is endless.
    fn stuck<O: Observer>(&self, board: &mut Board<12>, _: Who, observer: &mut O) -> Reason {
        super::leftovers_to_owners::<12, Self, O>(board, observer);
        Reason::Endless
    }

    /// *Thả cá* costs its player five points, borrowed or not, and lays five pebbles on the board, as often
    /// as her row is bare; so more can be gained than lies there.
    const REFILL_COST: i32 = REFILL as i32;
}

/// The board at the start: five pebbles in each citizen square, a stone in each Mandarin square (OQ-1).
pub const START: [u8; 12] = [5, 5, 5, 5, 5, STONE, 5, 5, 5, 5, 5, STONE];

/// Facts about the game.
pub const FACTS: Facts = Facts {
    name: "Ô Ăn Quan",
    native: "Ô Ăn Quan",
    language: "vi",
    origin: "Vietnam",
    sources: &["Mancala World: Ô Ăn Quan", "Ngô Quý Sơn, 1944"],
    decisions: &[
        "OQ-1: the Mandarin is one stone, not ten pebbles",
        "OQ-3: at a Mandarin square the move ends, empty or not",
        "OQ-4: in a chain an emptied Mandarin square counts as an empty square; the chain may go round",
        "OQ-5: Mandarin stones are not changed into pebbles",
        "OQ-6: the end is tested when the move and its captures are over",
        "OQ-7: a debtor's score may fall below zero; debts both ways net out",
    ],
};

/// Facts about the Vietnamese ruleset.
pub const FACTS_VIETNAMESE: Facts = Facts {
    name: "Ô Ăn Quan (Vietnamese ruleset)",
    sources: &[
        "Vietnamese Wikipedia: Ô ăn quan",
        "Mancala World: Ô Ăn Quan",
    ],
    ..FACTS
};
