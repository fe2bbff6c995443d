#![doc = "Four traditional sowing (mancala) games by their documented rules."]

pub mod games;
pub mod notation;
pub mod perft;
pub mod position;
pub mod record;
pub mod ring;
pub mod search;
pub mod selfplay;
pub mod trace;
pub mod view;
#[cfg(target_arch = "wasm32")]
#[doc(hidden)]
pub mod wasm;

pub use games::{GameId, Reason, UnknownGame, WhyNot};
pub use notation::NotationError;
pub use position::{BySide, Format, Illegal, Move, Outcome, Position, Side};
pub use record::{Player, Record, RecordError, Settings};
pub use trace::Event;
