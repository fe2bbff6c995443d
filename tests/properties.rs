//! What holds in every position: of games played at random, and of fragments thrown at random.

use dice::Dice;
use fragment::fragment;
use hollows::view::Preview;
use hollows::{Event, GameId, Move, Position, Record, Side, WhyNot, ring};
use plain::Plain;
use proptest::prelude::*;
use std::collections::HashSet;

#[path = "support/dice.rs"]
mod dice;
#[path = "support/fragment.rs"]
mod fragment;
#[path = "support/plain.rs"]
mod plain;

/// A position of a game played at random, or a fragment.
fn position() -> impl Strategy<Value = Position> {
    (0..GameId::ALL.len(), any::<u64>(), 0..120usize).prop_map(|(game, seed, plies)| {
        let (game, mut dice) = (GameId::ALL[game], Dice::new(seed));
        if plies % 2 == 0 {
            return thrown(game, &mut dice);
        }
        let mut position = Position::start(game);
        for _ in 0..plies {
            let mut after = position.clone();
            after.play(dice.pick(&position.legal_moves())).unwrap();
            if after.outcome().is_some() {
                break;
            }
            position = after;
        }
        position
    })
}

/// A fragment that is a position.
fn thrown(game: GameId, dice: &mut Dice) -> Position {
    loop {
        if let Ok(position) = Position::parse(game, &fragment(game, dice)) {
            return position;
        }
    }
}

fn every_move(game: GameId) -> impl Iterator<Item = Move> {
    let ways = 1 + usize::from(game.has_mandarins());
    (0..game.ring()).flat_map(move |pit| {
        [false, true]
            .into_iter()
            .take(ways)
            .map(move |back| Move { pit, back })
    })
}

fn played(position: &Position, m: Move) -> (Position, Vec<Event>) {
    let (mut after, mut events) = (position.clone(), Vec::new());
    after
        .play_watched(m, &mut |event| events.push(event))
        .unwrap();
    (after, events)
}

/// Points on the board and in the stores.
fn points(position: &Position) -> u32 {
    let board: u32 = position
        .pits()
        .iter()
        .map(|&pit| u32::from(ring::points(pit)))
        .sum();
    let store = |side| {
        let store = position.stores().get(side);
        u32::from(store.seeds) + 10 * u32::from(store.stones)
    };
    board + store(Side::South) + store(Side::North)
}

/// Whether sowing this pit ever ends, found out the slow way: by remembering every state.
fn ends(position: &Position, m: Move) -> bool {
    let game = position.game();
    let next = |pit: usize| (pit + if m.back { game.ring() - 1 } else { 1 }) % game.ring();
    let (mut pits, mut from) = (position.pits().to_vec(), m.pit);
    let mut states = HashSet::new();
    while states.insert((pits.clone(), from)) {
        let (mut hand, mut at) = (std::mem::take(&mut pits[from]), from);
        while hand > 0 {
            at = next(at);
            if game != GameId::Ayoayo || at != from {
                pits[at] += 1;
                hand -= 1;
            }
        }
        let ended = match game {
            GameId::Ayoayo => pits[at] == 1,
            GameId::HoyitoII | GameId::HoyitoII2x12 => pits[at] == 1 || pits[at] == 4,
            GameId::SanYao | GameId::OAnQuan | GameId::OAnQuanVi => {
                pits[next(at)] == 0 || game.pit_row(next(at)).is_none()
            }
        };
        if ended {
            return true;
        }
        from = match game {
            GameId::SanYao | GameId::OAnQuan | GameId::OAnQuanVi => next(at),
            GameId::Ayoayo | GameId::HoyitoII | GameId::HoyitoII2x12 => at,
        };
    }
    false
}

/// The same position with South and North exchanged.
fn turned(position: &str) -> String {
    let (board, rest) = position.split_once(' ').unwrap();
    let mut rows: Vec<&str> = board.split('/').collect();
    rows.reverse();
    let half = |row: &str| row.split(',').rev().collect::<Vec<_>>().join(",");
    let rows: Vec<_> = rows.into_iter().map(half).collect();
    let mut fields: Vec<String> = rest.split(' ').map(str::to_string).collect();
    let pair = |text: &str| {
        let (south, north) = text.split_once(':').unwrap();
        format!("{north}:{south}")
    };
    fields[0] = pair(&fields[0]);
    fields[1] = other(&fields[1]);
    for field in &mut fields[2..] {
        *field = match field.split_once('=').unwrap() {
            ("debt", value) => format!("debt={}{}", other(&value[..1]), &value[1..]),
            ("sons", letters) => format!("sons={}", other_case(letters)),
            ("over", value) => {
                let (scores, reason) = value.rsplit_once(':').unwrap();
                format!("over={}:{reason}", pair(scores))
            }
            _ => field.clone(),
        };
    }
    format!("{} {}", rows.join("/"), fields.join(" "))
}

fn other(side: &str) -> String {
    if side == "S" { "N" } else { "S" }.to_string()
}

