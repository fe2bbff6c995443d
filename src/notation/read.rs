//! Reading positions, and saying what is wrong with those that are none.

use super::{NotationError, quoted, refuse};
use crate::games::san_yao::MAX_SONS;
use crate::games::{GameId, Reason};
use crate::position::{BySide, Position, Side, Sons, Store};
use crate::ring::{self, STONE, STONE_POINTS};

/// The largest debt a position may be given with.
const MAX_DEBT: i32 = 99;

/// The most Mandarin stones a store may be given with: more are worth more than the game has.
const MAX_STONES: usize = 7;

impl Position {
    /// Reads a position; accepts exactly what printing writes of a game that is not over, and white space
    /// around it.
    ///
    /// # Errors
    /// When the text has another form, holds more seeds than the game has, or describes no position from
    /// which the player to move can move; the error says which.
    ///
    /// ```
    /// use hollows::{GameId, Position};
    /// let text = "Q/5,5,5,5,5/0,0,1,0,0/Q5 0:0 S";
    /// assert_eq!(Position::parse(GameId::OAnQuan, text)?.to_string(), text);
    /// let error = Position::parse(GameId::Ayoayo, "4,4,4/4,4,4 0:0 S").unwrap_err();
    /// assert_eq!(error.to_string(), "South's row has 3 pits, not 6");
    /// # Ok::<(), hollows::NotationError>(())
    /// ```
    pub fn parse(game: GameId, text: &str) -> Result<Self, NotationError> {
        let text = text.trim();
        let mut fields = text.split(' ');
        let mut field = |what: &str| match fields.next() {
            Some(field) => Ok(field),
            None => refuse(format!("the {what} is missing")),
        };
        let mut position = Self::start(game);
        position.read_board(field("board")?)?;
        position.read_stores(field("stores field (south:north)")?)?;
        position.turn = match field("turn (S or N)")? {
            "S" => Side::South,
            "N" => Side::North,
            other => return refuse(format!("the turn is {}, not S or N", quoted(other))),
        };
        let mut reason = None;
        for extra in fields {
            match extra.strip_prefix("over=") {
                Some(ending) => reason = Some(read_reason(ending)?),
                None => position.read_extra(extra)?,
            }
        }
        // The scores follow from the rest.
        position.over = reason.map(|reason| position.ended(reason));
        let canonical = position.to_string();
        if canonical != text {
            return refuse(format!(
                "{} is not in the exact form, which is \"{canonical}\"",
                quoted(text)
            ));
        }
        position.check()?;
        Ok(position)
    }

    fn read_board(&mut self, text: &str) -> Result<(), NotationError> {
        let parts: Vec<_> = text.split('/').collect();
        let half = self.game.ring() / 2;
        let (north, south) = match (self.game.has_mandarins(), parts.as_slice()) {
            (false, [north, south]) => (north, south),
            (true, [west, north, south, east]) => {
                let row = self.game.row();
                self.pits[row] = mandarin_square(east)?;
                self.pits[half + row] = mandarin_square(west)?;
                (north, south)
            }
            (mandarins, _) => {
                let form = if mandarins {
                    "west/north/south/east"
                } else {
                    "north/south"
                };
                return refuse(format!(
                    "the board {} is not in the form {form}",
                    quoted(text)
                ));
            }
        };
        self.read_row(Side::South, south.split(','))?;
        self.read_row(Side::North, north.rsplit(','))
    }

