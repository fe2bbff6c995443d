//! Searching for the best move. Knows no rule: it plays by [`crate::games::Rules`] on mover-relative
//! boards, and what it values is the *future* net gain of the player to move, so that what lies in the
//! stores plays no part.

mod deepen;
mod key;
mod level;
mod node;
mod probe;
mod table;

use crate::games::{GameId, Rules, with_rules};
use crate::position::{Move, Position, Side};
use crate::record::Record;
use crate::ring::Who;
use deepen::Deepener;
pub use level::Chance;
use node::{Node, Step};
use serde::Serialize;

/// Bytes of the transposition table: small enough for a phone.
pub const TABLE_BYTES: usize = 16 << 20;

/// Where a search stops at the latest.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Plies.
    pub depth: u8,
    /// Nodes: positions visited.
    pub nodes: u64,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            depth: u8::MAX,
            nodes: u64::MAX,
        }
    }
}

/// How far a search has come.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Progress {
    /// The search is over; its move is the answer.
    pub done: bool,
    /// The best move so far; none before the first depth is searched.
    #[serde(rename = "move", skip_serializing_if = "Option::is_none")]
    pub best: Option<String>,
    /// Net points from now on for the player to move; in Sàn Yáo of this round.
    pub value: i16,
    /// The value is proved.
    pub exact: bool,
    /// Plies searched.
    pub depth: u8,
    /// Positions visited.
    pub nodes: u64,
    /// The moves expected from here on.
    pub pv: Vec<String>,
}

/// What a search has found, in moves of the player to move.
struct Line {
    done: bool,
    value: i16,
    exact: bool,
    depth: u8,
    nodes: u64,
    steps: Vec<(Step, Who)>,
}

/// A search whose game is no longer part of its type.
trait Engine {
    fn step(&mut self, nodes: u64);
    fn line(&self) -> Line;
}

impl<const N: usize, R: Rules<N>> Engine for Deepener<N, R> {
    fn step(&mut self, nodes: u64) {
        Deepener::step(self, nodes);
    }

    fn line(&self) -> Line {
        Deepener::line(self)
    }
}

/// A search that is carried on a slice at a time; however it is sliced, it finds the same.
///
/// ```
/// use hollows::{GameId, Position, search::{Limits, Search}};
/// let start = Position::start(GameId::SanYao);
/// let mut search = Search::new(&start, Limits { nodes: 100_000, ..Limits::default() })?;
/// let mut progress = search.step(1_000);
/// while !progress.done {
///     progress = search.step(1_000);
/// }
/// assert_eq!((progress.value, progress.exact), (24, true));
/// # Ok::<(), hollows::search::GameOver>(())
/// ```
pub struct Search {
    game: GameId,
    turn: Side,
    engine: Box<dyn Engine>,
}

/// A finished game has no move to search for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameOver;

impl std::fmt::Display for GameOver {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        f.write_str("the game is over: there is no move to search for")
    }
}

impl std::error::Error for GameOver {}

impl Search {
    /// A search of a position.
    ///
    /// # Errors
    /// When the game is over.
    pub fn new(position: &Position, limits: Limits) -> Result<Self, GameOver> {
        Self::with_table(position, limits, TABLE_BYTES)
    }

    /// A search with a transposition table of about so many bytes.
    ///
    /// # Errors
    /// When the game is over.
    pub fn with_table(position: &Position, limits: Limits, bytes: usize) -> Result<Self, GameOver> {
        if position.outcome().is_some() {
            return Err(GameOver);
        }
        let engine = with_rules!(position.game(), position.pebbles(), rules => {
            engine(rules, position, limits, bytes)
        });
        Ok(Self {
            game: position.game(),
            turn: position.turn(),
            engine,
        })
    }

    /// A search for the computer's move at a level: see [`level`](self) for how the levels see.
    ///
    /// # Errors
    /// When the game is over.
    pub fn at_level(record: &Record, level: u8) -> Result<Self, GameOver> {
        if record.outcome().is_some() {
            return Err(GameOver);
        }
        level::search(record, level)
    }

    /// Searches at most so many more nodes.
    pub fn step(&mut self, nodes: u64) -> Progress {
        self.engine.step(nodes);
        let line = self.engine.line();
        let mut turn = self.turn;
        let pv: Vec<_> = line
            .steps
            .iter()
            .map(|&(step, next)| {
                let text = self.game.move_text(absolute(self.game, turn, step));
                if next == Who::Other {
                    turn = turn.opponent();
                }
                text
            })
            .collect();
        Progress {
            done: line.done,
            best: pv.first().cloned(),
            value: line.value,
            exact: line.exact,
            depth: line.depth,
            nodes: line.nodes,
            pv,
        }
    }

    /// Searches to the end. Only for searches that have one.
    pub fn run(&mut self) -> Progress {
        loop {
            let progress = self.step(u64::MAX);
            if progress.done {
                return progress;
            }
        }
    }
}

fn engine<const N: usize, R: Rules<N> + 'static>(
    rules: R,
    position: &Position,
    limits: Limits,
    bytes: usize,
) -> Box<dyn Engine> {
    let board = position.board_for(rules);
    // No more seeds than these can ever lie on the board.
    let most = if R::REFILL_COST > 0 {
        position.pebbles()
    } else {
        board.total()
    };
    let root = Node {
        board,
        last: Who::Other,
    };
    Box::new(Deepener::new(
        rules,
        root,
        limits,
        key::is_exact::<N>(most),
        bytes,
    ))
}

/// A step of `turn` as a move.
fn absolute(game: GameId, turn: Side, step: Step) -> Move {
    Move {
        pit: turn.ring_index(game, step.pit()),
        back: step.back(),
    }
}
