//! Plain data for drawing a game and for telling what a move would do.

use crate::games::GameId;
use crate::position::{BySide, Format, Illegal, Move, Outcome, Position, Side};
use crate::record::Record;
use crate::ring::{seeds, stones};
use crate::trace::{Event, Loan};
use serde::Serialize;

/// A pit.
#[derive(Clone, Debug, Serialize)]
pub struct PitView {
    /// Its name.
    pub name: &'static str,
    /// The row it lies in; none for a Mandarin square.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub row: Option<Side>,
    /// Who may start moves from it; nobody for a Mandarin square.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub owner: Option<Side>,
    /// Seeds in it.
    pub seeds: u8,
    /// Mandarin stones in it: 0 or 1.
    pub stones: u8,
}

/// What a player has captured.
#[derive(Clone, Debug, Serialize)]
pub struct StoreView {
    /// Seeds.
    pub seeds: u16,
    /// Mandarin stones.
    pub stones: u16,
    /// Points, debts counted.
    pub score: i32,
}

/// A debt (OQ-5).
#[derive(Clone, Debug, Serialize)]
pub struct DebtView {
    /// Who owes.
    pub debtor: Side,
    /// How many.
    pub pebbles: u32,
}

/// The round of Sàn Yáo.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct RoundView {
    /// From 1.
    pub number: u32,
    /// A match or a single round.
    pub format: Format,
    /// Pits owned across the board.
    pub sons: Vec<&'static str>,
    /// The loan, until the round's first move.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub lent: Option<Loan>,
    /// Totals of the last round.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub last_totals: Option<BySide<u16>>,
}

/// All that is needed to draw a game.
#[derive(Clone, Debug, Serialize)]
pub struct View {
    /// Which game.
    pub game: &'static str,
    /// The position in notation.
    pub position: String,
    /// Whose turn it is.
    pub turn: Side,
    /// The pits in sowing order.
    pub pits: Vec<PitView>,
    /// The stores.
    pub stores: BySide<StoreView>,
    /// Ô Ăn Quan's debt.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub debt: Option<DebtView>,
    /// Sàn Yáo's round.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub round: Option<RoundView>,
    /// How the game ended.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub over: Option<Outcome>,
}

impl View {
    /// The view of a game as it stands.
    pub fn of(record: &Record) -> Self {
        let position = record.position();
        let game = position.game();
        let pits = position
            .pits()
            .iter()
            .enumerate()
            .map(|(pit, &contents)| PitView {
                name: game.pit_name(pit),
                row: game.pit_row(pit),
                owner: position.owner(pit),
                seeds: seeds(contents),
                stones: stones(contents),
            });
        let store = |side| {
            let store = position.stores().get(side);
            StoreView {
                seeds: store.seeds,
                stones: store.stones,
                score: position.score(side),
            }
        };
        Self {
            game: game.id(),
            position: position.to_string(),
            turn: position.turn(),
            pits: pits.collect(),
            stores: BySide {
                south: store(Side::South),
                north: store(Side::North),
            },
            debt: position
                .debt()
                .map(|(debtor, pebbles)| DebtView { debtor, pebbles }),
            round: (game == GameId::SanYao).then(|| RoundView {
                number: position.round(),
                format: record.format(),
                sons: position.son_names(),
                lent: record.loan().cloned(),
                last_totals: record.last_totals(),
            }),
            over: record.outcome(),
        }
    }
}

/// What a move would do.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Preview {
    /// The pit the last seed falls in.
    pub end: &'static str,
    /// Laps.
    pub laps: u32,
    /// Points the mover would take.
    pub captured: u32,
    /// The pits she would take them from.
    pub captures: Vec<&'static str>,
    /// Whether she would have another turn.
    pub again: bool,
}

impl Preview {
    /// Looks at a move without playing it.
    ///
    /// # Errors
    /// When the move is illegal.
    pub fn of(position: &Position, m: Move) -> Result<Self, Illegal> {
        let mut preview = Self::default();
        position.clone().play_watched(m, &mut |event| match event {
            Event::Lift { lap, .. } => preview.laps = lap,
            Event::Drop { pit } => preview.end = pit,
            Event::Capture {
                pit, seeds, stones, ..
            } => {
                preview.captured +=
                    u32::from(seeds) + u32::from(crate::ring::STONE_POINTS * stones);
                preview.captures.push(pit);
            }
            Event::Again { .. } => preview.again = true,
            _ => {}
        })?;
        Ok(preview)
    }
}
