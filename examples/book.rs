//! Writes an opening book: `cargo run --release --example book -- GAME PLIES PAGE_NODES FILE [SECONDS]`.
//!
//! Adds to the file the published line of play, and the answers after less than so many plies that a page
//! does not prove within so many nodes, the earliest first; it prints each of these as a JSON line. With a
//! number of seconds it stops after them, and goes on from there the next time.

use hollows::GameId;
use hollows::search::book::Book;
use hollows::search::solve::collect::{Plan, collect};
use hollows::search::{Resources, TABLE_BYTES, Tables};
use std::time::{Duration, Instant};

/// Memory of the proofs, in bytes.
const PROOF_BYTES: usize = 2 << 30;

/// Seeds of the endgame tables: of a page, and of the proofs.
const PAGE_SEEDS: u32 = 10;
const PROOF_SEEDS: u32 = 13;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let args: Vec<_> = std::env::args().skip(1).collect();
    let (game, plies, nodes, file, seconds) = match &args[..] {
        [game, plies, nodes, file] => (game, plies, nodes, file, None),
        [game, plies, nodes, file, seconds] => (game, plies, nodes, file, Some(seconds.parse()?)),
        _ => return Err("usage: book GAME PLIES PAGE_NODES FILE [SECONDS]".into()),
    };
    let plan = Plan {
        game: game.parse()?,
        plies: plies.parse()?,
        page_nodes: nodes.parse()?,
    };
    let end = seconds.map(|seconds| Instant::now() + Duration::from_secs(seconds));
    let tables = |seeds| {
        let mut tables = Tables::new(plan.game)?;
        tables.build(seeds, u64::MAX);
        Some(tables)
    };
    let (page_tables, proof_tables) = (tables(PAGE_SEEDS), tables(PROOF_SEEDS));
    let resources = |table_bytes, tables| Resources {
        table_bytes,
        tables,
        book: None,
    };
    let mut book = match std::fs::read(file) {
        Ok(bytes) => Book::read(&bytes).ok_or("the file is no book")?,
        Err(_) => Book::default(),
    };
    book.add_line(plan.game, &published_line(plan.game)?)?;
    collect(
        &plan,
        &mut book,
        resources(TABLE_BYTES, page_tables.as_ref()),
        resources(PROOF_BYTES, proof_tables.as_ref()),
        &|entry| println!("{}", serde_json::to_string(&entry).unwrap_or_default()),
        &|| end.is_none_or(|end| Instant::now() < end),
    );
    std::fs::write(file, book.file())?;
    Ok(())
}

/// The line of play in www/results, of which both players' moves are proved to keep the value.
fn published_line(game: GameId) -> Result<Vec<String>, Box<dyn std::error::Error>> {
    let file = format!(
        "{}/www/results/{}.json",
        env!("CARGO_MANIFEST_DIR"),
        game.id()
    );
    let mut file: serde_json::Value = serde_json::from_slice(&std::fs::read(file)?)?;
    Ok(serde_json::from_value(file["result"]["pv"].take())?)
}
