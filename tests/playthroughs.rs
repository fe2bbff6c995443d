//! A whole game of each kind, written out move by move, so that a change in what happens shows as a change in
//! a text that people can read and check against the rules.
//!
//! `UPDATE_PLAYTHROUGHS=1 cargo test --test playthroughs` writes the texts anew; read the difference before
//! keeping it.

use dice::Dice;
use hollows::{GameId, Position, Record, Side};

use std::fmt::Write;

#[path = "support/dice.rs"]
mod dice;
#[path = "support/story.rs"]
mod story;

/// Plays a game at random and writes down the moves, what happens and the positions.
fn playthrough(game: GameId, seed: u64) -> String {
    let mut dice = Dice::new(seed);
    let mut record = Record::new(Position::start(game));
    let mut text = format!("{}\n\n{}\n", game.facts().name, record.position());
    let mut number = 0;
    while record.outcome().is_none() {
        number += 1;
        let side = match record.position().turn() {
            Side::South => "South",
            Side::North => "North",
        };
        let m = dice.pick(&record.position().legal_moves());
        let events = story::story(record.play(m).unwrap());
        let _ = writeln!(text, "\n{number}. {side} {}", game.move_text(m));
        for event in events.split("; ") {
            let _ = writeln!(text, "   {event}");
        }
        let _ = writeln!(text, "{}", record.position());
    }
    let outcome = record.outcome().unwrap();
    let winner = match outcome.winner {
        Some(side) => format!("{} wins", side.word()),
        None => "a draw".to_string(),
    };
    let scores = outcome.scores;
    let _ = writeln!(
        text,
        "\n{}:{}, {winner} ({})",
        scores.south,
        scores.north,
        outcome.reason.word()
    );
    text
}

fn is_as_written(game: GameId, seed: u64) {
    let path = format!(
        "{}/tests/playthroughs/{}.txt",
        env!("CARGO_MANIFEST_DIR"),
        game.id()
    );
    let played = playthrough(game, seed);
    if std::env::var_os("UPDATE_PLAYTHROUGHS").is_some() {
        std::fs::write(&path, &played).unwrap_or_else(|error| panic!("{path}: {error}"));
    }
    let written = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"));
    let first = played
        .lines()
        .zip(written.lines())
        .position(|(played, written)| played != written);
    let line = first.map_or(written.lines().count(), |line| line + 1);
    assert!(played == written, "{path} differs from line {line} on");
}

#[test]
fn san_yao() {
    is_as_written(GameId::SanYao, 228);
}

#[test]
fn ayoayo() {
    is_as_written(GameId::Ayoayo, 178);
}

#[test]
fn hoyito_ii() {
    is_as_written(GameId::HoyitoII, 378);
}

#[test]
fn hoyito_ii_2x12() {
    is_as_written(GameId::HoyitoII2x12, 259);
}

#[test]
fn o_an_quan() {
    is_as_written(GameId::OAnQuan, 322);
}

#[test]
fn o_an_quan_vi() {
    is_as_written(GameId::OAnQuanVi, 247);
}
