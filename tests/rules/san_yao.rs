//! Sàn Yáo: the sowing, the captures and the end of a round (SY-1 to SY-6).

use crate::{after_single, at, leads, legal, told, why_not};
use hollows::GameId::SanYao;
use hollows::{Position, Side, WhyNot};

#[test]
fn sy_1_two_rows_of_five_pits_with_five_stones() {
    let start = Position::start(SanYao);
    assert_eq!(start.to_string(), "5,5,5,5,5/5,5,5,5,5 0:0 S");
    assert_eq!(start.pits(), [5; 10]);
    assert_eq!((SanYao.row(), SanYao.total()), (5, 50));
}

#[test]
fn sy_1_stores_are_never_sown() {
    // E's stone crosses South's end, e's stone North's: both skip the stores.
    assert_eq!(
        told(SanYao, "0,0,3,0,0/0,3,0,0,1 0:0 S", "E"),
        "lift E 1; sow a; capture c 3"
    );
    assert_eq!(
        told(SanYao, "1,0,0,3,0/0,0,3,0,0 0:0 N", "e"),
        "lift e 1; sow A; capture C 3"
    );
}

#[test]
fn sy_2_one_stone_a_pit_counterclockwise() {
    //        e d c b a          e d c b a
    // North  0 0 0 1 0    N     0 0 0 1 0      b keeps its stone: the pit after E, a, is empty,
    // South  3 0 0 0 0    S     0 1 1 1 0      and so is none of E itself: the move ends at D.
    leads!(SanYao: "0,0,0,1,0/3,0,0,0,0 0:0 S", "A" => "0,0,0,1,0/0,1,1,1,0 0:0 N";);
    // North's row goes on to South's: e to A and B; C is empty, D's one is taken.
    leads!(SanYao: "2,0,0,0,0/0,0,0,1,0 0:0 N", "e" => "0,0,0,0,0/1,1,0,0,0 0:1 S";);
}

#[test]
fn sy_2_lifts_all_stones_of_a_pit_of_ones_own() {
    let text = "0,0,0,0,2/3,0,0,1,0 0:0 S";
    assert!(told(SanYao, text, "A").starts_with("lift A 3; "));
    assert_eq!(legal(&at(SanYao, text)), "A D");
    assert_eq!(why_not(SanYao, text, "B"), Some(WhyNot::Empty));
    assert_eq!(why_not(SanYao, text, "a"), Some(WhyNot::NotYours));
}

#[test]
fn sy_2_a_full_circuit_gives_the_emptied_pit_a_stone() {
    // Ten stones: one in each pit, the tenth in A. Then B's one goes to C, D's one to E, and so on round: every
    // second pit holds two, the others none, and the captures find them all.
    assert_eq!(
        told(SanYao, "0,0,0,0,0/10,0,0,0,0 0:0 S", "A"),
        "lift A 10; sow B C D E a b c d e A; lift B 1; sow C; lift D 1; sow E; lift a 1; sow b; lift c 1; sow d; \
         lift e 1; sow A; capture C 2; capture E 2; capture b 2; capture d 2; capture A 2; round over 10:0 cleared; \
         over 10:0 match"
    );
}

#[test]
fn sy_3_relay_by_the_next_pit() {
    // A's stone falls in B, which was empty; C after it holds two: on with C, to D and E; a is empty.
    assert_eq!(
        told(SanYao, "0,0,1,0,0/1,0,2,0,0 0:0 S", "A"),
        "lift A 1; sow B; lift C 2; sow D E"
    );
    leads!(SanYao: "0,1,0,0,0/1,0,2,0,0 0:0 S", "A" => "0,1,0,0,0/0,1,0,1,1 0:0 N";);
}

#[test]
fn sy_3_the_landing_pit_does_not_matter() {
    // B holds three already, C after it is empty: the move ends, B stays as it is.
    leads!(SanYao: "0,0,0,0,1/1,3,0,0,0 0:0 S", "A" => "0,0,0,0,1/0,4,0,0,0 0:0 N";);
}

#[test]
fn sy_4_captures_beyond_the_empty_pit_and_on_over_single_gaps() {
    //        e d c b a
    // North  0 0 0 2 1       A → B; C is empty, D's four are taken; E is empty, a's one is taken;
    // South  1 0 0 4 0       b is not empty: no more.
    assert_eq!(
        told(SanYao, "0,0,0,2,1/1,0,0,4,0 0:0 S", "A"),
        "lift A 1; sow B; capture D 4; capture a 1"
    );
    leads!(SanYao: "0,0,0,2,1/1,0,0,4,0 0:0 S", "A" => "0,0,0,2,0/0,1,0,0,0 5:0 N";);
}

#[test]
fn sy_4_north_captures_too_on_either_side() {
    // a → b; c empty, d's 2 taken; e empty, A's 3 taken; B is not empty.
    leads!(SanYao: "0,2,0,0,1/3,1,0,0,0 0:0 N", "a" => "0,0,0,1,0/0,1,0,0,0 0:5 S";);
}

