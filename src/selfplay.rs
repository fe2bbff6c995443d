//! Games of the computer against itself, and what they show. Reproducible to the byte: levels have node
//! budgets, and chance comes from a seed.

use crate::games::{GameId, Reason, WhyNot};
use crate::position::{BySide, Position, Side};
use crate::record::{MAX_LEVEL, Record};
use crate::search::{Chance, Search};
use crate::trace::Event;
use serde::Serialize;
use std::collections::BTreeMap;
use std::str::FromStr;

/// Who chooses the moves of a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Chooser {
    /// Any legal move is as likely as any other.
    Random,
    /// The computer at a level.
    Level(u8),
}

impl FromStr for Chooser {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match text.parse() {
            _ if text == "random" => Ok(Self::Random),
            Ok(level) if (1..=MAX_LEVEL).contains(&level) => Ok(Self::Level(level)),
            _ => Err(format!(
                "{text:?} is neither random nor a level from 1 to {MAX_LEVEL}"
            )),
        }
    }
}

impl std::fmt::Display for Chooser {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        match self {
            Self::Random => f.write_str("random"),
            Self::Level(level) => write!(f, "level {level}"),
        }
    }
}

impl Serialize for Chooser {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Random => serializer.serialize_str("random"),
            Self::Level(level) => serializer.serialize_u8(*level),
        }
    }
}

/// Which games to play.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    /// The game.
    pub game: GameId,
    /// How many.
    pub games: u32,
    /// Who plays South.
    pub south: Chooser,
    /// Who plays North.
    pub north: Chooser,
    /// Where chance starts.
    pub seed: u32,
    /// Random plies at the start of each game.
    pub opening: u32,
}

/// A share of the games, with its interval of 95 % confidence.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct Share {
    /// The share in these games.
    pub share: f64,
    /// The lower end of the interval.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

impl Share {
    /// So many of `whole` games, with Wilson's score interval; all of 0 to 1 when there are no games.
    pub fn new(part: u32, whole: u32) -> Self {
        /// Standard deviations on either side that hold 95 %.
        const Z: f64 = 1.959_963_984_540_054;
        let games = f64::from(whole.max(1));
        let share = f64::from(part) / games;
        if whole == 0 {
            return Self {
                share,
                low: 0.0,
                high: 1.0,
            };
        }
        let spread = Z * Z / games;
        let middle = (share + spread / 2.0) / (1.0 + spread);
        let half =
            Z * (share * (1.0 - share) / games + spread / (4.0 * games)).sqrt() / (1.0 + spread);
        Self {
            share,
            low: (middle - half).max(0.0),
            high: (middle + half).min(1.0),
        }
    }
}

/// What the games showed.
#[derive(Clone, Debug, Default, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Statistics {
    /// The engine's version.
    pub version: &'static str,
    /// The game and its ruleset.
    pub game: &'static str,
    /// How many games were played.
    pub games: u32,
    /// Who played South and North: a level, or `random`.
    pub players: BySide<Option<Chooser>>,
    /// Where chance started.
    pub seed: u32,
    /// Random plies at the start of each game.
    pub opening: u32,
    /// Games won by each side.
    pub wins: BySide<u32>,
    /// Games nobody won.
    pub draws: u32,
    /// The shares of games won.
    pub win_shares: BySide<Share>,
    /// South's wins less North's, as a share of the games: South moves first.
    pub first_player_advantage: f64,
    /// Share of the games that nobody won.
    pub drawishness: f64,
    /// Share of the games that ended by their own rules, not by repetition or a limit of rounds.
    pub completion: f64,
    /// Games by the reason of their end.
    pub ends: BTreeMap<&'static str, u32>,
    /// Mean of South's score less North's.
    pub margin: f64,
    /// Mean number of moves in a game.
    pub game_length: f64,
    /// Moves in the longest game.
    pub longest_game: usize,
    /// Mean number of legal moves.
    pub branching_factor: f64,
    /// Share of moves chosen among two or more.
    pub decision_moves: f64,
    /// Mean number of laps in a move.
    pub laps: f64,
    /// Laps of the longest relay.
    pub longest_relay: u32,
    /// Share of moves that captured.
    pub captures: f64,
    /// Share of endless moves among those the players would otherwise have had.
    pub endless: f64,
}

/// Plain sums, from which the means come.
#[derive(Default)]
struct Sums {
    margin: i64,
    completed: u64,
    plies: u64,
    legal: u64,
    decisions: u64,
    laps: u64,
    captures: u64,
    endless: u64,
}

