//! Plays a game against itself, the computer at level 3 on both sides: `cargo run --example play -- ayoayo`.

use hollows::search::Search;
use hollows::{GameId, Position, Record};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let game: GameId = std::env::args()
        .nth(1)
        .as_deref()
        .unwrap_or("ayoayo")
        .parse()?;
    let mut record = Record::new(Position::start(game));
    while record.outcome().is_none() {
        let found = Search::at_level(&record, 3)?.run();
        let Some(chosen) = found.best else { break };
        println!("{}  {chosen}", record.position());
        record.play_text(&chosen)?;
    }
    println!("{}", record.position());
    Ok(())
}
