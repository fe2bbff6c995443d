//! What JavaScript sees: the only file with `#[wasm_bindgen]`. Plain data is copied out; errors are
//! JavaScript `Error`s with a readable message; no call panics or leaves a broken object.

// The macro writes unsafe code.
#![allow(unsafe_code)]

use crate::games::GameId;
use crate::notation::{NotationError, quoted};
use crate::position::{Format, Move, Position, Side};
use crate::record::{Player, Record};
use crate::view::{Preview, View};
use serde::Serialize;
use std::fmt::Display;
use wasm_bindgen::prelude::*;

mod given;
mod thinking;

use given::{given, property};
pub use thinking::{Analysis, Knowledge, Search};

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = include_str!("wasm.d.ts");

/// A third of the size of the standard library's allocator.
#[global_allocator]
static ALLOCATOR: talc::wasm::WasmDynamicTalc = talc::wasm::new_wasm_dynamic_allocator();

#[wasm_bindgen(start)]
fn start() {
    console_error_panic_hook::set_once();
}

/// The engine's version.
#[wasm_bindgen]
pub fn version() -> String {
    env!("CARGO_PKG_VERSION").to_string()
}

/// Leaves `depth` moves below a game's start, in Sàn Yáo of a single round: only in the module that
/// scripts/bench-wasm.sh times.
#[cfg(feature = "bench")]
#[wasm_bindgen]
pub fn perft(game: &str, depth: u32) -> Result<f64, JsError> {
    let start = Position::start(game.parse().map_err(error)?).with_format(Format::Single);
    Ok(crate::perft::perft(&start, depth) as f64)
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
    #[wasm_bindgen(typescript_type = "Analysed")]
    pub type JsAnalysed;
    #[wasm_bindgen(typescript_type = "Learnt")]
    pub type JsLearnt;
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
        let game: GameId = given(id, "the game's id").text()?.parse().map_err(error)?;
        let options: JsValue = options.map_or(JsValue::UNDEFINED, JsValue::from);
        let option = |what| property(&options, what);
        let start = match (option("position"), option("first")) {
            (Some(position), _) => Position::parse(game, &position.text()?).map_err(error)?,
            (None, Some(first)) => Position::start(game).with_turn(first.side()?),
            (None, None) => Position::start(game),
        };
        let format = option("format").map_or(Ok(Format::Match), |format| format.format())?;
        let mut record = Record::new(start.with_format(format));
        for side in Side::BOTH {
            if let Some(player) = option(side.word()) {
                *record.settings.players.get_mut(side) = player.player()?;
            }
        }
        if let Some(seed) = option("seed") {
            record.settings.seed = seed.number(0, u32::MAX)?;
        }
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
            return Err(error(format!("{} has no pit {}", game.id(), quoted(pit))));
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

    /// The game as it was after so many moves, for looking back; redo brings those that followed forward.
    pub fn at(&self, moves: u32) -> Result<Game, JsError> {
        let mut game = Self::load(&self.save())?;
        game.record.rewind(moves as usize);
        Ok(game)
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
        self.record.resign(given(side, "the side").side()?);
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
        let side = given(side, "the side").side()?;
        let value = match *self.record.settings.players.get(side) {
            Player::Human => JsValue::from_str("human"),
            Player::Level(level) => level.into(),
        };
        Ok(value.unchecked_into())
    }

    /// Says who plays a side from now on.
    #[wasm_bindgen(js_name = setPlayer)]
    pub fn set_player(&mut self, side: JsSide, player: JsPlayer) -> Result<(), JsError> {
        let side = given(side, "the side").side()?;
        *self.record.settings.players.get_mut(side) = given(player, "the player").player()?;
        Ok(())
    }

    fn parse(&self, text: &str) -> Result<Move, NotationError> {
        self.record.game().parse_move(text)
    }
}
