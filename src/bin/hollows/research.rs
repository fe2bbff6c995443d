//! The commands that make statistics and samples.

use crate::args::{BalancedArgs, Format, SelfplayArgs};
use crate::lines::{Done, json, line};
use hollows::search::{Layer, Resources, Tables, balance};
use hollows::selfplay::{self, Plan, Share, Statistics};
use hollows::{BySide, GameId, Position, random};
use serde::Serialize;
use std::collections::BTreeMap;
use std::io::Write;

/// A line of `random`.
#[derive(Serialize)]
struct Sample {
    seed: u32,
    number: u64,
    ply: usize,
    position: String,
}

/// Prints positions from random games.
pub fn random(out: &mut impl Write, game: GameId, positions: u64, seed: u32) -> Done {
    for number in 0..positions {
        let random::Sample { ply, position } = random::position(game, seed, number);
        let sample = Sample {
            seed,
            number,
            ply,
            position: position.to_string(),
        };
        line(out, game, &sample)?;
    }
    Ok(())
}

/// A line of `table`.
#[derive(Serialize)]
struct TableLayer {
    #[serde(flatten)]
    layer: Layer,
    /// Boards whose two bounds met.
    settled: usize,
    /// Boards by their value for the player to move.
    values: BTreeMap<i8, usize>,
}

/// Builds endgame tables and prints what each layer holds, as soon as it is finished.
pub fn table(out: &mut impl Write, game: GameId, seeds: u32) -> Done {
    let mut tables = Tables::new(game).ok_or_else(|| {
        format!(
            "there are no endgame tables of {}; ayoayo and hoyito-ii have them",
            game.id()
        )
    })?;
    for seeds in 1..=seeds {
        tables.build(seeds, u64::MAX);
        if let Some(&layer) = tables.layers().last() {
            let layer = TableLayer {
                layer,
                settled: layer.boards - layer.circular,
                values: tables.values(seeds),
            };
            line(out, game, &layer)?;
            out.flush()?;
        }
    }
    Ok(())
}

/// A line of `balanced`.
#[derive(Serialize)]
struct Balanced {
    #[serde(skip_serializing_if = "Option::is_none")]
    moved: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    ply: Option<u32>,
    position: String,
    value: i16,
    exact: bool,
    nodes: u64,
    pv: Vec<String>,
}

/// Looks for balanced starts and prints each as soon as it is proved.
pub fn balanced(out: &mut impl Write, args: &BalancedArgs) -> Done {
    let mut tables = Tables::new(args.game);
    if let Some(tables) = &mut tables {
        tables.build(args.tables, u64::MAX);
    }
    let resources = Resources {
        table_bytes: (args.memory as usize) << 20,
        tables: tables.as_ref(),
        book: None,
    };
    let starts: Box<dyn Iterator<Item = (Option<u8>, Position)>> = match args.opening {
        None => Box::new((1..=args.moved).flat_map(|moved| {
            let starts = balance::starts(args.game, moved);
            starts.into_iter().map(move |start| (Some(moved), start))
        })),
        Some(plies) => Box::new((0..).filter_map(move |n| {
            let opening = balance::opening(args.game, plies, args.seed, n)?;
            Some((None, opening))
        })),
    };
    let mut found = 0;
    for (moved, start) in starts {
        if found == args.positions {
            break;
        }
        if let Some(proof) = balance::prove(&start, args.nodes, resources, &|| true)? {
            found += 1;
            let balanced = Balanced {
                moved,
                ply: args.opening,
                position: proof.position,
                value: proof.value,
                exact: proof.exact,
                nodes: proof.nodes,
                pv: proof.pv,
            };
            line(out, args.game, &balanced)?;
            out.flush()?;
        }
    }
    Ok(())
}

/// Plays games and prints their statistics.
pub fn selfplay(out: &mut impl Write, args: &SelfplayArgs) -> Done {
    let statistics = selfplay::play(&Plan {
        game: args.game,
        games: args.games,
        south: args.south,
        north: args.north,
        seed: args.seed,
        opening: args.opening,
    });
    match args.format {
        Format::Json => json(out, &statistics),
        Format::Table => in_words(out, args, &statistics),
    }
}

/// The statistics as a table to read.
fn in_words(out: &mut impl Write, args: &SelfplayArgs, statistics: &Statistics) -> Done {
    let percent = |share: f64| format!("{:.1} %", 100.0 * share);
    let won = |wins: u32, Share { share, low, high }: Share| {
        let interval = format!("{} to {}", percent(low), percent(high));
        format!("{wins}  {} ({interval})", percent(share))
    };
    let BySide { south, north } = statistics.wins;
    let shares = statistics.win_shares;
    let ends: Vec<String> = statistics
        .ends
        .iter()
        .map(|(end, games)| format!("{end} {games}"))
        .collect();
    let rows = [
        ("hollows", statistics.version.to_string()),
        ("game", statistics.game.to_string()),
        ("games", statistics.games.to_string()),
        ("seed", statistics.seed.to_string()),
        ("random plies", statistics.opening.to_string()),
        (
            "players",
            format!("South {}, North {}", args.south, args.north),
        ),
        ("South wins", won(south, shares.south)),
        ("North wins", won(north, shares.north)),
        (
            "draws",
            format!("{}  {}", statistics.draws, percent(statistics.drawishness)),
        ),
        (
            "first player's advantage",
            percent(statistics.first_player_advantage),
        ),
        ("completed", percent(statistics.completion)),
        ("ends", ends.join(", ")),
        ("South's margin", format!("{:.2} points", statistics.margin)),
        (
            "moves in a game",
            format!(
                "{:.1}, at most {}",
                statistics.game_length, statistics.longest_game
            ),
        ),
        ("legal moves", format!("{:.2}", statistics.branching_factor)),
        ("moves with a choice", percent(statistics.decision_moves)),
        (
            "laps in a move",
            format!(
                "{:.2}, at most {}",
                statistics.laps, statistics.longest_relay
            ),
        ),
        ("moves that capture", percent(statistics.captures)),
        (
            "endless moves",
            format!("{:.4} %", 100.0 * statistics.endless),
        ),
    ];
    for (name, value) in rows {
        writeln!(out, "{name:<25}{value}")?;
    }
    Ok(())
}
