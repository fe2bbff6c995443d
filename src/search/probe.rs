//! Null-window alpha-beta that can be interrupted at any node: it answers whether a position is worth at
//! least so much to the player to move.
//!
//! The search keeps its own stack, so that it can stop after a number of nodes and go on later with exactly
//! the same result: in a browser's main thread, in a worker and natively alike.

use super::endgame::Values;
use super::key::{Key, Ranker};
use super::node::{Child, Play, Step, follow, points_on};
use super::question::{Answer, Horizon, Question};
use super::table::{Claim, Table};
use crate::ring::{Board, Who};
use circles::Circles;
use std::cell::RefCell;
use std::rc::Rc;
use std::sync::Arc;

mod circles;

/// Questions about one position, whatever the game.
pub trait Probe {
    /// Starts on the question whether the position is worth at least so much.
    fn ask(&mut self, threshold: i16, depth: u8, horizon: Horizon);
    /// Works on it until it is answered or `limit` nodes have been visited in all.
    fn run(&mut self, limit: u64) -> Option<Answer>;
    /// Nodes visited since the beginning.
    fn nodes(&self) -> u64;
    /// The key of the position's board.
    fn key(&self) -> Key;
    /// The line of play that starts with a move, as far as it is known.
    fn line(&self, first: Step) -> Vec<(Step, Who)>;
}

/// A prober for one position, which others may use in turn.
pub struct Root<const N: usize> {
    /// Answers the questions.
    pub prober: Rc<RefCell<Prober<N>>>,
    /// The position.
    pub board: Board<N>,
}

impl<const N: usize> Probe for Root<N> {
    fn ask(&mut self, threshold: i16, depth: u8, horizon: Horizon) {
        self.prober.borrow_mut().ask(Question {
            board: self.board,
            threshold,
            depth,
            horizon,
            refilled: false,
        });
    }

    fn run(&mut self, limit: u64) -> Option<Answer> {
        self.prober.borrow_mut().run(limit)
    }

    fn nodes(&self) -> u64 {
        self.prober.borrow().nodes
    }

    fn key(&self) -> Key {
        self.prober.borrow().ranker.key(&self.board)
    }

    fn line(&self, first: Step) -> Vec<(Step, Who)> {
        let mut first = Some(first);
        let prober = self.prober.borrow();
        follow(
            &*prober.rules,
            &self.board,
            &mut |board, _| match first.take() {
                Some(step) => step,
                None => prober.best(board),
            },
        )
    }
}

/// What a search knows before it begins.
pub struct Knowledge<const N: usize> {
    /// Boards that have occurred in the game and could occur again.
    pub history: Vec<Board<N>>,
    /// Whether the endgame values hold for boards with as many seeds as there are now; for those with fewer they do.
    pub fresh: bool,
    /// Values of boards with few seeds.
    pub endgame: Values,
}

/// A node on the way to the one being searched.
struct Frame<const N: usize> {
    question: Question<N>,
    key: Key,
    /// Where its children start among all children, and the next to be searched.
    first: usize,
    next: usize,
    /// The best claim among the children so far, all of them below the threshold.
    best: i16,
    sure: bool,
    best_step: Step,
    /// What these claims rest on, where they go round.
    rests_on: Option<Circles>,
}

/// Answers questions, one at a time.
pub struct Prober<const N: usize> {
    rules: Arc<dyn Play<N>>,
    /// What the rules say, once and for all.
    refills: bool,
    /// Proofs may go round.
    pub circles: bool,
    ranker: Ranker,
    table: Table<N>,
    history: Vec<Key>,
    endgame: Values,
    /// Boards with at most so many seeds are looked up.
    endgame_seeds: i16,
    frames: Vec<Frame<N>>,
    children: Vec<Child<N>>,
    /// What the claim just made rests on.
    rests_on: Option<Circles>,
    /// Nodes visited since the beginning.
    pub nodes: u64,
}

