//! Ô Ăn Quan: the sowing and the captures (OQ-1 to OQ-4), the refill, the end and the scores (OQ-5 to OQ-7).

use crate::{after, at, leads, legal, record, told, why_not};
use hollows::GameId::OAnQuan;
use hollows::{Position, Side, WhyNot, ring};

#[test]
fn oq_1_five_pebbles_a_square_and_two_stones_worth_ten() {
    let start = Position::start(OAnQuan);
    assert_eq!(start.to_string(), "Q/5,5,5,5,5/5,5,5,5,5/Q 0:0 S");
    let points: u32 = start
        .pits()
        .iter()
        .map(|&p| u32::from(ring::points(p)))
        .sum();
    assert_eq!((points, OAnQuan.total()), (70, 70));
    assert_eq!(ring::STONE_POINTS, 10);
}

#[test]
fn oq_2_sows_either_way_mandarin_squares_included() {
    assert_eq!(
        told(OAnQuan, "Q/1,0,0,0,1/0,0,0,0,3/Q 0:0 S", "Er"),
        "lift E 3; sow east a b"
    );
    assert_eq!(
        told(OAnQuan, "Q/1,0,0,0,1/3,0,0,0,0/Q 0:0 S", "Al"),
        "lift A 3; sow west e d"
    );
    leads!(OAnQuan:
        "Q/1,0,0,0,1/0,0,0,0,3/Q 0:0 S", "Er" => "Q/1,0,0,1,2/0,0,0,0,0/Q1 0:0 N";
    );
}

#[test]
fn oq_2_right_and_left_are_the_movers_own() {
    // North's right is the sowing order as well: from e to the west and to A.
    assert_eq!(
        told(OAnQuan, "Q/3,0,0,0,0/1,0,0,0,1/Q 0:0 N", "er"),
        "lift e 3; sow west A B"
    );
    assert_eq!(
        told(OAnQuan, "Q/0,0,0,0,3/1,0,0,0,1/Q 0:0 N", "al"),
        "lift a 3; sow east E D"
    );
}

#[test]
fn oq_2_from_the_start_both_ways() {
    // Right: D6 E6, east 1, a6 b6; c's five: d6 e6, west 1, A6 B6; C is empty, D's six are taken, E is not empty.
    // Left is its mirror image.
    leads!(OAnQuan:
        "Q/5,5,5,5,5/5,5,5,5,5/Q 0:0 S", "Cr" => "Q1/6,6,0,6,6/6,6,0,0,6/Q1 6:0 N";
        "Q/5,5,5,5,5/5,5,5,5,5/Q 0:0 S", "Cl" => "Q1/6,6,0,6,6/6,0,0,6,6/Q1 6:0 N";
    );
}

#[test]
fn oq_2_only_from_ones_own_citizen_squares() {
    let text = "Q/0,0,0,0,2/0,2,0,0,0/Q 0:0 S";
    assert_eq!(legal(&at(OAnQuan, text)), "Br Bl");
    assert_eq!(why_not(OAnQuan, text, "ar"), Some(WhyNot::NotYours));
    assert_eq!(why_not(OAnQuan, text, "Cl"), Some(WhyNot::Empty));
    for no_move in ["eastr", "westl", "Q", "B", "r", "Bx"] {
        assert!(OAnQuan.parse_move(no_move).is_err(), "{no_move}");
    }
}

#[test]
fn oq_3_relays_from_the_next_citizen_square() {
    // A → B, which was empty; C's two go on to D and E; the east follows: the move ends.
    assert_eq!(
        told(OAnQuan, "Q/0,0,0,0,1/1,0,2,0,0/Q 0:0 S", "Ar"),
        "lift A 1; sow B; lift C 2; sow D E"
    );
    // Leftwards: E → D; C's one to B; A is empty, and beyond it lies the west stone.
    assert_eq!(
        told(OAnQuan, "Q/0,0,0,0,1/0,0,1,0,1/Q 0:0 S", "El"),
        "lift E 1; sow D; lift C 1; sow B; capture west Q"
    );
}

#[test]
fn oq_3_the_move_ends_before_a_mandarin_square_empty_or_not() {
    leads!(OAnQuan:
        "Q/0,0,0,0,4/1,0,0,1,0/Q 0:0 S", "Dr" => "Q/0,0,0,0,4/1,0,0,0,1/Q 0:0 N";
        "Q/0,0,0,0,4/1,0,0,1,0/3 0:0 S", "Dr" => "Q/0,0,0,0,4/1,0,0,0,1/3 0:0 N";
        "Q/0,0,0,0,4/1,0,0,1,0/0 0:0 S", "Dr" => "Q/0,0,0,0,4/1,0,0,0,1/0 0:0 N";
        "0/4,0,0,0,0/0,1,0,0,0/Q 0:0 S", "Bl" => "0/4,0,0,0,0/1,0,0,0,0/Q 0:0 N";
    );
}

