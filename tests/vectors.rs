//! Positions and whole games with the right answers, and perft figures.

use hollows::perft::perft;
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

#[test]
fn clauses_are_shown_as_the_rules_page_says() {
    let path = format!("{}/www/locales/en/diagrams.ftl", env!("CARGO_MANIFEST_DIR"));
    let captions = std::fs::read_to_string(path).unwrap();
    let mut shown = BTreeMap::<String, usize>::new();
    for line in read("clauses.jsonl").lines() {
        let vector: Value = serde_json::from_str(line).unwrap();
        let text = |key: &str| vector[key].as_str().unwrap();
        let game: GameId = text("game").parse().unwrap();
        let mut position = Position::parse(game, text("position")).unwrap();
        position
            .play(game.parse_move(text("move")).unwrap())
            .unwrap();
        assert_eq!(position.to_string(), text("after"), "{line}");
        let number = shown.entry(text("clause").to_string()).or_default();
        *number += 1;
        let caption = format!("\ndiagram-{}-{number} = ", text("clause"));
        assert!(captions.contains(&caption), "{caption}");
    }
    assert_eq!(
        captions.matches("\ndiagram-").count() - 2,
        shown.values().sum()
    );
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
