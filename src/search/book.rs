//! Opening books: proved answers where a proof takes longer than a page may think.
//!
//! A book holds one answer to whatever the opponent does, for the first player and for the second, from the
//! start of a game to where a search proves the rest. `solve::collect` writes books.

use super::absolute;
use super::key::Ranker;
use super::node::Step;
#[cfg(not(target_arch = "wasm32"))]
use crate::games::GameId;
use crate::position::Position;
use crate::record::{QUIET_MOVES, Record};

/// Longest line of a proof. A game that ends for want of captures before it is not what was proved.
const LONGEST_PROOF: u32 = 160;

/// A proved answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Answer {
    /// The move.
    pub step: Step,
    /// The value of the position: net points from now on for the player to move.
    pub value: i8,
}

/// The answers of one game, by the keys of the boards as the player to move sees them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Book {
    /// In the order of the keys.
    answers: Vec<(u64, Answer)>,
}

impl Book {
    /// The book that comes with the library, if the game has one.
    #[cfg(not(target_arch = "wasm32"))]
    pub fn of(game: GameId) -> Option<&'static Self> {
        use std::sync::LazyLock;
        macro_rules! included {
            ($file:literal) => {{
                static BOOK: LazyLock<Book> =
                    LazyLock::new(|| Book::read(include_bytes!($file)).unwrap_or_default());
                Some(&*BOOK)
            }};
        }
        match game {
            GameId::Ayoayo => included!("books/ayoayo.book"),
            GameId::HoyitoII => included!("books/hoyito-ii.book"),
            GameId::OAnQuan => included!("books/o-an-quan.book"),
            GameId::OAnQuanVi => included!("books/o-an-quan-vi.book"),
            GameId::SanYao | GameId::HoyitoII2x12 => None,
        }
    }

    /// Reads a book from its file: the keys, each as its distance from the one before, seven bits a byte,
    /// the lowest first; then the moves; then the values. Nothing if it is not whole.
    pub fn read(file: &[u8]) -> Option<Self> {
        let mut bytes = file.iter().copied();
        let mut number = || {
            let mut number = 0u64;
            for shift in (0..64).step_by(7) {
                let byte = bytes.next()?;
                number |= u64::from(byte & 0x7f) << shift;
                if byte < 0x80 {
                    return Some(number);
                }
            }
            None
        };
        let count = usize::try_from(number()?).ok()?;
        let mut keys = Vec::new();
        let mut key = 0u64;
        for _ in 0..count {
            key = key.checked_add(number()?)?;
            keys.push(key);
        }
        let rest: Vec<u8> = bytes.collect();
        if rest.len() != 2 * count {
            return None;
        }
        let (steps, values) = rest.split_at(count);
        let answers = steps.iter().zip(values).map(|(&step, &value)| Answer {
            step: Step::from_byte(step),
            value: value as i8,
        });
        Some(Self {
            answers: keys.into_iter().zip(answers).collect(),
        })
    }

    /// How many answers it holds.
    pub fn len(&self) -> usize {
        self.answers.len()
    }

    /// Whether it holds none.
    pub fn is_empty(&self) -> bool {
        self.answers.is_empty()
    }

    /// The answer to a position, whatever came before it.
    pub fn find(&self, position: &Position) -> Option<Answer> {
        self.at(key(position)?)
    }

    /// The answer to the board with this key, whatever came before it.
    pub(super) fn at(&self, key: u64) -> Option<Answer> {
        let place = self.answers.binary_search_by_key(&key, |(key, _)| *key);
        Some(self.answers[place.ok()?].1)
    }

    /// The answer to a game as it stands.
    ///
    /// The lines of a proof come to no position twice, unless it is the repetition that is proved: so what
    /// occurred twice in the game must have come about by the book's own moves.
    pub(super) fn answer(&self, record: &Record) -> Option<Answer> {
        let answer = self.find(record.position())?;
        let game = record.game();
        let moves: Vec<_> = record.moves().collect();
        let mut line = vec![record.position()];
        let mut by_book = 0;
        for (earlier, m) in record.earlier_in_round().zip(moves.into_iter().rev()) {
            let own = self.find(earlier).map(|answer| answer.step);
            if by_book + 1 == line.len()
                && own.map(|step| absolute(game, earlier.turn(), step)) == Some(m)
            {
                by_book += 1;
            } else if line.iter().any(|later| later.recurs_in(earlier)) {
                return None;
            }
            line.push(earlier);
        }
        let quiet = record.quiet_moves().saturating_sub(by_book as u32);
        may_rely(quiet).then_some(answer)
    }
}

/// Whether what is proved can be played out, after so many moves without a capture.
pub(super) const fn may_rely(quiet_moves: u32) -> bool {
    quiet_moves + LONGEST_PROOF <= QUIET_MOVES
}

/// The key of a position of a game with books: all of these are played on twelve pits.
fn key(position: &Position) -> Option<u64> {
    (position.game().ring() == 12).then(|| Ranker::new(12).key::<12>(&position.board()).low)
}

#[cfg(not(target_arch = "wasm32"))]
mod write {
    use super::{Answer, Book, key};
    use crate::games::GameId;
    use crate::position::{Format, Position};
    use crate::record::{Record, RecordError};
    use crate::search::node::Step;

    impl Book {
        /// Writes down a line of play from the start to the end of a game in which both players keep the
        /// value.
        ///
        /// # Errors
        /// When it cannot be played.
        pub fn add_line(&mut self, game: GameId, moves: &[String]) -> Result<(), RecordError> {
            let mut record = Record::new(Position::start(game).with_format(Format::Single));
            let mut line = Vec::new();
            for text in moves {
                line.push((record.position().clone(), game.parse_move(text)?));
                record.play_text(text)?;
            }
            for (position, m) in line {
                let side = position.turn();
                let lead = |of: &Position| of.score(side) - of.score(side.opponent());
                let answer = Answer {
                    step: Step::new(side.ring_index(game, m.pit), m.back),
                    value: (lead(record.position()) - lead(&position)) as i8,
                };
                self.add(&position, answer);
            }
            Ok(())
        }

        /// Writes down an answer; one that is there already is kept.
        pub fn add(&mut self, position: &Position, answer: Answer) {
            let Some(key) = key(position) else { return };
            if let Err(place) = self.answers.binary_search_by_key(&key, |(key, _)| *key) {
                self.answers.insert(place, (key, answer));
            }
        }

        /// The book as a file, as [`Book::read`] describes it.
        pub fn file(&self) -> Vec<u8> {
            let mut file = Vec::new();
            let mut number = |mut number: u64| {
                while number >= 0x80 {
                    file.push(number as u8 | 0x80);
                    number >>= 7;
                }
                file.push(number as u8);
            };
            number(self.answers.len() as u64);
            let mut last = 0;
            for &(key, _) in &self.answers {
                number(key - last);
                last = key;
            }
            file.extend(self.answers.iter().map(|(_, answer)| answer.step.to_byte()));
            file.extend(self.answers.iter().map(|(_, answer)| answer.value as u8));
            file
        }
    }
}