impl<const N: usize> Prober<N> {
    /// A prober with an empty transposition table of so many bytes, for positions that come from `root`.
    pub fn new(
        rules: Arc<dyn Play<N>>,
        root: &Board<N>,
        knowledge: Knowledge<N>,
        table_bytes: usize,
    ) -> Self {
        let ranker = Ranker::new(N);
        let history: Vec<_> = knowledge
            .history
            .iter()
            .map(|board| ranker.key(board))
            .collect();
        let fresh = points_on(root) - i16::from(!knowledge.fresh);
        Self {
            refills: rules.refills(),
            circles: false,
            rules,
            ranker,
            table: Table::new(table_bytes),
            history,
            endgame_seeds: fresh.min(knowledge.endgame.seeds() as i16),
            endgame: knowledge.endgame,
            frames: Vec::new(),
            children: Vec::new(),
            rests_on: None,
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
        let key = self.ranker.key(&question.board);
        let best = self.table.get(key).best;
        self.open(&question, key, best);
    }

    /// Works on the question until it is answered or `limit` nodes have been visited in all.
    pub fn run(&mut self, limit: u64) -> Option<Answer> {
        while self.nodes < limit {
            let frame = self.frames.last_mut()?;
            let answer = if let Some(child) = self.children.get(frame.next) {
                frame.next += 1;
                let claim = match child.mover {
                    None => Some(Claim::exact(0, frame.question.threshold - child.net)),
                    Some(who) => {
                        let question = frame.question.of_child(child, who);
                        self.visit(question)
                    }
                };
                claim.and_then(|claim| self.absorb(claim))
            } else {
                let claim = Claim {
                    value: frame.best,
                    is_lower: false,
                    sure: frame.sure,
                };
                let rests_on = frame.rests_on;
                self.leave(claim, Step::NONE, rests_on)
            };
            if answer.is_some() {
                return answer;
            }
        }
        None
    }

    /// Answers at once, or puts the node on the stack.
    fn visit(&mut self, question: Question<N>) -> Option<Claim> {
        self.nodes += 1;
        let Question {
            ref board,
            threshold,
            depth,
            horizon,
            refilled,
        } = question;
        let points = points_on(board);
        if !self.refills {
            if points < threshold {
                return Some(Claim {
                    value: points,
                    is_lower: false,
                    sure: true,
                });
            }
            if -points >= threshold {
                return Some(Claim {
                    value: -points,
                    is_lower: true,
                    sure: true,
                });
            }
            if points <= self.endgame_seeds {
                let value = self
                    .endgame
                    .value(&self.ranker, &board.pits, points as usize);
                return Some(Claim::exact(value, threshold));
            }
        }
        if depth == 0 {
            return Some(horizon.answer(threshold));
        }
        let key = self.ranker.key(board);
        if self.circles
            && let Some(claim) = self.circle(&question, key)
        {
            return Some(claim);
        }
        let again = || self.frames.iter().any(|frame| frame.key == key);
        if self.history.contains(&key) || refilled && again() {
            return Some(horizon.answer(threshold));
        }
        let entry = self.table.get(key);
        if let Some(claim) = entry.answer(threshold, depth, horizon as usize) {
            return Some(claim);
        }
        if !self.open(&question, key, entry.best) {
            return Some(Claim::exact(self.rules.stuck_value(board), threshold));
        }
        self.known_cutoff()
    }

    /// Puts a node on the stack with its children, the most promising first; not when it has none.
    fn open(&mut self, question: &Question<N>, key: Key, best: Step) -> bool {
        let first = self.children.len();
        self.rules.expand(&question.board, &mut self.children);
        let children = &mut self.children[first..];
        if children.is_empty() {
            return false;
        }
        if let Some(child) = children.iter_mut().find(|child| child.step == best) {
            child.order = i16::MAX;
        }
        sort(children);
        self.frames.push(Frame {
            question: *question,
            key,
            first,
            next: first,
            best: i16::MIN,
            sure: true,
            best_step: Step::NONE,
            rests_on: None,
        });
        true
    }

    /// Takes the last frame back if what the table knows of its children settles it.
    fn known_cutoff(&mut self) -> Option<Claim> {
        let frame = self.frames.last()?;
        if frame.question.depth < 2 {
            return None;
        }
        let cutoff = self.children[frame.first..].iter().find_map(|child| {
            let question = frame.question.of_child(child, child.mover?);
            let entry = self.table.get(self.ranker.key(&child.board));
            let claim = entry.answer(
                question.threshold,
                question.depth,
                question.horizon as usize,
            )?;
            let claim = child.tell_parent(claim);
            claim.is_lower.then_some(claim)
        })?;
        self.children.truncate(frame.first);
        self.frames.pop();
        Some(cutoff)
    }

    /// Takes in what a child of the last frame claims; an answer when that settles the whole question.
    fn absorb(&mut self, claim: Claim) -> Option<Answer> {
        let rests_on = self.rests_on.take();
        let frame = self.frames.last_mut()?;
        let child = &self.children[frame.next - 1];
        let (claim, step) = (child.tell_parent(claim), child.step);
        if claim.is_lower {
            return self.leave(claim, step, rests_on);
        }
        let Ok(circles) = Circles::join(frame.rests_on, rests_on) else {
            let claim = frame.question.horizon.answer(frame.question.threshold);
            return self.leave(claim, Step::NONE, None);
        };
        frame.rests_on = circles;
        frame.sure &= claim.sure;
        if claim.value > frame.best {
            frame.best = claim.value;
            frame.best_step = step;
        }
        None
    }

    /// Leaves the last frame with a claim, and the ones before it as far as that settles them.
    fn leave(&mut self, claim: Claim, step: Step, rests_on: Option<Circles>) -> Option<Answer> {
        let frame = self.frames.pop()?;
        self.children.truncate(frame.first);
        let mut claim = claim;
        claim.sure &= !self.refills || frame.question.horizon.proves(&claim);
        let circles = rests_on.filter(|_| claim.sure);
        self.rests_on = circles.and_then(|circles| circles.leave(self.frames.len()));
        let mut entry = self.table.get(frame.key);
        if step != Step::NONE && entry.welcomes(claim) {
            entry.best = step;
        } else if entry.best == Step::NONE {
            entry.best = frame.best_step;
        }
        if self.rests_on.is_none() {
            entry.learn(claim, frame.question.depth, frame.question.horizon as usize);
        }
        self.table.put(frame.key, entry);
        if self.frames.is_empty() {
            return Some(Answer { claim, step });
        }
        self.absorb(claim)
    }

    /// The best move of a board, as far as it is known.
    pub fn best(&self, board: &Board<N>) -> Step {
        self.table.get(self.ranker.key(board)).best
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
