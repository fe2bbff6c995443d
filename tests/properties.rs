//! What always holds (`support/laws.rs`, `support/followed.rs`), in positions of games played at random and in fragments thrown at random.

use dice::Dice;
use followed::{Act, Followed};
use fragment::fragment;
use hollows::{GameId, Position, Record};
use proptest::prelude::*;

#[path = "support/dice.rs"]
mod dice;
#[path = "support/followed.rs"]
mod followed;
#[path = "support/fragment.rs"]
mod fragment;
#[path = "support/laws.rs"]
mod laws;
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

proptest! {
    #![proptest_config(ProptestConfig { cases: 3000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn reading_what_was_printed_gives_the_same(position in position()) {
        laws::reads_back(&position);
    }

    #[test]
    fn events_tell_all_that_happens_and_nothing_is_lost(position in position()) {
        for m in position.legal_moves() {
            laws::tells_all(&position, m);
        }
    }

    #[test]
    fn legal_moves_are_those_that_can_be_played(position in position()) {
        laws::allows_what_is_legal(&position);
    }

    #[test]
    fn a_preview_tells_what_the_move_does(position in position()) {
        for m in position.legal_moves() {
            laws::previews(&position, m);
        }
    }

    #[test]
    fn the_turned_board_has_the_turned_moves(position in position()) {
        laws::turns(&position);
    }

    #[test]
    fn undo_redo_save_and_load_lose_nothing(position in position(), seed in any::<u64>()) {
        let mut dice = Dice::new(seed);
        let mut game = Followed::new(Record::new(position));
        for _ in 0..1 + dice.below(30) {
            game.act(Act::Play(dice.below(24)));
        }
        let moves = game.record.moves().count();
        let (end, events) = (game.record.save(), game.record.last_events().to_vec());
        for to in (0..=moves).rev() {
            game.act(Act::Rewind(to));
            game.act(Act::Load);
        }
        game.there_and_back();
        prop_assert_eq!((game.record.save(), game.record.last_events()), (end, &events[..]));
    }
}
