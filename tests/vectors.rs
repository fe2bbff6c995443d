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

/// Of a finished game only the result counts; of others everything.
fn essence(position: &str) -> &str {
    position
        .find("over=")
        .map_or(position, |at| &position[at..])
}

fn every_position_leads_where_it_should(game: GameId) {
    let text = read(&format!("{}.jsonl", game.id()));
    for line in text.lines() {
        let vector: Value = serde_json::from_str(line).unwrap();
        let text = vector["position"].as_str().unwrap();
        let position =
            Position::parse(game, text).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(position.to_string(), text);
        let expected: BTreeMap<_, _> = vector["moves"]
            .as_object()
            .unwrap()
            .iter()
            .map(|(m, after)| (m.clone(), essence(after.as_str().unwrap()).to_string()))
            .collect();
        let moves: BTreeMap<_, _> = position
            .legal_moves()
            .into_iter()
            .map(|m| {
                let mut after = position.clone();
                after.play(m).unwrap();
                (game.move_text(m), essence(&after.to_string()).to_string())
            })
            .collect();
        assert_eq!(moves, expected, "{} {text}", game.id());
    }
    assert!(text.lines().count() >= 400);
}

#[test]
fn san_yao_positions() {
    every_position_leads_where_it_should(GameId::SanYao);
}

#[test]
fn ayoayo_positions() {
    every_position_leads_where_it_should(GameId::Ayoayo);
}

#[test]
fn hoyito_ii_positions() {
    every_position_leads_where_it_should(GameId::HoyitoII);
}

#[test]
fn hoyito_ii_2x12_positions() {
    every_position_leads_where_it_should(GameId::HoyitoII2x12);
}

#[test]
fn o_an_quan_positions() {
    every_position_leads_where_it_should(GameId::OAnQuan);
}

#[test]
fn o_an_quan_vi_positions() {
    every_position_leads_where_it_should(GameId::OAnQuanVi);
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
    for line in read("perft.txt").lines() {
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
