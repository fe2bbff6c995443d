//! What each target does with an input. An input is text as far as that goes, so that those in `corpus/` can be read and
//! written by hand: a game's id in the first line, then what the target says.

use followed::{Act, Followed};
use hollows::{GameId, Move, Player, Position, Record, Side};
use std::borrow::Cow;

#[path = "../../tests/support/followed.rs"]
mod followed;
#[path = "../../tests/support/laws.rs"]
mod laws;
#[path = "../../tests/support/plain.rs"]
mod plain;

/// Moves or acts taken of one input.
const MOST: usize = 100;

/// The first line, and what follows it.
fn line(input: &[u8]) -> (Cow<'_, str>, &[u8]) {
    let end = input.iter().position(|&byte| byte == b'\n');
    let (line, rest) = input.split_at(end.unwrap_or(input.len()));
    (String::from_utf8_lossy(line), rest.get(1..).unwrap_or(&[]))
}

/// The game named in the first line, and the rest. Where the name is damaged the rest still counts.
fn game(input: &[u8]) -> (GameId, &[u8]) {
    let (id, rest) = line(input);
    let any = || GameId::ALL[id.len() % GameId::ALL.len()];
    let game = id.parse().inspect_err(|error| laws::readable(error, &id));
    (game.unwrap_or_else(|_| any()), rest)
}

/// The position in the next line, else the start, and the rest.
fn position(input: &[u8]) -> (Position, &[u8]) {
    let (game, rest) = game(input);
    let (text, rest) = line(rest);
    let position = Position::parse(game, &text);
    (position.unwrap_or_else(|_| Position::start(game)), rest)
}

/// A position, and a move.
pub fn parse(input: &[u8]) {
    let (game, rest) = game(input);
    let (text, rest) = line(rest);
    if let Ok(position) = laws::reads_exactly(game, &text) {
        assert!(!position.legal_moves().is_empty(), "{text}");
    }
    let _ = laws::reads_move_exactly(game, &line(rest).0);
}

/// A position; each byte of the rest chooses a move.
pub fn play(input: &[u8]) {
    let (mut position, choices) = position(input);
    for &choice in choices.iter().take(MOST) {
        laws::reads_back(&position);
        laws::allows_what_is_legal(&position);
        laws::turns(&position);
        let legal = position.legal_moves();
        let m = legal[usize::from(choice) % legal.len()];
        laws::previews(&position, m);
        position = laws::tells_all(&position, m);
        if position.outcome().is_some() {
            break;
        }
    }
}

/// A saved game, from the first line on.
pub fn save(input: &[u8]) {
    let text = String::from_utf8_lossy(input);
    match Record::load(&text) {
        Ok(record) => {
            followed::saves_and_loads(&record);
            Followed::new(record).there_and_back();
        }
        Err(error) => laws::readable(&error, &text),
    }
}

/// A position; each byte of the rest is an act.
pub fn undo(input: &[u8]) {
    let (start, acts) = position(input);
    let mut game = Followed::new(Record::new(start));
    for &byte in acts.iter().take(MOST) {
        game.act(act(byte));
    }
    game.there_and_back();
}

/// What is done is in the last three bits, to what in the others.
fn act(byte: u8) -> Act {
    let which = usize::from(byte >> 3);
    let side = Side::BOTH[which % 2];
    match byte & 7 {
        0..=2 => Act::Play(which),
        3 => Act::Try(Move {
            pit: which,
            back: false,
        }),
        4 => Act::Undo,
        5 if which < 16 => Act::Redo,
        5 => Act::Rewind(which),
        6 if which < 16 => Act::Load,
        6 => Act::Resign(side),
        _ if which < 16 => Act::Seat(side, Player::Human),
        _ => Act::Seat(side, Player::Level(1)),
    }
}
