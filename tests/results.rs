//! The published values: that their files are whole, that their lines of play can be played, and that the
//! cheap ones come out again.

use hollows::perft::perft;
use hollows::record::MAX_LEVEL;
use hollows::search::contest::round_starts;
use hollows::search::solve::solve;
use hollows::search::{Resources, Tables, balance};
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

/// A file of the project.
fn source(name: &str) -> String {
    std::fs::read_to_string(format!("{}/{name}", env!("CARGO_MANIFEST_DIR"))).unwrap()
}

/// The results are in the order of the ids in src/wasm.d.ts.
#[test]
fn javascript_is_told_the_same_games_in_the_same_order() {
    let types = source("src/wasm.d.ts");
    let (_, union) = types.split_once("export type GameId =").unwrap();
    let (union, _) = union.split_once(';').unwrap();
    let told: Vec<_> = union.split('"').skip(1).step_by(2).collect();
    let ids = GameId::ALL.map(GameId::id);
    assert_eq!(
        told, ids,
        "GameId in src/wasm.d.ts (left) is not GameId::ALL in src/games/id.rs (right)"
    );
}

#[test]
fn the_attribute_game_is_said_to_take_all_ids() {
    let list = GameId::ALL.map(|game| format!("`{}`", game.id()));
    let list = format!("The game or ruleset: {}. Must", list.join(", "));
    for (file, how) in [
        ("www/src/element.ts", "in the comment on `game`"),
        ("docs/hollows-board.md", "by node scripts/reference.mjs"),
    ] {
        let told = source(file);
        assert!(told.contains(&list), "{file} should say, {how}: {list}");
    }
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
        let [lower, value, upper] = ["lower", "value", "upper"].map(|what| result[what].as_i64());
        match result["exact"].as_bool().unwrap() {
            true => assert!(lower == value && value == upper, "{}", game.id()),
            // Open: what is proved on either side is still said.
            false => assert!(
                lower <= value && value <= upper && lower < upper,
                "{}",
                game.id()
            ),
        }
        if let Some(moves) = result["moves"].as_object() {
            let best = moves.values().map(|value| value.as_i64().unwrap()).max();
            assert_eq!(best, result["value"].as_i64());
            assert_eq!(moves.len(), Position::start(game).legal_moves().len());
        }
    }
}

#[test]
fn moves_of_o_an_quan_that_mirror_each_other_are_worth_the_same() {
    let moves = read("o-an-quan")["result"]["moves"].clone();
    let moves = moves.as_object().unwrap();
    assert_eq!(moves.len(), 10);
    for (m, value) in moves {
        let mirrored: String = m
            .chars()
            .map(|c| match c {
                'l' => 'r',
                'r' => 'l',
                pit => char::from(b'A' + b'E' - pit as u8),
            })
            .collect();
        assert_eq!(value, &moves[&mirrored], "{m} and {mirrored}");
    }
}

