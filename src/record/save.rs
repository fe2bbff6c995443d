//! The text in which a game is saved: a line for each thing, read back by replaying the game.
//!
//! ```text
//! hollows 1
//! game san-yao
//! from 5,5,5,5,5/5,5,5,5,5 0:0 N      left out: the start
//! rounds single                       left out: the match
//! south human                         or `level 3`
//! north level 3
//! seed 12345                          left out: 0
//! moves A b C                         left out: none yet
//! undone d                            what redo brings back, next first; left out: nothing
//! resigned south                      left out: nobody
//! ```

use super::{MAX_LEVEL, Player, Record, RecordError};
use crate::games::GameId;
use crate::notation::quoted;
use crate::position::{Format, Move, Position, Side};
use std::fmt::Write;

/// The first line: what the text is, and the version of its form.
const HEADER: &str = "hollows 1";

impl Record {
    /// The game as text: what it started from, who plays, and the moves.
    pub fn save(&self) -> String {
        let game = self.game();
        let mut text = format!("{HEADER}\ngame {}\n", game.id());
        let mut line = |key: &str, value: &str| {
            let _ = writeln!(text, "{key} {value}");
        };
        if self.start != Position::start(game).with_format(self.format()) {
            line("from", &self.start.to_string());
        }
        if self.format() == Format::Single {
            line("rounds", "single");
        }
        for side in Side::BOTH {
            match self.settings.players.get(side) {
                Player::Human => line(side.word(), "human"),
                Player::Level(level) => line(side.word(), &format!("level {level}")),
            }
        }
        if self.settings.seed != 0 {
            line("seed", &self.settings.seed.to_string());
        }
        let mut moves = |key, moves: &mut dyn Iterator<Item = Move>| {
            let texts: Vec<_> = moves.map(|m| game.move_text(m)).collect();
            if !texts.is_empty() {
                line(key, &texts.join(" "));
            }
        };
        moves("moves", &mut self.moves());
        moves("undone", &mut self.undone.iter().rev().copied());
        if let Some(side) = self.resigned {
            line("resigned", side.word());
        }
        text
    }

    /// Reads a saved game and replays it.
    ///
    /// # Errors
    /// When the text has another form or its moves cannot be played; the error says where.
    pub fn load(text: &str) -> Result<Self, RecordError> {
        let mut lines = text
            .lines()
            .enumerate()
            .map(|(i, line)| (i + 1, line.trim_end()));
        if lines.next().map(|(_, line)| line) != Some(HEADER) {
            return form(format!(
                "this is no saved game: its first line is not {}",
                quoted(HEADER)
            ));
        }
        let lines: Vec<_> = lines.filter(|(_, line)| !line.is_empty()).collect();
        let value = |key: &str| {
            let mut found = lines
                .iter()
                .filter_map(|(_, line)| line.split_once(' '))
                .filter(|(k, _)| *k == key);
            match (found.next(), found.next()) {
                (value, None) => Ok(value.map(|(_, value)| value)),
                _ => form(format!("the saved game has two lines {}", quoted(key))),
            }
        };
        const KEYS: [&str; 9] = [
            "game", "from", "rounds", "south", "north", "seed", "moves", "undone", "resigned",
        ];
        for (number, line) in &lines {
            let key = line.split_once(' ').map_or(*line, |(key, _)| key);
            if !KEYS.contains(&key) || key == *line {
                return form(format!(
                    "line {number} of the saved game, {}, is not understood",
                    quoted(line)
                ));
            }
        }
        let Some(id) = value("game")? else {
            return form("the saved game does not say which game it is");
        };
        let game: GameId = id.parse()?;
        let start = match value("from")? {
            Some(text) => Position::parse(game, text)?,
            None => Position::start(game),
        };
        let start = match (value("rounds")?, game) {
            (None, _) => start,
            (Some("single"), GameId::SanYao) => start.with_format(Format::Single),
            (Some(other), _) => {
                return form(format!("rounds {} means nothing in {id}", quoted(other)));
            }
        };
        let mut record = Self::new(start);
        for side in Side::BOTH {
            if let Some(text) = value(side.word())? {
                *record.settings.players.get_mut(side) = player(text)?;
            }
        }
        if let Some(seed) = value("seed")? {
            let Ok(number) = seed.parse() else {
                return form(format!(
                    "the seed is {}, not a number below 2^32",
                    quoted(seed)
                ));
            };
            record.settings.seed = number;
        }
        record.replay(value("moves")?.unwrap_or(""), "move")?;
        let played = record.plies.len();
        // Moves that were taken back must be playable too, or redo would fail later.
        record.replay(value("undone")?.unwrap_or(""), "undone move")?;
        record.undone = record
            .plies
            .drain(played..)
            .map(|ply| ply.m)
            .rev()
            .collect();
        record.resigned = match value("resigned")? {
            None => None,
            Some(text) => {
                let side = Side::BOTH.into_iter().find(|&side| side.word() == text);
                if side.is_none() {
                    return form(format!("resigned {} names no side", quoted(text)));
                }
                if record.outcome().is_some() {
                    return form("a player resigned although the game was over");
                }
                side
            }
        };
        Ok(record)
    }

    fn replay(&mut self, moves: &str, what: &str) -> Result<(), RecordError> {
        for (i, text) in moves.split(' ').filter(|text| !text.is_empty()).enumerate() {
            self.game()
                .parse_move(text)
                .map_err(RecordError::from)
                .and_then(|m| Ok(self.push(m)?))
                .map_err(|error| RecordError::Form(format!("{what} {}: {error}", i + 1)))?;
        }
        Ok(())
    }
}

fn player(text: &str) -> Result<Player, RecordError> {
    if text == "human" {
        return Ok(Player::Human);
    }
    match text.strip_prefix("level ").map(str::parse) {
        Some(Ok(level)) if (1..=MAX_LEVEL).contains(&level) => Ok(Player::Level(level)),
        _ => form(format!(
            "player {} is neither human nor a level from 1 to {MAX_LEVEL}",
            quoted(text)
        )),
    }
}

fn form<T>(why: impl Into<String>) -> Result<T, RecordError> {
    Err(RecordError::Form(why.into()))
}
