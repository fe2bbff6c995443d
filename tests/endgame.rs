//! Endgame tables against a plain search that plays C-3 as it is written: it counts how often each position of
//! a line has occurred, and moves without a capture.

use dice::Dice;
use hollows::search::{Limits, Progress, Resources, Search, Tables};
use hollows::{GameId, Position, Record, Side};
use std::collections::HashMap;

#[path = "support/dice.rs"]
mod dice;

/// Positions looked at before a question is given up: lines that go round are many.
const PATIENCE: u32 = 30_000;

/// What occurred since the last capture.
#[derive(Default)]
struct History {
    seen: HashMap<(Vec<u8>, Side), u32>,
    quiet: u32,
}

/// Answers whether a position is worth so much to the player to move.
#[derive(Default)]
struct Plain {
    looked: u32,
    /// Answers about positions that a capture has led to.
    fresh: HashMap<(String, i32), bool>,
}

impl Plain {
    /// Of a position none of whose kind has occurred before; nothing when that takes too long.
    fn fresh(&mut self, position: &Position, least: i32) -> Option<bool> {
        let key = (position.to_string(), least);
        if let Some(&known) = self.fresh.get(&key) {
            return Some(known);
        }
        let mut history = History::default();
        history.seen.insert(kind(position), 1);
        let answer = self.at_least(position, least, &mut history)?;
        self.fresh.insert(key, answer);
        Some(answer)
    }

    fn at_least(&mut self, position: &Position, least: i32, history: &mut History) -> Option<bool> {
        self.looked += 1;
        if self.looked > PATIENCE {
            return None;
        }
        let left = seeds(position);
        if least > left || least <= -left {
            return Some(least <= -left);
        }
        let side = position.turn();
        let mut children: Vec<_> = position
            .legal_moves()
            .into_iter()
            .map(|m| {
                let mut after = position.clone();
                after.play(m).unwrap();
                after
            })
            .collect();
        // First what settles most: captures, and then what has occurred, if a repetition is good enough.
        children.sort_by_cached_key(|after| {
            let occurred = history
                .seen
                .get(&kind(after))
                .map_or(0, |&times| times as i32);
            (seeds(after), if least <= 0 { -occurred } else { occurred })
        });
        for after in children {
            let gained = lead(&after, side) - lead(position, side);
            let same = after.turn() == side;
            let ask = if same {
                least - gained
            } else {
                gained - least + 1
            };
            let answer = if after.outcome().is_some() {
                (least <= gained) == same
            } else if seeds(&after) < left {
                self.fresh(&after, ask)?
            } else {
                let key = kind(&after);
                let occurred = history.seen.get(&key).copied().unwrap_or(0) + 1;
                if occurred == 3 || history.quiet + 1 == 200 {
                    ask <= 0
                } else {
                    history.seen.insert(key.clone(), occurred);
                    history.quiet += 1;
                    let answer = self.at_least(&after, ask, history);
                    history.quiet -= 1;
                    history.seen.insert(key, occurred - 1);
                    answer?
                }
            };
            if answer == same {
                return Some(true);
            }
        }
        Some(false)
    }
}

/// What C-3 compares.
fn kind(position: &Position) -> (Vec<u8>, Side) {
    (position.pits().to_vec(), position.turn())
}

fn seeds(position: &Position) -> i32 {
    position.pits().iter().map(|&pit| i32::from(pit)).sum()
}

fn lead(position: &Position, side: Side) -> i32 {
    position.score(side) - position.score(side.opponent())
}

/// A position with so many seeds, thrown at random; nothing when nobody could be to move in it.
fn thrown(game: GameId, seeds: usize, dice: &mut Dice) -> Option<Position> {
    let all: [usize; 12] = std::array::from_fn(|pit| pit);
    let mut pits = [0; 12];
    for _ in 0..seeds {
        pits[dice.pick(&all)] += 1;
    }
    let row = |pits: Vec<String>| pits.join(",");
    let south = row(pits[..6].iter().map(u8::to_string).collect());
    let north = row(pits[6..].iter().rev().map(u8::to_string).collect());
    Position::parse(game, &format!("{north}/{south} 0:0 S")).ok()
}

/// What a search with the tables finds.
fn found(record: &Record, tables: &Tables) -> Progress {
    let resources = Resources {
        tables: Some(tables),
        table_bytes: 4 << 20,
        book: None,
    };
    let limits = Limits {
        nodes: 50_000,
        ..Limits::default()
    };
    Search::new(record, limits, resources).unwrap().run()
}

/// The value of a position in the tables.
fn value(position: &Position, tables: &Tables) -> i32 {
    let found = found(&Record::new(position.clone()), tables);
    assert!(found.exact, "{position}: {found:?}");
    found.value.into()
}

fn built(game: GameId, seeds: u32) -> Tables {
    let mut tables = Tables::new(game).unwrap();
    assert!(tables.build(seeds, u64::MAX));
    tables
}

/// Compares thrown positions with up to so many seeds; gives the number of those for which the plain search came to its end.
fn compared(game: GameId, seeds: usize) -> usize {
    let tables = built(game, seeds as u32);
    let mut dice = Dice::new(7);
    let mut plain = Plain::default();
    let mut compared = 0;
    for round in 0..300 {
        let Some(position) = thrown(game, 1 + round % seeds, &mut dice) else {
            continue;
        };
        let value = value(&position, &tables);
        let mut ask = |least| {
            plain.looked = 0;
            plain.fresh(&position, least)
        };
        if let (Some(reached), Some(passed)) = (ask(value), ask(value + 1)) {
            assert!(reached && !passed, "{position}: {value}");
            compared += 1;
        }
    }
    compared
}

#[test]
fn table_values_are_those_of_the_third_occurrence() {
    for (game, seeds, enough) in [(GameId::Ayoayo, 5, 200), (GameId::HoyitoII, 3, 40)] {
        let compared = compared(game, seeds);
        assert!(compared >= enough, "only {compared}");
    }
}

/// Plays a position to its end, the side to move by the tables; how many points it gains on the other.
fn gained(position: &Position, tables: &Tables, mut other: impl FnMut(&Record) -> String) -> i32 {
    let side = position.turn();
    let mut record = Record::new(position.clone());
    while record.outcome().is_none() {
        let text = match record.position().turn() == side {
            true => found(&record, tables).best.unwrap(),
            false => other(&record),
        };
        record.play_text(&text).unwrap();
    }
    lead(record.position(), side) - lead(position, side)
}

#[test]
fn a_value_is_made_good_whatever_the_other_plays() {
    for game in [GameId::Ayoayo, GameId::HoyitoII] {
        let tables = built(game, 7);
        let mut dice = Dice::new(11);
        let mut ahead = 0;
        for round in 0..400 {
            let Some(position) = thrown(game, 2 + round % 6, &mut dice) else {
                continue;
            };
            let value = value(&position, &tables);
            ahead += usize::from(value > 0);
            let by_chance = gained(&position, &tables, |record| {
                let moves = record.position().legal_moves();
                game.move_text(dice.pick(&moves))
            });
            assert!(by_chance >= value, "{position}: {by_chance} of {value}");
            let against_the_best = gained(&position, &tables, |record| {
                found(record, &tables).best.unwrap()
            });
            assert_eq!(against_the_best, value, "{position}");
        }
        assert!(ahead >= 50, "only {ahead} positions to win");
    }
}
