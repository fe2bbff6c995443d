//! Times perft from a game's start: `cargo run --release --example perft_speed -- ayoayo 9 5`.
//!
//! Prints the leaves and the seconds of the fastest of so many runs. In Sàn Yáo it is of a single round.

use hollows::perft::perft;
use hollows::{Format, GameId, Position};
use std::hint::black_box;
use std::time::{Duration, Instant};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let args: Vec<_> = std::env::args().skip(1).collect();
    let [game, depth, runs] = &args[..] else {
        return Err("usage: perft_speed GAME DEPTH RUNS".into());
    };
    let game: GameId = game.parse()?;
    let (depth, runs): (u32, u32) = (depth.parse()?, runs.parse()?);
    let start = Position::start(game).with_format(Format::Single);
    let (mut leaves, mut fastest) = (0, Duration::MAX);
    for _ in 0..runs {
        let began = Instant::now();
        leaves = perft(black_box(&start), depth);
        fastest = fastest.min(began.elapsed());
    }
    println!("{leaves} {}", fastest.as_secs_f64());
    Ok(())
}
