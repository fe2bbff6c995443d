//! Why a game cannot be played on or loaded.

use crate::games::UnknownGame;
use crate::notation::NotationError;
use crate::position::Illegal;
use std::fmt;

/// Why a record cannot be played on or loaded.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RecordError {
    /// A text is not a position or a move.
    Notation(NotationError),
    /// A move is illegal.
    Illegal(Illegal),
    /// There is no such game.
    Game(UnknownGame),
    /// A saved game has another form; the text says where and why.
    Form(String),
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Self::Notation(error) => error.fmt(f),
            Self::Illegal(error) => error.fmt(f),
            Self::Game(error) => error.fmt(f),
            Self::Form(text) => f.write_str(text),
        }
    }
}

impl std::error::Error for RecordError {}

impl From<NotationError> for RecordError {
    fn from(error: NotationError) -> Self {
        Self::Notation(error)
    }
}

impl From<Illegal> for RecordError {
    fn from(error: Illegal) -> Self {
        Self::Illegal(error)
    }
}

impl From<UnknownGame> for RecordError {
    fn from(error: UnknownGame) -> Self {
        Self::Game(error)
    }
}
