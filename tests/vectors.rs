//! Positions and whole games with the right answers, and perft figures.

use hollows::perft::perft;
use hollows::view::{Preview, View};
use hollows::{GameId, Position, Record};
use serde_json::Value;
use std::collections::BTreeMap;

fn read(name: &str) -> String {
    let path = format!("{}/tests/vectors/{name}", env!("CARGO_MANIFEST_DIR"));
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"))
}

fn exists(name: &str) -> bool {
    let path = format!("{}/tests/vectors/{name}", env!("CARGO_MANIFEST_DIR"));
    std::path::Path::new(&path).exists()
}

/// Of a finished game only the result counts; of others everything.
fn essence(position: &str) -> &str {
    position
        .find("over=")
        .map_or(position, |at| &position[at..])
}

/// Where each move leads; nothing if it is no position of this game.
fn answers(game: GameId, position: &str) -> Option<BTreeMap<String, String>> {
    let position = Position::parse(game, position).ok()?;
    let answer = |m| {
        let mut after = position.clone();
        after.play(m).unwrap();
        (game.move_text(m), essence(&after.to_string()).to_string())
    };
    Some(position.legal_moves().into_iter().map(answer).collect())
}

/// Whether a game's positions are enough: 400, or, for a ruleset that differs in a clause from one before it, 40 in which
/// that shows.
fn enough(game: GameId, positions: &[String]) -> bool {
    let before = GameId::ALL.into_iter().take_while(|&other| other != game);
    let native = |game: GameId| game.facts().native;
    let mut alike = before.filter(|&other| native(other) == native(game));
    let shows = |other, position: &&String| {
        answers(other, position).is_some_and(|others| Some(others) != answers(game, position))
    };
    positions.len() >= 400
        || alike.any(|other| positions.iter().filter(|one| shows(other, one)).count() >= 40)
}

#[test]
fn every_position_leads_where_it_should() {
    let mut lacking = Vec::new();
    for game in GameId::ALL {
        let name = format!("{}.jsonl", game.id());
        if !exists(&name) {
            lacking.push(format!("there is no tests/vectors/{name}"));
            continue;
        }
        let mut positions = Vec::new();
        for line in read(&name).lines() {
            let vector: Value = serde_json::from_str(line).unwrap();
            let text = vector["position"].as_str().unwrap();
            let position = Position::parse(game, text)
                .unwrap_or_else(|error| panic!("{name}: {text}: {error}"));
            assert_eq!(position.to_string(), text);
            let expected: BTreeMap<_, _> = vector["moves"]
                .as_object()
                .unwrap()
                .iter()
                .map(|(m, after)| (m.clone(), essence(after.as_str().unwrap()).to_string()))
                .collect();
            assert_eq!(answers(game, text), Some(expected), "{name}: {text}");
            positions.push(text.to_string());
        }
        if !enough(game, &positions) {
            lacking.push(format!(
                "tests/vectors/{name} has {} positions: 400 are enough, or 40 which lead elsewhere than in another ruleset of its game",
                positions.len()
            ));
        }
    }
    assert!(
        lacking.is_empty(),
        "{}\nCONTRIBUTING.md says what they are made from",
        lacking.join("\n")
    );
}

/// Positions that the site shows, each with a move and where it leads; gives their number for each `key`.
fn shown_positions(name: &str, key: &str) -> BTreeMap<String, usize> {
    let mut shown = BTreeMap::new();
    for line in read(name).lines() {
        let vector: Value = serde_json::from_str(line).unwrap();
        let text = |key: &str| vector[key].as_str().unwrap();
        let game: GameId = text("game").parse().unwrap();
        let mut record = Record::new(Position::parse(game, text("position")).unwrap());
        let before = vector["moves"].as_str().unwrap_or_default();
        for m in before.split_whitespace().chain([text("move")]) {
            record.play_text(m).unwrap();
        }
        assert_eq!(record.position().to_string(), text("after"), "{line}");
        *shown.entry(text(key).to_string()).or_default() += 1;
    }
    shown
}

/// The English messages of a part of the site.
fn messages(part: &str) -> String {
    let root = env!("CARGO_MANIFEST_DIR");
    std::fs::read_to_string(format!("{root}/www/locales/en/{part}.ftl")).unwrap()
}

