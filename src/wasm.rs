//! What JavaScript sees: the only file with `#[wasm_bindgen]`. Plain data is copied out; errors are
//! JavaScript `Error`s with a readable message; no call panics or leaves a broken object.

// The macro writes unsafe code.
#![allow(unsafe_code)]

use crate::games::GameId;
use crate::notation::NotationError;
use crate::position::{Format, Move, Position, Side};
use crate::record::{MAX_LEVEL, Player, Record};
use crate::search::{self, Limits};
use crate::view::{Preview, View};
use serde::{Deserialize, Serialize};
use std::fmt::Display;
use wasm_bindgen::prelude::*;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = include_str!("wasm.d.ts");

/// Nodes of the top level's search in a page, where a clock may stop it earlier.
const PAGE_NODES: u64 = 4_000_000;

#[wasm_bindgen(start)]
fn start() {
    console_error_panic_hook::set_once();
}

/// The engine's version.
#[wasm_bindgen]
pub fn version() -> String {
    env!("CARGO_PKG_VERSION").to_string()
}

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(typescript_type = "GameId")]
    pub type JsGameId;
    #[wasm_bindgen(typescript_type = "GameOptions")]
    pub type JsGameOptions;
    #[wasm_bindgen(typescript_type = "View")]
    pub type JsView;
    #[wasm_bindgen(typescript_type = "LegalMove[]")]
    pub type JsLegalMoves;
    #[wasm_bindgen(typescript_type = "WhyNot | undefined")]
    pub type JsWhyNot;
    #[wasm_bindgen(typescript_type = "Preview")]
    pub type JsPreview;
    #[wasm_bindgen(typescript_type = "GameEvent[]")]
    pub type JsEvents;
    #[wasm_bindgen(typescript_type = "Result | undefined")]
    pub type JsResult;
    #[wasm_bindgen(typescript_type = "Side")]
    pub type JsSide;
    #[wasm_bindgen(typescript_type = "Player")]
    pub type JsPlayer;
    #[wasm_bindgen(typescript_type = "{ level: number } | SearchLimits")]
    pub type JsLimits;
    #[wasm_bindgen(typescript_type = "Progress")]
    pub type JsProgress;
}

fn error(message: impl Display) -> JsError {
    JsError::new(&message.to_string())
}

fn give<T: Serialize + ?Sized, J: JsCast>(value: &T) -> Result<J, JsError> {
    // Plain objects and numbers, as the types promise.
    let serializer = serde_wasm_bindgen::Serializer::json_compatible();
    let value = value.serialize(&serializer).map_err(error)?;
    Ok(value.unchecked_into())
}

fn take<T: for<'a> Deserialize<'a>>(value: impl Into<JsValue>, what: &str) -> Result<T, JsError> {
    serde_wasm_bindgen::from_value(value.into())
        .map_err(|problem| error(format!("{what}: {problem}")))
}

#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields)]
struct Options {
    position: Option<String>,
    first: Option<Side>,
    format: Option<Format>,
    south: Option<JsPlayerData>,
    north: Option<JsPlayerData>,
    seed: Option<u32>,
}

#[derive(Serialize, Deserialize, Clone, Copy)]
#[serde(untagged)]
enum JsPlayerData {
    Level(u8),
    Human(Human),
}

#[derive(Serialize, Deserialize, Clone, Copy)]
#[serde(rename_all = "lowercase")]
enum Human {
    Human,
}

