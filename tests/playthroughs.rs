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

/// Seeds chosen to show much of a game's rules in a short game; without one here it is 1.
const SEEDS: [(GameId, u64); 6] = [
    (GameId::SanYao, 228),
    (GameId::Ayoayo, 178),
    (GameId::HoyitoII, 378),
    (GameId::HoyitoII2x12, 259),
    (GameId::OAnQuan, 322),
    (GameId::OAnQuanVi, 247),
];

/// What is wrong with the playthrough of a game, if anything.
fn difference(game: GameId) -> Option<String> {
    let name = format!("tests/playthroughs/{}.txt", game.id());
    let path = format!("{}/{name}", env!("CARGO_MANIFEST_DIR"));
    let seed = SEEDS.into_iter().find(|&(of, _)| of == game);
    let played = playthrough(game, seed.map_or(1, |(_, seed)| seed));
    if std::env::var_os("UPDATE_PLAYTHROUGHS").is_some() {
        std::fs::write(&path, &played).unwrap_or_else(|error| panic!("{path}: {error}"));
    }
    let written = match std::fs::read_to_string(&path) {
        Ok(written) => written,
        Err(error) => return Some(format!("{name}: {error}")),
    };
    let first = played
        .lines()
        .zip(written.lines())
        .position(|(played, written)| played != written);
    let line = first.map_or(written.lines().count(), |line| line + 1);
    (played != written).then(|| format!("{name} differs from line {line} on"))
}

#[test]
fn games_go_as_written() {
    let differences: Vec<_> = GameId::ALL.into_iter().filter_map(difference).collect();
    assert!(
        differences.is_empty(),
        "{}\nUPDATE_PLAYTHROUGHS=1 cargo test --test playthroughs writes them anew; read the difference",
        differences.join("\n")
    );
}
