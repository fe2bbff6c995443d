//! The search: that it finds what a plain look at the whole tree finds, however it is sliced.

use dice::Dice;
use hollows::search::{Limits, Resources, Search, Tables};
use hollows::{BySide, Format, GameId, Move, Position, Record, Side};
use serde_json::Value;

#[path = "support/dice.rs"]
mod dice;

/// Positions from random play, `plies` moves from the start.
fn somewhere(game: GameId, plies: usize, dice: &mut Dice) -> Option<Record> {
    let mut record = Record::new(Position::start(game).with_format(Format::Single));
    for _ in 0..plies {
        let moves = record.position().legal_moves();
        record.play(dice.pick(&moves)).unwrap();
        if record.outcome().is_some() {
            return None;
        }
    }
    Some(record)
}

fn search(record: &Record, nodes: u64, tables: Option<&Tables>) -> Search {
    let limits = Limits {
        nodes,
        ..Limits::default()
    };
    Search::new(
        record,
        limits,
        Resources {
            table_bytes: 4 << 20,
            tables,
            book: None,
        },
    )
    .unwrap()
}

/// What a player gains on her opponent by a move.
fn net(before: &Position, after: &Position, side: Side) -> i32 {
    let lead = |position: &Position| position.score(side) - position.score(side.opponent());
    lead(after) - lead(before)
}

/// Between what and what the value of a position lies for `side`, by looking at every line of `depth` moves:
/// beyond it anything that is left may go to either side.
fn bounds(position: &Position, side: Side, depth: u32) -> (i32, i32) {
    if position.outcome().is_some() {
        return (0, 0);
    }
    if depth == 0 {
        let left: i32 = position.pits().iter().map(|&pit| i32::from(pit)).sum();
        return (-left, left);
    }
    let after = |m: Move| {
        let mut after = position.clone();
        after.play(m).unwrap();
        let net = net(position, &after, side);
        let (lower, upper) = bounds(&after, side, depth - 1);
        (net + lower, net + upper)
    };
    let children = position.legal_moves().into_iter().map(after);
    if position.turn() == side {
        children
            .reduce(|a, b| (a.0.max(b.0), a.1.max(b.1)))
            .unwrap()
    } else {
        children
            .reduce(|a, b| (a.0.min(b.0), a.1.min(b.1)))
            .unwrap()
    }
}

#[test]
fn the_slices_of_a_search_do_not_change_it() {
    let mut dice = Dice::new(1);
    for game in GameId::ALL {
        let record = somewhere(game, 6, &mut dice).unwrap();
        let whole = search(&record, 20_000, None).run();
        for slice in [1, 97, 5_000] {
            let mut sliced = search(&record, 20_000, None);
            let progress =
                std::iter::repeat_with(|| sliced.step(slice)).find(|progress| progress.done);
            assert_eq!(
                progress.as_ref(),
                Some(&whole),
                "{} in slices of {slice}",
                game.id()
            );
        }
    }
}

#[test]
fn exact_values_are_those_of_the_whole_tree() {
    let mut dice = Dice::new(2);
    for game in [GameId::SanYao, GameId::Ayoayo, GameId::HoyitoII] {
        let mut tables = Tables::new(game);
        if let Some(tables) = &mut tables {
            assert!(tables.build(6, u64::MAX));
        }
        let (mut compared, mut tried) = (0, 0);
        while compared < 40 && tried < 4_000 {
            tried += 1;
            let Some(record) = somewhere(game, 10 + dice.below(60), &mut dice) else {
                continue;
            };
            // Without its history, which the plain look does not know either.
            let record = Record::new(record.position().clone());
            let position = record.position();
            let left: u32 = position.pits().iter().map(|&pit| u32::from(pit)).sum();
            let (lower, upper) = match left {
                0..=9 => bounds(position, position.turn(), 9),
                _ => continue,
            };
            for tables in [None, tables.as_ref()] {
                let progress = search(&record, 200_000, tables).run();
                if progress.exact {
                    let value = i32::from(progress.value);
                    assert!(
                        (lower..=upper).contains(&value),
                        "{position}: {progress:?} {lower} {upper}"
                    );
                    compared += usize::from(lower == upper);
                } else {
                    assert_ne!(lower, upper, "{position}: {progress:?}");
                }
            }
        }
        assert!(compared >= 10, "{} only {compared} of {tried}", game.id());
    }
}

