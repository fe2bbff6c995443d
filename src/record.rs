//! A game in progress: its history, repetition (C-3), undo and redo, and the text in which it is saved.

use crate::games::{GameId, Reason};
use crate::position::{BySide, Format, Illegal, Move, Outcome, Position, Side};
use crate::trace::{Event, Loan};

mod error;
mod save;

pub use error::RecordError;

/// How often a position may occur before the game ends (C-3).
pub const REPETITIONS: usize = 3;

/// Moves in a row without a capture after which the game ends (C-3).
pub const QUIET_MOVES: u32 = 200;

/// The strongest level of the computer.
pub const MAX_LEVEL: u8 = 6;

/// Who plays a side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Player {
    /// A person.
    #[default]
    Human,
    /// The computer, at a level from 1 to [`MAX_LEVEL`].
    Level(u8),
}

/// What a game is played with, besides its rules.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Settings {
    /// Who plays.
    pub players: BySide<Player>,
    /// Seed of the computer's choices, so that a game replays exactly.
    pub seed: u32,
}

/// A move played, and what came of it.
#[derive(Clone, Debug)]
struct Ply {
    m: Move,
    mover: Side,
    events: Vec<Event>,
    after: Position,
    /// Moves without a capture, up to and with this one, in this round.
    quiet: u32,
}

/// A game in progress.
///
/// ```
/// use hollows::{GameId, Record, Position};
/// let mut game = Record::new(Position::start(GameId::SanYao));
/// game.play_text("A")?;
/// assert_eq!(game.position().to_string(), "0,0,0,0,9/3,9,2,9,9 9:0 N");
/// let saved = game.save();
/// assert_eq!(Record::load(&saved)?.save(), saved);
/// game.undo();
/// assert_eq!(game.position(), &Position::start(GameId::SanYao));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Record {
    start: Position,
    plies: Vec<Ply>,
    undone: Vec<Move>,
    resigned: Option<Side>,
    /// Who plays, and the seed.
    pub settings: Settings,
}

impl Record {
    /// A game from a position, for two people.
    pub fn new(start: Position) -> Self {
        let settings = Settings::default();
        Self {
            start,
            plies: Vec::new(),
            undone: Vec::new(),
            resigned: None,
            settings,
        }
    }

    /// The position the game started from.
    pub const fn start(&self) -> &Position {
        &self.start
    }

    /// The position now.
    pub fn position(&self) -> &Position {
        self.plies.last().map_or(&self.start, |ply| &ply.after)
    }

    /// The moves played, from the start.
    pub fn moves(&self) -> impl Iterator<Item = Move> {
        self.plies.iter().map(|ply| ply.m)
    }

    /// What happened in the last move; nothing before the first.
    pub fn last_events(&self) -> &[Event] {
        self.plies.last().map_or(&[], |ply| &ply.events)
    }

    /// The positions of this round before the one at hand.
    pub fn earlier_in_round(&self) -> impl Iterator<Item = &Position> {
        let round = self.position().round();
        let all = self
            .plies
            .iter()
            .rev()
            .map(|ply| &ply.after)
            .chain([&self.start]);
        all.skip(1)
            .take_while(move |position| position.round() == round)
    }

    /// Moves in this round since the last capture.
    pub fn quiet_moves(&self) -> u32 {
        self.plies.last().map_or(0, |ply| ply.quiet)
    }

    /// How the game ended: by the rules, or because a player gave up.
    pub fn outcome(&self) -> Option<Outcome> {
        let position = self.position();
        position.outcome().or_else(|| {
            let winner = Some(self.resigned?.opponent());
            let scores = BySide {
                south: position.score(Side::South),
                north: position.score(Side::North),
            };
            Some(Outcome {
                scores,
                reason: Reason::Resigned,
                winner,
            })
        })
    }

    /// Plays a move and tells what happened. Moves taken back before are forgotten.
    ///
    /// # Errors
    /// When the move is illegal; nothing is changed.
    pub fn play(&mut self, m: Move) -> Result<&[Event], Illegal> {
        if self.resigned.is_some() {
            let text = self.start.game().move_text(m);
            return Err(Illegal {
                text,
                why: crate::games::WhyNot::Over,
            });
        }
        self.push(m)?;
        self.undone.clear();
        Ok(self.last_events())
    }

    /// Plays a move given in notation.
    ///
    /// # Errors
    /// When it is not a move, or not a legal one; nothing is changed.
    pub fn play_text(&mut self, text: &str) -> Result<&[Event], RecordError> {
        let m = self.start.game().parse_move(text)?;
        Ok(self.play(m)?)
    }

