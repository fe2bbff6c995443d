//! Hoyito II on both boards (HO-1 to HO-7).

use crate::{at, leads, legal, played, record, told, why_not};
use hollows::GameId::{HoyitoII, HoyitoII2x12};
use hollows::{Position, Side, WhyNot};

#[test]
fn ho_1_two_rows_of_six_or_twelve_pits_with_four_seeds() {
    let start = |game| Position::start(game).to_string();
    assert_eq!(start(HoyitoII), "4,4,4,4,4,4/4,4,4,4,4,4 0:0 S");
    assert_eq!(
        start(HoyitoII2x12),
        "4,4,4,4,4,4,4,4,4,4,4,4/4,4,4,4,4,4,4,4,4,4,4,4 0:0 S"
    );
    assert_eq!((HoyitoII.total(), HoyitoII2x12.total()), (48, 96));
}

#[test]
fn ho_1_captures_are_kept_aside_and_never_sown() {
    leads!(HoyitoII: "0,0,0,0,0,0/1,0,0,0,0,2 20:0 S", "F" => "0,0,0,0,1,1/1,0,0,0,0,0 20:0 N";);
    leads!(HoyitoII: "2,0,0,0,0,1/0,0,0,0,0,0 20:9 N", "f" => "0,0,0,0,0,1/1,1,0,0,0,0 20:9 S";);
}

#[test]
fn ho_2_relays_from_an_occupied_pit_with_the_last_seed_starting_with_the_next_pit() {
    assert_eq!(
        told(HoyitoII, "0,0,0,0,0,1/1,1,0,0,0,0 0:0 S", "A"),
        "lift A 1; sow B; lift B 2; sow C D"
    );
    leads!(HoyitoII: "0,0,0,0,0,1/1,1,0,0,0,0 0:0 S", "A" => "0,0,0,0,0,1/0,0,1,1,0,0 0:0 N";);
    // Five, with the last seed, are no casa: on with all five.
    assert_eq!(
        told(HoyitoII, "0,0,0,0,0,0/1,4,0,0,0,0 0:0 S", "A"),
        "lift A 1; sow B; lift B 5; sow C D E F a"
    );
}

#[test]
fn ho_2_only_from_ones_own_row() {
    let text = "0,0,0,0,0,1/1,0,0,0,0,0 0:0 S";
    assert_eq!(legal(&at(HoyitoII, text)), "A");
    assert_eq!(why_not(HoyitoII, text, "a"), Some(WhyNot::NotYours));
    assert_eq!(why_not(HoyitoII, text, "F"), Some(WhyNot::Empty));
}

#[test]
fn ho_2_the_origin_is_not_skipped() {
    // Twelve seeds: one in each pit, the last in A, which was emptied: the turn ends there.
    assert_eq!(
        told(HoyitoII, "0,0,0,0,0,0/12,0,0,0,0,0 0:0 S", "A"),
        "lift A 12; sow B C D E F a b c d e f A"
    );
    leads!(HoyitoII: "0,0,0,0,0,0/12,0,0,0,0,0 0:0 S", "A" => "1,1,1,1,1,1/1,1,1,1,1,1 0:0 N";);
}

#[test]
fn ho_3_the_last_seed_that_makes_four_stops_the_relay_and_captures() {
    assert_eq!(
        told(HoyitoII, "0,0,0,0,1,2/1,3,0,0,0,2 0:0 S", "A"),
        "lift A 1; sow B; capture B 4; again S"
    );
    leads!(HoyitoII: "0,0,0,0,1,2/1,3,0,0,0,2 0:0 S", "A" => "0,0,0,0,1,2/0,0,0,0,0,2 4:0 S";);
    // At the end of a later lap as well: A → B, B's two reach D.
    assert_eq!(
        told(HoyitoII, "0,0,0,0,1,2/1,1,0,3,0,2 0:0 S", "A"),
        "lift A 1; sow B; lift B 2; sow C D; capture D 4; again S"
    );
}

#[test]
fn ho_3_a_casa_is_captured_in_either_row() {
    leads!(HoyitoII: "0,0,0,0,0,3/0,0,2,0,0,1 0:0 S", "F" => "0,0,0,0,0,0/0,0,2,0,0,0 4:0 S";);
    leads!(HoyitoII: "1,0,0,2,0,0/3,0,0,0,0,1 0:0 N", "f" => "0,0,0,2,0,0/0,0,0,0,0,1 0:4 N";);
}

#[test]
fn ho_3_fours_made_in_passing_stay() {
    // A's two: B gets its fourth in passing; C was empty.
    leads!(HoyitoII: "0,0,0,0,0,1/2,3,0,0,0,0 0:0 S", "A" => "0,0,0,0,0,1/0,4,1,0,0,0 0:0 N";);
    // And those that lay there already, even next to the last pit.
    leads!(HoyitoII: "0,0,0,0,0,1/1,0,4,0,0,0 0:0 S", "A" => "0,0,0,0,0,1/0,1,4,0,0,0 0:0 N";);
}

#[test]
fn ho_4_looks_back_while_pits_hold_four() {
    // A's three make B, C and D four; D is captured, then C, then B; A is empty.
    assert_eq!(
        told(HoyitoII, "0,0,0,0,1,4/3,3,3,3,0,0 0:0 S", "A"),
        "lift A 3; sow B C D; capture D 4; capture C 4; capture B 4; again S; pass S"
    );
    // The first pit that does not hold four ends the chain: C's four behind the emptied D stay.
    leads!(HoyitoII: "0,0,0,0,1,2/4,2,4,1,3,0 0:0 S", "D" => "0,0,0,0,1,2/4,2,4,0,0,0 4:0 S";);
}

