//! What `solve` proves by going round, against a search that plays C-3 as it is written, with the whole history of a
//! game.

use dice::Dice;
use hollows::search::Resources;
use hollows::search::solve::solve;
use hollows::{Format, GameId, Position, Record, Side};
use searched::{lead, search};
use std::collections::HashMap;
use std::sync::atomic::{AtomicU32, Ordering};

#[path = "support/dice.rs"]
mod dice;
#[path = "support/searched.rs"]
mod searched;

/// A board of Ô Ăn Quan with so many pebbles and at most one Mandarin stone, thrown at random; nothing when nobody could
/// be to move on it.
fn thrown(game: GameId, pebbles: usize, dice: &mut Dice) -> Option<Position> {
    let squares: [usize; 12] = std::array::from_fn(|square| square);
    let mut board = [0u8; 12];
    for _ in 0..pebbles {
        board[dice.pick(&squares)] += 1;
    }
    let [south, north] = [&board[..5], &board[5..10]].map(|row| {
        let counts = row.iter().map(u8::to_string);
        counts.collect::<Vec<_>>().join(",")
    });
    let stone = ["", "Q"][dice.below(2)];
    let position = format!("{stone}{}/{north}/{south}/{} 10:10 S", board[10], board[11]);
    Position::parse(game, &position).ok()
}

/// Looks at every line with the whole history of the game, but takes the word of a search of a page, which knows
/// nothing of going round, for what it proves.
struct Around {
    values: HashMap<String, Option<i32>>,
    /// Nodes of such a search.
    search_nodes: u64,
    nodes: u64,
    limit: u64,
}

impl Around {
    fn forces(&mut self, record: &Record, side: Side, target: i32, depth: u32) -> bool {
        let position = record.position();
        let now = lead(position, side);
        if record.outcome().is_some() {
            return now >= target;
        }
        let mover = position.turn();
        let value = self.values.entry(position.to_string()).or_insert_with(|| {
            let found = search(&Record::new(position.clone()), self.search_nodes);
            found.exact.then_some(i32::from(found.value))
        });
        if let Some(value) = value {
            let gain = if mover == side { *value } else { -*value };
            return now + gain >= target;
        }
        if depth == 0 || self.nodes >= self.limit {
            return false;
        }
        self.nodes += 1;
        let mut forced = |m| {
            let mut next = record.clone();
            next.play(m).unwrap();
            self.forces(&next, side, target, depth - 1)
        };
        let mut moves = position.legal_moves().into_iter();
        match mover == side {
            true => moves.any(&mut forced),
            false => moves.all(&mut forced),
        }
    }

    fn proves(&mut self, record: &Record, side: Side, target: i32) -> bool {
        self.nodes = 0;
        (1..20).any(|depth| self.nodes < self.limit && self.forces(record, side, target, depth))
    }
}

/// Compares what `solve` proves of boards on which play goes round with proofs that look at every line; gives how many
/// of both bounds together are proved again.
fn compare_circles(game: GameId, boards: usize, search_nodes: u64, limit: u64) -> u32 {
    let mut dice = Dice::new(5);
    let mut around = Around {
        values: HashMap::new(),
        search_nodes,
        nodes: 0,
        limit,
    };
    let (mut claimed, mut same, mut looked) = (0, 0, 0);
    while looked < boards {
        let Some(position) = thrown(game, 2 + looked % 4, &mut dice) else {
            continue;
        };
        looked += 1;
        let record = Record::new(position.clone());
        if search(&record, search_nodes).exact {
            continue;
        }
        let resources = Resources {
            table_bytes: 32 << 20,
            ..Resources::default()
        };
        let asked = AtomicU32::new(0);
        let more = || asked.fetch_add(1, Ordering::Relaxed) < 24;
        let found = solve(&position, resources, false, &|_| (), &more).unwrap();
        let side = position.turn();
        let now = lead(&position, side);
        let says = |what: &str| format!("{position} {what}: {found:?}");
        for (bound, side, sign) in [(found.lower, side, 1), (found.upper, side.opponent(), -1)] {
            let Some(bound) = bound else { continue };
            claimed += 1;
            let target = sign * (now + i32::from(bound));
            assert!(
                !around.proves(&record, side.opponent(), 1 - target),
                "{}",
                says("refuted")
            );
            same += u32::from(around.proves(&record, side, target));
        }
    }
    println!(
        "{}: {same} of {claimed} bounds proved again, none refuted",
        game.id()
    );
    same
}

#[test]
fn what_is_proved_by_going_round_agrees_with_a_plain_proof() {
    for game in [GameId::OAnQuan, GameId::OAnQuanVi] {
        compare_circles(game, 2, 5_000, 60);
    }
}

#[test]
fn what_is_proved_without_going_round_is_proved_all_the_same() {
    for game in [GameId::OAnQuan, GameId::OAnQuanVi] {
        let mut dice = Dice::new(8);
        let boards = (0..60).filter_map(|round| thrown(game, 3 + round % 4, &mut dice));
        let mut proved = 0;
        for position in boards {
            let found = search(&Record::new(position.clone()), 10_000);
            if !found.exact {
                continue;
            }
            let resources = Resources {
                table_bytes: 16 << 20,
                ..Resources::default()
            };
            let solution = solve(&position, resources, false, &|_| (), &|| true).unwrap();
            assert_eq!(
                (solution.exact, solution.value),
                (true, found.value),
                "{position}: {solution:?}"
            );
            proved += 1;
        }
        assert!(proved > 3, "{}: only {proved}", game.id());
    }
}

#[test]
fn no_move_has_a_value_that_is_not_proved() {
    for game in GameId::ALL {
        let start = Position::start(game).with_format(Format::Single);
        let solution = solve(&start, Resources::default(), true, &|_| (), &|| false).unwrap();
        assert!(solution.exact || solution.moves.is_empty(), "{solution:?}");
    }
}

#[test]
#[ignore = "takes minutes"]
fn what_is_proved_by_going_round_agrees_at_length() {
    for game in [GameId::OAnQuan, GameId::OAnQuanVi] {
        assert!(compare_circles(game, 40, 100_000, 2_000) > 20);
    }
}
