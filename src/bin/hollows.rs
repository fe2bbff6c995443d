//! The command line for researchers and tests.

use clap::{Args, Parser, Subcommand};
use hollows::perft::{divide, perft};
use hollows::search::solve::solve;
use hollows::search::{Limits, Progress, Resources, Search, Tables};
use hollows::selfplay::{self, Chooser, Plan};
use hollows::{GameId, Position, Record};
use serde::Serialize;
use std::error::Error;
use std::io::{BufRead, BufWriter, Write};
use std::process::ExitCode;
use std::time::{Duration, Instant};

/// Nodes searched between two looks at the clock.
const SLICE: u64 = 20_000;

/// Four traditional sowing games: moves, perft, search and self-play.
///
/// GAME is one of san-yao, ayoayo, hoyito-ii, hoyito-ii-2x12, o-an-quan, o-an-quan-vi. Results go to standard output; what is wrong with an input is said in one line on standard
/// error, with exit status 2.
#[derive(Parser)]
#[command(version)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// A line for each legal move: the move and the position it leads to
    Moves {
        /// The game
        game: GameId,
        /// A position, or `-` to read positions from standard input, one a line; the start if left out
        position: Option<String>,
    },
    /// The position after these moves
    Play {
        /// The game
        game: GameId,
        /// Starts from this position
        #[arg(long)]
        from: Option<String>,
        /// Prints what happens, as JSON lines
        #[arg(long)]
        trace: bool,
        /// The moves
        moves: Vec<String>,
    },
    /// Counts the leaves of the game tree; a finished game is one leaf
    Perft {
        /// The game
        game: GameId,
        /// Moves to look ahead
        depth: u32,
        /// A position; the start if left out
        position: Option<String>,
        /// Counts below each move
        #[arg(long)]
        divide: bool,
    },
    /// The best move as a JSON object
    Best {
        /// The game
        game: GameId,
        /// A position; the start if left out
        position: Option<String>,
        #[command(flatten)]
        limits: BestLimits,
    },
    /// Proves the value of a position; JSON lines with the proof's progress, the last with the result
    Solve {
        /// The game
        game: GameId,
        /// A position; the start if left out
        position: Option<String>,
        /// Also proves the value of each legal move
        #[arg(long)]
        moves: bool,
        /// Seeds of the endgame tables, where the game has them: a byte for each board
        #[arg(long, default_value_t = 14)]
        tables: u32,
        /// Memory of the transposition tables, in MiB
        #[arg(long, default_value_t = 1024)]
        memory: usize,
        /// Gives up after so many seconds
        #[arg(long)]
        seconds: Option<u64>,
    },
    /// Plays games against itself and prints statistics as JSON
    Selfplay {
        /// The game
        game: GameId,
        /// How many games
        #[arg(long)]
        games: u32,
        /// South's level from 1 to 6, or `random`
        #[arg(long)]
        south: Chooser,
        /// North's level from 1 to 6, or `random`
        #[arg(long)]
        north: Chooser,
        /// Where chance starts
        #[arg(long)]
        seed: u32,
        /// Random plies before the players choose, so that games differ
        #[arg(long, default_value_t = 0)]
        opening: u32,
    },
}

#[derive(Args)]
struct BestLimits {
    /// Stops after so many milliseconds
    #[arg(long, group = "limit")]
    time: Option<u64>,
    /// Stops after so many nodes
    #[arg(long, group = "limit")]
    nodes: Option<u64>,
    /// Stops at this depth
    #[arg(long, group = "limit")]
    depth: Option<u8>,
    /// Plays at a level from 1 to 6
    #[arg(long, group = "limit", value_parser = clap::value_parser!(u8).range(1..=6))]
    level: Option<u8>,
}

/// What `best` prints.
#[derive(Serialize)]
struct Answer {
    #[serde(rename = "move")]
    best: Option<String>,
    value: i16,
    exact: bool,
    depth: u8,
    nodes: u64,
    pv: Vec<String>,
}

impl From<Progress> for Answer {
    fn from(progress: Progress) -> Self {
        let Progress {
            best,
            value,
            exact,
            depth,
            nodes,
            pv,
            ..
        } = progress;
        Self {
            best,
            value,
            exact,
            depth,
            nodes,
            pv,
        }
    }
}

type Done = Result<(), Box<dyn Error>>;

fn main() -> ExitCode {
    let cli = match Cli::try_parse() {
        Ok(cli) => cli,
        Err(error) if !error.use_stderr() => {
            let _ = error.print();
            return ExitCode::SUCCESS;
        }
        Err(error) => return refuse(&error.to_string()),
    };
    match run(cli.command) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => match error.downcast_ref::<std::io::Error>() {
            // Whoever reads the output has seen enough.
            Some(error) if error.kind() == std::io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
            _ => refuse(&error.to_string()),
        },
    }
}

