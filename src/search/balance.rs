//! Balanced starts: other starting positions from which neither player wins with best play on both sides.
//!
//! Either both rows hold the same, each seen from its owner's side, and as many seeds as at the game's own start; only
//! a few are moved from one pit of a row to another. Or they are positions after some moves played at random. So a start
//! looks fair, and a proof says that it is.

use super::solve::{Solution, solve};
use super::{Chance, GameOver, Limits, Resources, Search};
use crate::games::GameId;
use crate::position::{Format, Position};
use crate::record::Record;

/// The starts with `moved` seeds of each row in another pit than at the game's own start; always in the same
/// order.
///
/// ```
/// use hollows::{GameId, search::balance::starts};
/// let starts = starts(GameId::Ayoayo, 1);
/// assert_eq!(starts.len(), 30);
/// assert_eq!(starts[0].to_string(), "3,4,4,4,4,5/5,4,4,4,4,3 0:0 S");
/// ```
pub fn starts(game: GameId, moved: u8) -> Vec<Position> {
    let own = game.start();
    let mut rows = Vec::new();
    fill(&own[..game.row()], moved, moved, &mut Vec::new(), &mut rows);
    let half = game.ring() / 2;
    let start = |row: Vec<u8>| {
        let mut position = Position::start(game).with_format(Format::Single);
        for (pit, seeds) in row.into_iter().enumerate() {
            position.pits[pit] = seeds;
            position.pits[half + pit] = seeds;
        }
        position
    };
    rows.into_iter().map(start).collect()
}

/// All rows that begin with `row`, and differ from `own` by `more` seeds added and `less` seeds taken.
fn fill(own: &[u8], more: u8, less: u8, row: &mut Vec<u8>, rows: &mut Vec<Vec<u8>>) {
    let Some(&seeds) = own.get(row.len()) else {
        if more == 0 && less == 0 {
            rows.push(row.clone());
        }
        return;
    };
    for added in (0..=more).rev() {
        row.push(seeds + added);
        fill(own, more - added, less, row, rows);
        row.pop();
    }
    for taken in 1..=less.min(seeds) {
        row.push(seeds - taken);
        fill(own, more, less - taken, row, rows);
        row.pop();
    }
}

/// The `n`-th opening of a seed: the position after so many moves from the game's start, each legal move being as likely
/// as any other. Nothing if the game is over by then.
///
/// ```
/// use hollows::{GameId, search::balance::opening};
/// let first = opening(GameId::Ayoayo, 4, 1, 0).unwrap();
/// assert_eq!(Some(&first), opening(GameId::Ayoayo, 4, 1, 0).as_ref());
/// ```
pub fn opening(game: GameId, plies: u32, seed: u32, n: u64) -> Option<Position> {
    let mut chance = Chance::new(seed, n);
    let mut position = Position::start(game).with_format(Format::Single);
    for _ in 0..plies {
        let legal = position.legal_moves();
        position.play(*chance.pick(&legal)?).ok()?;
    }
    position.outcome().is_none().then_some(position)
}

/// Proves that a start is balanced, if a search of so many nodes believes it to be nearly so. Nothing when it is not, or when
/// `more` did not let the proof come to its end.
///
/// # Errors
/// When the game is over.
pub fn prove(
    start: &Position,
    nodes: u64,
    resources: Resources,
    more: &(dyn Fn() -> bool + Sync),
) -> Result<Option<Solution>, GameOver> {
    let limits = Limits {
        nodes,
        ..Limits::default()
    };
    let guess = Search::new(&Record::new(start.clone()), limits, resources)?.run();
    let turn = start.turn();
    let lead = start.score(turn) - start.score(turn.opponent());
    let missing = |value: i16| (i32::from(value) + lead).abs();
    if missing(guess.value) > NEARLY {
        return Ok(None);
    }
    let solution = solve(start, resources, false, &|_| (), more)?;
    Ok(Some(solution).filter(|solution| solution.exact && missing(solution.value) == 0))
}

/// Points by which a guess may miss.
const NEARLY: i32 = 2;
