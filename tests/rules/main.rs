//! The rules, clause by clause: each test's name starts with the clause it checks, and what it expects is
//! worked out from the clause by hand.

use hollows::{Format, GameId, Move, Position, Record, WhyNot};

mod ayoayo;
mod common;
mod hoyito;
mod o_an_quan;
mod o_an_quan_vi;
mod san_yao;
mod san_yao_rounds;
#[path = "../support/story.rs"]
mod story;

/// A position; the text must be one.
fn at(game: GameId, text: &str) -> Position {
    Position::parse(game, text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// Why a move cannot be played here.
fn why_not(game: GameId, text: &str, m: &str) -> Option<WhyNot> {
    at(game, text).why_not(game.parse_move(m).unwrap())
}

/// The legal moves here, joined by spaces.
fn legal(position: &Position) -> String {
    let text = |m: &Move| position.game().move_text(*m);
    let moves: Vec<_> = position.legal_moves().iter().map(text).collect();
    moves.join(" ")
}

/// Plays a move in a position; gives the position after it and the story of the move.
fn played(position: &Position, m: &str) -> (String, String) {
    let mut after = position.clone();
    let mut events = Vec::new();
    after
        .play_watched(position.game().parse_move(m).unwrap(), &mut |event| {
            events.push(event);
        })
        .unwrap_or_else(|error| panic!("{position}: {error}"));
    (after.to_string(), story::story(&events))
}

/// The position a move leads to.
fn after(game: GameId, text: &str, m: &str) -> String {
    played(&at(game, text), m).0
}

/// The same for a single round of Sàn Yáo.
fn after_single(text: &str, m: &str) -> (String, String) {
    played(&at(GameId::SanYao, text).with_format(Format::Single), m)
}

/// The story of a move.
fn told(game: GameId, text: &str, m: &str) -> String {
    played(&at(game, text), m).1
}

/// A record in which these moves were played; none but the last may end the game.
fn record(start: Position, moves: &str) -> Record {
    let mut record = Record::new(start);
    for m in moves.split(' ') {
        assert!(record.outcome().is_none(), "over before {m}");
        record
            .play_text(m)
            .unwrap_or_else(|error| panic!("{error}"));
    }
    record
}

/// Position, move → position.
macro_rules! leads {
    ($game:ident: $($from:literal, $m:literal => $to:literal;)+) => {
        $(assert_eq!(
            crate::after(hollows::GameId::$game, $from, $m), $to,
            "{} in {}", $m, $from
        );)+
    };
}
pub(crate) use leads;
