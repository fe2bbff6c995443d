//! The rules common to all games (C-1 to C-5).

use crate::{at, legal, played, record, told, why_not};
use hollows::GameId::{Ayoayo, HoyitoII, HoyitoII2x12, OAnQuan, OAnQuanVi, SanYao};
use hollows::games::{Reason, Rules, ayoayo, hoyito, san_yao};
use hollows::ring::{Board, Observer, Who};
use hollows::view::Preview;
use hollows::{Format, GameId, Position, Record, Side, WhyNot};

/// A sowing of seven stones that never ends. After five laps (A, C, a, c, e) the same board lies one pit
/// further on, and B is to be lifted: 1 0 2 1 0 1 0 1 0 1, seen from the pit to lift.
const ENDLESS: &str = "1,0,1,0,1/1,0,2,1,0 0:0 S";

#[test]
fn c_1_an_endless_sowing_is_not_a_move() {
    assert_eq!(why_not(SanYao, ENDLESS, "A"), Some(WhyNot::Endless));
    assert_eq!(legal(&at(SanYao, ENDLESS)), "C D");
    let mut position = at(SanYao, ENDLESS);
    let refused = position.play(SanYao.parse_move("A").unwrap()).unwrap_err();
    assert_eq!(
        refused.to_string(),
        "move A cannot be played: the sowing would never end (C-1)"
    );
    assert_eq!(position, at(SanYao, ENDLESS), "nothing has changed");
}

#[test]
fn c_1_the_state_it_began_with_need_not_come_back() {
    let text = "3,2,3,1,2,3/5,1,3,2,3,2 9:9 N";
    assert_eq!(why_not(Ayoayo, text, "c"), Some(WhyNot::Endless));
    assert_eq!(legal(&at(Ayoayo, text)), "a b d e f");
}

/// Counts laps.
#[derive(Default)]
struct Laps(u32);

impl Observer for Laps {
    fn lift(&mut self, _: usize, _: u8, lap: u32) {
        self.0 = lap;
    }
}

#[test]
fn c_1_an_endless_sowing_is_found_long_before_the_cap() {
    // The boards of the two tests above, as the mover sees them. The first comes back after 50 laps, the second after 38.
    let mut laps = [Laps::default(), Laps::default()];
    let mut board = Board::<10> {
        pits: [1, 0, 2, 1, 0, 1, 0, 1, 0, 1],
        owned: 0b1_1111,
    };
    let endless = san_yao::SanYao.sow(&mut board, 0, false, &mut laps[0]);
    assert_eq!(endless, Err(WhyNot::Endless));
    let mut board = Board::<12> {
        pits: [3, 2, 1, 3, 2, 3, 5, 1, 3, 2, 3, 2],
        owned: 0b11_1111,
    };
    let endless = ayoayo::Ayoayo.sow(&mut board, 2, false, &mut laps[1]);
    assert_eq!(endless, Err(WhyNot::Endless));
    assert!(laps.iter().all(|laps| laps.0 < 200));
}

#[test]
fn c_1_a_long_sowing_is_a_move() {
    // Counted by a program that only sows. Other programs' caps of 50 or 75 laps would forbid these.
    let long = [
        (Ayoayo, "1,0,1,0,1,0/1,13,0,1,0,1 18:11 S", "A", 1059),
        (HoyitoII, "1,10,3,5,1,2/0,1,0,2,7,0 4:12 N", "c", 355),
    ];
    for (game, text, m, laps) in long {
        let position = at(game, text);
        let preview = Preview::of(&position, game.parse_move(m).unwrap()).unwrap();
        assert_eq!(preview.laps, laps, "{text}");
    }
}

/// Tells who got how much when a game had to end.
#[derive(Default)]
struct Leftovers(Vec<(Who, usize, u8)>);

impl Observer for Leftovers {
    fn leftover(&mut self, who: Who, pit: usize, contents: u8) {
        self.0.push((who, pit, contents));
    }
}

/// What the rules do for a player who owns only the pits in `owned` and has no legal move.
fn stuck<const N: usize, R: Rules<N>>(
    rules: R,
    pits: [u8; N],
    owned: u32,
    last: Who,
) -> (Reason, Vec<(Who, usize, u8)>, [u8; N]) {
    let mut board = Board { pits, owned };
    assert!(!rules.has_move(&board));
    let mut left = Leftovers::default();
    let reason = rules.stuck(&mut board, last, &mut left);
    (reason, left.0, board.pits)
}

#[test]
fn c_2_san_yao_gives_the_left_overs_to_the_pits_owners() {
    // The seven stones of `ENDLESS`; the mover owns A alone.
    let pits = [1, 0, 2, 1, 0, 1, 0, 1, 0, 1];
    let (reason, left, board) = stuck(san_yao::SanYao, pits, 1, Who::Other);
    assert_eq!(reason, Reason::Endless);
    let others = [(2, 2), (3, 1), (5, 1), (7, 1), (9, 1)];
    let mut expected = vec![(Who::Mover, 0, 1)];
    expected.extend(others.map(|(pit, stones)| (Who::Other, pit, stones)));
    assert_eq!((left, board), (expected, [0; 10]));
}