#[test]
fn clauses_are_shown_as_the_rules_page_says() {
    let shown = shown_positions("clauses.jsonl", "clause");
    let captions = messages("diagrams");
    for (clause, count) in shown {
        for number in 1..=count + 1 {
            let caption = format!("\ndiagram-{clause}-{number} = ");
            assert_eq!(captions.contains(&caption), number <= count, "{caption}");
        }
    }
}

#[test]
fn guided_games_go_as_they_are_told() {
    let steps = shown_positions("lessons.jsonl", "game");
    let texts = messages("learn");
    assert_eq!(steps.len(), 4);
    for (game, count) in steps {
        assert!((5..=8).contains(&count), "{game}");
        for number in 1..=count + 1 {
            let task = format!("\nlearn-{game}-{number} = ");
            assert_eq!(texts.contains(&task), number <= count, "{task}");
        }
    }
}

#[test]
fn scores_in_guided_games_can_have_come_about() {
    for line in read("lessons.jsonl").lines() {
        let vector: Value = serde_json::from_str(line).unwrap();
        let game: GameId = vector["game"].as_str().unwrap().parse().unwrap();
        let position = Position::parse(game, vector["position"].as_str().unwrap()).unwrap();
        let view = View::of(&Record::new(position));
        let scores = [view.stores.south.score, view.stores.north.score];
        // Where nothing was captured yet only the pits that a step is about are filled.
        if scores == [0, 0] {
            continue;
        }
        let lying = |view: &View| -> i32 {
            let worth = view.pits.iter();
            worth
                .map(|pit| i32::from(pit.seeds) + 10 * i32::from(pit.stones))
                .sum()
        };
        let start = View::of(&Record::new(Position::start(game)));
        assert_eq!(
            scores[0] + scores[1] + lying(&view),
            lying(&start),
            "{line}"
        );
        if game == GameId::HoyitoII {
            assert!(scores.iter().all(|score| score % 4 == 0), "{line}");
        }
    }
}

#[test]
fn a_capture_to_be_found_in_a_guided_game_is_the_only_one() {
    for line in read("lessons.jsonl").lines() {
        let vector: Value = serde_json::from_str(line).unwrap();
        if vector["find"] != true {
            continue;
        }
        let game: GameId = vector["game"].as_str().unwrap().parse().unwrap();
        let position = Position::parse(game, vector["position"].as_str().unwrap()).unwrap();
        for m in position.legal_moves() {
            let captured = Preview::of(&position, m).unwrap().captured;
            assert_eq!(captured > 0, vector["move"] == game.move_text(m), "{line}");
        }
    }
}

#[test]
fn whole_games_end_as_they_should() {
    for line in read("games.jsonl").lines() {
        let vector: Value = serde_json::from_str(line).unwrap();
        let game: GameId = vector["game"].as_str().unwrap().parse().unwrap();
        let start = match vector["from"].as_str() {
            Some(text) => Position::parse(game, text).unwrap(),
            None => Position::start(game),
        };
        let mut record = Record::new(start);
        for m in vector["moves"].as_str().unwrap().split(' ') {
            assert!(record.outcome().is_none(), "over before {m}: {line}");
            record
                .play_text(m)
                .unwrap_or_else(|error| panic!("{error}: {line}"));
        }
        let end = record.position().to_string();
        assert_eq!(essence(&end), vector["over"].as_str().unwrap(), "{line}");
        assert_eq!(
            Record::load(&record.save()).unwrap().position(),
            record.position()
        );
    }
}

#[test]
fn perft_figures() {
    let figures = read("perft.txt");
    for game in GameId::ALL {
        let of_game = figures
            .lines()
            .filter(|line| line.split(' ').next() == Some(game.id()));
        assert!(
            of_game.count() >= 4,
            "tests/vectors/perft.txt has not four depths of {}",
            game.id()
        );
    }
    for line in figures.lines() {
        let [game, depth, leaves] = line.split(' ').collect::<Vec<_>>()[..] else {
            panic!("{line}");
        };
        let start = Position::start(game.parse().unwrap());
        assert_eq!(
            perft(&start, depth.parse().unwrap()),
            leaves.parse::<u64>().unwrap(),
            "{line}"
        );
    }
}
