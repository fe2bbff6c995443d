//! Searching for the best move. Knows no rule: it plays by [`crate::games::Rules`] on mover-relative
//! boards, and what it values is the *future* net gain of the player to move, so that what lies in the
//! stores plays no part.

pub mod analysis;
#[cfg(not(target_arch = "wasm32"))]
pub mod balance;
pub mod book;
pub mod contest;
mod deepen;
mod endgame;
mod key;
mod level;
mod node;
mod probe;
mod question;
#[cfg(not(target_arch = "wasm32"))]
pub mod solve;
mod table;
mod tables;

use crate::games::{GameId, with_rules};
use crate::position::{Move, Position, Side};
use crate::record::{QUIET_MOVES, Record};
use crate::ring::{self, Board, Who};
use book::Book;
use deepen::Deepener;
pub use endgame::Layer;
use endgame::Values;
pub use level::Chance;
use node::{Play, Step};
use probe::{Knowledge, Prober, Root};
use serde::Serialize;
use std::cell::RefCell;
use std::rc::Rc;
use std::sync::Arc;
pub use tables::Tables;

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

/// What a search may use.
#[derive(Clone, Copy)]
pub struct Resources<'a> {
    /// Bytes of the transposition table, 4 MiB at least.
    pub table_bytes: usize,
    /// Endgame tables of the game.
    pub tables: Option<&'a Tables>,
    /// The game's opening book.
    pub book: Option<&'a Book>,
}

impl Resources<'_> {
    /// The endgame values of a game, as far as they are there.
    fn endgame(&self, game: GameId) -> Values {
        let tables = self.tables.filter(|tables| tables.game() == game);
        tables.map(Tables::known).cloned().unwrap_or_default()
    }
}

impl Default for Resources<'_> {
    fn default() -> Self {
        Self {
            table_bytes: TABLE_BYTES,
            tables: None,
            book: None,
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

/// A search that is carried on a slice at a time; however it is sliced, it finds the same.
///
/// ```
/// use hollows::{GameId, Position, Record, search::{Limits, Resources, Search}};
/// let game = Record::new(Position::start(GameId::SanYao));
/// let mut search = Search::new(&game, Limits::default(), Resources::default())?;
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
    /// A search for the best move of a game as it stands.
    ///
    /// # Errors
    /// When the game is over.
    pub fn new(record: &Record, limits: Limits, resources: Resources) -> Result<Self, GameOver> {
        if record.outcome().is_some() {
            return Err(GameOver);
        }
        let position = record.position();
        if let Some(answer) = resources.book.and_then(|book| book.answer(record)) {
            let steps = vec![(answer.step, Who::Other)];
            let line = Line {
                done: true,
                value: answer.value.into(),
                exact: true,
                depth: 0,
                nodes: 0,
                steps,
            };
            return Ok(Self {
                game: position.game(),
                turn: position.turn(),
                engine: Box::new(line),
            });
        }
        // Within these moves the game does not end for want of captures.
        let quiet = u8::try_from(QUIET_MOVES - record.quiet_moves()).unwrap_or(u8::MAX);
        let limits = Limits {
            depth: limits.depth.min(quiet),
            ..limits
        };
        let engine = with_rules!(position.game(), position.pebbles(), rules => {
            engine(Arc::new(rules), record, limits, resources)
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
        let pv = texts(self.game, self.turn, &line.steps);
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

/// What answers for the position at hand: the endgame tables at once, or else a search that knows what occurred
/// before.
fn engine<const N: usize>(
    rules: Arc<dyn Play<N>>,
    record: &Record,
    limits: Limits,
    resources: Resources,
) -> Box<dyn Engine> {
    let board = record.position().board();
    let history = earlier(&*rules, record, &board);
    let endgame = resources.endgame(record.game());
    // Others have none, and need no code for it.
    if N == tables::PITS
        && let Some(line) = endgame.way(&*rules, &board, &history, record.quiet_moves())
    {
        return Box::new(line);
    }
    let knowledge = Knowledge {
        fresh: false,
        history,
        endgame,
    };
    let prober = Prober::new(rules, &board, knowledge, resources.table_bytes);
    let root = Root {
        prober: Rc::new(RefCell::new(prober)),
        board,
    };
    Box::new(Deepener::new(
        Box::new(root),
        limits,
        may_prove(record.position()),
    ))
}

/// The earlier boards of this round that could occur again after this one.
fn earlier<const N: usize>(
    rules: &dyn Play<N>,
    record: &Record,
    board: &Board<N>,
) -> Vec<Board<N>> {
    // Captured seeds never come back, but by refills.
    let recurs = |earlier: &Board<N>| rules.refills() || earlier.total() == board.total();
    let boards = record.earlier_in_round().map(Position::board);
    boards.filter(recurs).collect()
}

/// Whether a proof may be within a search's reach: on boards of 24 pits only near their end.
fn may_prove(position: &Position) -> bool {
    /// Seeds on 24 pits.
    const FEW: u32 = 38;
    let seeds = position
        .pits()
        .iter()
        .map(|&pit| u32::from(ring::seeds(pit)));
    position.game().ring() <= key::NARROW || seeds.sum::<u32>() <= FEW
}

/// Writes a line of play that `turn` begins.
fn texts(game: GameId, mut turn: Side, line: &[(Step, Who)]) -> Vec<String> {
    let write = |&(step, next): &(Step, Who)| {
        let text = game.move_text(absolute(game, turn, step));
        if next == Who::Other {
            turn = turn.opponent();
        }
        text
    };
    line.iter().map(write).collect()
}

/// A step of `turn` as a move.
fn absolute(game: GameId, turn: Side, step: Step) -> Move {
    Move {
        pit: turn.ring_index(game, step.pit()),
        back: step.back(),
    }
}