#[test]
fn sy_4_two_empty_pits_end_the_captures() {
    // At once: C and D are empty.
    leads!(SanYao: "0,0,0,2,0/1,0,0,0,4 0:0 S", "A" => "0,0,0,2,0/0,1,0,0,4 0:0 N";);
    // In the chain: after D, E and a are empty; b's 2 stay.
    leads!(SanYao: "0,0,0,2,0/1,0,0,4,0 0:0 S", "A" => "0,0,0,2,0/0,1,0,0,0 4:0 N";);
}

#[test]
fn sy_4_the_pit_after_a_captured_one_must_be_empty() {
    // D is taken, E is not empty: a stays, though the pit after E is occupied.
    leads!(SanYao: "0,0,0,0,2/1,0,0,4,1 0:0 S", "A" => "0,0,0,0,2/0,1,0,0,1 4:0 N";);
}

#[test]
fn sy_4_the_chain_may_go_round_and_take_the_stone_just_sown() {
    let (position, story) = after_single("2,0,2,0,2/1,0,0,2,0 0:0 S", "A");
    assert_eq!(
        story,
        "lift A 1; sow B; capture D 2; capture a 2; capture c 2; capture e 2; capture B 1; round over 9:0 cleared; \
         over 9:0 cleared"
    );
    assert!(position.starts_with("0,0,0,0,0/0,0,0,0,0 9:0 "));
}

#[test]
fn sy_5_a_player_with_empty_pits_passes() {
    // North has nothing: after A → B it is South's turn again.
    assert_eq!(
        told(SanYao, "0,0,0,0,0/1,0,0,0,1 0:0 S", "A"),
        "lift A 1; sow B; pass N"
    );
    leads!(SanYao: "0,0,0,0,0/1,0,0,0,1 0:0 S", "A" => "0,0,0,0,0/0,1,0,0,1 0:0 S";);
    // And the other way about.
    assert_eq!(
        told(SanYao, "1,0,0,0,1/0,0,0,0,0 0:0 N", "a"),
        "lift a 1; sow b; pass S"
    );
}

#[test]
fn sy_5_passing_is_not_a_move() {
    let position = at(SanYao, "0,0,0,0,1/1,0,0,0,0 0:0 S");
    assert_eq!(legal(&position), "A");
    for text in ["pass", "-", ""] {
        assert!(SanYao.parse_move(text).is_err(), "{text:?}");
    }
}

#[test]
fn sy_6_the_last_stone_goes_to_the_owner_of_its_pit() {
    // E → a; b is empty, c's seven are taken; a's stone is left, and North's.
    let (position, story) = after_single("0,0,7,0,0/0,0,0,0,1 20:20 S", "E");
    assert_eq!(
        story,
        "lift E 1; sow a; capture c 7; leftover N a 1; round over 27:21 cleared; over 27:21 cleared"
    );
    assert!(position.starts_with("0,0,0,0,0/0,0,0,0,0 27:21 "));
    // North: e → A; B is empty, C's seven are taken; A's stone is South's.
    let (_, story) = after_single("1,0,0,0,0/0,0,7,0,0 20:20 N", "e");
    assert_eq!(
        story,
        "lift e 1; sow A; capture C 7; leftover S A 1; round over 21:27 cleared; over 21:27 cleared"
    );
}

#[test]
fn sy_6_the_round_ends_on_an_empty_board_too() {
    // B's stone takes everything, itself included.
    let (_, story) = after_single("2,0,2,0,2/1,0,0,2,0 11:30 S", "A");
    assert!(story.ends_with("capture B 1; round over 20:30 cleared; over 20:30 cleared"));
}

#[test]
fn sy_6_two_stones_that_cannot_take_each_other_go_on() {
    leads!(SanYao: "0,0,0,0,1/1,0,0,0,0 20:28 S", "A" => "0,0,0,0,1/0,1,0,0,0 20:28 N";);
}

#[test]
fn sy_6_a_position_with_one_stone_is_over() {
    assert!(Position::parse(SanYao, "0,0,0,0,0/1,0,0,0,0 20:20 S").is_err());
    assert!(Position::parse(SanYao, "0,0,0,0,0/2,0,0,0,0 20:20 S").is_ok());
}

#[test]
fn sy_6_the_winner_has_more_stones() {
    let end = |text: &str| {
        let mut position = at(SanYao, text).with_format(hollows::Format::Single);
        position.play(SanYao.parse_move("E").unwrap()).unwrap();
        position.outcome().unwrap().winner
    };
    assert_eq!(end("0,0,7,0,0/0,0,0,0,1 20:20 S"), Some(Side::South));
    assert_eq!(end("0,0,7,0,0/0,0,0,0,1 10:30 S"), Some(Side::North));
    // C-5: 20 to 20 is a draw.
    assert_eq!(end("0,0,7,0,0/0,0,0,0,1 13:19 S"), None);
}
