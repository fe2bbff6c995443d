//! Balanced starts: other starting positions that are worth nothing to either player.
//!
//! Both rows hold the same, each seen from its owner's side, and as many seeds as at the game's own start; only
//! a few are moved from one pit of a row to another. So a start looks fair, and a proof says that it is.

use super::solve::{Solution, solve};
use super::{GameOver, Limits, Resources, Search};
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
    if guess.value.abs() > NEARLY {
        return Ok(None);
    }
    let solution = solve(start, resources, false, &|_| (), more)?;
    Ok(Some(solution).filter(|solution| solution.exact && solution.value == 0))
}

/// Points by which a guess may miss.
const NEARLY: i16 = 2;