#[test]
fn ho_4_the_chain_crosses_from_row_to_row() {
    // E's two: F and a become four; a is captured, then F across the corner; E is empty.
    assert_eq!(
        told(HoyitoII, "0,0,0,0,2,3/4,0,0,0,2,3 0:0 S", "E"),
        "lift E 2; sow F a; capture a 4; capture F 4; again S"
    );
    // On the long board the same corner is L, a.
    assert_eq!(
        told(
            HoyitoII2x12,
            "0,0,0,0,0,0,0,0,0,0,2,3/4,0,0,0,0,0,0,0,0,0,2,3 0:0 S",
            "K"
        ),
        "lift K 2; sow L a; capture a 4; capture L 4; again S"
    );
}

#[test]
fn ho_4_the_chain_goes_round_the_board() {
    // F's seven reach A by way of f: both become four, A is captured, then f; e holds one.
    let (after, story) = played(&at(HoyitoII, "3,0,0,0,0,0/3,0,0,0,0,7 0:0 S"), "F");
    assert_eq!(
        story,
        "lift F 7; sow a b c d e f A; capture A 4; capture f 4; again S; pass S"
    );
    assert_eq!(after, "0,1,1,1,1,1/0,0,0,0,0,0 8:0 N");
}

#[test]
fn ho_5_a_capture_earns_another_turn() {
    leads!(HoyitoII: "0,0,0,0,1,2/1,3,0,0,0,2 0:0 S", "A" => "0,0,0,0,1,2/0,0,0,0,0,2 4:0 S";);
    // No capture, no further turn.
    leads!(HoyitoII: "0,0,0,0,1,2/1,0,0,0,0,2 0:0 S", "A" => "0,0,0,0,1,2/0,1,0,0,0,2 0:0 N";);
}

#[test]
fn ho_5_a_player_with_no_seeds_in_her_row_passes() {
    assert_eq!(
        told(HoyitoII, "0,0,0,0,0,0/1,0,0,0,0,5 0:0 S", "A"),
        "lift A 1; sow B; pass N"
    );
    leads!(HoyitoII: "0,0,0,0,0,0/1,0,0,0,0,5 0:0 S", "A" => "0,0,0,0,0,0/0,1,0,0,0,5 0:0 S";);
}

#[test]
fn ho_5_an_earned_turn_is_passed_too() {
    // South's row is empty after the capture: the turn she earned goes to North.
    assert_eq!(
        told(HoyitoII, "0,0,0,0,1,2/1,3,0,0,0,0 0:0 S", "A"),
        "lift A 1; sow B; capture B 4; again S; pass S"
    );
    leads!(HoyitoII: "0,0,0,0,1,2/1,3,0,0,0,0 0:0 S", "A" => "0,0,0,0,1,2/0,0,0,0,0,0 4:0 N";);
}

#[test]
fn ho_6_the_last_four_seeds_go_with_the_capture() {
    assert_eq!(
        told(HoyitoII, "0,0,0,0,1,2/1,3,0,0,0,1 20:5 S", "A"),
        "lift A 1; sow B; capture B 4; capture F 1; capture a 2; capture b 1; over 28:5 cleared"
    );
    leads!(HoyitoII:
        "0,0,0,0,1,2/1,3,0,0,0,1 20:5 S", "A" => "0,0,0,0,0,0/0,0,0,0,0,0 28:5 S over=28:5:cleared";
    );
    // All four of them the opponent's, in one pit.
    leads!(HoyitoII:
        "0,0,0,4,0,0/1,3,0,0,0,0 0:0 S", "A" => "0,0,0,0,0,0/0,0,0,0,0,0 8:0 S over=8:0:cleared";
    );
}

#[test]
fn ho_6_three_or_five_seeds_do_not() {
    leads!(HoyitoII:
        "0,0,0,0,1,1/1,3,0,0,0,1 0:0 S", "A" => "0,0,0,0,1,1/0,0,0,0,0,1 4:0 S";
        "0,0,0,0,1,2/1,3,0,0,0,2 0:0 S", "A" => "0,0,0,0,1,2/0,0,0,0,0,2 4:0 S";
    );
}

#[test]
fn ho_6_four_seeds_without_a_capture_stay() {
    leads!(HoyitoII: "0,0,0,0,1,1/1,0,0,0,0,1 0:0 S", "A" => "0,0,0,0,1,1/0,1,0,0,0,1 0:0 N";);
}

#[test]
fn ho_6_the_game_is_over_when_a_chain_leaves_none() {
    assert_eq!(
        told(HoyitoII, "0,0,0,0,0,0/0,0,0,2,3,3 9:20 S", "D"),
        "lift D 2; sow E F; capture F 4; capture E 4; over 17:20 cleared"
    );
}

#[test]
fn ho_7_more_captured_seeds_win() {
    let winner = |stores: &str| {
        let start = at(HoyitoII, &format!("0,0,0,0,0,0/0,0,0,2,3,3 {stores} S"));
        record(start, "D").outcome().unwrap().winner
    };
    assert_eq!(winner("10:17"), Some(Side::South));
    assert_eq!(winner("10:19"), Some(Side::North));
    assert_eq!(winner("10:18"), None);
}
