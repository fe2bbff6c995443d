//! A position as people see it: sides, stores, rounds, debts. The rules themselves play on
//! mover-relative boards ([`crate::games::Rules`]); here they are turned back.

use crate::games::{GameId, Rules, WhyNot, with_rules};
use crate::ring::{self, Board, MAX_RING, Unobserved, Watched};

mod play;
mod types;

pub use types::{BySide, Format, Illegal, Move, Outcome, Side, Sons, Store};

/// A position of any game, as NOTATION writes it.
///
/// Equality is of everything written, and of the format of Sàn Yáo.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    pub(crate) game: GameId,
    pub(crate) pits: [u8; MAX_RING],
    pub(crate) stores: BySide<Store>,
    pub(crate) turn: Side,
    pub(crate) round: u32,
    pub(crate) sons: Option<Sons>,
    /// Pebbles South owes North; negative when North owes South.
    pub(crate) debt: i32,
    pub(crate) format: Format,
    pub(crate) over: Option<Outcome>,
}

impl Position {
    /// The start of a game, South to move.
    ///
    /// ```
    /// use hollows::{GameId, Position};
    /// let start = Position::start(GameId::Ayoayo);
    /// assert_eq!(start.to_string(), "4,4,4,4,4,4/4,4,4,4,4,4 0:0 S");
    /// assert_eq!(start.legal_moves().len(), 6);
    /// ```
    pub fn start(game: GameId) -> Self {
        Self {
            game,
            pits: game.start(),
            stores: BySide::default(),
            turn: Side::South,
            round: 1,
            sons: None,
            debt: 0,
            format: Format::Match,
            over: None,
        }
    }

    /// The same position with another side to begin; only for a start, where both can.
    pub fn with_turn(mut self, turn: Side) -> Self {
        self.turn = turn;
        self
    }

    /// The same position, of a match or of a single round.
    pub fn with_format(mut self, format: Format) -> Self {
        self.format = format;
        self
    }

    /// Which game it is.
    pub const fn game(&self) -> GameId {
        self.game
    }

    /// Contents of the pits in sowing order, from `A`; see [`ring::seeds`] and [`ring::stones`].
    pub fn pits(&self) -> &[u8] {
        &self.pits[..self.game.ring()]
    }

    /// What each player has captured.
    pub const fn stores(&self) -> &BySide<Store> {
        &self.stores
    }

    /// Whose turn it is. Means nothing when the game is over.
    pub const fn turn(&self) -> Side {
        self.turn
    }

    /// Sàn Yáo: the round's number, from 1.
    pub const fn round(&self) -> u32 {
        self.round
    }

    /// Sàn Yáo: the pits owned across the board.
    pub const fn sons(&self) -> Option<Sons> {
        self.sons
    }

    /// Sàn Yáo: a match or a single round.
    pub const fn format(&self) -> Format {
        self.format
    }

    /// How the game ended; nothing while it goes on.
    pub const fn outcome(&self) -> Option<Outcome> {
        self.over
    }

    /// Ô Ăn Quan: who owes how many pebbles.
    pub const fn debt(&self) -> Option<(Side, u32)> {
        match self.debt {
            0 => None,
            debt if debt > 0 => Some((Side::South, debt.unsigned_abs())),
            debt => Some((Side::North, debt.unsigned_abs())),
        }
    }

    /// Points so far: seeds, ten for a Mandarin stone, debts counted (OQ-7).
    pub fn score(&self, side: Side) -> i32 {
        let store = self.stores.get(side);
        let points =
            i32::from(store.seeds) + i32::from(ring::STONE_POINTS) * i32::from(store.stones);
        match side {
            Side::South => points - self.debt,
            Side::North => points + self.debt,
        }
    }

    /// Who may start moves from a pit; nobody from a Mandarin square.
    pub fn owner(&self, pit: usize) -> Option<Side> {
        let row = self.game.pit_row(pit)?;
        match self.sons {
            Some(sons) if self.son_pits(sons).contains(&pit) => Some(row.opponent()),
            _ => Some(row),
        }
    }

