//! Positions from games played at random: reproducible samples for tests and statistics.

use crate::games::GameId;
use crate::position::Position;
use crate::record::Record;
use crate::search::Chance;

/// A position and how it came about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sample {
    /// Moves played before it.
    pub ply: usize,
    /// The position; the game goes on from it.
    pub position: Position,
}

/// The `n`-th sample of a seed: a game is played from the start to its end, each legal move being as likely as
/// any other, and one of its positions is taken, each being as likely as any other.
///
/// ```
/// use hollows::{GameId, random};
/// let sample = random::position(GameId::Ayoayo, 1, 0);
/// assert_eq!(sample, random::position(GameId::Ayoayo, 1, 0));
/// assert!(!sample.position.legal_moves().is_empty());
/// ```
pub fn position(game: GameId, seed: u32, n: u64) -> Sample {
    let mut chance = Chance::new(seed, n);
    let mut record = Record::new(Position::start(game));
    let mut positions = Vec::new();
    while record.outcome().is_none() {
        let position = record.position().clone();
        let legal = position.legal_moves();
        positions.push(position);
        let played = chance.pick(&legal).map(|&m| record.play(m));
        if !matches!(played, Some(Ok(_))) {
            unreachable!("a game that is not over has a legal move");
        }
    }
    let ply = chance.below(positions.len() as u64) as usize;
    Sample {
        ply,
        position: positions.swap_remove(ply),
    }
}
