//! What always holds of positions and moves, whatever they are: held against games and fragments at random by `tests/properties.rs`,
//! against damaged texts by `tests/bad_input.rs`, and against whatever finds new code by the targets in `fuzz/`.

// Each of them takes the laws it needs.
#![allow(dead_code)]

use crate::plain::Plain;
use hollows::view::Preview;
use hollows::{Event, GameId, Move, NotationError, Position, Side, WhyNot, ring};
use std::collections::HashSet;
use std::fmt::Display;

/// All moves there could be, legal or not.
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

/// Whether sowing this pit ever ends (C-1), found out the slow way: by remembering every state.
fn ends(position: &Position, m: Move) -> bool {
    let game = position.game();
    let next = |pit: usize| (pit + if m.back { game.ring() - 1 } else { 1 }) % game.ring();
    let (mut pits, mut from) = (position.pits().to_vec(), m.pit);
    let mut states = HashSet::new();
    while states.len() < ring::MAX_LAPS as usize && states.insert((pits.clone(), from)) {
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

/// Reading what was printed gives the same.
pub fn reads_back(position: &Position) {
    let text = position.to_string();
    assert_eq!(
        Position::parse(position.game(), &text).as_ref(),
        Ok(position)
    );
}

/// Events tell all that happens, and nothing is lost; the position after the move.
pub fn tells_all(position: &Position, m: Move) -> Position {
    let (after, events) = played(position, m);
    let mut plain = Plain::of(position);
    events.iter().for_each(|event| plain.apply(event));
    let real = Plain::of(&after);
    assert_eq!(
        (&plain.pits, plain.stores, plain.debt),
        (&real.pits, real.stores, real.debt)
    );
    if after.round() == position.round() {
        assert_eq!(points(&after), points(position));
    } else {
        assert_eq!(points(&after), 50);
    }
    let over = events
        .iter()
        .filter(|event| matches!(event, Event::Over { .. }))
        .count();
    assert_eq!(over, usize::from(after.outcome().is_some()));
    let mut unwatched = position.clone();
    unwatched.play(m).unwrap();
    assert_eq!(unwatched, after, "watched or not");
    after
}

/// Legal moves are those that can be played; each other one is refused for the right reason.
pub fn allows_what_is_legal(position: &Position) {
    let legal = position.legal_moves();
    assert!(!legal.is_empty());
    for m in every_move(position.game()) {
        let why = position.why_not(m);
        assert_eq!(why.is_none(), legal.contains(&m));
        let mut after = position.clone();
        assert_eq!(after.play(m).err().map(|illegal| illegal.why), why);
        assert_eq!(
            why.is_some(),
            after == *position,
            "only a legal move changes anything"
        );
        let own = position.owner(m.pit) == Some(position.turn());
        assert_eq!(why == Some(WhyNot::NotYours), !own);
        assert_eq!(
            why == Some(WhyNot::Empty),
            own && position.pits()[m.pit] == 0
        );
        if own && position.pits()[m.pit] > 0 {
            assert_eq!(why == Some(WhyNot::Endless), !ends(position, m));
        }
    }
}

/// A preview tells what the move does.
pub fn previews(position: &Position, m: Move) {
    let (after, events) = played(position, m);
    let preview = Preview::of(position, m).unwrap();
    let laps = events
        .iter()
        .filter(|event| matches!(event, Event::Lift { .. }))
        .count();
    assert_eq!(preview.laps as usize, laps);
    let end = events.iter().rev().find_map(|event| match event {
        Event::Drop { pit } => Some(*pit),
        _ => None,
    });
    assert_eq!(Some(preview.end), end);
    let captures = events.iter().filter_map(|event| match event {
        Event::Capture { pit, .. } => Some(*pit),
        _ => None,
    });
    assert_eq!(preview.captures, captures.collect::<Vec<_>>());
    let again = Event::Again {
        side: position.turn(),
    };
    assert_eq!(preview.again, events.contains(&again));
    let plain = events
        .iter()
        .all(|event| !matches!(event, Event::Leftover { .. } | Event::Refill { .. }));
    if plain && after.round() == position.round() {
        let won = after.score(position.turn()) - position.score(position.turn());
        assert_eq!(preview.captured as i32, won);
    }
}

/// The turned board has the turned moves.
pub fn turns(position: &Position) {
    let game = position.game();
    let mirror = Position::parse(game, &turned(&position.to_string())).unwrap();
    assert_eq!(mirror.legal_moves().len(), position.legal_moves().len());
    for m in position.legal_moves() {
        let half = game.ring() / 2;
        let turned_move = Move {
            pit: (m.pit + half) % game.ring(),
            ..m
        };
        let (here, there) = (played(position, m).0, played(&mirror, turned_move).0);
        assert_eq!(there.to_string(), turned(&here.to_string()));
    }
}

/// A refusal of this text has something to say, in few words, and nothing that could upset a terminal.
pub fn readable(error: &impl Display, text: &str) {
    let message = error.to_string();
    assert!(!message.trim().is_empty(), "{text:?}");
    assert!(message.chars().count() < 400, "{message}");
    assert!(
        !message.chars().any(char::is_control),
        "{text:?}: {message:?}"
    );
}

/// A text is a position only in the exact form, but for white space around it.
pub fn reads_exactly(game: GameId, text: &str) -> Result<Position, NotationError> {
    let read = Position::parse(game, text);
    match &read {
        Ok(position) => {
            assert_eq!(position.to_string(), text.trim());
            assert!(position.outcome().is_none(), "{text}");
        }
        Err(error) => readable(error, text),
    }
    read
}

/// A text is a move only in the exact form, and of a pit that moves can start from.
pub fn reads_move_exactly(game: GameId, text: &str) -> Result<Move, NotationError> {
    let read = game.parse_move(text);
    match &read {
        Ok(m) => {
            assert_eq!(game.move_text(*m), text);
            assert!(game.pit_row(m.pit).is_some(), "{text}");
        }
        Err(error) => readable(error, text),
    }
    read
}
