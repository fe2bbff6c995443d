//! Null-window alpha-beta that can be interrupted at any node: it answers whether a position is worth at
//! least so much to the player to move.
//!
//! The search keeps its own stack, so that it can stop after a number of nodes and go on later with exactly
//! the same result: in a browser's main thread, in a worker and natively alike.

use super::key::Ranker;
use super::node::{Child, Node, Step, expand, static_bound, stuck_value};
use super::table::{Claim, Table};
use crate::games::Rules;
use crate::ring::Who;

/// What a search assumes of positions that it does not look beyond.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Horizon {
    /// Nothing more is gained: the best guess.
    Even,
    /// The worst for the player to move: what she can still be sure of is proved.
    Worst,
    /// The best for the player to move: what she cannot reach even then is disproved.
    Best,
}

impl Horizon {
    /// As the next player sees it.
    const fn seen_by(self, who: Who) -> Self {
        match (self, who) {
            (Self::Worst, Who::Other) => Self::Best,
            (Self::Best, Who::Other) => Self::Worst,
            (same, _) => same,
        }
    }
}

/// Whether a position is worth at least so much.
#[derive(Clone, Copy, Debug)]
pub struct Question<const N: usize> {
    /// The position.
    pub node: Node<N>,
    /// Net points for the player to move.
    pub threshold: i16,
    /// Plies to look ahead.
    pub depth: u8,
    /// What lies beyond.
    pub horizon: Horizon,
}

/// A node on the way to the one being searched.
struct Frame {
    key: u64,
    threshold: i16,
    depth: u8,
    horizon: Horizon,
    /// Where its children start among all children, and the next to be searched.
    first: usize,
    next: usize,
    /// The best claim among the children so far, all of them below the threshold.
    best: i16,
    sure: bool,
    best_step: Step,
}

/// The answer to a question.
#[derive(Clone, Copy, Debug)]
pub struct Answer {
    /// What was found out.
    pub claim: Claim,
    /// The move that reaches the threshold, when it is reached.
    pub step: Step,
}

/// Answers questions, one at a time.
pub struct Prober<const N: usize, R: Rules<N>> {
    rules: R,
    ranker: Ranker,
    table: Table,
    frames: Vec<Frame>,
    children: Vec<Child<N>>,
    /// Nodes visited since the beginning.
    pub nodes: u64,
}

impl<const N: usize, R: Rules<N>> Prober<N, R> {
    /// A prober with an empty table of so many bytes.
    pub fn new(rules: R, table_bytes: usize) -> Self {
        Self {
            rules,
            ranker: Ranker::new(),
            table: Table::new(table_bytes),
            frames: Vec::new(),
            children: Vec::new(),
            nodes: 0,
        }
    }

    /// Starts on a question; what was left of an earlier one is dropped. The position must have a legal
    /// move, and the depth be at least 1.
    pub fn ask(&mut self, question: Question<N>) {
        self.frames.clear();
        self.children.clear();
        self.nodes += 1;
        // The root is always opened, for its move to be known.
        let key = self.ranker.key(&question.node.board);
        let best = self.table.get(key).best;
        self.open(&question, key, best);
    }

    /// Works on the question until it is answered or `limit` nodes have been visited in all.
    pub fn run(&mut self, limit: u64) -> Option<Answer> {
        while self.nodes < limit {
            let Some(frame) = self.frames.last_mut() else {
                return None;
            };
            let Some(&child) = self.children.get(frame.next) else {
                let (value, sure) = (frame.best, frame.sure);
                match self.leave(
                    Claim {
                        value,
                        is_lower: false,
                        sure,
                    },
                    Step::NONE,
                ) {
                    Some(answer) => return Some(answer),
                    None => continue,
                }
            };
            frame.next += 1;
            let claim = match child.mover {
                None => Some(exact(0, frame.threshold - child.net)),
                Some(who) => {
                    let question = Question {
                        node: child.node(),
                        threshold: match who {
                            Who::Mover => frame.threshold - child.net,
                            Who::Other => child.net - frame.threshold + 1,
                        },
                        depth: frame.depth - 1,
                        horizon: frame.horizon.seen_by(who),
                    };
                    self.visit(question)
                }
            };
            if let Some(answer) = claim.and_then(|claim| self.absorb(claim)) {
                return Some(answer);
            }
        }
        None
    }

