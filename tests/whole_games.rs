//! Whole games played at random: all of them end, and repetition (C-3) is counted as the rules say.

use dice::Dice;
use fragment::fragment;
use hollows::view::Preview;
use hollows::{GameId, Move, Position, Reason, Record, Side};
use std::collections::HashMap;

#[path = "support/dice.rs"]
mod dice;
#[path = "support/fragment.rs"]
mod fragment;

/// Counts occurrences and quiet moves by the letter of C-3, apart from the record.
struct Count {
    seen: HashMap<String, u32>,
    quiet: u32,
}

/// Board, owners, player to move: a position as it is written, without stores and debt.
fn key(position: &Position) -> String {
    let text = position.to_string();
    let fields = text.split(' ').enumerate();
    let counted = fields.filter(|&(i, field)| i != 1 && !field.starts_with("debt="));
    counted.map(|(_, field)| format!("{field} ")).collect()
}

impl Count {
    fn from(position: &Position) -> Self {
        Self {
            seen: HashMap::from([(key(position), 1)]),
            quiet: 0,
        }
    }

    /// Whether C-3 applies to a move that leads to this position.
    fn ends(&mut self, captured: bool, after: &Position) -> bool {
        self.quiet = if captured { 0 } else { self.quiet + 1 };
        let times = self.seen.entry(key(after)).or_insert(0);
        *times += 1;
        *times == 3 || self.quiet == 200
    }
}

/// A move at random; `quietly`, one that captures nothing if there is one.
fn choose(position: &Position, quietly: bool, dice: &mut Dice) -> Move {
    let legal = position.legal_moves();
    let quiet: Vec<Move> = legal
        .iter()
        .copied()
        .filter(|&m| Preview::of(position, m).unwrap().captured == 0)
        .collect();
    if quietly && !quiet.is_empty() {
        dice.pick(&quiet)
    } else {
        dice.pick(&legal)
    }
}

/// Plays a game to its end and checks each move against `Count`; how many games or rounds C-3 ended.
fn play_out(start: Position, quietly: bool, dice: &mut Dice) -> u32 {
    let text = start.to_string();
    let mut game = Record::new(start);
    let mut count = Count::from(game.position());
    let mut ended_by_repetition = 0;
    for _ in 0..100_000 {
        let before = game.position().clone();
        let m = choose(&before, quietly, dice);
        let captured = Preview::of(&before, m).unwrap().captured > 0;
        // What the rules say but for C-3, and what the record makes of it.
        let mut plain = before.clone();
        plain.play(m).unwrap();
        game.play(m).unwrap();
        let after = game.position();
        if plain.outcome().is_some() || plain.round() != before.round() {
            assert_eq!(&plain, after, "another ending comes first");
            count = Count::from(after);
        } else if count.ends(captured, &plain) {
            let over = after.outcome().is_some() || after.round() != before.round();
            assert!(over, "C-3 ends the game: {plain}");
            ended_by_repetition += 1;
            count = Count::from(after);
        } else {
            assert_eq!(&plain, after, "C-3 does not apply: {text}");
        }
        if let Some(outcome) = game.outcome() {
            if outcome.reason == Reason::Repetition {
                check_awards(&plain, game.position());
            }
            assert!(game.position().legal_moves().is_empty());
            return ended_by_repetition;
        }
    }
    panic!("{text}: the game does not end");
}

/// C-3: the left-overs go to the owners where the rules give them to the side they lie on.
fn check_awards(before: &Position, end: &Position) {
    for side in Side::BOTH {
        let pits = before.pits().iter().enumerate();
        let own = pits.filter(|&(pit, _)| before.owner(pit) == Some(side));
        let left: i32 = own.map(|(_, &seeds)| i32::from(seeds)).sum();
        let paid = match before.game() {
            GameId::SanYao | GameId::OAnQuan | GameId::OAnQuanVi => left,
            GameId::Ayoayo | GameId::HoyitoII | GameId::HoyitoII2x12 => 0,
        };
        assert_eq!(end.score(side), before.score(side) + paid, "{end}");
    }
}

fn starts(game: GameId, games: usize, dice: &mut Dice) -> Vec<Position> {
    let mut starts = vec![Position::start(game)];
    while starts.len() < games {
        starts.extend(Position::parse(game, &fragment(game, dice)));
    }
    starts
}

#[test]
fn random_games_end() {
    let mut dice = Dice::new(11);
    for game in GameId::ALL {
        for start in starts(game, 60, &mut dice) {
            play_out(start, false, &mut dice);
        }
    }
}

#[test]
fn quiet_games_end_by_repetition() {
    let mut dice = Dice::new(12);
    for game in GameId::ALL {
        let mut repetitions = 0;
        for start in starts(game, 60, &mut dice) {
            repetitions += play_out(start, true, &mut dice);
        }
        if game != GameId::Ayoayo {
            assert!(repetitions > 3, "{}: {repetitions}", game.id());
        }
    }
}

#[test]
fn in_a_match_c_3_counts_within_the_round() {
    let mut dice = Dice::new(13);
    let repetitions: u32 = (0..8)
        .map(|_| play_out(Position::start(GameId::SanYao), true, &mut dice))
        .sum();
    assert!(repetitions > 3, "{repetitions}");
}

#[test]
fn a_whole_game_of_o_an_quan_makes_seventy_points() {
    let mut dice = Dice::new(14);
    let mut games = 0;
    while games < 200 {
        let game = [GameId::OAnQuan, GameId::OAnQuanVi][games % 2];
        let mut record = Record::new(Position::start(game));
        while record.outcome().is_none() {
            record
                .play(choose(record.position(), false, &mut dice))
                .unwrap();
        }
        let outcome = record.outcome().unwrap();
        let sum = outcome.scores.south + outcome.scores.north;
        match outcome.reason {
            Reason::QuanTaken => assert_eq!(sum, 70),
            _ => assert!(sum <= 70),
        }
        games += 1;
    }
}
