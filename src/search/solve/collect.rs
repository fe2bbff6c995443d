//! Writing opening books: proofs of what a page cannot prove while it thinks.

use super::moves::image;
use super::{Solver, lock};
use crate::games::{GameId, with_rules};
use crate::position::{Position, Side};
use crate::record::Record;
use crate::ring::Board;
use crate::search::book::{Answer, Book};
use crate::search::node::Step;
use crate::search::{Limits, Resources, Search, absolute};
use serde::Serialize;
use std::collections::{HashSet, VecDeque};
use std::sync::Arc;

/// What a book is to hold.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    /// The game.
    pub game: GameId,
    /// Answers are given to positions after less than so many plies.
    pub plies: u32,
    /// What is proved within so many nodes, on a page, is left out.
    pub page_nodes: u64,
}

/// An answer that was proved: one line of the log.
#[derive(Clone, Debug, Serialize)]
pub struct Entry {
    /// Plies played before.
    pub ply: u32,
    /// The position.
    pub position: String,
    /// The answer.
    #[serde(rename = "move")]
    pub best: String,
    /// Its value.
    pub value: i8,
    /// Nodes of all proofs so far.
    pub nodes: u64,
}

/// Visits the positions that come up when one player always gives `answer`'s answers and the other plays
/// whatever she likes, those after fewer plies first. Where there is no answer it looks no further.
pub fn lines(game: GameId, plies: u32, mut answer: impl FnMut(&Position, u32) -> Option<Answer>) {
    let start = Position::start(game);
    let mut seen = HashSet::new();
    let mut waiting: VecDeque<_> = Side::BOTH.map(|side| (start.clone(), side, 0)).into();
    while let Some((position, side, ply)) = waiting.pop_front() {
        let is_new = seen.insert((position.to_string(), side));
        if !is_new || ply >= plies || position.outcome().is_some() {
            continue;
        }
        let moves = match side == position.turn() {
            true => answer(&position, ply)
                .map(|answer| absolute(game, side, answer.step))
                .into_iter()
                .collect(),
            false => position.legal_moves(),
        };
        for m in moves {
            let mut after = position.clone();
            if after.play(m).is_ok() {
                waiting.push_back((after, side, ply + 1));
            }
        }
    }
}

/// Adds to a book what the plan wants and it does not hold yet, until `more` says to stop. `page` is what a
/// page has, `resources` what the proofs may use.
pub fn collect(
    plan: &Plan,
    book: &mut Book,
    page: Resources,
    resources: Resources,
    log: &dyn Fn(Entry),
    more: &(dyn Fn() -> bool + Sync),
) {
    let start = Position::start(plan.game);
    let quiet = |_| ();
    with_rules!(plan.game, start.pebbles(), rules => {
        let solver = Solver::new(Arc::new(rules), &start, resources, &quiet, more);
        lines(plan.game, plan.plies, |position, ply| {
            if let Some(answer) = book.find(position) {
                return Some(answer);
            }
            if !more() {
                return None;
            }
            let limits = Limits { nodes: plan.page_nodes, ..Limits::default() };
            let found = Search::new(&Record::new(position.clone()), limits, page).ok()?.run();
            if found.exact {
                return None;
            }
            let answer = solver.answer(&position.board(), found.value)?;
            book.add(position, answer);
            if plan.game.has_mandarins() {
                let (position, answer) = reflected(position, answer);
                book.add(&position, answer);
            }
            log(Entry {
                ply,
                position: position.to_string(),
                best: plan.game.move_text(absolute(plan.game, position.turn(), answer.step)),
                value: answer.value,
                nodes: [&solver.floor, &solver.ceiling].map(|prober| lock(prober).nodes).iter().sum(),
            });
            Some(answer)
        });
    });
}

/// A position and its answer as seen in a mirror.
fn reflected(position: &Position, answer: Answer) -> (Position, Answer) {
    let game = position.game();
    let mut mirror = position.clone();
    for (pit, &contents) in position.pits().iter().enumerate() {
        mirror.pits[image(game, pit)] = contents;
    }
    let step = Step::new(image(game, answer.step.pit()), !answer.step.back());
    (mirror, Answer { step, ..answer })
}

impl<const N: usize> Solver<'_, N> {
    /// The proved value of a board and a move that is proved to keep it.
    fn answer(&self, board: &Board<N>, guess: i16) -> Option<Answer> {
        let mut bounds = self.known(board, guess);
        self.prove(board, &mut bounds, None);
        if !bounds.closed() {
            return None;
        }
        let child = self.keep(&mut lock(&self.floor), board, bounds.value)?;
        Some(Answer {
            step: child.step,
            value: i8::try_from(bounds.value).ok()?,
        })
    }
}