#[test]
fn oq_4_captures_a_citizen_square() {
    leads!(OAnQuan:
        "Q/0,0,0,0,1/1,0,0,4,1/Q 0:0 S", "Ar" => "Q/0,0,0,0,1/0,1,0,0,1/Q 4:0 N";
        "Q/4,0,0,1,0/1,0,0,0,0/Q 0:0 N", "br" => "Q/0,0,1,0,0/1,0,0,0,0/Q 0:4 S";
        "Q/0,1,0,0,4/1,0,0,0,0/Q 0:0 N", "dl" => "Q/0,0,1,0,0/1,0,0,0,0/Q 0:4 S";
        // And on the other side: E's pebbles reach a; over the empty b, c's two are taken.
        "Q/0,1,2,0,0/0,0,0,0,2/Q 0:0 S", "Er" => "Q/0,1,0,0,1/0,0,0,0,0/Q1 2:0 N";
    );
}

#[test]
fn oq_4_captures_a_mandarin_square_with_stone_and_pebbles() {
    assert_eq!(
        told(OAnQuan, "Q/5,5,5,5,5/0,0,1,0,1/Q5 0:0 S", "El"),
        "lift E 1; sow D; lift C 1; sow B; capture west Q"
    );
    assert_eq!(
        told(OAnQuan, "Q/5,5,5,5,5/1,0,1,0,0/Q5 0:0 S", "Cr"),
        "lift C 1; sow D; capture east Q5"
    );
    leads!(OAnQuan:
        "Q/5,5,5,5,5/1,0,1,0,0/Q5 0:0 S", "Cr" => "Q/5,5,5,5,5/1,0,0,1,0/0 5Q:0 N";
        "Q/5,5,5,5,5/1,0,1,0,0/5 0Q:0 S", "Cr" => "Q/5,5,5,5,5/1,0,0,1,0/0 5Q:0 N";
    );
}

#[test]
fn oq_4_an_emptied_mandarin_square_counts_as_empty_in_a_chain() {
    // B → C; D empty, E's four; the east is empty, a's two; b is not empty.
    assert_eq!(
        told(OAnQuan, "Q/0,0,0,1,2/0,1,0,0,4/0 0:0 S", "Br"),
        "lift B 1; sow C; capture E 4; capture a 2"
    );
    leads!(OAnQuan:
        "Q/0,0,0,1,2/0,1,0,0,4/0 0:0 S", "Br" => "Q/0,0,0,1,0/0,0,1,0,0/0 6:0 N";
        // The stone alone, or a pebble, is not empty: a stays.
        "Q/0,0,0,1,2/0,1,0,0,4/Q 0:0 S", "Br" => "Q/0,0,0,1,2/0,0,1,0,0/Q 4:0 N";
        "Q/0,0,0,1,2/0,1,0,0,4/1 0:0 S", "Br" => "Q/0,0,0,1,2/0,0,1,0,0/1 4:0 N";
    );
}

#[test]
fn oq_4_two_empty_squares_end_the_turn() {
    leads!(OAnQuan:
        // At once: C and D.
        "Q/0,0,0,0,1/1,0,0,0,4/Q 0:0 S", "Ar" => "Q/0,0,0,0,1/0,1,0,0,4/Q 0:0 N";
        // In the chain: E is taken, then the emptied east and a.
        "Q/0,0,0,3,0/0,1,0,0,4/0 0:0 S", "Br" => "Q/0,0,0,3,0/0,0,1,0,0/0 4:0 N";
    );
}

#[test]
fn oq_4_the_chain_may_go_round() {
    // A → B; from C on every second square is empty, and the last one taken is B with the pebble just sown.
    assert_eq!(
        told(OAnQuan, "Q/0,1,0,1,0/1,0,0,1,0/Q 0:0 S", "Ar"),
        "lift A 1; sow B; capture D 1; capture east Q; capture b 1; capture d 1; capture west Q; capture B 1; \
         over 24:0 quan-taken"
    );
}

#[test]
fn oq_5_a_bare_row_is_refilled_when_its_turn_starts() {
    assert_eq!(
        told(OAnQuan, "Q/0,0,0,0,1/0,0,0,0,0/Q 7:3 N", "ar"),
        "lift a 1; sow b; refill S ABCDE"
    );
    leads!(OAnQuan:
        "Q/0,0,0,0,1/0,0,0,0,0/Q 7:3 N", "ar" => "Q/0,0,0,1,0/1,1,1,1,1/Q 2:3 S";
        // The mover's own row is bare after her move: not her turn, no refill.
        "Q/1,0,0,0,0/0,0,0,0,1/Q 7:3 S", "Er" => "Q/1,0,0,0,0/0,0,0,0,0/Q1 7:3 N";
    );
}

#[test]
fn oq_5_what_is_missing_is_borrowed() {
    assert_eq!(
        told(OAnQuan, "Q/0,0,0,0,1/0,0,0,0,0/Q 2:9 N", "ar"),
        "lift a 1; sow b; refill S ABCDE borrowing 3"
    );
    leads!(OAnQuan:
        "Q/0,0,0,0,1/0,0,0,0,0/Q 2:9 N", "ar" => "Q/0,0,0,1,0/1,1,1,1,1/Q 0:6 S debt=S3";
        "Q/0,0,0,0,0/1,0,0,0,0/Q 9:2 S", "Ar" => "Q/1,1,1,1,1/0,1,0,0,0/Q 6:0 N debt=N3";
        // Together just enough.
        "Q/0,0,0,0,1/0,0,0,0,0/Q 2:3 N", "ar" => "Q/0,0,0,1,0/1,1,1,1,1/Q 0:0 S debt=S3";
    );
}

