//! The published values: that their files are whole, that their lines of play can be played, and that the
//! cheap ones come out again.

use hollows::record::MAX_LEVEL;
use hollows::search::Resources;
use hollows::search::contest::round_starts;
use hollows::search::solve::solve;
use hollows::selfplay::{self, Chooser, Plan};
use hollows::{Format, GameId, Position, Record};
use serde_json::Value;

fn read(name: &str) -> Value {
    let path = format!("{}/www/results/{name}.json", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"));
    serde_json::from_str(&text).unwrap_or_else(|error| panic!("{path}: {error}"))
}

fn published() -> impl Iterator<Item = (GameId, Value)> {
    let games = GameId::ALL.into_iter().filter(|game| {
        let path = format!(
            "{}/www/results/{}.json",
            env!("CARGO_MANIFEST_DIR"),
            game.id()
        );
        std::path::Path::new(&path).exists()
    });
    games.map(|game| (game, read(game.id())))
}

#[test]
fn every_file_says_what_is_proved_and_by_which_command() {
    assert!(published().count() >= 4);
    for (game, file) in published() {
        let command = file["command"].as_str().unwrap();
        assert!(
            command.starts_with(&format!("hollows solve {}", game.id())),
            "{command}"
        );
        let result = &file["result"];
        assert_eq!(result["version"], env!("CARGO_PKG_VERSION"));
        assert_eq!(result["position"], Position::start(game).to_string());
        assert_eq!(result["exact"], true);
        for bound in ["lower", "upper"] {
            assert_eq!(result[bound], result["value"], "{} {bound}", game.id());
        }
        if let Some(moves) = result["moves"].as_object() {
            let best = moves.values().map(|value| value.as_i64().unwrap()).max();
            assert_eq!(best, result["value"].as_i64());
            assert_eq!(moves.len(), Position::start(game).legal_moves().len());
        }
    }
}

#[test]
fn the_lines_of_play_can_be_played_and_end_at_the_value() {
    for (game, file) in published() {
        let mut record = Record::new(Position::start(game).with_format(Format::Single));
        for m in file["result"]["pv"].as_array().unwrap() {
            record.play_text(m.as_str().unwrap()).unwrap();
        }
        let scores = record.outcome().unwrap().scores;
        assert_eq!(
            file["result"]["value"],
            scores.south - scores.north,
            "{}",
            game.id()
        );
    }
}

#[test]
fn the_value_of_san_yao_comes_out_again() {
    let start = Position::start(GameId::SanYao);
    let resources = Resources {
        table_bytes: 8 << 20,
        tables: None,
    };
    let solution = solve(&start, resources, true, &|_| (), &|| true).unwrap();
    let file = &read("san-yao")["result"];
    assert_eq!(file["value"], solution.value);
    assert_eq!(
        file["moves"],
        serde_json::to_value(&solution.moves).unwrap()
    );
    let lines = read("san-yao-match")["result"].clone();
    let starts = round_starts().unwrap();
    assert_eq!(lines.as_array().unwrap().len(), starts.len());
    for (line, start) in lines.as_array().unwrap().iter().zip(starts) {
        for (key, value) in serde_json::to_value(start).unwrap().as_object().unwrap() {
            assert_eq!(&line[key], value, "{line}");
        }
    }
}

#[test]
fn levels_score_what_is_said_of_them() {
    let file = read("levels");
    let pairs = file["pairs"].as_array().unwrap();
    for game in GameId::ALL {
        let of_game: Vec<_> = pairs
            .iter()
            .filter(|pair| pair["game"] == game.id())
            .collect();
        assert_eq!(of_game.len(), usize::from(MAX_LEVEL), "{}", game.id());
        for pair in of_game {
            let number = |what: &str| pair[what].as_f64().unwrap();
            let score = (number("wins") + number("draws") / 2.0) / number("games");
            assert!((score - number("score")).abs() < 1e-4, "{pair}");
            assert_eq!(
                number("wins") + number("draws") + number("losses"),
                number("games")
            );
            assert!(number("games") >= 200.0 && number("low") < score && score < number("high"));
            assert_eq!(pair["commands"].as_array().unwrap().len(), 2);
            match number("higher") as u8 {
                1 => assert!(score <= 0.75, "{pair}"),
                2..=4 => assert!((0.7..=0.85).contains(&score), "{pair}"),
                _ => assert!(score >= 0.5, "{pair}"),
            }
        }
    }
}

#[test]
fn the_lowest_levels_of_a_short_game_score_the_same_again() {
    let file = read("levels");
    let is_shortest = |pair: &&Value| pair["game"] == "ayoayo" && pair["higher"] == 2;
    let pair = file["pairs"]
        .as_array()
        .unwrap()
        .iter()
        .find(is_shortest)
        .unwrap();
    let halves = [(2, 1), (1, 2)].map(|(south, north)| {
        selfplay::play(&Plan {
            game: GameId::Ayoayo,
            games: pair["games"].as_u64().unwrap() as u32 / 2,
            south: Chooser::Level(south),
            north: Chooser::Level(north),
            seed: 1,
            opening: 4,
        })
    });
    let [higher_first, lower_first] = &halves;
    assert_eq!(
        pair["wins"],
        higher_first.wins.south + lower_first.wins.north
    );
    assert_eq!(
        pair["losses"],
        higher_first.wins.north + lower_first.wins.south
    );
}
