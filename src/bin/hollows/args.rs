//! What the command line accepts.

use clap::{Args, Parser, Subcommand, ValueEnum};
use hollows::GameId;
use hollows::selfplay::Chooser;

/// Four traditional sowing games: moves, perft, search and self-play.
///
/// Results go to standard output; what is wrong with an input is said in one line on standard error, with exit status 2.
#[derive(Parser)]
#[command(version, after_help = format!("GAME is one of {}.", GameId::ALL.map(GameId::id).join(", ")))]
pub struct Cli {
    /// What to do.
    #[command(subcommand)]
    pub command: Command,
}

#[derive(Subcommand)]
pub enum Command {
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
    Solve(SolveArgs),
    /// Plays games against itself and prints statistics
    Selfplay(SelfplayArgs),
    /// Positions from random games, as JSON lines
    Random {
        /// The game
        game: GameId,
        /// How many positions
        #[arg(long)]
        positions: u64,
        /// Where chance starts
        #[arg(long)]
        seed: u32,
    },
    /// What the endgame tables hold, as JSON lines, one for each number of seeds
    Table {
        /// The game: ayoayo or hoyito-ii
        game: GameId,
        /// Seeds on the largest boards: a byte for each board
        #[arg(long, default_value_t = 10, value_parser = clap::value_parser!(u32).range(1..=24))]
        seeds: u32,
    },
    /// Starts with few seeds moved, the same in both rows, that are proved to be worth nothing; JSON lines
    Balanced(BalancedArgs),
}

#[derive(Args)]
pub struct BestLimits {
    /// Stops after so many milliseconds
    #[arg(long, group = "limit")]
    pub time: Option<u64>,
    /// Stops after so many nodes
    #[arg(long, group = "limit", value_parser = clap::value_parser!(u64).range(1..))]
    pub nodes: Option<u64>,
    /// Stops at this depth
    #[arg(long, group = "limit", value_parser = clap::value_parser!(u8).range(1..))]
    pub depth: Option<u8>,
    /// Plays at a level from 1 to 6
    #[arg(long, group = "limit", value_parser = clap::value_parser!(u8).range(1..=6))]
    pub level: Option<u8>,
}

/// What to prove.
#[derive(Args)]
pub struct SolveArgs {
    /// The game
    pub game: GameId,
    /// A position; the start if left out
    pub position: Option<String>,
    /// Also proves the value of each legal move
    #[arg(long)]
    pub moves: bool,
    /// Sàn Yáo: tells who can force the match, from each way in which a round can start
    #[arg(long = "match", conflicts_with_all = ["position", "moves"])]
    pub contest: bool,
    /// Seeds of the endgame tables, where the game has them: a byte for each board
    #[arg(long, default_value_t = 13, value_parser = clap::value_parser!(u32).range(0..=24))]
    pub tables: u32,
    /// Memory of the transposition tables, in MiB
    #[arg(long, default_value_t = 2048, value_parser = clap::value_parser!(u32).range(8..=65536))]
    pub memory: u32,
    /// Gives up after so many seconds
    #[arg(long)]
    pub seconds: Option<u64>,
}

/// Where to look for balanced starts.
#[derive(Args)]
pub struct BalancedArgs {
    /// The game
    pub game: GameId,
    /// Stops after so many have been found
    #[arg(long, default_value_t = u32::MAX, hide_default_value = true)]
    pub positions: u32,
    /// Seeds moved from one pit of each row to another, at most
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u8).range(1..=4))]
    pub moved: u8,
    /// Positions after so many moves played at random, in place of moved seeds
    #[arg(long, conflicts_with = "moved", requires = "positions", value_parser = clap::value_parser!(u32).range(1..=200))]
    pub opening: Option<u32>,
    /// Which random moves
    #[arg(long, default_value_t = 1, requires = "opening")]
    pub seed: u32,
    /// Proves only what a search of so many nodes believes to be nearly balanced
    #[arg(long, default_value_t = 1_000_000, value_parser = clap::value_parser!(u64).range(1..))]
    pub nodes: u64,
    /// Seeds of the endgame tables, where the game has them: a byte for each board
    #[arg(long, default_value_t = 13, value_parser = clap::value_parser!(u32).range(0..=24))]
    pub tables: u32,
    /// Memory of the transposition tables, in MiB
    #[arg(long, default_value_t = 2048, value_parser = clap::value_parser!(u32).range(8..=65536))]
    pub memory: u32,
}

/// How statistics are printed.
#[derive(Clone, Copy, ValueEnum)]
pub enum Format {
    /// A JSON object in one line
    Json,
    /// A table to read
    Table,
}

/// Which games to play.
#[derive(Args)]
pub struct SelfplayArgs {
    /// The game
    pub game: GameId,
    /// How many games
    #[arg(long)]
    pub games: u32,
    /// South's level from 1 to 6, or `random`
    #[arg(long)]
    pub south: Chooser,
    /// North's level from 1 to 6, or `random`
    #[arg(long)]
    pub north: Chooser,
    /// Where chance starts
    #[arg(long)]
    pub seed: u32,
    /// Random plies before the players choose, so that games differ
    #[arg(long, default_value_t = 0)]
    pub opening: u32,
    /// How the statistics are printed
    #[arg(long, value_enum, default_value_t = Format::Json)]
    pub format: Format,
}
