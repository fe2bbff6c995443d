//! Counting the leaves of the game tree, to compare rules and measure speed.

use crate::games::{GameId, Next, Rules, bits, with_rules};
use crate::position::{Format, Move, Position};
use crate::ring::{Board, Unobserved};

/// Leaves `depth` moves below a position; a finished game is one leaf, and repetition plays no part.
///
/// ```
/// use hollows::{GameId, Position, perft::perft};
/// assert_eq!(perft(&Position::start(GameId::Ayoayo), 4), 624);
/// ```
pub fn perft(position: &Position, depth: u32) -> u64 {
    if depth == 0 || position.outcome().is_some() {
        return 1;
    }
    if position.game() == GameId::SanYao && position.format() == Format::Match {
        // Rounds follow one another, which only a position knows.
        return divide(position, depth).map(|(_, leaves)| leaves).sum();
    }
    with_rules!(position.game(), position.pebbles(), rules => {
        count(rules, &position.board(), depth)
    })
}

/// The leaves below each legal move, in sowing order; `depth` is at least 1.
pub fn divide(position: &Position, depth: u32) -> impl Iterator<Item = (Move, u64)> {
    position.legal_moves().into_iter().map(move |m| {
        let mut after = position.clone();
        if after.play(m).is_err() {
            unreachable!("legal moves can be played");
        }
        (m, perft(&after, depth - 1))
    })
}

/// Leaves below a board of the player to move. Sàn Yáo: of one round.
pub fn count<const N: usize, R: Rules<N>>(rules: R, board: &Board<N>, depth: u32) -> u64 {
    let mut leaves = 0;
    for pit in bits(board.owned & board.occupied()) {
        for back in [false, true].into_iter().take(1 + usize::from(R::TWO_WAYS)) {
            let mut after = *board;
            leaves += match rules.play(&mut after, pit, back, &mut Unobserved) {
                Err(_) => 0,
                Ok(Next::Over(..)) => 1,
                Ok(_) if depth == 1 => 1,
                Ok(_) => count(rules, &after, depth - 1),
            };
        }
    }
    // No legal move: the game is over here.
    leaves.max(1)
}
