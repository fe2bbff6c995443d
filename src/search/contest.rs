//! Sàn Yáo's match: who can force it from the start of a round.
//!
//! A round is small enough to be solved, and what it leads to depends only on its totals. So a match is
//! solved by the values of the five ways in which a round can start: the stronger player owns none to four
//! sons, and begins.

use super::{Limits, Resources, Search};
use crate::games::{GameId, san_yao};
use crate::position::{Format, Position, Side, Sons};
use crate::record::Record;
use serde::Serialize;

/// A way in which a round can start, and what the player who begins can force from there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct RoundStart {
    /// Sons of the player who begins.
    pub sons: u8,
    /// The position, with South to begin.
    pub position: String,
    /// The value of the round for the player who begins; proved.
    pub value: i16,
    /// The total she can force.
    pub total: u16,
    /// Nodes it took.
    pub nodes: u64,
    /// Whether she can force the match.
    pub wins: bool,
}

/// Solves the five round starts. Nothing if a round could not be solved, which never happens.
pub fn round_starts() -> Option<Vec<RoundStart>> {
    let mut starts = (0..=san_yao::MAX_SONS)
        .map(solve)
        .collect::<Option<Vec<_>>>()?;
    // Whoever can force a total from which everything that follows is won, has won.
    loop {
        let won = |total: u16| {
            let other = GameId::SanYao.total() as u16 - total;
            match san_yao::after_round([total, other]) {
                san_yao::AfterRound::MatchOver => total > other,
                san_yao::AfterRound::NextRound { stronger, sons, .. } => {
                    stronger == Some(0) && starts[usize::from(sons)].wins
                }
            }
        };
        let all = 0..=GameId::SanYao.total() as u16;
        let next =
            |start: &RoundStart| !start.wins && all.clone().skip(start.total.into()).all(won);
        let Some(index) = starts.iter().position(next) else {
            return Some(starts);
        };
        starts[index].wins = true;
    }
}

fn solve(sons: u8) -> Option<RoundStart> {
    let mut position = Position::start(GameId::SanYao).with_format(Format::Single);
    position.sons = (sons > 0).then_some(Sons {
        owner: Side::South,
        count: sons,
    });
    let record = Record::new(position.clone());
    let progress = Search::new(&record, Limits::default(), Resources::default())
        .ok()?
        .run();
    let stones = GameId::SanYao.total() as i16;
    progress.exact.then(|| RoundStart {
        sons,
        position: position.to_string(),
        value: progress.value,
        total: ((stones + progress.value) / 2) as u16,
        nodes: progress.nodes,
        wins: false,
    })
}

/// What a proved value of a round means for the match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Verdict {
    /// The player to move can force the match.
    Won,
    /// The opponent can.
    Lost,
    /// The round can be forced no further than to equal totals, and who starts the next one then depends
    /// on who makes the last move (SY-11).
    Open,
}

/// Who can force the match, given the proved value of its round for the player to move. Nothing in other
/// games and in a single round.
///
/// Whoever has the larger total of a round wins the match: at once, or because the stronger player begins
/// the next round, and from each round start its beginner can force the match ([`round_starts`]). So the
/// best move of a round never spoils a won match.
pub fn verdict(position: &Position, value: i16) -> Option<Verdict> {
    if position.game() != GameId::SanYao || position.format() == Format::Single {
        return None;
    }
    let mover = position.turn();
    let ahead = position.score(mover) - position.score(mover.opponent()) + i32::from(value);
    Some(match ahead {
        1.. => Verdict::Won,
        0 => Verdict::Open,
        _ => Verdict::Lost,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_beginner_of_every_round_can_force_the_match() {
        let starts = round_starts().unwrap();
        let values: Vec<_> = starts
            .iter()
            .map(|start| (start.sons, start.value))
            .collect();
        assert_eq!(values, [(0, 24), (1, 40), (2, 46), (3, 48), (4, 50)]);
        assert!(starts.iter().all(|start| start.wins));
    }
}