/// Says in one line what is wrong.
fn refuse(message: &str) -> ExitCode {
    let lines = message
        .lines()
        .map(str::trim)
        .take_while(|line| !line.starts_with("Usage:"));
    let line = lines
        .filter(|line| !line.is_empty())
        .collect::<Vec<_>>()
        .join(" ");
    let line = line.strip_prefix("error: ").unwrap_or(&line);
    eprintln!("hollows: {}", line.replace(char::is_control, " "));
    ExitCode::from(2)
}

fn run(command: Command) -> Done {
    let mut out = BufWriter::new(std::io::stdout().lock());
    match command {
        Command::Moves { game, position } if position.as_deref() == Some("-") => {
            // Nothing is printed unless all of it can be.
            let mut answers = Vec::new();
            for (i, line) in std::io::stdin().lock().lines().enumerate() {
                let position = Position::parse(game, line?.trim_end_matches('\r'));
                let position = position.map_err(|error| format!("line {}: {error}", i + 1))?;
                moves(&mut answers, &position)?;
                answers.push(b'\n');
            }
            out.write_all(&answers)?;
        }
        Command::Moves { game, position } => moves(&mut out, &read(game, position.as_deref())?)?,
        Command::Play {
            game,
            from,
            trace,
            moves,
        } => {
            let mut record = Record::new(read(game, from.as_deref())?);
            let mut events = Vec::new();
            for m in &moves {
                events.extend_from_slice(record.play_text(m)?);
            }
            if trace {
                for event in &events {
                    json(&mut out, event)?;
                }
            }
            writeln!(out, "{}", record.position())?;
        }
        Command::Perft {
            game,
            depth,
            position,
            divide: by_move,
        } => {
            let position = read(game, position.as_deref())?;
            if by_move && depth > 0 {
                for (m, leaves) in divide(&position, depth) {
                    writeln!(out, "{} {leaves}", game.move_text(m))?;
                }
            }
            writeln!(out, "{}", perft(&position, depth))?;
        }
        Command::Best {
            game,
            position,
            limits,
        } => {
            let position = read(game, position.as_deref())?;
            json(&mut out, &Answer::from(best(position, &limits)?))?;
        }
        Command::Solve {
            game,
            position,
            moves,
            tables,
            memory,
            seconds,
        } => {
            let position = read(game, position.as_deref())?;
            drop(out);
            return solve_aloud(&position, moves, tables, memory << 20, seconds);
        }
        Command::Selfplay {
            game,
            games,
            south,
            north,
            seed,
            opening,
        } => {
            json(
                &mut out,
                &selfplay::play(&Plan {
                    game,
                    games,
                    south,
                    north,
                    seed,
                    opening,
                }),
            )?;
        }
    }
    Ok(out.flush()?)
}

fn read(game: GameId, position: Option<&str>) -> Result<Position, Box<dyn Error>> {
    match position {
        Some(text) => Ok(Position::parse(game, text)?),
        None => Ok(Position::start(game)),
    }
}

fn moves(out: &mut impl Write, position: &Position) -> Done {
    for m in position.legal_moves() {
        let mut after = position.clone();
        after.play(m)?;
        writeln!(out, "{} {after}", position.game().move_text(m))?;
    }
    Ok(())
}

fn json(out: &mut impl Write, value: &impl Serialize) -> Done {
    serde_json::to_writer(&mut *out, value)?;
    Ok(writeln!(out)?)
}

fn best(position: Position, options: &BestLimits) -> Result<Progress, Box<dyn Error>> {
    if let Some(level) = options.level {
        return Ok(Search::at_level(&Record::new(position), level)?.run());
    }
    let limits = match (options.depth, options.nodes, options.time) {
        (None, None, None) => Limits {
            nodes: 1_000_000,
            ..Limits::default()
        },
        (depth, nodes, _) => Limits {
            depth: depth.unwrap_or(u8::MAX),
            nodes: nodes.unwrap_or(u64::MAX),
        },
    };
    let mut search = Search::new(&Record::new(position), limits, Resources::default())?;
    let end = options
        .time
        .map(|ms| Instant::now() + Duration::from_millis(ms));
    loop {
        let progress = search.step(SLICE);
        if progress.done || end.is_some_and(|end| Instant::now() >= end) {
            return Ok(progress);
        }
    }
}

/// Proves a value and prints the steps of the proof as they are made.
fn solve_aloud(
    position: &Position,
    by_move: bool,
    seeds: u32,
    table_bytes: usize,
    seconds: Option<u64>,
) -> Done {
    let end = seconds.map(|seconds| Instant::now() + Duration::from_secs(seconds));
    let mut tables = Tables::new(position.game());
    if let Some(tables) = &mut tables {
        tables.build(seeds, u64::MAX);
    }
    let resources = Resources {
        table_bytes,
        tables: tables.as_ref(),
    };
    let log = |report| {
        // The result is what counts: nobody needs to read the log.
        let _ = json(&mut std::io::stdout().lock(), &report);
    };
    let more = || end.is_none_or(|end| Instant::now() < end);
    let solution = solve(position, resources, by_move, &log, &more)?;
    json(&mut std::io::stdout().lock(), &solution)
}