#[test]
fn c_2_ayoayo_gives_them_to_the_player_who_moved_last() {
    // North's view of the endless c, as if it were the only pit he has.
    let pits = [3, 2, 1, 3, 2, 3, 5, 1, 3, 2, 3, 2];
    for last in [Who::Mover, Who::Other] {
        let (reason, left, board) = stuck(ayoayo::Ayoayo, pits, 1 << 2, last);
        assert_eq!((reason, board), (Reason::Endless, [0; 12]));
        assert!(left.iter().all(|&(who, ..)| who == last));
        let total: u8 = left.iter().map(|&(.., seeds)| seeds).sum();
        assert_eq!(total, 30);
    }
}

#[test]
fn c_2_hoyito_leaves_them_unscored() {
    // Nothing to move at all is the shortest way to have no legal move.
    let pits = [0, 0, 0, 0, 0, 0, 3, 0, 2, 0, 0, 1];
    let (reason, left, board) = stuck(hoyito::Hoyito::<12>, pits, 0b11_1111, Who::Other);
    assert_eq!((reason, left, board), (Reason::Endless, vec![], pits));
}

/// Plays these moves over and over, for a third occurrence of the first position after two rounds of them,
/// and gives the final position.
fn third_occurrence(start: Position, moves: &str) -> String {
    let first = start.clone();
    let mut game = record(start, moves);
    assert_eq!(game.position(), &first, "the second occurrence");
    for m in moves.split(' ') {
        assert!(game.outcome().is_none(), "over before {m}");
        game.play_text(m).unwrap();
    }
    game.position().to_string()
}

/// Two stones walk round Sàn Yáo's board, five pits apart, until they have changed places.
const ROUND_SAN_YAO: &str = "A a B b C c D d E e";

#[test]
fn c_3_third_occurrence_in_san_yao_pays_the_owners() {
    let start = at(SanYao, "0,0,0,0,1/1,0,0,0,0 20:27 S").with_format(Format::Single);
    assert_eq!(
        third_occurrence(start, ROUND_SAN_YAO),
        "0,0,0,0,0/0,0,0,0,0 21:28 S over=21:28:repetition"
    );
}

#[test]
fn c_3_in_san_yao_the_round_ends_and_the_match_goes_on() {
    let start = at(SanYao, "0,0,0,0,1/1,0,0,0,0 20:28 S");
    assert_eq!(
        third_occurrence(start, ROUND_SAN_YAO),
        "5,5,5,5,5/5,5,5,5,5 0:0 N round=2"
    );
    let start = at(SanYao, "0,0,0,0,1/1,0,0,0,0 3:45 S");
    assert_eq!(
        third_occurrence(start, ROUND_SAN_YAO),
        "0,0,0,0,0/0,0,0,0,0 4:46 S over=4:46:match"
    );
}

#[test]
fn c_3_third_occurrence_in_hoyito_scores_captured_seeds_only() {
    assert_eq!(
        third_occurrence(
            at(HoyitoII, "0,0,0,0,0,1/1,0,0,0,0,0 10:12 S"),
            "A a B b C c D d E e F f"
        ),
        "0,0,0,0,0,1/1,0,0,0,0,0 10:12 S over=10:12:repetition"
    );
}

#[test]
fn c_3_third_occurrence_in_ayoayo_leaves_the_rest_unscored() {
    //        f e d c b a     E → F (a, opposite, is empty). e → f, which holds one: on to A and B, and B's two to C
    // North  1 1 0 1 0 0     and D. C → D, D's two to E and F, F's two to a and b. c → d. A → B. a → b, b's two to c
    // South  0 1 0 0 1 0     and d, d's two to e and f: all as it was.
    let text = "1,1,0,1,0,0/0,1,0,0,1,0 10:12 S";
    assert_eq!(
        third_occurrence(at(Ayoayo, text), "E e C c A a"),
        format!("{text} over=10:12:repetition")
    );
}

#[test]
fn c_3_third_occurrence_in_o_an_quan_pays_the_owners_but_no_mandarin_square() {
    // A pebble steps to B and back, on either side. Back in A it is beside the Mandarin square: no capture.
    for game in [OAnQuan, OAnQuanVi] {
        let text = "Q/0,0,0,0,1/1,0,0,0,0/Q2 20:26 S";
        assert_eq!(
            third_occurrence(at(game, text), "Ar ar Bl bl"),
            "Q/0,0,0,0,0/0,0,0,0,0/Q2 21:27 S over=21:27:repetition"
        );
        assert_eq!(
            third_occurrence(at(game, &format!("{text} debt=S3")), "Ar ar Bl bl"),
            "Q/0,0,0,0,0/0,0,0,0,0/Q2 21:27 S debt=S3 over=18:30:repetition"
        );
    }
}

