//! Proves the value of a position: `cargo run --release --example prove -- san-yao "5,5,5,5,5/5,5,5,5,5 0:0 S"`.

use hollows::search::{Resources, Tables, solve::solve};
use hollows::{GameId, Position};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut args = std::env::args().skip(1);
    let game: GameId = args.next().as_deref().unwrap_or("san-yao").parse()?;
    let position = match args.next() {
        Some(text) => Position::parse(game, &text)?,
        None => Position::start(game),
    };
    let mut tables = Tables::new(game);
    if let Some(tables) = &mut tables {
        tables.build(8, u64::MAX);
    }
    let resources = Resources {
        table_bytes: 256 << 20,
        tables: tables.as_ref(),
        book: None,
    };
    let solution = solve(&position, resources, true, &|_| (), &|| true)?;
    println!(
        "{}: {} by {}",
        position,
        solution.value,
        solution.pv.join(" ")
    );
    for (first, value) in solution.moves {
        println!("  {first} {value}");
    }
    Ok(())
}