    /// Answers at once, or puts the node on the stack.
    fn visit(&mut self, question: Question<N>) -> Option<Claim> {
        self.nodes += 1;
        let Question {
            node,
            threshold,
            depth,
            horizon,
        } = question;
        let bound = static_bound::<N, R>(&node.board);
        if let Some(bound) = bound {
            if bound < threshold {
                return Some(Claim {
                    value: bound,
                    is_lower: false,
                    sure: true,
                });
            }
            if -bound >= threshold {
                return Some(Claim {
                    value: -bound,
                    is_lower: true,
                    sure: true,
                });
            }
        }
        if depth == 0 {
            let (value, is_lower) = match horizon {
                Horizon::Even => (0, threshold <= 0),
                Horizon::Worst => (threshold - 1, false),
                Horizon::Best => (threshold, true),
            };
            return Some(Claim {
                value,
                is_lower,
                sure: false,
            });
        }
        let key = self.ranker.key(&node.board);
        let entry = self.table.get(key);
        if let Some(claim) = entry.answer(threshold, depth, horizon as usize) {
            return Some(claim);
        }
        if self.open(&question, key, entry.best) {
            return None;
        }
        Some(exact(stuck_value(self.rules, &node), threshold))
    }

    /// Puts a node on the stack with its children, the most promising first; not when it has none.
    fn open(&mut self, question: &Question<N>, key: u64, best: Step) -> bool {
        let first = self.children.len();
        expand(self.rules, &question.node.board, &mut self.children);
        let children = &mut self.children[first..];
        if children.is_empty() {
            return false;
        }
        if let Some(child) = children.iter_mut().find(|child| child.step == best) {
            child.order = i16::MAX;
        }
        sort(children);
        self.frames.push(Frame {
            key,
            threshold: question.threshold,
            depth: question.depth,
            horizon: question.horizon,
            first,
            next: first,
            best: i16::MIN,
            sure: true,
            best_step: Step::NONE,
        });
        true
    }

    /// Takes in what a child of the last frame claims; an answer when that settles the whole question.
    fn absorb(&mut self, claim: Claim) -> Option<Answer> {
        let frame = self.frames.last_mut()?;
        let child = self.children[frame.next - 1];
        let (value, is_lower) = match child.mover {
            Some(Who::Other) => (child.net - claim.value, !claim.is_lower),
            _ => (child.net + claim.value, claim.is_lower),
        };
        if is_lower && value >= frame.threshold {
            return self.leave(
                Claim {
                    value,
                    is_lower,
                    sure: claim.sure,
                },
                child.step,
            );
        }
        frame.sure &= claim.sure;
        if value > frame.best {
            frame.best = value;
            frame.best_step = child.step;
        }
        None
    }

    /// Leaves the last frame with a claim, and the ones before it as far as that settles them.
    fn leave(&mut self, claim: Claim, step: Step) -> Option<Answer> {
        let frame = self.frames.pop()?;
        self.children.truncate(frame.first);
        let mut entry = self.table.get(frame.key);
        entry.learn(claim, frame.depth, frame.horizon as usize);
        if step != Step::NONE {
            entry.best = step;
        } else if entry.best == Step::NONE {
            entry.best = frame.best_step;
        }
        self.table.put(frame.key, entry);
        if self.frames.is_empty() {
            return Some(Answer { claim, step });
        }
        self.absorb(claim)
    }

    /// The best moves from a node on, as far as the table knows them.
    pub fn line(&self, mut node: Node<N>, first: Step) -> Vec<(Step, Who)> {
        /// Longer lines tell nobody anything; it also ends lines that go round.
        const LONGEST: usize = 40;
        let mut line = Vec::new();
        let mut step = first;
        let mut children = Vec::new();
        while line.len() < LONGEST {
            children.clear();
            expand(self.rules, &node.board, &mut children);
            let Some(child) = children.iter().find(|child| child.step == step) else {
                break;
            };
            line.push((step, child.mover.unwrap_or(Who::Other)));
            if child.mover.is_none() {
                break;
            }
            node = child.node();
            step = self.table.get(self.ranker.key(&node.board)).best;
        }
        line
    }
}

/// Sorts by order, the highest first, and keeps equals as they are. For a dozen children insertion is
/// faster than the library's sort, and a tenth of its size in wasm.
fn sort<const N: usize>(children: &mut [Child<N>]) {
    for i in 1..children.len() {
        let mut at = i;
        while at > 0 && children[at - 1].order < children[at].order {
            children.swap(at - 1, at);
            at -= 1;
        }
    }
}

/// The claim of a value that is known, as an answer to a threshold.
const fn exact(value: i16, threshold: i16) -> Claim {
    Claim {
        value,
        is_lower: value >= threshold,
        sure: true,
    }
}
