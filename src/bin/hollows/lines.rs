//! What is printed: JSON lines that say which engine and which ruleset they come from.

use hollows::GameId;
use serde::Serialize;
use std::error::Error;
use std::io::{self, Write};

pub type Done = Result<(), Box<dyn Error>>;

#[derive(Serialize)]
struct Line<'a, T> {
    version: &'static str,
    game: &'static str,
    #[serde(flatten)]
    body: &'a T,
}

/// A line of a result that does not name version and game itself.
pub fn line(out: &mut impl Write, game: GameId, body: &impl Serialize) -> Done {
    let version = env!("CARGO_PKG_VERSION");
    let game = game.id();
    json(
        out,
        &Line {
            version,
            game,
            body,
        },
    )
}

pub fn json(out: &mut impl Write, value: &impl Serialize) -> Done {
    // As an error of writing, so that a closed pipe is known as one.
    serde_json::to_writer(&mut *out, value).map_err(io::Error::from)?;
    Ok(writeln!(out)?)
}