fn other_case(letters: &str) -> String {
    let swap = |c: char| {
        if c.is_ascii_uppercase() {
            c.to_ascii_lowercase()
        } else {
            c.to_ascii_uppercase()
        }
    };
    letters.chars().map(swap).collect()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 3000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn reading_what_was_printed_gives_the_same(position in position()) {
        let text = position.to_string();
        prop_assert_eq!(Position::parse(position.game(), &text), Ok(position));
    }

    #[test]
    fn events_tell_all_that_happens_and_nothing_is_lost(position in position()) {
        for m in position.legal_moves() {
            let (after, events) = played(&position, m);
            let mut plain = Plain::of(&position);
            events.iter().for_each(|event| plain.apply(event));
            let real = Plain::of(&after);
            prop_assert_eq!((&plain.pits, plain.stores, plain.debt), (&real.pits, real.stores, real.debt));
            if after.round() == position.round() {
                prop_assert_eq!(points(&after), points(&position));
            } else {
                prop_assert_eq!(points(&after), 50);
            }
            let over = events.iter().filter(|event| matches!(event, Event::Over { .. })).count();
            prop_assert_eq!(over, usize::from(after.outcome().is_some()));
        }
    }

    #[test]
    fn legal_moves_are_those_that_can_be_played(position in position()) {
        let legal = position.legal_moves();
        prop_assert!(!legal.is_empty());
        for m in every_move(position.game()) {
            let why = position.why_not(m);
            prop_assert_eq!(why.is_none(), legal.contains(&m));
            let mut after = position.clone();
            prop_assert_eq!(after.play(m).err().map(|illegal| illegal.why), why);
            prop_assert_eq!(why.is_some(), after == position, "only a legal move changes anything");
            let own = position.owner(m.pit) == Some(position.turn());
            prop_assert_eq!(why == Some(WhyNot::NotYours), !own);
            prop_assert_eq!(why == Some(WhyNot::Empty), own && position.pits()[m.pit] == 0);
            if own && position.pits()[m.pit] > 0 {
                prop_assert_eq!(why == Some(WhyNot::Endless), !ends(&position, m));
            }
        }
    }

    #[test]
    fn a_preview_tells_what_the_move_does(position in position()) {
        for m in position.legal_moves() {
            let (after, events) = played(&position, m);
            let preview = Preview::of(&position, m).unwrap();
            let laps = events.iter().filter(|event| matches!(event, Event::Lift { .. })).count();
            prop_assert_eq!(preview.laps as usize, laps);
            let end = events.iter().rev().find_map(|event| match event {
                Event::Drop { pit } => Some(*pit),
                _ => None,
            });
            prop_assert_eq!(Some(preview.end), end);
            let captures: Vec<_> = events.iter().filter_map(|event| match event {
                Event::Capture { pit, .. } => Some(*pit),
                _ => None,
            }).collect();
            prop_assert_eq!(&preview.captures, &captures);
            prop_assert_eq!(preview.again, events.contains(&Event::Again { side: position.turn() }));
            let plain = events.iter().all(|event| !matches!(event, Event::Leftover { .. } | Event::Refill { .. }));
            if plain && after.round() == position.round() {
                let won = after.score(position.turn()) - position.score(position.turn());
                prop_assert_eq!(preview.captured as i32, won);
            }
        }
    }

    #[test]
    fn the_turned_board_has_the_turned_moves(position in position()) {
        let game = position.game();
        let mirror = Position::parse(game, &turned(&position.to_string())).unwrap();
        prop_assert_eq!(mirror.legal_moves().len(), position.legal_moves().len());
        for m in position.legal_moves() {
            let half = game.ring() / 2;
            let turned_move = Move { pit: (m.pit + half) % game.ring(), ..m };
            let (here, there) = (played(&position, m).0, played(&mirror, turned_move).0);
            prop_assert_eq!(there.to_string(), turned(&here.to_string()));
        }
    }

    #[test]
    fn undo_redo_save_and_load_lose_nothing(position in position(), seed in any::<u64>()) {
        let mut dice = Dice::new(seed);
        let mut game = Record::new(position);
        let mut before = vec![game.position().clone()];
        for _ in 0..1 + dice.below(30) {
            if game.outcome().is_some() {
                break;
            }
            let m = dice.pick(&game.position().legal_moves());
            game.play(m).unwrap();
            before.push(game.position().clone());
        }
        let (end, events) = (game.position().clone(), game.last_events().to_vec());
        for (moves, position) in before.iter().enumerate() {
            let mut earlier = game.clone();
            earlier.rewind(moves);
            prop_assert_eq!(earlier.position(), position);
            while earlier.redo() {}
            prop_assert_eq!(earlier.save(), game.save());
        }
        while game.undo() {
            prop_assert!(before.contains(game.position()));
            let loaded = Record::load(&game.save()).unwrap();
            prop_assert_eq!(loaded.save(), game.save());
            prop_assert_eq!(loaded.position(), game.position());
            prop_assert!(loaded.can_redo());
        }
        prop_assert_eq!(game.position(), &before[0]);
        while game.redo() {}
        prop_assert_eq!((game.position(), game.last_events()), (&end, &events[..]));
        prop_assert!(!game.can_redo());
        let loaded = Record::load(&game.save()).unwrap();
        prop_assert_eq!((loaded.position(), loaded.last_events()), (&end, &events[..]));
        prop_assert_eq!(loaded.outcome(), game.outcome());
    }
}