#[test]
fn the_proved_move_keeps_the_proved_value() {
    let mut dice = Dice::new(3);
    for game in GameId::ALL {
        let mut kept = 0;
        for _ in 0..400 {
            let Some(mut record) = somewhere(game, 20 + dice.below(30), &mut dice) else {
                continue;
            };
            let before = record.position().clone();
            let progress = search(&record, 20_000, None).run();
            if !progress.exact {
                continue;
            }
            record.play_text(progress.best.as_ref().unwrap()).unwrap();
            let after = record.position();
            let gained = net(&before, after, before.turn());
            let rest = match record.outcome() {
                Some(_) => 0,
                None => {
                    let next = search(&record, 200_000, None).run();
                    if !next.exact {
                        continue;
                    }
                    if after.turn() == before.turn() {
                        next.value
                    } else {
                        -next.value
                    }
                }
            };
            assert_eq!(
                i32::from(progress.value),
                gained + i32::from(rest),
                "{before} {progress:?}"
            );
            kept += 1;
            if kept == 40 {
                break;
            }
        }
        assert!(
            kept >= 10 || game == GameId::HoyitoII2x12,
            "{} only {kept}",
            game.id()
        );
    }
}

#[test]
fn a_round_of_san_yao_between_perfect_players_ends_37_to_13() {
    let mut record = Record::new(Position::start(GameId::SanYao).with_format(Format::Single));
    while record.outcome().is_none() {
        let progress = search(&record, 300_000, None).run();
        assert!(progress.exact, "{}", record.position());
        record.play_text(&progress.best.unwrap()).unwrap();
    }
    assert_eq!(
        record.outcome().unwrap().scores,
        BySide {
            south: 37,
            north: 13
        }
    );
}

#[test]
fn positions_that_occurred_before_are_not_counted_on() {
    // North is to move for the second time in this position; what comes back to it may end the game.
    let start = "0,0,0,0,0,1/1,0,0,0,0,0 0:0 S";
    let mut record = Record::new(Position::parse(GameId::HoyitoII, start).unwrap());
    let fresh = search(&record, 10_000, None).run();
    while record.outcome().is_none() {
        let m = record.position().legal_moves()[0];
        record.play(m).unwrap();
        let Ok(mut again) = Search::new(
            &record,
            Limits {
                nodes: 10_000,
                ..Limits::default()
            },
            Resources::default(),
        ) else {
            break;
        };
        let progress = again.run();
        if progress.exact {
            assert_eq!(progress.value, 0, "{}", record.position());
        }
    }
    assert!(!fresh.exact || fresh.value == 0);
}

#[test]
fn searches_come_out_as_written_down() {
    // The browser's tests read the same lines: natively and in wasm a search visits the same nodes.
    for line in include_str!("vectors/search.jsonl").lines() {
        let vector: Value = serde_json::from_str(line).unwrap();
        let game: GameId = vector["game"].as_str().unwrap().parse().unwrap();
        let position = Position::parse(game, vector["position"].as_str().unwrap()).unwrap();
        let limits = Limits {
            nodes: 50_000,
            ..Limits::default()
        };
        let tables = vector["tables"].as_u64().map(|seeds| {
            let mut tables = Tables::new(game).unwrap();
            assert!(tables.build(seeds as u32, u64::MAX));
            tables
        });
        let resources = Resources {
            tables: tables.as_ref(),
            ..Resources::default()
        };
        let record = Record::new(position);
        let mut search = Search::new(&record, limits, resources).unwrap();
        let progress = serde_json::to_value(search.run()).unwrap();
        for key in ["move", "value", "exact", "depth", "nodes"] {
            assert_eq!(progress[key], vector[key], "{key} of {line}");
        }
    }
}