    fn push(&mut self, m: Move) -> Result<(), Illegal> {
        let before = self.position();
        let (mover, round) = (before.turn(), before.round());
        let mut after = before.clone();
        let mut events = Vec::new();
        after.play_watched(m, &mut |event| events.push(event))?;
        let captured = events
            .iter()
            .any(|event| matches!(event, Event::Capture { .. }));
        let same_round = after.round() == round;
        let mut quiet = match self.plies.last() {
            _ if captured || !same_round => 0,
            Some(ply) => ply.quiet + 1,
            None => 1,
        };
        if after.outcome().is_none() && same_round {
            let earlier = std::iter::once(before).chain(self.earlier_in_round());
            let occurred = earlier
                .filter(|position| position.recurs_in(&after))
                .count();
            if occurred + 1 >= REPETITIONS || quiet >= QUIET_MOVES {
                after.end_by_repetition(mover, &mut |event| events.push(event));
                quiet = 0;
            }
        }
        self.plies.push(Ply {
            m,
            mover,
            events,
            after,
            quiet,
        });
        Ok(())
    }

    fn is_human(&self, side: Side) -> bool {
        *self.settings.players.get(side) == Player::Human
    }

    /// How many plies undoing takes back: what the computer played since, and the human's whole turn with
    /// its extra turns; a resignation alone takes back none. Nothing when there is nothing to undo.
    fn undo_count(&self) -> Option<usize> {
        if self.resigned.is_some() {
            return Some(0);
        }
        let nobody = !Side::BOTH.into_iter().any(|side| self.is_human(side));
        if nobody {
            return (!self.plies.is_empty()).then_some(1);
        }
        let human = self
            .plies
            .iter()
            .rposition(|ply| self.is_human(ply.mover))?;
        let mover = self.plies[human].mover;
        let turn = self.plies[..human]
            .iter()
            .rev()
            .take_while(|ply| ply.mover == mover && ply.earned_another());
        Some(self.plies.len() - human + turn.count())
    }

    /// Whether [`Record::undo`] would take something back.
    pub fn can_undo(&self) -> bool {
        self.undo_count().is_some()
    }

    /// Whether [`Record::redo`] would bring something back.
    pub fn can_redo(&self) -> bool {
        !self.undone.is_empty()
    }

    /// Takes back a person's whole turn: with the computer's answer and all extra turns. Between two
    /// people it takes back one turn, between two computers one move. False when there is none.
    pub fn undo(&mut self) -> bool {
        let Some(count) = self.undo_count() else {
            return false;
        };
        self.resigned = None;
        self.rewind(self.plies.len() - count);
        true
    }

    /// Takes back whatever followed after so many moves, whoever made it.
    pub fn rewind(&mut self, moves: usize) {
        while self.plies.len() > moves {
            self.resigned = None;
            self.undone.extend(self.plies.pop().map(|ply| ply.m));
        }
    }

    /// Brings back what [`Record::undo`] took: up to the next turn a person has to play. A resignation since then
    /// is taken back. False when there is nothing.
    pub fn redo(&mut self) -> bool {
        let mut done = false;
        while let Some(m) = self.undone.pop() {
            let mover = self.position().turn();
            if self.push(m).is_err() {
                // Cannot be: the moves were played from here before.
                self.undone.clear();
                break;
            }
            done = true;
            self.resigned = None;
            let again = self
                .plies
                .last()
                .is_some_and(|ply| ply.mover == mover && ply.earned_another());
            let next_is_human = self.is_human(self.position().turn());
            let nobody = !self.is_human(Side::South) && !self.is_human(Side::North);
            if nobody || (next_is_human && !again) {
                break;
            }
        }
        done
    }

    /// A player gives up. No effect on a game that is over.
    pub fn resign(&mut self, side: Side) {
        if self.outcome().is_none() {
            self.resigned = Some(side);
        }
    }

    /// Sàn Yáo: the totals of the last round that was played to its end.
    pub fn last_totals(&self) -> Option<BySide<u16>> {
        self.plies
            .iter()
            .rev()
            .flat_map(|ply| ply.events.iter().rev())
            .find_map(|event| match event {
                Event::RoundEnd { totals, .. } => Some(*totals),
                _ => None,
            })
    }

    /// Sàn Yáo: the loan that is on the board, until the first move of the round.
    pub fn loan(&self) -> Option<&Loan> {
        self.last_events().iter().find_map(|event| match event {
            Event::RoundStart { lent, .. } => lent.as_ref(),
            _ => None,
        })
    }

    /// The format of Sàn Yáo.
    pub const fn format(&self) -> Format {
        self.start.format()
    }

    /// Which game it is.
    pub const fn game(&self) -> GameId {
        self.start.game()
    }
}

impl Ply {
    /// Whether the mover kept the turn by right, not because the opponent passed.
    fn earned_another(&self) -> bool {
        self.events
            .iter()
            .any(|event| matches!(event, Event::Again { .. }))
            && self.after.turn() == self.mover
    }
}
