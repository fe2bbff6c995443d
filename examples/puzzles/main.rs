//! Finds endgame puzzles: `cargo run --release --example puzzles -- GAME GAMES > www/results/puzzles/GAME.json`.
//!
//! It plays so many games, half by chance and half as level 2 does, and looks at the positions with few seeds; of
//! Hoyito II, whose endings seldom can be proved, at two hundred times as many boards dealt by chance. A puzzle is a
//! position in which a single move is best, and proved to be, while another takes at once as much or more. Whoever
//! solves it meets only positions whose value is proved, and never comes to one twice, so that nothing hangs on
//! repetition. Ten are kept, from short to long. The same number of games gives the same puzzles.

use hollows::search::{Chance, Search};
use hollows::view::Preview;
use hollows::{Format, GameId, Position, Record, Side, ring};
use proof::{after, answer, is_clean, legal, reaches, search};
use serde::Serialize;
use std::collections::{BTreeMap, BTreeSet};

mod proof;

/// Puzzles kept.
const KEPT: usize = 10;

/// Seeds on the board that a puzzle from a game begins with.
const FEWEST: u32 = 5;
const MOST: u32 = 28;

#[derive(Serialize)]
struct Puzzle {
    game: &'static str,
    position: String,
    /// `win`: only the best move wins. `most`: it wins by more than any other.
    goal: &'static str,
    /// What South's score less North's must be in the end.
    target: i32,
    /// A line of best play.
    line: Vec<String>,
    /// Turns of South's in that line in which not every move reaches the target.
    decisions: usize,
    /// Positions visited to prove the value.
    nodes: u64,
}

/// What a move takes at once.
fn takes(position: &Position, m: &str) -> u32 {
    let m = position.game().parse_move(m).expect("a legal move");
    Preview::of(position, m).expect("a legal move").captured
}

/// The line of best play from here, and in how many of her turns South has to choose well.
fn best_line(mut record: Record, target: i32) -> (Vec<String>, usize) {
    let (mut line, mut decisions) = (Vec::new(), 0);
    while record.outcome().is_none() {
        let best = if record.position().turn() == Side::South {
            let lost = |m: &String| reaches(&after(&record, m), target) == Some(false);
            decisions += usize::from(legal(&record).iter().any(lost));
            search(&record).best.expect("a legal move")
        } else {
            answer(&record)
        };
        record = after(&record, &best);
        line.push(best);
    }
    (line, decisions)
}

/// The puzzle that a position is, if it is one.
fn puzzle(position: &Position) -> Option<Puzzle> {
    let start = Record::new(position.clone().with_format(Format::Single));
    let moves = legal(&start);
    if moves.len() < 3 || moves.iter().all(|m| takes(position, m) == 0) {
        return None;
    }
    let found = search(&start);
    if !found.exact || found.margin <= 0 {
        return None;
    }
    let best = found.best?;
    let others = || moves.iter().filter(|&m| *m != best);
    let modest = takes(position, &best).max(1);
    if others().all(|m| takes(position, m) < modest) {
        return None;
    }
    let alone = |target| others().all(|m| reaches(&after(&start, m), target) == Some(false));
    let (goal, target) = match (alone(1), found.margin) {
        (true, _) => ("win", 1),
        (false, margin) if alone(margin) => ("most", margin),
        _ => return None,
    };
    if !is_clean(&start, target, &mut Vec::new(), &mut 0) {
        return None;
    }
    let (line, decisions) = best_line(start, target);
    Some(Puzzle {
        game: position.game().id(),
        position: position.to_string(),
        goal,
        target,
        line,
        decisions,
        nodes: found.nodes,
    })
}

/// Plays one game; gives a puzzle for each number of decisions it met.
fn puzzles_played(game: GameId, seed: u32) -> Vec<Puzzle> {
    let mut record = Record::new(Position::start(game).with_format(Format::Single));
    record.settings.seed = seed;
    let mut chance = Chance::new(seed, u64::MAX >> 32);
    let mut found: BTreeMap<usize, Puzzle> = BTreeMap::new();
    while record.outcome().is_none() {
        let position = record.position();
        let pits = position.pits().iter();
        let seeds: u32 = pits.map(|&pit| u32::from(ring::seeds(pit))).sum();
        if (FEWEST..=MOST).contains(&seeds)
            && position.turn() == Side::South
            && let Some(puzzle) = puzzle(position)
        {
            found.insert(puzzle.decisions, puzzle);
        }
        let moves = legal(&record);
        let text = match chance.below(2) {
            0 => moves[chance.below(moves.len() as u64) as usize].clone(),
            _ => Search::at_level(&record, 2)
                .ok()
                .and_then(|mut search| search.run().best)
                .expect("the game is not over"),
        };
        record.play_text(&text).expect("a legal move");
    }
    found.into_values().collect()
}

/// Deals boards of Hoyito II with 8, 12 or 16 seeds by chance; each player has captured a third of the rest at least.
fn puzzles_dealt(game: GameId, seed: u32) -> Vec<Puzzle> {
    let mut chance = Chance::new(seed, u64::MAX >> 32);
    let mut below = |n: u64| chance.below(n);
    let boards = (0..200).filter_map(|_| {
        let fours = 2 + below(3);
        let mut pits = [0u8; 12];
        for _ in 0..4 * fours {
            pits[below(12) as usize] += 1;
        }
        let captured = 12 - fours;
        let south = captured / 3 + below(captured / 3 + 1);
        let [north_row, south_row] = [&pits[..6], &pits[6..]].map(|row| {
            let counts: Vec<_> = row.iter().map(u8::to_string).collect();
            counts.join(",")
        });
        let stores = format!("{}:{}", 4 * south, 4 * (captured - south));
        Position::parse(game, &format!("{north_row}/{south_row} {stores} S")).ok()
    });
    boards.filter_map(|position| puzzle(&position)).collect()
}

/// Ten of them, from short to long: of each length in turn, the middle ones among their like first.
fn choose(mut found: Vec<Puzzle>) -> Vec<Puzzle> {
    let mut known = BTreeSet::new();
    found.retain(|puzzle| known.insert(puzzle.position.clone()));
    found.sort_by_key(|puzzle| (puzzle.decisions, puzzle.nodes));
    let mut by_length: BTreeMap<usize, Vec<Puzzle>> = BTreeMap::new();
    for puzzle in found {
        by_length.entry(puzzle.decisions).or_default().push(puzzle);
    }
    let mut kept = Vec::new();
    while kept.len() < KEPT && by_length.values().any(|like| !like.is_empty()) {
        for like in by_length.values_mut() {
            if kept.len() < KEPT && !like.is_empty() {
                kept.push(like.remove(like.len() / 2));
            }
        }
    }
    kept.sort_by_key(|puzzle| (puzzle.decisions, puzzle.nodes));
    kept
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let args: Vec<_> = std::env::args().skip(1).collect();
    let [game, games] = &args[..] else {
        return Err("usage: puzzles GAME GAMES".into());
    };
    let game: GameId = game.parse()?;
    let puzzles_of = match game {
        GameId::HoyitoII => puzzles_dealt,
        _ => puzzles_played,
    };
    let found: Vec<_> = (0..games.parse()?)
        .flat_map(|seed| puzzles_of(game, seed))
        .inspect(|puzzle| eprintln!("{} {:?}", puzzle.position, puzzle.line))
        .collect();
    let file = serde_json::json!({
        "command": format!("cargo run --release --example puzzles -- {} {games}", game.id()),
        "puzzles": choose(found),
    });
    println!("{}", serde_json::to_string_pretty(&file)?);
    Ok(())
}
