//! A position as the search sees it, and its children.

use crate::games::{Next, Rules, bits};
use crate::ring::{Board, Observer, Who, points};

/// A board with the player who made the last move, as the player to move sees her: it matters only where
/// nothing can be played (AY-7).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Node<const N: usize> {
    /// The board of the player to move.
    pub board: Board<N>,
    /// Who made the last move.
    pub last: Who,
}

/// What a move leads to.
#[derive(Clone, Copy, Debug)]
pub struct Child<const N: usize> {
    /// The board of the next player.
    pub board: Board<N>,
    /// Points the mover gains, less those the opponent gains.
    pub net: i16,
    /// Who moves there; nobody when the game is over.
    pub mover: Option<Who>,
    /// The move.
    pub step: Step,
    /// For sorting: the higher, the sooner it is tried.
    pub order: i16,
}

impl<const N: usize> Child<N> {
    /// The node, when the game goes on.
    pub fn node(&self) -> Node<N> {
        // The next player sees the last mover as herself exactly if she moves again.
        Node {
            board: self.board,
            last: self.mover.unwrap_or(Who::Other),
        }
    }
}

/// A move in one byte, as the mover sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step(u8);

impl Step {
    /// No move.
    pub const NONE: Self = Self(u8::MAX);

    /// A move from a pit, clockwise if `back`.
    pub const fn new(pit: usize, back: bool) -> Self {
        Self((pit << 1) as u8 | back as u8)
    }

    /// The pit.
    pub const fn pit(self) -> usize {
        (self.0 >> 1) as usize
    }

    /// Whether it goes clockwise.
    pub const fn back(self) -> bool {
        self.0 & 1 == 1
    }
}

/// Adds up what the mover gains and the opponent loses.
#[derive(Default)]
pub struct Net {
    /// Net points so far.
    pub points: i16,
    /// What a refill costs.
    refill_cost: i16,
}

impl Net {
    /// A tally for a game.
    #[inline]
    pub fn new<const N: usize, R: Rules<N>>(_: R) -> Self {
        Self {
            points: 0,
            refill_cost: R::REFILL_COST as i16,
        }
    }

    #[inline]
    fn add(&mut self, who: Who, gain: i16) {
        self.points += match who {
            Who::Mover => gain,
            Who::Other => -gain,
        };
    }
}

impl Observer for Net {
    #[inline]
    fn capture(&mut self, _: usize, contents: u8) {
        self.points += i16::from(points(contents));
    }

    #[inline]
    fn refill(&mut self, who: Who, _: u32) {
        self.add(who, -self.refill_cost);
    }

    #[inline]
    fn leftover(&mut self, who: Who, _: usize, contents: u8) {
        self.add(who, i16::from(points(contents)));
    }
}

/// Adds the children of a board to `children`, in sowing order.
#[inline]
pub fn expand<const N: usize, R: Rules<N>>(
    rules: R,
    board: &Board<N>,
    children: &mut Vec<Child<N>>,
) {
    for pit in bits(board.owned & board.occupied()) {
        for back in [false, true].into_iter().take(1 + usize::from(R::TWO_WAYS)) {
            let mut after = *board;
            let mut net = Net::new(rules);
            let mover = match rules.play(&mut after, pit, back, &mut net) {
                Err(_) => continue,
                Ok(Next::Opponent) => Some(Who::Other),
                Ok(Next::Again) => Some(Who::Mover),
                Ok(Next::Over(..)) => None,
            };
            let order = net.points;
            let step = Step::new(pit, back);
            children.push(Child {
                board: after,
                net: net.points,
                mover,
                step,
                order,
            });
        }
    }
}

/// The value of a node without legal moves: what its player gains by the end of the game.
pub fn stuck_value<const N: usize, R: Rules<N>>(rules: R, node: &Node<N>) -> i16 {
    let mut net = Net::new(rules);
    rules.stuck(&mut node.board.clone(), node.last, &mut net);
    net.points
}

/// A bound on the size of a node's value: the points on the board. None where a refill can bring more
/// seeds into play.
#[inline]
pub fn static_bound<const N: usize, R: Rules<N>>(board: &Board<N>) -> Option<i16> {
    (R::REFILL_COST == 0).then(|| board.pits.iter().map(|&pit| i16::from(points(pit))).sum())
}
