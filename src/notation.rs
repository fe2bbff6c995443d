//! How positions and moves are written: one line, parsed and printed as exact inverses.
//!
//! `BOARD STORES TURN [round=N] [sons=LETTERS] [debt=S3]`, and ` over=SOUTH:NORTH:REASON` for a finished game.

use crate::games::GameId;
use crate::position::{Move, Position, Side};
use crate::ring;
use std::fmt;

mod read;

/// The names of South's pits; North's are the same in small letters.
const LETTERS: [&str; 12] = ["A", "B", "C", "D", "E", "F", "G", "H", "I", "J", "K", "L"];
const SMALL_LETTERS: [&str; 12] = ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l"];

/// A text that is not a position or a move, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotationError(String);

impl fmt::Display for NotationError {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for NotationError {}

/// As much of a text as a message quotes.
const QUOTED: usize = 60;

/// Quotes a text in a message, so that whatever it holds the message stays one line and readable. (Rust's own
/// `{:?}` brings tables of all of Unicode into the wasm module.)
pub(crate) fn quoted(text: &str) -> String {
    // Control characters, and those that turn or hide what stands beside them.
    let unfit = |c: char| c.is_control() || matches!(c, '\u{200b}'..='\u{206f}' | '\u{feff}');
    let shown = text.chars().take(QUOTED);
    let shown: String = shown
        .map(|c| if unfit(c) { '\u{fffd}' } else { c })
        .collect();
    let more = if text.chars().nth(QUOTED).is_some() {
        "…"
    } else {
        ""
    };
    format!("\"{shown}{more}\"")
}

fn refuse<T>(why: impl Into<String>) -> Result<T, NotationError> {
    Err(NotationError(why.into()))
}

impl GameId {
    /// The name of a pit: `A` … for South's, `a` … for North's, `east` and `west` for the Mandarin squares.
    ///
    /// # Panics
    /// When the ring has no such pit.
    pub fn pit_name(self, pit: usize) -> &'static str {
        let (half, row) = (self.ring() / 2, self.row());
        match (pit / half, pit % half) {
            (0, i) if i < row => LETTERS[i],
            (0, _) => "east",
            (_, i) if i < row => SMALL_LETTERS[i],
            _ => "west",
        }
    }

    /// The ring index of a pit with this name.
    pub fn pit(self, name: &str) -> Option<usize> {
        (0..self.ring()).find(|&pit| self.pit_name(pit) == name)
    }

    /// The row a pit lies in; none for a Mandarin square.
    pub fn pit_row(self, pit: usize) -> Option<Side> {
        let half = self.ring() / 2;
        (pit % half < self.row()).then_some(if pit < half { Side::South } else { Side::North })
    }

    /// Writes a move.
    pub fn move_text(self, m: Move) -> String {
        let way = match (self.has_mandarins(), m.back) {
            (false, _) => "",
            (true, false) => "r",
            (true, true) => "l",
        };
        format!("{}{way}", self.pit_name(m.pit))
    }

    /// Reads a move. Whether it is legal is for the position to say.
    ///
    /// # Errors
    /// When the text is no move of this game.
    pub fn parse_move(self, text: &str) -> Result<Move, NotationError> {
        let (name, back) = if self.has_mandarins() {
            let right = text.strip_suffix('r').map(|name| (name, false));
            let left = || text.strip_suffix('l').map(|name| (name, true));
            match right.or_else(left) {
                Some(found) => found,
                None => {
                    return refuse(format!(
                        "move {} does not end in its direction, a small r or l",
                        quoted(text)
                    ));
                }
            }
        } else {
            (text, false)
        };
        match self.pit(name).filter(|&pit| self.pit_row(pit).is_some()) {
            Some(pit) => Ok(Move { pit, back }),
            None => refuse(format!(
                "move {} names no pit of {}",
                quoted(text),
                self.id()
            )),
        }
    }
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let (row, half) = (self.game.row(), self.game.ring() / 2);
        let numbers = |pits: &mut dyn Iterator<Item = &u8>| {
            let texts: Vec<_> = pits.map(u8::to_string).collect();
            texts.join(",")
        };
        let south = numbers(&mut self.pits[..row].iter());
        let north = numbers(&mut self.pits[half..half + row].iter().rev());
        if self.game.has_mandarins() {
            let square = |contents: u8| match (ring::stones(contents), ring::seeds(contents)) {
                (0, pebbles) => pebbles.to_string(),
                (_, 0) => "Q".to_string(),
                (_, pebbles) => format!("Q{pebbles}"),
            };
            let (east, west) = (self.pits[row], self.pits[half + row]);
            write!(f, "{}/{north}/{south}/{}", square(west), square(east))?;
        } else {
            write!(f, "{north}/{south}")?;
        }
        let store = |side| {
            let store = self.stores.get(side);
            format!("{}{}", store.seeds, "Q".repeat(usize::from(store.stones)))
        };
        write!(
            f,
            " {}:{} {}",
            store(Side::South),
            store(Side::North),
            letter(self.turn)
        )?;
        if self.round > 1 {
            write!(f, " round={}", self.round)?;
        }
        if let Some(sons) = self.sons {
            let names: String = self
                .son_pits(sons)
                .map(|pit| self.game.pit_name(pit))
                .collect();
            write!(f, " sons={names}")?;
        }
        if let Some((debtor, pebbles)) = self.debt() {
            write!(f, " debt={}{pebbles}", letter(debtor))?;
        }
        if let Some(over) = self.over {
            write!(
                f,
                " over={}:{}:{}",
                over.scores.south,
                over.scores.north,
                over.reason.word()
            )?;
        }
        Ok(())
    }
}

const fn letter(side: Side) -> char {
    match side {
        Side::South => 'S',
        Side::North => 'N',
    }
}
