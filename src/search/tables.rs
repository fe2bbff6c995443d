//! Endgame tables of the games that have them, with their type hidden.

use super::endgame::{Endgame, Layer};
use crate::games::{GameId, Rules, ayoayo::Ayoayo, hoyito::Hoyito};
use std::any::Any;
use std::collections::BTreeMap;
use std::sync::Arc;

/// The endgame tables of a game: built a slice at a time, used by searches. A byte for each board.
///
/// The other games have none: Sàn Yáo's rounds are solved without, Ô Ăn Quan's refills bring pebbles back,
/// and 24 pits have too many boards.
pub enum Tables {
    /// Of Ayoayo.
    Ayoayo(Arc<Endgame<12, Ayoayo>>),
    /// Of Hoyito II on two rows of six.
    HoyitoII(Arc<Endgame<12, Hoyito<12>>>),
}

impl Tables {
    /// Empty tables, if the game has any.
    pub fn new(game: GameId) -> Option<Self> {
        match game {
            GameId::Ayoayo => Some(Self::Ayoayo(Arc::new(Endgame::new(Ayoayo)))),
            GameId::HoyitoII => Some(Self::HoyitoII(Arc::new(Endgame::new(Hoyito)))),
            _ => None,
        }
    }

    /// Builds the tables of boards with up to `seeds` seeds, looking at about `budget` boards at most; not
    /// while a search uses them. Whether they are finished.
    pub fn build(&mut self, seeds: u32, budget: u64) -> bool {
        match self {
            Self::Ayoayo(endgame) => build(endgame, seeds, budget),
            Self::HoyitoII(endgame) => build(endgame, seeds, budget),
        }
    }

    /// What building each layer showed.
    pub fn layers(&self) -> &[Layer] {
        match self {
            Self::Ayoayo(endgame) => endgame.layers(),
            Self::HoyitoII(endgame) => endgame.layers(),
        }
    }

    /// How many boards of a finished layer have each value, for the player to move.
    pub fn values(&self, seeds: u32) -> BTreeMap<i8, usize> {
        match self {
            Self::Ayoayo(endgame) => endgame.values(seeds),
            Self::HoyitoII(endgame) => endgame.values(seeds),
        }
    }

    /// The tables for rules of this type.
    pub(super) fn endgame<const N: usize, R: Rules<N> + 'static>(
        &self,
    ) -> Option<Arc<Endgame<N, R>>> {
        let endgame: &dyn Any = match self {
            Self::Ayoayo(endgame) => endgame,
            Self::HoyitoII(endgame) => endgame,
        };
        endgame.downcast_ref().cloned()
    }
}

fn build<const N: usize, R: Rules<N>>(
    endgame: &mut Arc<Endgame<N, R>>,
    seeds: u32,
    budget: u64,
) -> bool {
    Arc::get_mut(endgame).is_some_and(|endgame| endgame.build(seeds, budget))
}
