//! Four traditional sowing (mancala) games by their documented rules, with a search that can prove what a
//! position is worth.
//!
//! # Examples
//!
//! Play by notation. A position is one line: North's row, South's row, the stores, whose turn it is.
//!
//! ```
//! use hollows::{GameId, Position, Record};
//! let mut game = Record::new(Position::start(GameId::Ayoayo));
//! game.play_text("C")?;
//! game.play_text("f")?;
//! assert_eq!(game.position().to_string(), "0,0,6,6,0,2/0,7,3,8,0,7 7:2 S");
//! let error = game.play_text("A").unwrap_err();
//! assert_eq!(error.to_string(), "move A cannot be played: the pit is empty");
//! # Ok::<(), hollows::RecordError>(())
//! ```
//!
//! Watch a move, seed by seed: the events are what the board on the page animates and tells.
//!
//! ```
//! use hollows::{Event, GameId, Position, Side};
//! let mut position = Position::parse(GameId::HoyitoII, "6,6,1,6,1,7/6,0,1,6,6,2 0:0 N")?;
//! let mut events = Vec::new();
//! position.play_watched(GameId::HoyitoII.parse_move("e")?, &mut |event| events.push(event))?;
//! let capture = Event::Capture { side: Side::North, pit: "d", seeds: 4, stones: 0 };
//! assert!(events.ends_with(&[capture, Event::Again { side: Side::North }]));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Search for the best move, and know whether its value is proved.
//!
//! ```
//! use hollows::search::{Limits, Resources, Search};
//! use hollows::{GameId, Position, Record};
//! let position = Position::parse(GameId::Ayoayo, "0,0,1,0,0,2/0,1,0,0,3,0 20:21 S")?;
//! let limits = Limits { nodes: 100_000, ..Limits::default() };
//! let found = Search::new(&Record::new(position), limits, Resources::default())?.run();
//! assert_eq!(found.best.as_deref(), Some("B"));
//! // One more than the opponent from now on, and so a draw: 24 to 24.
//! assert_eq!((found.value, found.exact), (1, true));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # The games
//!
//! | id | game | from | sources |
//! |---|---|---|---|
//! | `san-yao` | Sàn Yáo (散窑) | Henan, central China | Mancala World; V. A. Eagle 1995 on relatives in Yunnan |
//! | `ayoayo` | Ayoayo | Yoruba, south-western Nigeria | Mancala World; Laurence Russ 1984 |
//! | `hoyito-ii`, `hoyito-ii-2x12` | Hoyito II, on two rows of six or twelve | Dominican Republic | Mancala World; V. Bautista i Roca and S. Cases i Majoral 2005 |
//! | `o-an-quan` | Ô Ăn Quan | Vietnam | Mancala World; Ngô Quý Sơn 1944 |
//! | `o-an-quan-vi` | Ô Ăn Quan, Vietnamese ruleset | Vietnam | Vietnamese Wikipedia |
//!
//! The rules were written from machine translations of summaries that name Mancala World as their source.
//! Each clause has an id, such as AY-3, that the code, the tests and the rules page cite. Where the sources
//! are silent, [`Facts::decisions`](games::Facts::decisions) says what was decided.
//!
//! # The modules
//!
//! | module | is for |
//! |---|---|
//! | [`ring`] | sowing: the kernel of all the games |
//! | [`games`] | a game's rules, one short file each, on boards as the player to move sees them |
//! | [`position`] | positions with sides, stores, rounds and debts; checked moves |
//! | [`notation`] | positions and moves as text |
//! | [`trace`] | what happens in a move, as data |
//! | [`record`] | a game in progress: repetition, undo and redo, saving |
//! | [`view`] | plain data for drawing |
//! | [`search`] | the best move, levels that play like people, proofs |
//! | [`perft`] | counting the leaves of the game tree |
//! | [`random`] | positions from random games |
//! | [`selfplay`] | games of the computer against itself, as statistics |
//!
//! # Features
//!
//! `cli` builds the command line `hollows`. `bench` is for measuring the wasm module.

pub mod games;
pub mod notation;
pub mod perft;
pub mod position;
pub mod random;
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
