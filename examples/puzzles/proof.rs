//! What South's score less North's comes to at a game's end: proofs for puzzles.

use hollows::record::MAX_LEVEL;
use hollows::search::{Limits, Resources, Search};
use hollows::{Position, Reason, Record, Side};

/// Nodes that a search may visit: a fifth of what level 6 and the page have.
const NODES: u64 = 60_000;

/// Positions that the proof of a loss may look at, and moves ahead.
const POSITIONS: u32 = 20_000;
const PLIES: u32 = 14;

/// Positions that may be met in a puzzle, and moves in a line of it.
const MOST_POSITIONS: usize = 1500;
const LONGEST: usize = 30;

/// What a search has found of a game.
pub struct Found {
    /// South's score less North's when both play perfectly, as far as it can see.
    pub margin: i32,
    /// That is proved.
    pub exact: bool,
    /// The best move; none once the game is over.
    pub best: Option<String>,
    /// Positions visited.
    pub nodes: u64,
}

/// South's score less North's.
fn margin(position: &Position) -> i32 {
    position.outcome().map_or_else(
        || position.score(Side::South) - position.score(Side::North),
        |over| over.scores.south - over.scores.north,
    )
}

/// Looks where a game leads.
pub fn search(record: &Record) -> Found {
    let limits = Limits {
        nodes: NODES,
        ..Limits::default()
    };
    let resources = Resources {
        table_bytes: 4 << 20,
        tables: None,
        book: None,
    };
    let position = record.position();
    let Ok(mut search) = Search::new(record, limits, resources) else {
        return Found {
            margin: margin(position),
            exact: true,
            best: None,
            nodes: 0,
        };
    };
    let found = search.run();
    let value = i32::from(found.value);
    let sign = if position.turn() == Side::South {
        1
    } else {
        -1
    };
    Found {
        margin: margin(position) + sign * value,
        exact: found.exact,
        best: found.best,
        nodes: found.nodes,
    }
}

/// Whether South is sure of the target (`Some(true)`), or sure not to reach it and the search sees that too
/// (`Some(false)`).
pub fn reaches(record: &Record, target: i32) -> Option<bool> {
    let found = search(record);
    if found.exact {
        return Some(found.margin >= target);
    }
    let lost = found.margin < target && is_below(record.position(), target);
    lost.then_some(false)
}

/// Whether South cannot reach the target, whatever she plays: shown by looking at all her moves and at some
/// answer to each, with no more knowledge than the rules. What it does not look at counts as reached.
fn is_below(position: &Position, target: i32) -> bool {
    (2..=PLIES)
        .step_by(2)
        .any(|plies| below(position, target, plies, &mut POSITIONS.clone()))
}

fn below(position: &Position, target: i32, plies: u32, left: &mut u32) -> bool {
    if let Some(over) = position.outcome() {
        return over.reason != Reason::Repetition && margin(position) < target;
    }
    if !position.game().has_mandarins() {
        let on_board: i32 = position.pits().iter().map(|&seeds| i32::from(seeds)).sum();
        if margin(position) + on_board < target {
            return true;
        }
    }
    if plies == 0 || *left == 0 {
        return false;
    }
    *left -= 1;
    let mut moves = position.legal_moves().into_iter();
    let mut leads_below = |m| {
        let mut next = position.clone();
        next.play(m).is_ok() && below(&next, target, plies - 1, left)
    };
    if position.turn() == Side::South {
        moves.all(leads_below)
    } else {
        moves.any(&mut leads_below)
    }
}

/// A game after a move.
pub fn after(record: &Record, m: &str) -> Record {
    let mut next = record.clone();
    next.play_text(m)
        .unwrap_or_else(|error| panic!("{m}: {error}"));
    next
}

/// The legal moves, written.
pub fn legal(record: &Record) -> Vec<String> {
    let position = record.position();
    let moves = position.legal_moves().into_iter();
    moves.map(|m| position.game().move_text(m)).collect()
}

/// The answer of the level that the solver plays against.
pub fn answer(record: &Record) -> String {
    let mut search = Search::at_level(record, MAX_LEVEL).expect("the game is not over");
    search.run().best.expect("a legal move")
}

/// Whether all that can be met by a solver who keeps to the target is proved, ends, and comes to no position twice.
pub fn is_clean(record: &Record, target: i32, path: &mut Vec<String>, seen: &mut usize) -> bool {
    *seen += 1;
    let here = record.position().to_string();
    if let Some(outcome) = record.outcome() {
        return outcome.reason != Reason::Repetition;
    }
    if *seen > MOST_POSITIONS || path.len() > LONGEST || path.contains(&here) {
        return false;
    }
    if record.position().turn() == Side::North && !search(record).exact {
        return false;
    }
    path.push(here);
    let clean = if record.position().turn() == Side::North {
        is_clean(&after(record, &answer(record)), target, path, seen)
    } else {
        legal(record).iter().all(|m| {
            let next = after(record, m);
            match reaches(&next, target) {
                Some(true) => is_clean(&next, target, path, seen),
                Some(false) => true,
                None => false,
            }
        })
    };
    path.pop();
    clean
}
