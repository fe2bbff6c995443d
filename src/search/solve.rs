//! Proving a value natively: one thread shows that it is at least so much, another that it is at most so
//! much.

use super::node::{Play, points_on};
use super::probe::{Knowledge, Prober};
use super::question::{Horizon, Question};
use super::{GameOver, Limits, Resources, Search};
use crate::games::{GameId, with_rules};
use crate::position::{Position, Side};
use crate::record::Record;
use crate::ring::Board;
use bounds::{Aim, Bounds};
use serde::Serialize;
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

mod bounds;
pub mod collect;
mod line;
mod moves;

/// Nodes of the search that makes the first guess.
const GUESS_NODES: u64 = 3_000_000;

/// Nodes between two looks at what the other thread has found.
const SLICE: u64 = 1 << 18;

/// Plies of the first question, and from one question to the next.
const FIRST_DEPTH: u8 = 8;
const DEPTH_STEP: u8 = 2;

/// Plies of the deepest question.
const MAX_DEPTH: u8 = 160;

/// How far a proof has come: one line of its log.
#[derive(Clone, Debug, Serialize)]
pub struct Report {
    /// The move it is about; the position itself when left out.
    #[serde(rename = "move", skip_serializing_if = "Option::is_none")]
    pub of: Option<String>,
    /// The question: `at-least` or `at-most`.
    pub question: &'static str,
    /// Net points for the player to move, from now on.
    pub threshold: i16,
    /// Plies looked ahead.
    pub depth: u8,
    /// The answer is yes, and proved.
    pub proved: bool,
    /// Nodes visited by this thread so far.
    pub nodes: u64,
}

/// A value and what is proved about it.
#[derive(Clone, Debug, Serialize)]
pub struct Solution {
    /// The engine's version.
    pub version: &'static str,
    /// The game and its ruleset.
    pub game: &'static str,
    /// The position.
    pub position: String,
    /// The best guess: the value, if it is exact. Net points for the player to move, from now on; in Sàn Yáo
    /// of the round.
    pub value: i16,
    /// Proved: the value is at least this.
    pub lower: Option<i16>,
    /// Proved: the value is at most this.
    pub upper: Option<i16>,
    /// The value is proved.
    pub exact: bool,
    /// Nodes of the guess and of the two proofs; with `moves` of all proofs.
    pub nodes: u64,
    /// The moves expected from here on.
    pub pv: Vec<String>,
    /// The value of each legal move, if asked for: what the player to move gains from it on.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub moves: BTreeMap<String, i16>,
}

/// Proves the value of a position, and if `by_move` of each of its legal moves. `log` hears of each step;
/// `more` is asked now and then whether to go on.
///
/// # Errors
/// When the game is over.
pub fn solve(
    position: &Position,
    resources: Resources,
    by_move: bool,
    log: &(dyn Fn(Report) + Sync),
    more: &(dyn Fn() -> bool + Sync),
) -> Result<Solution, GameOver> {
    let record = Record::new(position.clone());
    let limits = Limits {
        nodes: GUESS_NODES,
        ..Limits::default()
    };
    let guess = Search::new(&record, limits, resources)?.run();
    let mut solution = Solution {
        version: env!("CARGO_PKG_VERSION"),
        game: position.game().id(),
        position: position.to_string(),
        value: guess.value,
        lower: None,
        upper: None,
        exact: false,
        nodes: guess.nodes,
        pv: guess.pv,
        moves: BTreeMap::new(),
    };
    with_rules!(position.game(), position.pebbles(), rules => {
        let solver = Solver::new(Arc::new(rules), position, resources, log, more);
        solver.solve(position, by_move, &mut solution);
    });
    Ok(solution)
}

struct Solver<'a, const N: usize> {
    rules: Arc<dyn Play<N>>,
    game: GameId,
    turn: Side,
    floor: Mutex<Prober<N>>,
    ceiling: Mutex<Prober<N>>,
    log: &'a (dyn Fn(Report) + Sync),
    more: &'a (dyn Fn() -> bool + Sync),
}

impl<'a, const N: usize> Solver<'a, N> {
    fn new(
        rules: Arc<dyn Play<N>>,
        position: &Position,
        resources: Resources,
        log: &'a (dyn Fn(Report) + Sync),
        more: &'a (dyn Fn() -> bool + Sync),
    ) -> Self {
        let board = position.board();
        let prober = || {
            let knowledge = Knowledge {
                history: Vec::new(),
                fresh: true,
                endgame: resources.endgame(position.game()),
            };
            let bytes = resources.table_bytes / 2;
            let mut prober = Prober::new(rules.clone(), &board, knowledge, bytes);
            // From the start, while there is nothing that it would have to forget.
            prober.circles = rules.refills();
            Mutex::new(prober)
        };
        Self {
            game: position.game(),
            turn: position.turn(),
            floor: prober(),
            ceiling: prober(),
            rules,
            log,
            more,
        }
    }