#[test]
fn c_3_the_loaded_position_is_the_first_occurrence() {
    // A move later in the same walk: it takes all eight moves from here, not seven.
    let start = at(OAnQuan, "Q/0,0,0,0,1/0,1,0,0,0/Q 20:26 N");
    let seven = record(start.clone(), "ar Bl bl Ar ar Bl bl");
    assert!(seven.outcome().is_none());
    let eight = record(start, "ar Bl bl Ar ar Bl bl Ar");
    assert_eq!(eight.outcome().unwrap().reason, Reason::Repetition);
}

#[test]
fn c_3_passes_are_not_moves() {
    // One seed goes round: the player in whose row it lies moves, the other passes, and passes are no moves.
    let walk = "A B C D E F a b c d e f";
    assert_eq!(
        third_occurrence(at(HoyitoII, "0,0,0,0,0,0/1,0,0,0,0,0 10:12 S"), walk),
        "0,0,0,0,0,0/1,0,0,0,0,0 10:12 S over=10:12:repetition"
    );
}

/// The same move over and over cannot make 200; this plays, without captures, to the position seen least.
fn quiet_game(start: Position) -> Record {
    let mut game = Record::new(start.clone());
    let mut seen = vec![start];
    while game.outcome().is_none() {
        let now = game.position().clone();
        let legal = now.legal_moves().into_iter();
        let quiet = legal.filter(|&m| Preview::of(&now, m).unwrap().captured == 0);
        let next = quiet.min_by_key(|&m| {
            let mut after = now.clone();
            after.play(m).unwrap();
            seen.iter().filter(|old| **old == after).count()
        });
        game.play(next.expect("a quiet move")).unwrap();
        seen.push(game.position().clone());
    }
    let last = seen.pop().unwrap();
    let times = |seen_at: &Position| {
        let same = |old: &&Position| old.pits() == seen_at.pits() && old.turn() == seen_at.turn();
        seen.iter().filter(same).count()
    };
    assert!(
        seen.iter()
            .chain([&last])
            .all(|position| times(position) < 3)
    );
    game
}

#[test]
fn c_3_two_hundred_quiet_moves_end_the_game() {
    for (game, text) in [
        (HoyitoII, "0,0,0,0,0,0/2,0,1,0,0,1 10:12 S"),
        (
            HoyitoII2x12,
            "0,0,1,0,0,0,0,0,1,0,0,0/0,0,0,2,0,0,0,0,0,1,2,0 10:12 S",
        ),
    ] {
        let end = quiet_game(at(game, text));
        assert_eq!(end.moves().count(), 200, "{text}");
        let outcome = end.outcome().unwrap();
        assert_eq!(outcome.reason, Reason::Repetition);
        assert_eq!((outcome.scores.south, outcome.scores.north), (10, 12));
    }
}

#[test]
fn c_4_passes_and_refills_happen_by_themselves() {
    assert!(told(HoyitoII, "0,0,0,0,0,0/1,0,0,0,0,5 0:0 S", "A").ends_with("; pass N"));
    assert!(told(OAnQuan, "Q/0,0,0,0,1/0,0,0,0,0/Q 7:3 N", "ar").ends_with("; refill S ABCDE"));
    // Before they have happened there is no position to play.
    for (game, text) in [
        (SanYao, "0,0,0,0,2/0,0,0,0,0 0:0 S"),
        (Ayoayo, "0,0,0,0,0,2/0,0,0,0,0,0 0:0 S"),
        (HoyitoII, "0,0,0,0,0,2/0,0,0,0,0,0 0:0 S"),
        (OAnQuan, "Q/0,0,0,0,2/0,0,0,0,0/Q 9:0 S"),
    ] {
        assert!(Position::parse(game, text).is_err(), "{text}");
    }
}

#[test]
fn c_5_captures_come_after_the_last_lap() {
    for game in GameId::ALL {
        let mut position = Position::start(game);
        for turn in 0..40 {
            let moves = position.legal_moves();
            let Some(&m) = moves.get(turn * 7 % moves.len().max(1)) else {
                break;
            };
            let (_, story) = played(&position, &game.move_text(m));
            let first = story.find("capture").unwrap_or(story.len());
            let sowing = story.rfind("sow").unwrap();
            assert!(sowing < first, "{story}");
            position.play(m).unwrap();
        }
    }
}

#[test]
fn c_5_an_equal_score_is_a_draw() {
    let end = |game, text, m| record(at(game, text), m).outcome().unwrap();
    let draw = end(HoyitoII2x12, DRAW_2X12, "L");
    assert_eq!(
        (draw.scores.south, draw.scores.north, draw.winner),
        (28, 28, None)
    );
    let won = end(Ayoayo, "0,0,0,0,0,0/0,0,0,0,0,1 20:20 S", "F");
    assert_eq!(won.winner, Some(Side::South));
}

/// L's one seed makes a's three four; nothing is left.
const DRAW_2X12: &str = "0,0,0,0,0,0,0,0,0,0,0,3/0,0,0,0,0,0,0,0,0,0,0,1 24:28 S";
