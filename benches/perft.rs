//! How many moves a second the kernel plays: perft from the start of each game.

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use hollows::perft::perft;
use hollows::{Format, GameId, Position};
use std::hint::black_box;

/// As many plies as lead to at most so many boards: some hundred thousand moves.
const LEAVES: u64 = 1_000_000;

fn kernel(c: &mut Criterion) {
    let mut group = c.benchmark_group("perft");
    for game in GameId::ALL {
        let start = Position::start(game).with_format(Format::Single);
        let leaves = (1..).map(|depth| perft(&start, depth));
        let leaves: Vec<_> = leaves.take_while(|&leaves| leaves <= LEAVES).collect();
        let depth = leaves.len() as u32;
        group.throughput(Throughput::Elements(leaves.iter().sum()));
        group.bench_function(game.id(), |bencher| {
            bencher.iter(|| perft(black_box(&start), depth))
        });
    }
    group.finish();
}

criterion_group!(benches, kernel);
criterion_main!(benches);
