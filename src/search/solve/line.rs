//! The principal variation of a value that is proved.

use super::{DEPTH_STEP, FIRST_DEPTH, MAX_DEPTH, SLICE, Solver, lock};
use crate::position::{Format, Position};
use crate::record::Record;
use crate::ring::Board;
use crate::search::absolute;
use crate::search::node::Child;
use crate::search::probe::Prober;
use crate::search::question::{Horizon, Question};

/// Nodes that finding one of its moves may take.
const NODES: u64 = 200_000_000;

impl<const N: usize> Solver<'_, N> {
    /// The principal variation of a proved value: each player makes a move that is proved to keep the value,
    /// the first by the floor's table, the other by the ceiling's.
    pub(super) fn line(&self, position: &Position, mut value: i16) -> Vec<String> {
        let mut record = Record::new(position.clone().with_format(Format::Single));
        let mut line = Vec::new();
        while record.outcome().is_none() {
            let turn = record.position().turn();
            let prober = if turn == self.turn {
                &self.floor
            } else {
                &self.ceiling
            };
            let board = record.position().board();
            let Some(child) = self.keep(&mut lock(prober), &board, value) else {
                break;
            };
            let m = absolute(self.game, turn, child.step);
            if record.play(m).is_err() {
                break;
            }
            line.push(self.game.move_text(m));
            value -= child.net;
            if record.position().turn() != turn {
                value = -value;
            }
        }
        line
    }

    /// A move that is proved to be worth so much.
    pub(super) fn keep(
        &self,
        prober: &mut Prober<N>,
        board: &Board<N>,
        value: i16,
    ) -> Option<Child<N>> {
        let limit = prober.nodes + NODES;
        let horizon = Horizon::Worst;
        for depth in (FIRST_DEPTH..MAX_DEPTH).step_by(DEPTH_STEP.into()) {
            prober.ask(Question {
                board: *board,
                threshold: value,
                depth,
                horizon,
                refilled: false,
            });
            let answer = loop {
                match prober.run(limit.min(prober.nodes + SLICE)) {
                    Some(answer) => break answer,
                    None if prober.nodes >= limit || !(self.more)() => return None,
                    None => {}
                }
            };
            if answer.claim.sure && answer.claim.is_lower {
                let mut children = Vec::new();
                self.rules.expand(board, &mut children);
                return children.into_iter().find(|child| child.step == answer.step);
            }
        }
        None
    }
}
