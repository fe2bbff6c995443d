//! The value of each move.

use super::Solver;
use super::bounds::Bounds;
use crate::games::GameId;
use crate::ring::{Board, Who};
use crate::search::absolute;
use crate::search::node::Child;
use std::collections::BTreeMap;

impl<const N: usize> Solver<'_, N> {
    /// The values of the moves of a board, as far as they can be proved; where its own is, `best` is known to keep it.
    pub(super) fn values_of_moves(
        &self,
        board: &Board<N>,
        bounds: &Bounds,
        best: Option<&String>,
    ) -> BTreeMap<String, i16> {
        let mut children = Vec::new();
        self.rules.expand(board, &mut children);
        let mut known: Vec<(&Child<N>, i16)> = Vec::new();
        let mut values = BTreeMap::new();
        for child in &children {
            if !(self.more)() {
                break;
            }
            let step = absolute(self.game, self.turn, child.step);
            let name = self.game.move_text(step);
            let image = known.iter().find(|(of, _)| self.are_images(child, of));
            let value = match image {
                Some(&(_, value)) => Some(value),
                None if bounds.closed() && best == Some(&name) => Some(bounds.value),
                None => self.child_value(child, bounds, &name),
            };
            if let Some(value) = value {
                known.push((child, value));
                values.insert(name, value);
            }
        }
        values
    }

    /// Whether two moves are each other's image in a mirror, in a game where moves go either way.
    fn are_images(&self, one: &Child<N>, other: &Child<N>) -> bool {
        let [one_pits, other_pits] = [one, other].map(|child| &child.board.pits);
        self.game.has_mandarins()
            && one.net == other.net
            && (0..N).all(|pit| one_pits[pit] == other_pits[image(self.game, pit)])
    }

    /// The exact value of a move; nothing if it cannot be proved.
    fn child_value(&self, child: &Child<N>, parent: &Bounds, name: &str) -> Option<i16> {
        let Some(who) = child.mover else {
            return Some(child.net);
        };
        let sign = if who == Who::Other { -1 } else { 1 };
        // No move is worth more than the position.
        let value = sign * (parent.value - child.net);
        let mut bounds = self.known(&child.board, value);
        self.prove(&child.board, &mut bounds, Some(name));
        bounds.closed().then_some(child.net + sign * bounds.value)
    }
}

/// The pit that a mirror shows in this one's place, where moves go either way: left is right.
pub fn image(game: GameId, pit: usize) -> usize {
    let (row, ring) = (game.row(), game.ring());
    (ring + row - 1 - pit) % ring
}