impl JsPlayerData {
    fn read(self) -> Result<Player, JsError> {
        match self {
            Self::Human(_) => Ok(Player::Human),
            Self::Level(level) if (1..=MAX_LEVEL).contains(&level) => Ok(Player::Level(level)),
            Self::Level(level) => Err(error(format!("level {level} is not from 1 to {MAX_LEVEL}"))),
        }
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SearchOptions {
    level: Option<u8>,
    depth: Option<u8>,
    nodes: Option<f64>,
}

#[derive(Serialize)]
struct LegalMove {
    #[serde(rename = "move")]
    text: String,
    pit: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    way: Option<&'static str>,
}

/// A game in progress.
#[wasm_bindgen]
pub struct Game {
    record: Record,
}

#[wasm_bindgen]
impl Game {
    /// Starts a game, from its start or from a position.
    #[wasm_bindgen(constructor)]
    pub fn new(id: JsGameId, options: Option<JsGameOptions>) -> Result<Game, JsError> {
        let id: String = take(id, "the game's id")?;
        let game: GameId = id.parse().map_err(error)?;
        let options: Options = match options {
            Some(options) => take(options, "the game's options")?,
            None => Options::default(),
        };
        let start = match (options.position, options.first) {
            (Some(text), _) => Position::parse(game, &text).map_err(error)?,
            (None, Some(first)) => Position::start(game).with_turn(first),
            (None, None) => Position::start(game),
        };
        let mut record = Record::new(start.with_format(options.format.unwrap_or_default()));
        let players = &mut record.settings.players;
        if let Some(player) = options.south {
            players.south = player.read()?;
        }
        if let Some(player) = options.north {
            players.north = player.read()?;
        }
        record.settings.seed = options.seed.unwrap_or(0);
        Ok(Self { record })
    }

    /// Reads a saved game; the error says what is wrong with it.
    pub fn load(saved: &str) -> Result<Game, JsError> {
        Ok(Self {
            record: Record::load(saved).map_err(error)?,
        })
    }

    /// The game as text.
    pub fn save(&self) -> String {
        self.record.save()
    }

    /// The game's id.
    #[wasm_bindgen(getter)]
    pub fn id(&self) -> JsGameId {
        JsValue::from_str(self.record.game().id()).unchecked_into()
    }

    /// The position in notation.
    #[wasm_bindgen(getter)]
    pub fn position(&self) -> String {
        self.record.position().to_string()
    }

    /// Everything needed to draw it.
    pub fn view(&self) -> Result<JsView, JsError> {
        give(&View::of(&self.record))
    }

    /// The legal moves in sowing order; none once the game is over.
    #[wasm_bindgen(js_name = legalMoves)]
    pub fn legal_moves(&self) -> Result<JsLegalMoves, JsError> {
        if self.record.outcome().is_some() {
            return give::<[LegalMove], _>(&[]);
        }
        let game = self.record.game();
        let moves = self.record.position().legal_moves();
        let moves = moves.into_iter().map(|m| LegalMove {
            text: game.move_text(m),
            pit: game.pit_name(m.pit),
            way: game
                .has_mandarins()
                .then_some(if m.back { "l" } else { "r" }),
        });
        give(&moves.collect::<Vec<_>>())
    }

    /// Why a pit cannot be played; undefined if it can.
    #[wasm_bindgen(js_name = whyNot)]
    pub fn why_not(&self, pit: &str) -> Result<JsWhyNot, JsError> {
        let game = self.record.game();
        let Some(pit) = game.pit(pit) else {
            return Err(error(format!("{} has no pit {pit:?}", game.id())));
        };
        if self.record.outcome().is_some() {
            return give(&crate::games::WhyNot::Over);
        }
        let ways: &[bool] = if game.has_mandarins() {
            &[false, true]
        } else {
            &[false]
        };
        let why = |&back: &bool| self.record.position().why_not(Move { pit, back });
        match ways.iter().map(why).collect::<Option<Vec<_>>>() {
            Some(reasons) => give(&reasons[0]),
            None => Ok(JsValue::UNDEFINED.unchecked_into()),
        }
    }

    /// What a move would do.
    pub fn preview(&self, text: &str) -> Result<JsPreview, JsError> {
        let m = self.parse(text).map_err(error)?;
        give(&Preview::of(self.record.position(), m).map_err(error)?)
    }

    /// Plays a move and tells what happened.
    pub fn play(&mut self, text: &str) -> Result<JsEvents, JsError> {
        let m = self.parse(text).map_err(error)?;
        give(self.record.play(m).map_err(error)?)
    }

    /// The moves so far.
    pub fn moves(&self) -> Vec<String> {
        self.record
            .moves()
            .map(|m| self.record.game().move_text(m))
            .collect()
    }

    /// What happened in the last move; empty at the start.
    #[wasm_bindgen(js_name = lastEvents)]
    pub fn last_events(&self) -> Result<JsEvents, JsError> {
        give(self.record.last_events())
    }

    /// Takes back a person's whole turn, with the computer's answer and all extra turns. False when there
    /// is none.
    pub fn undo(&mut self) -> bool {
        self.record.undo()
    }

    /// Brings back what was undone. False when there is nothing.
    pub fn redo(&mut self) -> bool {
        self.record.redo()
    }

    /// Whether there is something to undo.
    #[wasm_bindgen(getter, js_name = canUndo)]
    pub fn can_undo(&self) -> bool {
        self.record.can_undo()
    }

    /// Whether there is something to redo.
    #[wasm_bindgen(getter, js_name = canRedo)]
    pub fn can_redo(&self) -> bool {
        self.record.can_redo()
    }

    /// A player gives up.
    pub fn resign(&mut self, side: JsSide) -> Result<(), JsError> {
        self.record.resign(take(side, "the side")?);
        Ok(())
    }

    /// How the game ended; undefined while it goes on.
    pub fn result(&self) -> Result<JsResult, JsError> {
        match self.record.outcome() {
            Some(outcome) => give(&outcome),
            None => Ok(JsValue::UNDEFINED.unchecked_into()),
        }
    }

    /// Who plays a side.
    pub fn player(&self, side: JsSide) -> Result<JsPlayer, JsError> {
        let side: Side = take(side, "the side")?;
        give(&match *self.record.settings.players.get(side) {
            Player::Human => JsPlayerData::Human(Human::Human),
            Player::Level(level) => JsPlayerData::Level(level),
        })
    }

    /// Says who plays a side from now on.
    #[wasm_bindgen(js_name = setPlayer)]
    pub fn set_player(&mut self, side: JsSide, player: JsPlayer) -> Result<(), JsError> {
        let side: Side = take(side, "the side")?;
        let player: JsPlayerData = take(player, "the player")?;
        *self.record.settings.players.get_mut(side) = player.read()?;
        Ok(())
    }

    fn parse(&self, text: &str) -> Result<Move, NotationError> {
        self.record.game().parse_move(text)
    }
}

/// A search for the best move, carried on a slice at a time.
#[wasm_bindgen]
pub struct Search {
    search: search::Search,
}

#[wasm_bindgen]
impl Search {
    /// A search at a level, or with limits of its own.
    #[wasm_bindgen(constructor)]
    pub fn new(game: &Game, limits: JsLimits) -> Result<Search, JsError> {
        let options: SearchOptions = take(limits, "the search's limits")?;
        let record = &game.record;
        let search = match (options.level, options.depth, options.nodes) {
            (Some(level), None, None) if (1..MAX_LEVEL).contains(&level) => {
                search::Search::at_level(record, level)
            }
            (Some(MAX_LEVEL), None, None) => search::Search::new(
                record.position(),
                Limits {
                    nodes: PAGE_NODES,
                    ..Limits::default()
                },
            ),
            (None, depth, nodes) if depth.is_some() || nodes.is_some() => {
                let limits = Limits {
                    depth: depth.unwrap_or(u8::MAX),
                    nodes: nodes.map_or(u64::MAX, |nodes| nodes as u64),
                };
                search::Search::new(record.position(), limits)
            }
            _ => {
                return Err(error(format!(
                    "give a level from 1 to {MAX_LEVEL}, or a depth, or nodes"
                )));
            }
        };
        Ok(Self {
            search: search.map_err(error)?,
        })
    }

    /// Searches at most so many more nodes and tells how far it has come.
    pub fn step(&mut self, nodes: f64) -> Result<JsProgress, JsError> {
        give(&self.search.step(nodes.max(1.0) as u64))
    }
}
