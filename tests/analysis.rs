//! The analysis of all moves: that it agrees with the search for the best one, however it is sliced.

use dice::Dice;
use hollows::search::analysis::{Analysed, Analysis};
use hollows::search::book::Book;
use hollows::search::{Limits, Resources, Search, Tables};
use hollows::{Format, GameId, Position, Record};
use serde_json::Value;

#[path = "support/dice.rs"]
mod dice;

fn run(record: &Record, resources: Resources, slice: u64) -> Analysed {
    let mut analysis = Analysis::new(record, resources).unwrap();
    loop {
        let found = analysis.step(slice);
        if found.done {
            return found;
        }
    }
}

#[test]
fn every_first_move_of_a_round_of_san_yao_is_solved() {
    let record = Record::new(Position::start(GameId::SanYao).with_format(Format::Single));
    let found = run(&record, Resources::default(), u64::MAX);
    let values: Vec<_> = found
        .moves
        .iter()
        .map(|known| (known.text.as_str(), known.value, known.exact))
        .collect();
    let expected = [("A", 24), ("B", 6), ("C", 0), ("D", -4), ("E", -4)];
    assert_eq!(values, expected.map(|(text, value)| (text, value, true)));
    assert_eq!(found, run(&record, Resources::default(), 997));
    // Each line can be played from here.
    for known in &found.moves {
        let mut record = record.clone();
        for text in &known.pv {
            record.play_text(text).unwrap();
        }
    }
}

#[test]
fn the_best_of_all_moves_is_worth_what_the_search_says() {
    let mut dice = Dice::new(5);
    for game in [GameId::SanYao, GameId::Ayoayo, GameId::HoyitoII] {
        let mut tables = Tables::new(game);
        if let Some(tables) = &mut tables {
            assert!(tables.build(6, u64::MAX));
        }
        let mut compared = 0;
        for _ in 0..150 {
            let mut record = Record::new(Position::start(game).with_format(Format::Single));
            for _ in 0..20 + dice.below(40) {
                if record.outcome().is_none() {
                    let moves = record.position().legal_moves();
                    record.play(dice.pick(&moves)).unwrap();
                }
            }
            if record.outcome().is_some() {
                continue;
            }
            let resources = Resources {
                table_bytes: 4 << 20,
                tables: tables.as_ref(),
                book: None,
            };
            let limits = Limits {
                nodes: 5_000,
                ..Limits::default()
            };
            let search = Search::new(&record, limits, resources).unwrap().run();
            let found = Analysis::new(&record, resources).unwrap().step(20_000);
            if search.exact && found.moves.iter().all(|known| known.exact) {
                let best = found.moves.iter().map(|known| known.value).max();
                assert_eq!(best, Some(search.value), "{}", record.save());
                compared += 1;
            }
        }
        assert!(compared >= 10, "{} only {compared}", game.id());
    }
}

#[test]
fn what_a_book_knows_is_told_at_once() {
    for game in [GameId::Ayoayo, GameId::HoyitoII, GameId::OAnQuan] {
        let book = Book::of(game).unwrap();
        let resources = Resources {
            book: Some(book),
            ..Resources::default()
        };
        let file = format!(
            "{}/www/results/{}.json",
            env!("CARGO_MANIFEST_DIR"),
            game.id()
        );
        let file: Value = serde_json::from_str(&std::fs::read_to_string(file).unwrap()).unwrap();
        let mut record = Record::new(Position::start(game));
        // Down the published line, which the book holds.
        for text in file["result"]["pv"].as_array().unwrap().iter().take(6) {
            let answer = book.find(record.position()).unwrap();
            let found = Analysis::new(&record, resources).unwrap().step(1);
            let proved = found.moves.iter().filter(|known| known.exact);
            let best = proved.map(|known| known.value).max();
            assert_eq!(best, Some(answer.value.into()), "{}", record.position());
            record.play_text(text.as_str().unwrap()).unwrap();
        }
    }
}
