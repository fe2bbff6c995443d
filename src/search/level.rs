//! Levels that play like people. People err in the arithmetic of laps, so the lower levels see less of a
//! sowing, not only fewer moves ahead, and choose among what looks nearly best by chance.

use super::book::Book;
use super::node::{Child, Play, Step};
use super::{Engine, GameOver, Limits, Line, Resources, Search};
use crate::games::{GameId, with_rules};
use crate::record::{MAX_LEVEL, Record};
use crate::ring::{Board, Who};

/// How a level sees.
enum Sight {
    /// Looks so many plies ahead, and knows what a sowing of more than so many laps brings only by playing
    /// it. Chooses among what looks nearly best: see [`halvings`].
    Eye { plies: u8, laps: u16 },
    /// Searches so many nodes and plays what it finds best.
    Search { nodes: u64 },
}

/// The levels, from 1. Where a page has more time it lets level 6 search on.
const LEVELS: [Sight; MAX_LEVEL as usize] = [
    Sight::Eye { plies: 1, laps: 1 },
    Sight::Eye {
        plies: 1,
        laps: u16::MAX,
    },
    Sight::Eye { plies: 2, laps: 6 },
    Sight::Eye {
        plies: 4,
        laps: u16::MAX,
    },
    Sight::Search { nodes: 30_000 },
    Sight::Search { nodes: 300_000 },
];

/// For each level with an eye, the tenths of a point by which a move must look worse than the best to be
/// chosen half as often: the larger, the more is left to chance.
///
/// They are such that each of the levels 2 to 4 scores 70 to 85 % against the one below, from openings of
/// four random plies and with the sides changed, and that a player who picks at random scores at least 25 %
/// against level 1. In Ayoayo and Ô Ăn Quan there is little room between chance and a search, in Sàn Yáo,
/// where a match adds up the small advantages of its rounds, and in the longer Hoyito II there is much: what
/// is left of it lies between levels 4 and 5. `www/results/levels.json` has what was measured.
const fn halvings(game: GameId) -> [u32; 4] {
    match game {
        GameId::SanYao => [80, 66, 84, 96],
        GameId::Ayoayo => [60, 14, 6, 4],
        GameId::HoyitoII => [30, 20, 20, 20],
        GameId::HoyitoII2x12 => [34, 26, 34, 50],
        GameId::OAnQuan | GameId::OAnQuanVi => [120, 36, 29, 23],
    }
}

/// Starts the search of a level; one above or below the levels counts as the nearest.
pub fn search(record: &Record, level: u8) -> Result<Search, GameOver> {
    let position = record.position();
    let index = usize::from(level.clamp(1, MAX_LEVEL)) - 1;
    let (plies, laps) = match LEVELS[index] {
        Sight::Search { nodes } => {
            return Search::new(
                record,
                Limits {
                    nodes,
                    ..Limits::default()
                },
                Resources {
                    book: book(position.game(), index),
                    ..Resources::default()
                },
            );
        }
        Sight::Eye { plies, laps } => (plies, laps),
    };
    let halving = halvings(position.game())[index];
    let mut chance = Chance::new(record.settings.seed, record.moves().count() as u64);
    let (options, nodes) = with_rules!(position.game(), position.pebbles(), rules => {
        let mut eye = Eye { rules: &rules, laps, nodes: 0 };
        (eye.options(&position.board(), plies), eye.nodes)
    });
    let (step, value) = chance.choose(&options, halving);
    let line = Line {
        done: true,
        value,
        exact: false,
        depth: plies,
        nodes,
        steps: step.map(|step| (step, Who::Other)).into_iter().collect(),
    };
    Ok(Search {
        game: position.game(),
        turn: position.turn(),
        engine: Box::new(line),
    })
}

/// The book that a level knows by heart.
#[cfg(not(target_arch = "wasm32"))]
fn book(game: GameId, index: usize) -> Option<&'static Book> {
    (index + 1 == LEVELS.len())
        .then(|| Book::of(game))
        .flatten()
}

/// A page brings books along where they are needed.
#[cfg(target_arch = "wasm32")]
fn book(_: GameId, _: usize) -> Option<&'static Book> {
    None
}

/// A choice already made.
impl Engine for Line {
    fn step(&mut self, _: u64) {}

    fn line(&self) -> Line {
        Line {
            steps: self.steps.clone(),
            ..*self
        }
    }
}