#[test]
fn oq_5_debts_add_up_and_net_out() {
    for (before, after) in [
        ("debt=S5", " debt=S8"),
        ("debt=N1", " debt=S2"),
        ("debt=N3", ""),
        ("debt=N9", " debt=N6"),
    ] {
        assert_eq!(
            crate::after(
                OAnQuan,
                &format!("Q/0,0,0,0,1/0,0,0,0,0/Q 2:9 N {before}"),
                "ar"
            ),
            format!("Q/0,0,0,1,0/1,1,1,1,1/Q 0:6 S{after}")
        );
    }
}

#[test]
fn oq_5_too_few_pebbles_end_the_game() {
    // Four between them, and stones cannot be changed. b's pebble is North's; the Mandarin squares are unscored.
    assert_eq!(
        told(OAnQuan, "Q3/0,0,0,0,1/0,0,0,0,0/0 2Q:2 N", "ar"),
        "lift a 1; sow b; leftover N b 1; over 12:3 no-pebbles"
    );
    leads!(OAnQuan:
        "Q3/0,0,0,0,1/0,0,0,0,0/0 2Q:2 N", "ar" => "Q3/0,0,0,0,0/0,0,0,0,0/0 2Q:3 S over=12:3:no-pebbles";
    );
}

#[test]
fn oq_6_the_game_ends_when_both_mandarin_squares_are_empty() {
    // A pebble in the emptied east keeps the game going, though both stones are taken.
    leads!(OAnQuan:
        "0/2,0,0,0,3/0,0,1,0,0/Q 1Q:0 S", "Cr" => "0/0,0,0,0,0/0,0,0,0,0/0 2QQ:5 N over=22:5:quan-taken";
        "1/2,0,0,0,3/0,0,1,0,0/Q 1Q:0 S", "Cr" => "1/2,0,0,0,3/0,0,0,1,0/0 1QQ:0 N";
    );
    assert!(Position::parse(OAnQuan, "0/1,1,1,1,1/1,1,1,1,1/0 0:0 S").is_err());
}

#[test]
fn oq_6_tested_when_the_captures_are_over() {
    // The last stone is taken, but this move's own pebble lies in the east: not over.
    assert_eq!(
        told(OAnQuan, "Q/0,0,0,0,0/1,0,0,0,5/0 0:0 S", "Er"),
        "lift E 5; sow east a b c d; capture west Q"
    );
    leads!(OAnQuan: "Q/0,0,0,0,0/1,0,0,0,5/0 0:0 S", "Er" => "0/0,1,1,1,1/1,0,0,0,0/1 0Q:0 N";);
}

#[test]
fn oq_6_it_comes_before_a_refill() {
    // North's row is bare too: nothing is refilled any more.
    assert_eq!(
        told(OAnQuan, "0/0,0,0,0,0/0,0,1,0,0/Q 20:9 S", "Cr"),
        "lift C 1; sow D; capture east Q; leftover S D 1; over 31:9 quan-taken"
    );
}

#[test]
fn oq_7_pebbles_left_go_to_the_side_they_lie_on() {
    assert_eq!(
        told(OAnQuan, "0/2,0,0,0,3/0,0,1,0,0/Q 1Q:0 S", "Cr"),
        "lift C 1; sow D; capture east Q; leftover S D 1; leftover N a 3; leftover N e 2; over 22:5 quan-taken"
    );
}

#[test]
fn oq_7_debts_are_paid() {
    let end = |debt: &str| {
        let text = format!("0/2,0,0,0,3/0,0,1,0,0/Q 1Q:0 S{debt}");
        let position = after(OAnQuan, &text, "Cr");
        let outcome = record(at(OAnQuan, &text), "Cr").outcome().unwrap();
        assert!(position.contains(" 2QQ:5 "), "the stores stay as they are");
        assert!(position.contains(debt));
        (outcome.scores.south, outcome.scores.north, outcome.winner)
    };
    assert_eq!(end(""), (22, 5, Some(Side::South)));
    assert_eq!(end(" debt=S4"), (18, 9, Some(Side::South)));
    assert_eq!(end(" debt=N4"), (26, 1, Some(Side::South)));
    // A score may fall below zero, and a debt may turn the game.
    assert_eq!(end(" debt=N7"), (29, -2, Some(Side::South)));
    assert_eq!(end(" debt=S30"), (-8, 35, Some(Side::North)));
}

#[test]
fn oq_7_equal_scores_are_a_draw() {
    // South: 7, the stone and D's pebble. North: 13, and a's three and e's two.
    let text = "0/2,0,0,0,3/0,0,1,0,0/Q 7:13 S";
    let outcome = record(at(OAnQuan, text), "Cr").outcome().unwrap();
    assert_eq!((outcome.scores.south, outcome.scores.north), (18, 18));
    assert_eq!(outcome.winner, None);
}
