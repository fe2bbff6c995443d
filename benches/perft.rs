//! How many moves a second the kernel plays: perft from the start of each game.

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use hollows::perft::perft;
use hollows::{Format, GameId, Position};
use std::hint::black_box;

/// Plies for each game: some hundred thousand moves.
const DEPTHS: [(GameId, u32); 6] = [
    (GameId::SanYao, 11),
    (GameId::Ayoayo, 8),
    (GameId::HoyitoII, 8),
    (GameId::HoyitoII2x12, 5),
    (GameId::OAnQuan, 6),
    (GameId::OAnQuanVi, 6),
];

fn kernel(c: &mut Criterion) {
    let mut group = c.benchmark_group("perft");
    for (game, depth) in DEPTHS {
        let start = Position::start(game).with_format(Format::Single);
        let moves = (1..=depth).map(|depth| perft(&start, depth)).sum();
        group.throughput(Throughput::Elements(moves));
        group.bench_function(game.id(), |bencher| {
            bencher.iter(|| perft(black_box(&start), depth))
        });
    }
    group.finish();
}

criterion_group!(benches, kernel);
criterion_main!(benches);