    /// Reads a row from pit `A` or `a` on.
    fn read_row<'a>(
        &mut self,
        side: Side,
        numbers: impl Iterator<Item = &'a str>,
    ) -> Result<(), NotationError> {
        let row = self.game.row();
        let numbers: Vec<_> = numbers.collect();
        if numbers.len() != row {
            return refuse(format!(
                "{side:?}'s row has {} pits, not {row}",
                numbers.len()
            ));
        }
        for (i, text) in numbers.into_iter().enumerate() {
            let pit = side.ring_index(self.game, i);
            let what = self.game.pit_name(pit);
            self.pits[pit] = number(text, i32::from(STONE) - 1, &format!("pit {what}"))? as u8;
        }
        Ok(())
    }

    fn read_stores(&mut self, text: &str) -> Result<(), NotationError> {
        let Some((south, north)) = text.split_once(':') else {
            return refuse(format!(
                "the stores {} are not in the form south:north",
                quoted(text)
            ));
        };
        let store = |text: &str, side: Side| -> Result<Store, NotationError> {
            let what = format!("{side:?}'s store");
            let seeds = if self.game.has_mandarins() {
                text.trim_end_matches('Q')
            } else {
                text
            };
            let stones = text.len() - seeds.len();
            if stones > MAX_STONES {
                return refuse(format!(
                    "{what} has {stones} Mandarin stones; the most is {MAX_STONES}"
                ));
            }
            Ok(Store {
                seeds: number(seeds, 999, &what)? as u16,
                stones: stones as u16,
            })
        };
        self.stores = BySide {
            south: store(south, Side::South)?,
            north: store(north, Side::North)?,
        };
        Ok(())
    }

    fn read_extra(&mut self, text: &str) -> Result<(), NotationError> {
        match (text.split_once('='), self.game) {
            (Some(("round", value)), GameId::SanYao) => {
                self.round = number(value, i32::MAX, "the round")? as u32;
            }
            (Some(("sons", letters)), GameId::SanYao) => self.sons = Some(self.read_sons(letters)?),
            (Some(("debt", value)), GameId::OAnQuan | GameId::OAnQuanVi) => {
                self.debt = match value.split_at_checked(1) {
                    Some(("S", pebbles)) => number(pebbles, MAX_DEBT, "the debt")?,
                    Some(("N", pebbles)) => -number(pebbles, MAX_DEBT, "the debt")?,
                    _ => {
                        return refuse(format!(
                            "debt={} names no debtor; write S or N and a number",
                            quoted(value)
                        ));
                    }
                };
            }
            _ => {
                return refuse(format!(
                    "{} is not a field of a position of {}",
                    quoted(text),
                    self.game.id()
                ));
            }
        }
        Ok(())
    }

    fn read_sons(&self, letters: &str) -> Result<Sons, NotationError> {
        for owner in Side::BOTH {
            for count in 1..=MAX_SONS {
                let sons = Sons { owner, count };
                let names = self.son_pits(sons).map(|pit| self.game.pit_name(pit));
                if names.collect::<String>() == letters {
                    return Ok(sons);
                }
            }
        }
        refuse(format!(
            "sons={} are not the first pits of one row, four at most (SY-8)",
            quoted(letters)
        ))
    }

    /// Refuses what has the right form but cannot be played on.
    fn check(&self) -> Result<(), NotationError> {
        let stones: u32 = self
            .pits()
            .iter()
            .map(|&pit| u32::from(ring::stones(pit)))
            .sum();
        let captured = u32::from(self.stores.south.stones + self.stores.north.stones);
        let points = self.pebbles() + u32::from(STONE_POINTS) * (stones + captured);
        if points > self.game.total() {
            return refuse(format!(
                "{points} points lie on the board and in the stores; the game has {}",
                self.game.total()
            ));
        }
        if self.over.is_some() {
            return refuse("the game is over: this position has no move");
        }
        if self.is_settled() {
            return Ok(());
        }
        let to_move = self.turn;
        refuse(format!(
            "{to_move:?} has no legal move here: the game is over, or a pass or refill has not been carried out"
        ))
    }
}

/// Reads why a game ended, the last part of `over=`.
fn read_reason(ending: &str) -> Result<Reason, NotationError> {
    let word = ending.rsplit(':').next();
    match Reason::ENDINGS
        .into_iter()
        .find(|reason| word == Some(reason.word()))
    {
        Some(reason) => Ok(reason),
        None => refuse(format!(
            "over={} is no ending; write the scores and the reason, as in over=24:24:cleared",
            quoted(ending)
        )),
    }
}

/// Reads a Mandarin square: `Q`, `Q3`, `3` or `0`.
fn mandarin_square(text: &str) -> Result<u8, NotationError> {
    let pebbles = |text| number(text, i32::from(STONE) - 1, "a Mandarin square").map(|n| n as u8);
    match text.strip_prefix('Q') {
        Some("") => Ok(STONE),
        Some(text) => Ok(STONE + pebbles(text)?),
        None => pebbles(text),
    }
}

/// Reads a whole number from 0 to `max`, digits only.
fn number(text: &str, max: i32, what: &str) -> Result<i32, NotationError> {
    if text.is_empty() || !text.bytes().all(|byte| byte.is_ascii_digit()) {
        return refuse(format!("{what} is {}, not a number", quoted(text)));
    }
    match text.parse() {
        Ok(number) if number <= max => Ok(number),
        _ => refuse(format!("{what} is {}; the most is {max}", quoted(text))),
    }
}
