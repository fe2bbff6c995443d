//! The published puzzles: each is proved again.

use hollows::search::Resources;
use hollows::search::solve::solve;
use hollows::view::Preview;
use hollows::{Format, GameId, Position, Reason, Record, Side};
use proof::{after, is_clean, legal, reaches, search};
use serde_json::Value;

#[path = "../examples/puzzles/proof.rs"]
mod proof;

fn puzzles(game: GameId) -> Vec<Value> {
    let root = env!("CARGO_MANIFEST_DIR");
    let path = format!("{root}/www/results/puzzles/{}.json", game.id());
    let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"));
    let file: Value = serde_json::from_str(&text).unwrap();
    file["puzzles"].as_array().unwrap().clone()
}

fn start(game: GameId, puzzle: &Value) -> Record {
    let text = puzzle["position"].as_str().unwrap();
    let position = Position::parse(game, text).unwrap();
    assert_eq!(position.to_string(), text);
    assert_eq!(position.turn(), Side::South);
    Record::new(position.with_format(Format::Single))
}

/// South's score less North's at the end of the printed line.
fn end_of_line(mut game: Record, puzzle: &Value) -> i32 {
    for m in puzzle["line"].as_array().unwrap() {
        assert!(game.outcome().is_none());
        game.play_text(m.as_str().unwrap()).unwrap();
    }
    let over = game.outcome().unwrap();
    assert_ne!(over.reason, Reason::Repetition);
    over.scores.south - over.scores.north
}

fn every_puzzle_has_one_right_move(game: GameId) {
    let puzzles = puzzles(game);
    assert!(puzzles.len() >= 8);
    let lengths: Vec<_> = puzzles
        .iter()
        .map(|puzzle| puzzle["decisions"].as_u64().unwrap())
        .collect();
    assert!(lengths.is_sorted() && lengths.last() > lengths.first());
    for puzzle in &puzzles {
        let record = start(game, puzzle);
        let position = record.position();
        let target = puzzle["target"].as_i64().unwrap() as i32;
        let best = puzzle["line"][0].as_str().unwrap();

        // The value, by other means than those the puzzles were found with.
        let resources = Resources {
            table_bytes: 8 << 20,
            tables: None,
            book: None,
        };
        let solution = solve(position, resources, false, &|_| (), &|| true).unwrap();
        assert!(solution.exact, "{puzzle}");
        let ahead = position.score(Side::South) - position.score(Side::North);
        let margin = ahead + i32::from(solution.value);
        assert_eq!(end_of_line(record.clone(), puzzle), margin, "{puzzle}");
        match puzzle["goal"].as_str().unwrap() {
            "win" => assert!(target == 1 && margin >= 1, "{puzzle}"),
            _ => assert_eq!(target, margin, "{puzzle}"),
        }

        let found = search(&record);
        assert!(found.exact && found.margin == margin, "{puzzle}");
        assert_eq!(found.best.as_deref(), Some(best), "{puzzle}");
        assert!(found.nodes <= 60_000, "{puzzle}");

        // One move reaches it, and another tempts.
        let takes = |m: &str| {
            let m = game.parse_move(m).unwrap();
            Preview::of(position, m).unwrap().captured
        };
        let mut tempting = 0;
        for m in legal(&record) {
            let reached = reaches(&after(&record, &m), target);
            assert_eq!(reached, Some(m == best), "{m} in {puzzle}");
            tempting += u32::from(m != best && takes(&m) >= takes(best).max(1));
        }
        assert!(tempting > 0, "{puzzle}");
    }
}

/// What is said of the computer's answers on the page, and of repetition.
fn answers_are_perfect(game: GameId) {
    for puzzle in puzzles(game) {
        let target = puzzle["target"].as_i64().unwrap() as i32;
        let record = start(game, &puzzle);
        assert!(
            is_clean(&record, target, &mut Vec::new(), &mut 0),
            "{puzzle}"
        );
    }
}

macro_rules! puzzles_of {
    ($($name:ident: $game:ident;)+) => {
        $(mod $name {
            use hollows::GameId;

            #[test]
            fn every_puzzle_has_one_right_move() {
                super::every_puzzle_has_one_right_move(GameId::$game);
            }

            #[test]
            fn answers_are_perfect() {
                super::answers_are_perfect(GameId::$game);
            }
        })+
    };
}

puzzles_of! {
    san_yao: SanYao;
    o_an_quan: OAnQuan;
    ayoayo: Ayoayo;
    hoyito_ii: HoyitoII;
}
