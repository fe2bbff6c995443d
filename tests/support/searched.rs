//! What a search finds, and by how much a side is ahead.

use hollows::search::{Limits, Progress, Resources, Search};
use hollows::{Position, Record, Side};

/// How many points a side has more than the other.
pub fn lead(position: &Position, side: Side) -> i32 {
    position.score(side) - position.score(side.opponent())
}

/// What a search of so many nodes finds with nothing to help it.
pub fn search(record: &Record, nodes: u64) -> Progress {
    let limits = Limits {
        nodes,
        ..Limits::default()
    };
    Search::new(record, limits, Resources::default())
        .unwrap()
        .run()
}