/// A person's view of a position.
struct Eye<'a, const N: usize> {
    rules: &'a dyn Play<N>,
    laps: u16,
    nodes: u64,
}

impl<const N: usize> Eye<'_, N> {
    /// The legal moves, each with what it seems to bring.
    fn options(&mut self, board: &Board<N>, plies: u8) -> Vec<(Step, i16)> {
        let mut children = Vec::new();
        self.rules.expand(board, &mut children);
        self.nodes += children.len() as u64;
        let mut worth = |child: &Child<N>| match child.mover {
            _ if child.laps > self.laps => 0,
            Some(Who::Other) if plies > 1 => child.net - self.look(&child.board, plies - 1),
            Some(Who::Mover) if plies > 1 => child.net + self.look(&child.board, plies - 1),
            _ => child.net,
        };
        children
            .iter()
            .map(|child| (child.step, worth(child)))
            .collect()
    }

    /// What a board seems to be worth to the player to move.
    fn look(&mut self, board: &Board<N>, plies: u8) -> i16 {
        let best = self
            .options(board, plies)
            .into_iter()
            .map(|(_, value)| value)
            .max();
        best.unwrap_or_else(|| self.rules.stuck_value(board))
    }
}

/// Chance that is the same on every machine: SplitMix64.
pub struct Chance(u64);

impl Chance {
    /// Chance for the `n`-th choice of a game with this seed.
    pub fn new(seed: u32, n: u64) -> Self {
        let mut chance = Self(u64::from(seed) << 32 | n);
        chance.advance();
        chance
    }

    /// A number from all 64-bit numbers.
    fn advance(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ mixed >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ mixed >> 31
    }

    /// A number below `n`; `n` is at least 1.
    pub fn below(&mut self, n: u64) -> u64 {
        self.advance() % n
    }

    /// One of these, each being as likely as any other; nothing if there are none.
    pub fn pick<'a, T>(&mut self, from: &'a [T]) -> Option<&'a T> {
        let n = from.len() as u64;
        (n > 0).then(|| &from[self.below(n) as usize])
    }

    /// One of the options: one that is worth `halving` tenths of a point less than the best comes half as
    /// often.
    fn choose(&mut self, options: &[(Step, i16)], halving: u32) -> (Option<Step>, i16) {
        let Some(best) = options.iter().map(|(_, value)| *value).max() else {
            return (None, 0);
        };
        let weight = |value: i16| {
            let loss = 10 * (best - value) as u32;
            // Between the halvings, in a straight line.
            let whole = (1u64 << 32) >> (loss / halving).min(32);
            whole - whole * u64::from(loss % halving) / u64::from(2 * halving)
        };
        let total: u64 = options.iter().map(|(_, value)| weight(*value)).sum();
        let mut at = self.below(total);
        for &(step, value) in options {
            match at.checked_sub(weight(value)) {
                Some(rest) => at = rest,
                None => return (Some(step), value),
            }
        }
        unreachable!("the weights add up to their total");
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::position::Position;

    /// The first moves of a game that a level plays against itself.
    fn moves(game: GameId, level: u8, seed: u32) -> Vec<String> {
        let mut record = Record::new(Position::start(game));
        record.settings.seed = seed;
        let mut moves = Vec::new();
        while record.outcome().is_none() && moves.len() < 12 {
            let found = search(&record, level).map(|mut search| search.run().best);
            let text = found.unwrap().unwrap();
            record.play_text(&text).unwrap();
            moves.push(text);
        }
        moves
    }

    #[test]
    fn choices_depend_on_the_seed_alone() {
        for game in GameId::ALL {
            for level in 1..=4 {
                let games = || (0..10).map(|seed| moves(game, level, seed));
                assert!(games().eq(games()), "{} level {level}", game.id());
                let first = moves(game, level, 0);
                let differ = games().any(|moves| moves != first);
                assert!(differ, "{} level {level}", game.id());
            }
        }
    }

    #[test]
    fn a_move_that_looks_worse_by_the_halving_comes_half_as_often() {
        let options = [5, 2, -1].map(|value| (Step::new((5 - value) as usize, false), value));
        let mut counts = [0; 3];
        for n in 0..7_000 {
            let (_, value) = Chance::new(1, n).choose(&options, 30);
            counts[(5 - value) as usize / 3] += 1;
        }
        for (count, expected) in counts.into_iter().zip([4_000_i32, 2_000, 1_000]) {
            assert!((count - expected).abs() < 150, "{counts:?}");
        }
    }
}