    /// The ring indices of sons: the first pits of the row across the board (SY-8).
    pub(crate) fn son_pits(&self, sons: Sons) -> std::ops::Range<usize> {
        let first = sons.owner.opponent().ring_index(self.game, 0);
        first..first + usize::from(sons.count)
    }

    /// Sàn Yáo: the names of the pits owned across the board, in sowing order.
    pub fn son_names(&self) -> Vec<&'static str> {
        let pits = self.sons.map(|sons| self.son_pits(sons));
        pits.into_iter()
            .flatten()
            .map(|pit| self.game.pit_name(pit))
            .collect()
    }

    /// All legal moves in sowing order, `r` before `l`.
    pub fn legal_moves(&self) -> Vec<Move> {
        let ways: &[bool] = if self.game.has_mandarins() {
            &[false, true]
        } else {
            &[false]
        };
        let moves =
            (0..self.game.ring()).flat_map(|pit| ways.iter().map(move |&back| Move { pit, back }));
        moves.filter(|&m| self.why_not(m).is_none()).collect()
    }

    /// Why a move cannot be played; nothing if it is legal.
    pub fn why_not(&self, m: Move) -> Option<WhyNot> {
        if self.over.is_some() {
            return Some(WhyNot::Over);
        }
        if m.pit >= self.game.ring() || self.owner(m.pit) != Some(self.turn) {
            return Some(WhyNot::NotYours);
        }
        if self.pits[m.pit] == 0 {
            return Some(WhyNot::Empty);
        }
        let pit = self.turn.ring_index(self.game, m.pit);
        with_rules!(self.game, self.pebbles(), rules => {
            rules.sow(&mut self.board(), pit, m.back, &mut Watched(&mut Unobserved)).err()
        })
    }

    /// Whether C-3 counts both as one position: board, owners, player to move.
    pub(crate) fn recurs_in(&self, other: &Self) -> bool {
        self.pits == other.pits && self.turn == other.turn && self.sons == other.sons
    }

    /// Whether nothing of this position is left to settle: the game is not over, and the player to move
    /// can move.
    pub(crate) fn is_settled(&self) -> bool {
        with_rules!(self.game, self.pebbles(), rules => {
            let board = self.board();
            rules.ended(&board).is_none() && rules.has_move(&board)
        })
    }

    /// The board as the player to move sees it.
    pub(crate) fn board<const N: usize>(&self) -> Board<N> {
        let mut board = Board {
            pits: [0; N],
            owned: 0,
        };
        for (pit, &contents) in self.pits().iter().enumerate() {
            let seen = self.turn.ring_index(self.game, pit);
            board.pits[seen] = contents;
            board.owned |= u32::from(self.owner(pit) == Some(self.turn)) << seen;
        }
        board
    }

    /// Takes over the pits of a board seen by `side`.
    fn put<const N: usize>(&mut self, board: &Board<N>, side: Side) {
        for (pit, &contents) in board.pits.iter().enumerate() {
            self.pits[side.ring_index(self.game, pit)] = contents;
        }
    }

    /// Ô Ăn Quan: pebbles in the game, on the board and captured.
    pub(crate) fn pebbles(&self) -> u32 {
        let board: u32 = self
            .pits()
            .iter()
            .map(|&pit| u32::from(ring::seeds(pit)))
            .sum();
        board + u32::from(self.stores.south.seeds) + u32::from(self.stores.north.seeds)
    }

    pub(crate) const fn store_mut(&mut self, side: Side) -> &mut Store {
        self.stores.get_mut(side)
    }

    /// Adds to what a side owes; debts both ways net out (OQ-7).
    pub(crate) fn owe(&mut self, side: Side, pebbles: u16) {
        self.debt += match side {
            Side::South => i32::from(pebbles),
            Side::North => -i32::from(pebbles),
        };
    }
}