/// Plays the games.
pub fn play(plan: &Plan) -> Statistics {
    let mut statistics = Statistics {
        version: env!("CARGO_PKG_VERSION"),
        game: plan.game.id(),
        games: plan.games,
        players: BySide {
            south: Some(plan.south),
            north: Some(plan.north),
        },
        seed: plan.seed,
        opening: plan.opening,
        ..Statistics::default()
    };
    let mut sums = Sums::default();
    for game in 0..plan.games {
        one_game(plan, game, &mut statistics, &mut sums);
    }
    let share = |part: u64, whole: u64| part as f64 / whole.max(1) as f64;
    statistics.margin = sums.margin as f64 / f64::from(plan.games.max(1));
    let BySide { south, north } = statistics.wins;
    statistics.win_shares = BySide {
        south: Share::new(south, plan.games),
        north: Share::new(north, plan.games),
    };
    statistics.first_player_advantage =
        (f64::from(south) - f64::from(north)) / f64::from(plan.games.max(1));
    statistics.drawishness = share(statistics.draws.into(), plan.games.into());
    statistics.completion = share(sums.completed, plan.games.into());
    statistics.game_length = share(sums.plies, plan.games.into());
    statistics.branching_factor = share(sums.legal, sums.plies);
    statistics.decision_moves = share(sums.decisions, sums.plies);
    statistics.laps = share(sums.laps, sums.plies);
    statistics.captures = share(sums.captures, sums.plies);
    statistics.endless = share(sums.endless, sums.legal + sums.endless);
    statistics
}

fn one_game(plan: &Plan, game: u32, statistics: &mut Statistics, sums: &mut Sums) {
    let mut record = Record::new(Position::start(plan.game));
    record.settings.seed = plan.seed.wrapping_add(game);
    let mut chance = Chance::new(record.settings.seed, u64::MAX >> 32);
    let mut plies = 0;
    while record.outcome().is_none() {
        let position = record.position();
        let legal = position.legal_moves();
        sums.plies += 1;
        sums.legal += legal.len() as u64;
        sums.decisions += u64::from(legal.len() > 1);
        sums.endless += endless_moves(position);
        let chooser = match position.turn() {
            _ if plies < plan.opening => Chooser::Random,
            Side::South => plan.south,
            Side::North => plan.north,
        };
        let text = match chooser {
            Chooser::Random => {
                let Some(&m) = chance.pick(&legal) else {
                    unreachable!("the game is not over")
                };
                plan.game.move_text(m)
            }
            Chooser::Level(level) => {
                let search = Search::at_level(&record, level).map(|mut search| search.run().best);
                let Ok(Some(text)) = search else {
                    unreachable!("the game is not over")
                };
                text
            }
        };
        let Ok(events) = record.play_text(&text) else {
            unreachable!("the move is legal")
        };
        let laps = events
            .iter()
            .filter(|event| matches!(event, Event::Lift { .. }))
            .count();
        sums.laps += laps as u64;
        sums.captures += u64::from(
            events
                .iter()
                .any(|event| matches!(event, Event::Capture { .. })),
        );
        statistics.longest_relay = statistics.longest_relay.max(laps as u32);
        plies += 1;
    }
    statistics.longest_game = statistics.longest_game.max(plies as usize);
    let Some(outcome) = record.outcome() else {
        return;
    };
    *statistics.ends.entry(outcome.reason.word()).or_default() += 1;
    sums.completed += u64::from(!matches!(
        outcome.reason,
        Reason::Repetition | Reason::Rounds
    ));
    sums.margin += i64::from(outcome.scores.south - outcome.scores.north);
    match outcome.winner {
        Some(side) => *statistics.wins.get_mut(side) += 1,
        None => statistics.draws += 1,
    }
}

/// How many of the player's moves are illegal only because they never end.
fn endless_moves(position: &Position) -> u64 {
    let game = position.game();
    let moves = (0..game.ring()).map(|pit| crate::Move { pit, back: false });
    moves
        .filter(|&m| position.why_not(m) == Some(WhyNot::Endless))
        .count() as u64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_plan_gives_the_same_statistics() {
        for game in GameId::ALL {
            let plan = Plan {
                game,
                games: 6,
                south: Chooser::Level(3),
                north: Chooser::Random,
                seed: 7,
                opening: 2,
            };
            let played = play(&plan);
            assert_eq!(format!("{played:?}"), format!("{:?}", play(&plan)));
            let other = play(&Plan { seed: 70, ..plan });
            let chances = |of: &Statistics| (of.margin, of.game_length, of.branching_factor);
            assert_ne!(chances(&played), chances(&other));
            let BySide { south, north } = played.wins;
            assert_eq!(south + north + played.draws, 6);
            assert_eq!(played.ends.values().sum::<u32>(), 6);
        }
    }

    #[test]
    fn shares_have_wilsons_intervals() {
        let close = |a: f64, b: f64| assert!((a - b).abs() < 5e-5, "{a} is not {b}");
        for (part, whole, low, high) in [
            (0, 10, 0.0, 0.2775),
            (5, 10, 0.2366, 0.7634),
            (77, 100, 0.6785, 0.8416),
            (200, 200, 0.9812, 1.0),
            (0, 0, 0.0, 1.0),
        ] {
            let share = Share::new(part, whole);
            close(share.low, low);
            close(share.high, high);
        }
    }
}
