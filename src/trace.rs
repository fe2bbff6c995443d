//! What happens in a move, as data for animation and words: the same kernel, observed.

use crate::games::Reason;
use crate::position::{BySide, Outcome, Position, Side};
use crate::ring::{self, Observer, Who};
use serde::Serialize;

/// One thing that happens in a move. Sides and pits are those of the board as it is drawn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(
    tag = "type",
    rename_all = "kebab-case",
    rename_all_fields = "camelCase"
)]
pub enum Event {
    /// All seeds of a pit are lifted: a lap starts; the first is number 1.
    Lift {
        /// The pit.
        pit: &'static str,
        /// Seeds lifted.
        seeds: u8,
        /// The lap.
        lap: u32,
    },
    /// One seed is dropped in a pit.
    Drop {
        /// The pit.
        pit: &'static str,
    },
    /// The sowing goes on from this pit; a [`Event::Lift`] follows.
    Relay {
        /// The pit.
        pit: &'static str,
        /// The lap about to start.
        lap: u32,
    },
    /// The contents of a pit go to a player's store.
    Capture {
        /// Who captures.
        side: Side,
        /// The pit.
        pit: &'static str,
        /// Seeds taken.
        seeds: u8,
        /// Mandarin stones taken.
        stones: u8,
    },
    /// The turn earns another turn (HO-5).
    Again {
        /// Whose turn it stays.
        side: Side,
    },
    /// A player has nothing to move and passes (C-4).
    Pass {
        /// Who passes.
        side: Side,
    },
    /// One pebble into each of a player's five squares (OQ-5).
    Refill {
        /// Who pays.
        side: Side,
        /// The squares.
        pits: Vec<&'static str>,
        /// How many of the pebbles come from the opponent.
        borrowed: u8,
    },
    /// What is left in a pit is given to a player at the end.
    Leftover {
        /// Who gets it.
        side: Side,
        /// The pit.
        pit: &'static str,
        /// Seeds given.
        seeds: u8,
        /// Mandarin stones given.
        stones: u8,
    },
    /// A round of Sàn Yáo is over.
    RoundEnd {
        /// Why.
        reason: Reason,
        /// What each player took in it.
        totals: BySide<u16>,
    },
    /// A new round of Sàn Yáo starts (SY-7).
    RoundStart {
        /// Its number.
        round: u32,
        /// Who starts.
        turn: Side,
        /// The pits owned by the player across the board, in sowing order.
        sons: Vec<&'static str>,
        /// Who owns them.
        #[serde(skip_serializing_if = "Option::is_none")]
        sons_owner: Option<Side>,
        /// Stones lent to the weaker player.
        #[serde(skip_serializing_if = "Option::is_none")]
        lent: Option<Loan>,
    },
    /// The game is over.
    Over {
        /// How.
        result: Outcome,
    },
}

/// Stones lent to complete a pit (SY-7).
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Loan {
    /// The pit.
    pub pit: &'static str,
    /// How many of its stones are lent.
    pub stones: u8,
}

/// Receives events, in order.
pub type Sink<'a> = &'a mut dyn FnMut(Event);

/// Keeps the players' stores while a move is played, and reports events to `sink`.
///
/// Pits and players come in as the player `side` sees them and go out as they are drawn.
pub(crate) struct Recorder<'a> {
    /// Whose view of the board the kernel plays on.
    pub side: Side,
    /// Receives what the players win and pay.
    pub position: &'a mut Position,
    /// Receives the events.
    pub sink: Sink<'a>,
}

impl Recorder<'_> {
    fn pit(&self, pit: usize) -> &'static str {
        let game = self.position.game();
        game.pit_name(self.side.ring_index(game, pit))
    }

    fn player(&self, who: Who) -> Side {
        match who {
            Who::Mover => self.side,
            Who::Other => self.side.opponent(),
        }
    }

    fn win(&mut self, side: Side, contents: u8) -> (u8, u8) {
        let store = self.position.store_mut(side);
        let (seeds, stones) = (ring::seeds(contents), ring::stones(contents));
        store.seeds += u16::from(seeds);
        store.stones += u16::from(stones);
        (seeds, stones)
    }
}

impl Observer for Recorder<'_> {
    fn lift(&mut self, pit: usize, seeds: u8, lap: u32) {
        let pit = self.pit(pit);
        if lap > 1 {
            (self.sink)(Event::Relay { pit, lap });
        }
        (self.sink)(Event::Lift { pit, seeds, lap });
    }

    fn drop(&mut self, pit: usize) {
        let pit = self.pit(pit);
        (self.sink)(Event::Drop { pit });
    }

    fn capture(&mut self, pit: usize, contents: u8) {
        let (side, pit) = (self.side, self.pit(pit));
        let (seeds, stones) = self.win(side, contents);
        (self.sink)(Event::Capture {
            side,
            pit,
            seeds,
            stones,
        });
    }

    fn again(&mut self) {
        (self.sink)(Event::Again { side: self.side });
    }

    fn pass(&mut self, who: Who) {
        let side = self.player(who);
        (self.sink)(Event::Pass { side });
    }

    /// OQ-5: what the player lacks is borrowed from the opponent.
    fn refill(&mut self, who: Who, pits: u32) {
        let side = self.player(who);
        let needed = pits.count_ones() as u16;
        let own = needed.min(self.position.store_mut(side).seeds);
        let borrowed = needed - own;
        self.position.store_mut(side).seeds -= own;
        self.position.store_mut(side.opponent()).seeds -= borrowed;
        self.position.owe(side, borrowed);
        let pits = crate::games::bits(pits).map(|pit| self.pit(pit)).collect();
        let borrowed = borrowed as u8;
        (self.sink)(Event::Refill {
            side,
            pits,
            borrowed,
        });
    }

    fn leftover(&mut self, who: Who, pit: usize, contents: u8) {
        let (side, pit) = (self.player(who), self.pit(pit));
        let (seeds, stones) = self.win(side, contents);
        (self.sink)(Event::Leftover {
            side,
            pit,
            seeds,
            stones,
        });
    }
}
