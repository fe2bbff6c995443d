//! Fuzzing on a stable toolchain: inputs grow out of a corpus, by damage and by mixing, and nothing they do may
//! panic or break what is always true. `FUZZ_RUNS=1000000 cargo test --release --test fuzz` goes on for longer. An input that
//! found a fault is printed; it belongs into `tests/corpus`, where each run begins.

use dice::Dice;
use hollows::{GameId, Position, Record, Side};
use std::fmt::Debug;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;

#[path = "support/dice.rs"]
mod dice;

/// Inputs tried after those of the corpus, unless told otherwise.
const RUNS: usize = 4_000;

/// Tries the corpus, and then what grows out of it.
fn fuzz(target: &str, attempt: fn(&[u8])) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/corpus")
        .join(target);
    let files = std::fs::read_dir(&folder)
        .unwrap()
        .map(|entry| entry.unwrap().path());
    let mut names: Vec<_> = files.collect();
    names.sort();
    let mut corpus: Vec<Vec<u8>> = names
        .iter()
        .map(|name| std::fs::read(name).unwrap())
        .collect();
    assert!(!corpus.is_empty(), "{} is empty", folder.display());
    let runs = std::env::var("FUZZ_RUNS").map_or(RUNS, |runs| runs.parse().unwrap());
    let mut dice = Dice::new(runs as u64);
    let seeds = corpus.len();
    for run in 0..seeds + runs {
        let input = match corpus.get(run) {
            Some(input) if run < seeds => input.clone(),
            _ => mixed(&corpus, &mut dice),
        };
        let fault = catch_unwind(AssertUnwindSafe(|| attempt(&input))).is_err();
        assert!(
            !fault,
            "{target}: {:?}",
            String::from_utf8_lossy(&input).into_owned()
        );
        // Some descendants stay, so that damages add up.
        if run >= seeds && dice.below(16) == 0 && input.len() < 2_000 {
            match corpus.len() {
                256.. => {
                    let place = seeds + dice.below(corpus.len() - seeds);
                    corpus[place] = input;
                }
                _ => corpus.push(input),
            }
        }
    }
}

/// Two inputs spliced, and damaged in a few places.
fn mixed(corpus: &[Vec<u8>], dice: &mut Dice) -> Vec<u8> {
    let mut input = corpus[dice.below(corpus.len())].clone();
    let other = &corpus[dice.below(corpus.len())];
    if dice.below(3) == 0 {
        let (cut, from) = (dice.below(input.len() + 1), dice.below(other.len() + 1));
        input.truncate(cut);
        input.extend_from_slice(&other[from..]);
    }
    for _ in 0..dice.below(4) {
        let at = dice.below(input.len() + 1);
        let end = (at + dice.below(5)).min(input.len());
        match dice.below(4) {
            0 => drop(input.drain(at..end)),
            1 => input.insert(at, dice.below(256) as u8),
            2 => input.insert(at, dice.pick(b"0123456789,:/ QSNabAB=")),
            _ => {
                let copy = input[at..end].to_vec();
                input.splice(at..at, copy);
            }
        }
    }
    input
}

fn same<T: PartialEq + Debug>(a: T, b: T) {
    assert_eq!(a, b);
}

/// A game's id in the first line, a position in the rest.
fn read_position(input: &[u8]) {
    let text = String::from_utf8_lossy(input);
    let (game, text) = text.split_once('\n').unwrap_or(("ayoayo", &text));
    let Ok(game) = game.parse::<GameId>() else {
        return;
    };
    if let Ok(position) = Position::parse(game, text.trim_end_matches('\n')) {
        let printed = position.to_string();
        same(
            Position::parse(game, &printed).unwrap().to_string(),
            printed,
        );
        for m in position.legal_moves() {
            position.clone().play(m).unwrap();
        }
    }
}

/// A saved game.
fn load_game(input: &[u8]) {
    let text = String::from_utf8_lossy(input);
    if let Ok(mut record) = Record::load(&text) {
        let saved = record.save();
        same(Record::load(&saved).unwrap().save(), saved);
        // Whatever is taken back can be brought back; only a resignation is gone then.
        let whole = |mut record: Record| {
            while record.redo() {}
            record
                .save()
                .replace("resigned south\n", "")
                .replace("resigned north\n", "")
        };
        let expected = whole(record.clone());
        while record.undo() {}
        same(whole(record), expected);
    }
}

/// A game's id in the first line; each byte of the rest is an action: moves, undo, redo, saving and loading, resigning.
fn act(input: &[u8]) {
    let end = input.iter().position(|&byte| byte == b'\n');
    let (id, actions) = input.split_at(end.map_or(0, |end| end + 1));
    let game = String::from_utf8_lossy(id).trim_end().parse();
    // Where the id is damaged the actions still count.
    let game = game.unwrap_or_else(|_| GameId::ALL[input.len() % GameId::ALL.len()]);
    let mut record = Record::new(Position::start(game));
    for &action in actions.iter().take(400) {
        let before = record.position().clone();
        let pit = usize::from(action >> 3);
        match action & 7 {
            0..=3 => {
                let legal = before.legal_moves();
                if record.outcome().is_none() && !legal.is_empty() {
                    record.play(legal[pit % legal.len()]).unwrap();
                    let saved = record.save();
                    assert!(record.undo() && record.redo());
                    same(record.save(), saved);
                }
            }
            4 => assert_eq!(record.can_undo(), record.undo()),
            5 => assert_eq!(record.can_redo(), record.redo()),
            6 => {
                let saved = record.save();
                record = Record::load(&saved).unwrap();
                same(record.save(), saved);
                same(record.position(), &before);
            }
            _ if pit == 31 => record.resign(Side::BOTH[actions.len() % 2]),
            // What is no move leaves the game as it was.
            _ => {
                if record
                    .play(hollows::Move {
                        pit,
                        back: action > 128,
                    })
                    .is_err()
                {
                    same(record.position(), &before);
                }
            }
        }
    }
}

#[test]
fn positions() {
    fuzz("position", read_position);
}

#[test]
fn saved_games() {
    fuzz("saved", load_game);
}

#[test]
fn actions() {
    fuzz("actions", act);
}
