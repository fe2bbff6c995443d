//! The command line for researchers and tests.

mod args;
mod lines;
mod research;

use args::{BestLimits, Cli, Command, SolveArgs};
use clap::Parser;
use clap::error::ErrorKind;
use hollows::perft::{divide, perft};
use hollows::search::contest::{self, Verdict};
use hollows::search::solve::solve as prove;
use hollows::search::{Limits, Progress, Resources, Search, Tables};
use hollows::{GameId, Position, Record};
use lines::{Done, json, line};
use serde::Serialize;
use std::error::Error;
use std::io::{BufRead, BufWriter, Write};
use std::process::ExitCode;
use std::time::{Duration, Instant};

/// Nodes searched between two looks at the clock.
const SLICE: u64 = 20_000;

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
    /// Sàn Yáo, once the round's value is proved: who can force the match.
    #[serde(rename = "match", skip_serializing_if = "Option::is_none")]
    verdict: Option<Verdict>,
}

impl Answer {
    fn new(progress: Progress, position: &Position) -> Self {
        let verdict = progress
            .exact
            .then(|| contest::verdict(position, progress.value))
            .flatten();
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
            verdict,
        }
    }
}

fn main() -> ExitCode {
    let cli = match Cli::try_parse() {
        Ok(cli) => cli,
        Err(error) if !error.use_stderr() => {
            let _ = error.print();
            return ExitCode::SUCCESS;
        }
        Err(error) if error.kind() == ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
            return refuse("no command is given; hollows --help lists them");
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
    // clap's own advice is left out.
    let advice = |line: &&str| line.starts_with("Usage:") || line.starts_with("For more");
    let lines = message
        .lines()
        .map(str::trim)
        .take_while(|line| !advice(line))
        .collect::<Vec<_>>();
    let paragraphs = lines.split(|line| line.is_empty());
    let line = paragraphs
        .filter(|paragraph| !paragraph.is_empty())
        .map(|paragraph| paragraph.join(" "))
        .collect::<Vec<_>>()
        .join("; ");
    let line = line.strip_prefix("error: ").unwrap_or(&line);
    // Where nobody can be told the status must do.
    let _ = writeln!(
        std::io::stderr(),
        "hollows: {}",
        line.replace(char::is_control, " ")
    );
    ExitCode::from(2)
}

fn run(command: Command) -> Done {
    let mut out = BufWriter::new(std::io::stdout().lock());
    match command {
        Command::Moves { game, position } if position.as_deref() == Some("-") => {
            // Nothing is printed unless all of it can be.
            let mut answers = Vec::new();
            for (i, line) in std::io::stdin().lock().lines().enumerate() {
                let position = Position::parse(game, &line?);
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
            let answer = Answer::new(best(&position, &limits)?, &position);
            line(&mut out, game, &answer)?;
        }
        Command::Solve(args) => {
            drop(out);
            return solve(&args);
        }
        Command::Selfplay(args) => research::selfplay(&mut out, &args)?,
        Command::Random {
            game,
            positions,
            seed,
        } => research::random(&mut out, game, positions, seed)?,
        Command::Table { game, seeds } => research::table(&mut out, game, seeds)?,
        Command::Balanced(args) => research::balanced(&mut out, &args)?,
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

fn best(position: &Position, options: &BestLimits) -> Result<Progress, Box<dyn Error>> {
    if let Some(level) = options.level {
        return Ok(Search::at_level(&Record::new(position.clone()), level)?.run());
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
    let mut search = Search::new(&Record::new(position.clone()), limits, Resources::default())?;
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
fn solve(args: &SolveArgs) -> Done {
    let out = std::io::stdout();
    if args.contest {
        if args.game != GameId::SanYao {
            return Err("--match is for san-yao: only there a game has rounds".into());
        }
        for start in contest::round_starts().unwrap_or_default() {
            line(&mut out.lock(), args.game, &start)?;
        }
        return Ok(());
    }
    let position = read(args.game, args.position.as_deref())?;
    // A time too far to be told never comes.
    let end = args
        .seconds
        .and_then(|seconds| Instant::now().checked_add(Duration::from_secs(seconds)));
    let mut tables = Tables::new(args.game);
    if let Some(tables) = &mut tables {
        tables.build(args.tables, u64::MAX);
    }
    let resources = Resources {
        table_bytes: (args.memory as usize) << 20,
        tables: tables.as_ref(),
        book: None,
    };
    let log = |report| {
        // The result is what counts: nobody needs to read the log.
        let _ = line(&mut out.lock(), args.game, &report);
    };
    let more = || end.is_none_or(|end| Instant::now() < end);
    let solution = prove(&position, resources, args.moves, &log, &more)?;
    json(&mut out.lock(), &solution)
}
