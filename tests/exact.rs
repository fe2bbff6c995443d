//! That "exact" is said only of what is so: the search's proofs against one that shares nothing with it but
//! the rules, and that keeps the whole history of the game.

use dice::Dice;
use hollows::record::MAX_LEVEL;
use hollows::search::Search;
use hollows::{Format, GameId, Position, Record, Side, ring};
use searched::{lead, search};

#[path = "support/dice.rs"]
mod dice;
#[path = "support/searched.rs"]
mod searched;

/// Nodes of the search whose claims are checked.
const SEARCH_NODES: u64 = 300_000;

/// Looks at every line, with the third occurrence and the 200 quiet moves as they come.
struct Prover {
    nodes: u64,
    limit: u64,
}

impl Prover {
    /// Whether `side` can force a lead at the end of the game of at least so much, within `depth` moves;
    /// false as well when it takes too many nodes to say.
    fn forces(&mut self, record: &Record, side: Side, target: i32, depth: u32) -> bool {
        let position = record.position();
        let now = lead(position, side);
        if record.outcome().is_some() {
            return now >= target;
        }
        // Seeds leave the board for good, but where rows are refilled.
        if !position.game().has_mandarins() {
            let pits = position.pits().iter();
            let left: i32 = pits.map(|&pit| i32::from(ring::seeds(pit))).sum();
            if now + left < target || now - left >= target {
                return now >= target;
            }
        }
        if depth == 0 || self.nodes >= self.limit {
            return false;
        }
        let mut after: Vec<Record> = Vec::new();
        for m in position.legal_moves() {
            self.nodes += 1;
            let mut next = record.clone();
            next.play(m).unwrap();
            after.push(next);
        }
        let mover = position.turn();
        after.sort_by_key(|next| -lead(next.position(), mover));
        let mut forced = |next: &Record| self.forces(next, side, target, depth - 1);
        match mover == side {
            true => after.iter().any(&mut forced),
            false => after.iter().all(&mut forced),
        }
    }

    /// Whether `side` is seen to force it, looking deeper and deeper; false as well when it takes too many nodes.
    fn proves(&mut self, record: &Record, side: Side, target: i32) -> bool {
        (1..80).any(|depth| self.nodes < self.limit && self.forces(record, side, target, depth))
    }
}

/// A game cut off somewhere in its course, before its end.
fn cut(game: GameId, dice: &mut Dice) -> Record {
    let mut record = Record::new(Position::start(game).with_format(Format::Single));
    let mut moves = Vec::new();
    while record.outcome().is_none() {
        let m = dice.pick(&record.position().legal_moves());
        record.play(m).unwrap();
        moves.push(m);
    }
    let mut cut = Record::new(Position::start(game).with_format(Format::Single));
    for &m in &moves[..dice.below(moves.len())] {
        cut.play(m).unwrap();
    }
    cut
}

/// Compares so many claims of exactness with proofs of their own, each of at most `limit` nodes.
fn compare(game: GameId, wanted: u32, nodes: u64, limit: u64, seed: u64) {
    let mut dice = Dice::new(seed);
    let (mut same, mut claimed, mut tried, mut least, mut most) = (0, 0, 0, usize::MAX, 0);
    while same < wanted {
        tried += 1;
        assert!(
            tried < 100 * wanted,
            "{}: only {same} of {claimed} claims",
            game.id()
        );
        let record = cut(game, &mut dice);
        let found = search(&record, nodes);
        if !found.exact {
            continue;
        }
        claimed += 1;
        let side = record.position().turn();
        let target = lead(record.position(), side) + i32::from(found.value);
        let mut prover = Prover { nodes: 0, limit };
        // One more than is claimed must be out of reach for either player.
        let plies = record.moves().count();
        let says = |what: &str| format!("{} {what} {found:?}", record.position());
        assert!(
            !prover.forces(&record, side, target + 1, 6),
            "{}",
            says("is worth more than")
        );
        assert!(
            !prover.forces(&record, side.opponent(), 1 - target, 6),
            "{}",
            says("is worth less than")
        );
        let at_least = prover.proves(&record, side, target);
        if at_least && prover.proves(&record, side.opponent(), -target) {
            same += 1;
            (least, most) = (least.min(plies), most.max(plies));
        }
    }
    println!(
        "{}: {same} of {claimed} claims of {tried} positions proved, at plies {least} to {most}; no claim refuted",
        game.id()
    );
}

#[test]
fn claims_of_exactness_agree_with_a_plain_proof() {
    for game in GameId::ALL {
        if game != GameId::HoyitoII2x12 {
            compare(game, 12, 20_000, 20_000, 1);
        }
    }
}

/// Lets level 6 move in so many positions that can be proved with `nodes` nodes, and proves what is left of
/// their value.
fn watch_level_6(game: GameId, wanted: u32, nodes: u64, seed: u64) {
    let mut dice = Dice::new(seed);
    let (mut kept, mut first) = (0, usize::MAX);
    while kept < wanted {
        let mut record = cut(game, &mut dice);
        let found = search(&record, nodes);
        if !found.exact || record.position().legal_moves().len() < 2 {
            continue;
        }
        let side = record.position().turn();
        let target = lead(record.position(), side) + i32::from(found.value);
        let played = Search::at_level(&record, MAX_LEVEL).unwrap().run();
        let before = record.position().to_string();
        record.play_text(played.best.as_ref().unwrap()).unwrap();
        let after = record.position();
        let rest = match record.outcome() {
            Some(_) => 0,
            None => {
                let rest = search(&record, 2 * nodes);
                if !rest.exact {
                    continue;
                }
                i32::from(rest.value) * if after.turn() == side { 1 } else { -1 }
            }
        };
        assert_eq!(
            lead(after, side) + rest,
            target,
            "{before} {found:?} {played:?}"
        );
        first = first.min(record.moves().count());
        kept += 1;
    }
    println!(
        "{}: {kept} moves of level 6 kept the value, the first at ply {first}",
        game.id()
    );
}

#[test]
fn an_exact_answer_is_the_move_that_was_proved() {
    // A deeper guess likes move `a` as well, which is worth two less.
    let position = "0,0,1,0,2,1/0,0,0,1,0,0 32:11 N";
    let record = Record::new(Position::parse(GameId::Ayoayo, position).unwrap());
    let found = search(&record, SEARCH_NODES);
    assert_eq!(
        (found.exact, found.value, found.best.as_deref()),
        (true, 1, Some("b"))
    );
}

#[test]
fn level_6_gives_nothing_away_where_it_can_prove_the_value() {
    for game in GameId::ALL {
        if game != GameId::HoyitoII2x12 {
            watch_level_6(game, 6, 100_000, 3);
        }
    }
}

/// The same at length: `cargo test --release --test exact -- --ignored --nocapture`, and one of the names for one game.
macro_rules! at_length {
    ($($name:ident: $game:expr;)+) => {$(
        mod $name {
            use super::*;

            #[test]
            #[ignore = "takes minutes"]
            fn two_hundred_claims_agree_with_a_plain_proof() {
                compare($game, 200, SEARCH_NODES, 300_000, 2);
            }

            #[test]
            #[ignore = "takes minutes"]
            fn level_6_gives_nothing_away_where_three_million_nodes_prove_the_value() {
                watch_level_6($game, 100, 3_000_000, 4);
            }
        }
    )+};
}

at_length! {
    san_yao: GameId::SanYao;
    ayoayo: GameId::Ayoayo;
    hoyito_ii: GameId::HoyitoII;
    o_an_quan: GameId::OAnQuan;
    o_an_quan_vi: GameId::OAnQuanVi;
}