#[test]
fn the_lines_of_play_can_be_played_and_end_at_the_value() {
    for (game, file) in published().filter(|(_, file)| file["result"]["exact"] == true) {
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
        book: None,
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

/// What to do about a level that scores otherwise than it should.
const TUNE: &str = "change `halvings` in src/search/level.rs and run scripts/calibrate.sh again:";

#[test]
fn levels_score_what_is_said_of_them() {
    let file = read("levels");
    let pairs = file["pairs"].as_array().unwrap();
    for game in GameId::ALL {
        let of_game: Vec<_> = pairs
            .iter()
            .filter(|pair| pair["game"] == game.id())
            .collect();
        assert_eq!(
            of_game.len(),
            usize::from(MAX_LEVEL),
            "{id} is not in www/results/levels.json: run scripts/calibrate.sh {id}",
            id = game.id()
        );
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
                1 => assert!(score <= 0.75, "{TUNE} {pair}"),
                2..=4 => assert!((0.7..=0.85).contains(&score), "{TUNE} {pair}"),
                _ => assert!(score >= 0.5, "{TUNE} {pair}"),
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

/// The answers in a file that `scripts/measure.sh` writes.
fn measured(name: &str) -> Vec<Value> {
    read(name)["results"].as_array().unwrap().clone()
}

#[test]
fn the_self_play_of_both_kinds_of_player_is_there_for_all_games() {
    let results = measured("selfplay");
    let twice = GameId::ALL.repeat(2);
    let games = results.iter().map(|answer| &answer["result"]["game"]);
    assert!(
        games.eq(twice.iter().map(|game| game.id())),
        "www/results/selfplay.json has not all games in their order: run scripts/measure.sh selfplay"
    );
    for answer in &results {
        let result = &answer["result"];
        assert_eq!(result["version"], env!("CARGO_PKG_VERSION"));
        assert_eq!(result["games"], 1000);
        let who = &result["players"]["south"];
        assert_eq!(who, &result["players"]["north"]);
        let (game, who) = (result["game"].as_str().unwrap(), who.to_string());
        let who = who.trim_matches('"');
        let asked =
            format!("hollows selfplay {game} --games 1000 --south {who} --north {who} --seed 1");
        assert_eq!(answer["command"], asked);
    }
}

#[test]
fn self_play_at_random_gives_the_same_statistics_again() {
    for game in [GameId::Ayoayo, GameId::OAnQuan, GameId::OAnQuanVi] {
        let statistics = selfplay::play(&Plan {
            game,
            games: 1000,
            south: Chooser::Random,
            north: Chooser::Random,
            seed: 1,
            opening: 0,
        });
        let again = serde_json::to_value(&statistics).unwrap();
        let mut results = measured("selfplay").into_iter();
        assert!(
            results.any(|answer| alike(&answer["result"], &again)),
            "{again}"
        );
    }
}

/// Whether two values are the same but for the last digits of their numbers.
fn alike(a: &Value, b: &Value) -> bool {
    match (a, b) {
        (Value::Number(a), Value::Number(b)) => {
            (a.as_f64().unwrap() - b.as_f64().unwrap()).abs() < 1e-9
        }
        (Value::Object(a), Value::Object(b)) => {
            a.len() == b.len()
                && a.iter()
                    .all(|(key, value)| b.get(key).is_some_and(|b| alike(value, b)))
        }
        _ => a == b,
    }
}

#[test]
fn the_game_trees_have_as_many_leaves_as_published() {
    let results = measured("perft");
    let games = results.iter().map(|answer| &answer["game"]);
    assert!(
        games.eq(GameId::ALL.iter().map(|game| game.id())),
        "www/results/perft.json has not all games in their order: run scripts/measure.sh perft"
    );
    for (game, answer) in GameId::ALL.into_iter().zip(&results) {
        for depth in 1..=4 {
            let leaves = perft(&Position::start(game), depth);
            assert_eq!(
                answer["leaves"][depth as usize - 1],
                leaves,
                "{} {depth}",
                game.id()
            );
        }
    }
}

#[test]
fn the_smaller_endgame_tables_come_out_again() {
    for answer in measured("tables") {
        let layers = answer["result"].as_array().unwrap();
        let game: GameId = layers[0]["game"].as_str().unwrap().parse().unwrap();
        let mut tables = Tables::new(game).unwrap();
        for (seeds, published) in (1..=6).zip(layers) {
            tables.build(seeds, u64::MAX);
            let layer = serde_json::to_value(tables.layers().last().unwrap()).unwrap();
            for (key, value) in layer.as_object().unwrap() {
                assert_eq!(&published[key], value, "{published}");
            }
            let values = serde_json::to_value(tables.values(seeds)).unwrap();
            assert_eq!(published["values"], values);
        }
    }
}

/// Openings of seed 1 among which those published are.
const OPENINGS: u64 = 10_000;

#[test]
fn balanced_starts_are_fair_and_their_lines_end_in_a_draw() {
    let results = measured("balanced");
    let starts = results
        .iter()
        .flat_map(|answer| answer["result"].as_array().unwrap());
    for start in starts.clone() {
        let game: GameId = start["game"].as_str().unwrap().parse().unwrap();
        let position = Position::parse(game, start["position"].as_str().unwrap()).unwrap();
        let single = position.clone().with_format(Format::Single);
        let found = match start["moved"].as_u64() {
            Some(moved) => balance::starts(game, moved as u8).contains(&single),
            None => {
                let plies = start["ply"].as_u64().unwrap() as u32;
                (0..OPENINGS).any(|n| balance::opening(game, plies, 1, n).as_ref() == Some(&single))
            }
        };
        assert!(found, "{start}");
        let lead = position.score(position.turn()) - position.score(position.turn().opponent());
        assert_eq!(
            (&start["value"], &start["exact"]),
            (&(-lead).into(), &true.into())
        );
        let mut record = Record::new(position.clone().with_format(Format::Single));
        for m in start["pv"].as_array().unwrap() {
            record.play_text(m.as_str().unwrap()).unwrap();
        }
        let scores = record.outcome().unwrap().scores;
        assert_eq!(scores.south, scores.north, "{start}");
        // The larger games take minutes.
        if game == GameId::SanYao {
            let resources = Resources {
                table_bytes: 8 << 20,
                tables: None,
                book: None,
            };
            let solution = solve(&position, resources, false, &|_| (), &|| true).unwrap();
            assert_eq!((solution.value, solution.exact), (0, true), "{start}");
        }
    }
    assert!(starts.count() >= 5);
}
