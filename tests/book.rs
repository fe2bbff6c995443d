//! The opening books: that they are whole, that what they say is so, and that with them the strongest level
//! plays perfectly against itself.

use hollows::record::MAX_LEVEL;
use hollows::search::book::Book;
use hollows::search::solve::collect::lines;
use hollows::search::solve::solve;
use hollows::search::{Limits, Resources, Search, Tables};
use hollows::{Format, GameId, Position, Record, Side};
use serde_json::Value;

fn books() -> impl Iterator<Item = (GameId, &'static Book)> {
    let books = GameId::ALL.into_iter().map(|game| (game, Book::of(game)));
    books.filter_map(|(game, book)| Some((game, book?)))
}

#[test]
fn a_book_is_written_as_it_was_read_and_a_damaged_one_is_refused() {
    assert_eq!(books().count(), 4);
    for (game, book) in books() {
        assert!(!book.is_empty(), "{}", game.id());
        let file = book.file();
        assert_eq!(Book::read(&file).as_ref(), Some(book));
        for end in 0..file.len() {
            assert_eq!(
                Book::read(&file[..end]),
                None,
                "{} of {end} bytes",
                game.id()
            );
        }
    }
    assert_eq!(Book::read(&[0xff; 40]), None);
}

#[test]
fn what_a_search_can_prove_of_the_late_answers_is_what_the_books_say() {
    for (game, book) in books() {
        let mut tables = Tables::new(game);
        if let Some(tables) = &mut tables {
            assert!(tables.build(12, u64::MAX));
        }
        let mut answers = Vec::new();
        lines(game, u32::MAX, |position, _| {
            let answer = book.find(position)?;
            answers.push((position.clone(), answer));
            Some(answer)
        });
        // The latest are the cheapest to prove.
        let mut proved = 0;
        for (position, answer) in answers.into_iter().rev().take(12) {
            let limits = Limits {
                nodes: 100_000,
                ..Limits::default()
            };
            let resources = Resources {
                tables: tables.as_ref(),
                ..Resources::default()
            };
            let record = Record::new(position);
            let found = Search::new(&record, limits, resources).unwrap().run();
            if found.exact {
                assert_eq!(
                    found.value,
                    i16::from(answer.value),
                    "{}",
                    record.position()
                );
                proved += 1;
            }
        }
        // In Ô Ăn Quan even the last move of a line takes more to prove.
        assert!(proved > 0 || game.has_mandarins(), "{}", game.id());
    }
}

/// `cargo test --release --test book -- --ignored`
#[test]
#[ignore = "takes as long as writing the books"]
fn every_answer_of_the_books_can_be_proved_again() {
    for (game, book) in books() {
        let mut tables = Tables::new(game);
        if let Some(tables) = &mut tables {
            assert!(tables.build(13, u64::MAX));
        }
        let resources = Resources {
            table_bytes: 1 << 30,
            tables: tables.as_ref(),
            book: None,
        };
        let value = |position: &Position| {
            let solution = solve(position, resources, false, &|_| (), &|| true).unwrap();
            assert!(solution.exact, "{position}");
            i32::from(solution.value)
        };
        let lead =
            |position: &Position, side| position.score(side) - position.score(side.opponent());
        lines(game, u32::MAX, |position, _| {
            let answer = book.find(position)?;
            assert_eq!(value(position), i32::from(answer.value), "{position}");
            let mut record = Record::new(position.clone());
            let limits = Limits::default();
            let with_book = Resources {
                book: Some(book),
                ..resources
            };
            let found = Search::new(&record, limits, with_book).unwrap().run();
            record.play_text(&found.best.unwrap()).unwrap();
            let (side, after) = (position.turn(), record.position());
            let rest = match record.outcome() {
                Some(_) => 0,
                None if after.turn() == side => value(after),
                None => -value(after),
            };
            let kept = lead(after, side) + rest - lead(position, side);
            assert_eq!(kept, i32::from(answer.value), "{position}");
            Some(answer)
        });
    }
}

#[test]
fn the_strongest_level_against_itself_ends_at_the_proved_value() {
    for game in GameId::ALL {
        let path = format!(
            "{}/www/results/{}.json",
            env!("CARGO_MANIFEST_DIR"),
            game.id()
        );
        let Ok(text) = std::fs::read_to_string(path) else {
            continue;
        };
        let file: Value = serde_json::from_str(&text).unwrap();
        if file["result"]["exact"] == false {
            continue;
        }
        let mut record = Record::new(Position::start(game).with_format(Format::Single));
        while record.outcome().is_none() {
            let found = Search::at_level(&record, MAX_LEVEL).unwrap().run();
            record.play_text(&found.best.unwrap()).unwrap();
        }
        let scores = record.outcome().unwrap().scores;
        let margin = scores.get(Side::South) - scores.get(Side::North);
        assert_eq!(
            file["result"]["value"],
            margin,
            "{}: {}",
            game.id(),
            record.save()
        );
    }
}