    fn solve(&self, position: &Position, by_move: bool, solution: &mut Solution) {
        let board = position.board();
        let mut bounds = self.known(&board, solution.value);
        self.prove(&board, &mut bounds, None);
        solution.value = bounds.value;
        solution.lower = Some(bounds.lower).filter(|&lower| lower > -Bounds::LARGEST);
        solution.upper = Some(bounds.upper).filter(|&upper| upper < Bounds::LARGEST);
        solution.exact = bounds.closed();
        if solution.exact {
            solution.pv = self.line(position, solution.value);
        }
        if by_move {
            solution.moves = self.values_of_moves(&board, &bounds, solution.pv.first());
        }
        for prober in [&self.floor, &self.ceiling] {
            solution.nodes += lock(prober).nodes;
        }
    }

    /// What is known of a board before anything is proved.
    fn known(&self, board: &Board<N>, value: i16) -> Bounds {
        let most = if self.rules.refills() {
            Bounds::LARGEST
        } else {
            points_on(board)
        };
        Bounds::new(most, value)
    }

    /// Lets both threads work until the bounds meet or nothing more can be shown.
    fn prove(&self, board: &Board<N>, bounds: &mut Bounds, of: Option<&str>) {
        let shared = Mutex::new(*bounds);
        std::thread::scope(|scope| {
            for (prober, horizon) in [
                (&self.floor, Horizon::Worst),
                (&self.ceiling, Horizon::Best),
            ] {
                let shared = &shared;
                scope.spawn(move || self.work(&mut lock(prober), horizon, board, shared, of));
            }
        });
        *bounds = *lock(&shared);
    }

    fn work(
        &self,
        prober: &mut Prober<N>,
        horizon: Horizon,
        board: &Board<N>,
        shared: &Mutex<Bounds>,
        of: Option<&str>,
    ) {
        let mut aim = Aim::new(horizon, N);
        let mut depth = FIRST_DEPTH;
        let mut began = prober.nodes;
        prober.set_circles(self.rules.refills());
        while !lock(shared).closed() {
            let threshold = aim.threshold(&lock(shared));
            if depth > MAX_DEPTH {
                if prober.circles {
                    // Not every proof is found by going round.
                    prober.set_circles(false);
                    (depth, began) = (FIRST_DEPTH, prober.nodes);
                    continue;
                }
                if !self.wait(&mut aim, threshold, shared) {
                    return;
                }
                depth = FIRST_DEPTH;
                continue;
            }
            prober.ask(Question {
                board: *board,
                threshold,
                depth,
                horizon,
                refilled: false,
            });
            let answer = loop {
                match prober.run(prober.nodes + SLICE) {
                    Some(answer) => break Some(answer),
                    None if !(self.more)() || lock(shared).closed() => return,
                    // The other thread has settled what was asked here.
                    None if aim.threshold(&lock(shared)) != threshold => break None,
                    None if prober.nodes - began > aim.patience() => {
                        aim.give_up(threshold);
                        break None;
                    }
                    None => {}
                }
            };
            let Some(answer) = answer else {
                (depth, began) = (FIRST_DEPTH, prober.nodes);
                continue;
            };
            let wanted = answer.claim.is_lower == (horizon == Horizon::Worst);
            (self.log)(Report {
                of: of.map(str::to_string),
                question: if horizon == Horizon::Worst {
                    "at-least"
                } else {
                    "at-most"
                },
                threshold: if horizon == Horizon::Worst {
                    threshold
                } else {
                    threshold - 1
                },
                depth,
                proved: answer.claim.sure && wanted,
                nodes: prober.nodes,
            });
            if answer.claim.sure {
                lock(shared).learn(answer.claim.value, answer.claim.is_lower);
                (depth, began) = (FIRST_DEPTH, prober.nodes);
            } else {
                depth += DEPTH_STEP;
            }
        }
    }

    /// Waits until there is something else to ask; false when nothing more will come.
    fn wait(&self, aim: &mut Aim, threshold: i16, shared: &Mutex<Bounds>) -> bool {
        lock(shared).exhausted += 1;
        loop {
            let mut bounds = lock(shared);
            if bounds.closed() {
                return false;
            }
            if aim.threshold(&bounds) != threshold {
                bounds.exhausted -= 1;
                return true;
            }
            if bounds.exhausted == 2 || !(self.more)() {
                return false;
            }
            drop(bounds);
            std::thread::sleep(std::time::Duration::from_millis(1));
        }
    }
}

/// A thread that panicked ends the program, so that no lock is ever poisoned for long.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
