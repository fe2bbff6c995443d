//! Endgame tables of the games that have them.

use super::endgame::{Endgame, Layer, Values};
use crate::games::{GameId, ayoayo::Ayoayo, hoyito::Hoyito};
use std::collections::BTreeMap;
use std::sync::Arc;

/// Pits of the games that have tables.
pub const PITS: usize = 12;

/// The endgame tables of a game: built a slice at a time, used by searches. Two bytes for each board.
pub struct Tables {
    game: GameId,
    endgame: Endgame<PITS>,
}

impl Tables {
    /// Empty tables, if the game has any: Ayoayo, and Hoyito II on two rows of six.
    ///
    /// The others have none: Sàn Yáo's rounds are solved without, Ô Ăn Quan's refills bring pebbles back,
    /// and 24 pits have too many boards.
    pub fn new(game: GameId) -> Option<Self> {
        let endgame = match game {
            GameId::Ayoayo => Endgame::new(Arc::new(Ayoayo)),
            GameId::HoyitoII => Endgame::new(Arc::new(Hoyito)),
            GameId::SanYao | GameId::HoyitoII2x12 | GameId::OAnQuan | GameId::OAnQuanVi => {
                return None;
            }
        };
        Some(Self { game, endgame })
    }

    /// Which game they are of.
    pub const fn game(&self) -> GameId {
        self.game
    }

    /// Builds the tables of boards with up to `seeds` seeds, looking at about `budget` boards at most.
    /// Whether they are finished. A search uses what was there when it began.
    pub fn build(&mut self, seeds: u32, budget: u64) -> bool {
        self.endgame.build(seeds, budget)
    }

    /// What building each layer showed.
    pub fn layers(&self) -> &[Layer] {
        self.endgame.layers()
    }

    /// How many boards of a finished layer have each value, for the player to move.
    pub fn values(&self, seeds: u32) -> BTreeMap<i8, usize> {
        self.known().counts(seeds)
    }

    /// All that is known so far.
    pub(super) const fn known(&self) -> &Values {
        self.endgame.values()
    }
}
