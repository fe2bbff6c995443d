//! Deeper and deeper: a value and a move after each depth, and a proof of it where one is within reach.

use super::key::Key;
use super::node::Step;
use super::probe::Probe;
use super::question::{Answer, Horizon};
use super::{Engine, Limits, Line};

/// Deepest search; it also keeps the stack small.
const MAX_DEPTH: u8 = 200;

/// Nodes that a proof may always take: below them it costs nothing anyone notices.
const FREE_PROOF_NODES: u64 = 2_000;

/// A bound that every value is below.
const INFINITY: i16 = 1_000;

/// What the search is asking.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    /// What is the position worth, as far as `depth` shows? It is known to lie between the two.
    Guess { low: i16, high: i16 },
    /// Is it worth so much, whatever lies beyond the horizon?
    Floor,
    /// Is it worth no more, whatever lies beyond the horizon?
    Ceiling,
    /// Nothing more: a limit is reached, or the value is proved.
    Done,
}

/// An iterative deepening search of one position.
pub struct Deepener {
    root: Box<dyn Probe>,
    limits: Limits,
    /// Whether a proof is tried.
    may_prove: bool,
    stage: Stage,
    depth: u8,
    /// Nodes when the guess at this depth began, and when it was made.
    began: u64,
    guessed: u64,
    value: i16,
    step: Step,
    /// What is proved about the value, and the move that keeps the floor.
    floor: i16,
    floor_step: Step,
    ceiling: i16,
    /// The deepest guess that was completed.
    completed: u8,
}

impl Deepener {
    /// A search of a position that has a legal move. `may_prove` says whether it tries to prove its value.
    pub fn new(root: Box<dyn Probe>, limits: Limits, may_prove: bool) -> Self {
        let mut deepener = Self {
            root,
            limits,
            may_prove,
            stage: Stage::Guess {
                low: -INFINITY,
                high: INFINITY,
            },
            depth: 1,
            began: 0,
            guessed: 0,
            value: 0,
            step: Step::NONE,
            floor: -INFINITY,
            floor_step: Step::NONE,
            ceiling: INFINITY,
            completed: 0,
        };
        deepener.ask();
        deepener
    }

    /// The key of the position's board.
    pub fn key(&self) -> Key {
        self.root.key()
    }

    /// A proof may take as many nodes as the guess it follows.
    fn proof_limit(&self) -> u64 {
        match self.stage {
            Stage::Floor | Stage::Ceiling => {
                self.guessed + (self.guessed - self.began).max(FREE_PROOF_NODES)
            }
            _ => u64::MAX,
        }
    }

    /// Asks what the stage wants to know.
    fn ask(&mut self) {
        let (threshold, horizon) = match self.stage {
            // The last value is most often the next one's neighbour.
            Stage::Guess { low, .. } if self.value == low => (low + 1, Horizon::Even),
            Stage::Guess { low, high } => (self.value.clamp(low + 1, high), Horizon::Even),
            Stage::Floor => (self.value, Horizon::Worst),
            Stage::Ceiling => (self.value + 1, Horizon::Best),
            Stage::Done => return,
        };
        self.root.ask(threshold, self.depth, horizon);
    }

    /// Takes in an answer and goes on to the next question.
    fn hear(&mut self, Answer { claim, step }: Answer) {
        if claim.sure && claim.is_lower {
            if claim.value > self.floor {
                (self.floor, self.floor_step) = (claim.value, step);
            }
        } else if claim.sure {
            self.ceiling = self.ceiling.min(claim.value);
        }
        match self.stage {
            Stage::Guess { mut low, mut high } => {
                self.value = claim.value;
                if claim.is_lower {
                    low = claim.value;
                    self.step = step;
                } else {
                    high = claim.value;
                }
                self.stage = Stage::Guess { low, high };
                if low >= high {
                    self.completed = self.depth;
                    self.guessed = self.root.nodes();
                    self.stage = Stage::Floor;
                    if !self.may_prove {
                        return self.deepen();
                    }
                    if self.floor >= self.value {
                        self.stage = Stage::Ceiling;
                    }
                }
            }
            Stage::Floor if claim.is_lower => {
                self.step = step;
                self.stage = Stage::Ceiling;
            }
            _ => return self.deepen(),
        }
        if self.is_exact() {
            self.stage = Stage::Done;
        }
        self.ask();
    }

    /// Starts on the next depth.
    fn deepen(&mut self) {
        if self.is_exact() || self.depth >= self.limits.depth.min(MAX_DEPTH) {
            self.stage = Stage::Done;
            return;
        }
        self.depth += 1;
        self.began = self.root.nodes();
        self.stage = Stage::Guess {
            low: -INFINITY,
            high: INFINITY,
        };
        self.ask();
    }

    /// Searches at most so many more nodes, and no deeper than now. How many it took.
    pub fn spend(&mut self, budget: u64) -> u64 {
        let began = self.root.nodes();
        self.work(budget, self.depth);
        self.root.nodes() - began
    }

    /// Asks anew, when another search has used the same prober. To be called where a depth begins.
    pub fn resume(&mut self) {
        self.began = self.root.nodes();
        self.ask();
    }

    /// The plies it is looking ahead.
    pub const fn depth(&self) -> u8 {
        self.depth
    }

    /// Whether there is nothing more to find.
    pub fn is_done(&self) -> bool {
        self.stage == Stage::Done
    }

    /// Whether the value is proved, and the move with it.
    pub fn is_exact(&self) -> bool {
        self.may_prove && self.floor == self.value && self.ceiling == self.value
    }

    fn work(&mut self, budget: u64, deepest: u8) {
        let target = self.root.nodes().saturating_add(budget);
        while !self.is_done() && self.depth <= deepest && self.root.nodes() < target {
            // The first depth is always finished: a search has an answer, however few nodes it is given.
            let most = if self.completed == 0 {
                u64::MAX
            } else {
                self.limits.nodes
            };
            let limit = target.min(most).min(self.proof_limit());
            match self.root.run(limit) {
                Some(answer) => self.hear(answer),
                None if self.root.nodes() >= most => self.stage = Stage::Done,
                None if self.root.nodes() >= self.proof_limit() => self.deepen(),
                None => {}
            }
        }
    }
}

impl Engine for Deepener {
    fn step(&mut self, budget: u64) {
        self.work(budget, u8::MAX);
    }

    fn line(&self) -> Line {
        Line {
            done: self.is_done(),
            value: self.value,
            exact: self.is_exact(),
            depth: self.completed,
            nodes: self.root.nodes(),
            steps: self.root.line(match self.is_exact() {
                // A later guess may have liked another move.
                true => self.floor_step,
                false => self.step,
            }),
        }
    }
}
