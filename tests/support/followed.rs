//! What always holds of a game in progress, whatever is done to it; see `laws.rs`.

// Each test takes what it needs.
#![allow(dead_code)]

use hollows::{Move, Player, Position, Record, Side};

/// A game that is saved and loaded is the same game.
pub fn saves_and_loads(record: &Record) {
    let saved = record.save();
    let loaded = Record::load(&saved).unwrap_or_else(|error| panic!("{saved}\n{error}"));
    assert_eq!(loaded.save(), saved);
    assert_eq!(loaded.start(), record.start());
    assert_eq!(loaded.position(), record.position());
    assert_eq!(loaded.last_events(), record.last_events());
    assert_eq!(loaded.outcome(), record.outcome());
    assert_eq!(loaded.settings, record.settings);
    assert_eq!(loaded.can_redo(), record.can_redo());
}

/// What can be done to a game in progress.
#[derive(Clone, Copy, Debug)]
pub enum Act {
    /// The legal move of this number, counted round.
    Play(usize),
    /// This move, legal or not.
    Try(Move),
    /// Take back a turn.
    Undo,
    /// Bring back a turn.
    Redo,
    /// Go back to where so many moves were played, counted round.
    Rewind(usize),
    /// Give up.
    Resign(Side),
    /// Another player takes a side.
    Seat(Side, Player),
    /// Go on from the saved text.
    Load,
}

/// A game, and beside it every position it went through: those taken back come after the one at hand.
pub struct Followed {
    /// The game.
    pub record: Record,
    line: Vec<Position>,
}

impl Followed {
    /// A game, followed from here on.
    pub fn new(record: Record) -> Self {
        let mut whole = record.clone();
        while whole.redo() {}
        let mut line = vec![whole.position().clone()];
        for moves in (0..whole.moves().count()).rev() {
            whole.rewind(moves);
            line.push(whole.position().clone());
        }
        line.reverse();
        Self { record, line }
    }

    /// Does it. Whatever is taken back can be brought back, until another move is played; what cannot be done changes nothing.
    pub fn act(&mut self, act: Act) {
        let Self { record, line } = self;
        let (saved, moves) = (record.save(), record.moves().count());
        let resigned = record.outcome() != record.position().outcome();
        match act {
            Act::Play(number) => {
                let legal = record.position().legal_moves();
                if record.outcome().is_some() {
                    return;
                }
                record.play(legal[number % legal.len()]).unwrap();
                line.truncate(moves + 1);
                line.push(record.position().clone());
            }
            Act::Try(m) => {
                if record.play(m).is_ok() {
                    line.truncate(moves + 1);
                    line.push(record.position().clone());
                } else {
                    assert_eq!(record.save(), saved);
                }
            }
            Act::Undo => {
                let able = record.can_undo();
                assert_eq!(record.undo(), able);
                if able && !resigned {
                    assert!(record.moves().count() < moves);
                } else {
                    assert_eq!(record.moves().count(), moves);
                }
            }
            Act::Redo => {
                let able = record.can_redo();
                assert_eq!(record.redo(), able);
                assert_eq!(able, record.moves().count() > moves);
            }
            Act::Rewind(to) => {
                record.rewind(to % (moves + 1));
                assert_eq!(record.moves().count(), to % (moves + 1));
            }
            Act::Resign(side) => {
                record.resign(side);
                assert!(record.outcome().is_some());
                assert_eq!(record.moves().count(), moves);
            }
            Act::Seat(side, player) => *record.settings.players.get_mut(side) = player,
            Act::Load => {
                saves_and_loads(record);
                *record = Record::load(&saved).unwrap();
            }
        }
        let moves = record.moves().count();
        assert_eq!(record.position(), &line[moves], "after {act:?}");
        assert_eq!(record.can_redo(), moves + 1 < line.len(), "after {act:?}");
    }

    /// All is taken back, and all is brought back.
    pub fn there_and_back(&mut self) {
        while self.record.can_redo() {
            self.act(Act::Redo);
        }
        let end = self.record.save();
        let resigned = self.record.outcome() != self.record.position().outcome();
        while self.record.can_undo() {
            self.act(Act::Undo);
        }
        while self.record.can_redo() {
            self.act(Act::Redo);
        }
        if !resigned {
            assert_eq!(self.record.save(), end);
        }
        saves_and_loads(&self.record);
    }
}
