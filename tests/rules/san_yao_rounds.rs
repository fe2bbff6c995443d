//! Sàn Yáo: what follows a round (SY-7 to SY-13).

use crate::{after, after_single, at, leads, legal, record, told, why_not};
use hollows::GameId::SanYao;
use hollows::games::san_yao::{AfterRound, after_round};
use hollows::view::View;
use hollows::{Format, Position, Record, Side, WhyNot};

/// What follows when South plays E, takes one stone and leaves North another: totals `south` + 1 and
/// `north` + 1.
fn south_ends(south: u32, north: u32) -> String {
    after(
        SanYao,
        &format!("0,0,1,0,0/0,0,0,0,1 {south}:{north} S"),
        "E",
    )
}

/// The same with the sides exchanged: North plays e.
fn north_ends(south: u32, north: u32) -> String {
    after(
        SanYao,
        &format!("1,0,0,0,0/0,0,1,0,0 {south}:{north} N"),
        "e",
    )
}

const FULL: &str = "5,5,5,5,5/5,5,5,5,5 0:0";

#[test]
fn sy_7_one_son_and_two_lent_after_32_18() {
    assert_eq!(
        told(SanYao, "0,0,1,0,0/0,0,0,0,1 31:17 S", "E"),
        "lift E 1; sow a; capture c 1; leftover N a 1; round over 32:18 cleared; round 2 S sons S a lent b 2"
    );
    assert_eq!(south_ends(31, 17), format!("{FULL} S round=2 sons=a"));
}

#[test]
fn sy_7_four_sons_none_lent_after_45_5() {
    assert_eq!(
        told(SanYao, "0,0,1,0,0/0,0,0,0,1 44:4 S", "E"),
        "lift E 1; sow a; capture c 1; leftover N a 1; round over 45:5 cleared; round 2 S sons S abcd"
    );
    assert_eq!(south_ends(44, 4), format!("{FULL} S round=2 sons=abcd"));
}

#[test]
fn sy_7_no_sons_after_25_25() {
    assert!(
        told(SanYao, "0,0,1,0,0/0,0,0,0,1 24:24 S", "E")
            .ends_with("round over 25:25 cleared; round 2 N")
    );
}

#[test]
fn sy_7_every_total_in_between() {
    // (W - 25) / 5 sons, W mod 5 stones lent; 45 is the most with which the match goes on.
    let table = [
        (26, 0, 1),
        (29, 0, 4),
        (30, 1, 0),
        (31, 1, 1),
        (34, 1, 4),
        (35, 2, 0),
        (39, 2, 4),
        (40, 3, 0),
        (44, 3, 4),
        (45, 4, 0),
    ];
    for (winner, sons, lent) in table {
        for (totals, stronger) in [([winner, 50 - winner], 0), ([50 - winner, winner], 1)] {
            let next = AfterRound::NextRound {
                stronger: Some(stronger),
                sons,
                lent,
            };
            assert_eq!(after_round(totals), next, "{totals:?}");
        }
    }
    assert_eq!(after_round([46, 4]), AfterRound::MatchOver);
    assert_eq!(after_round([0, 50]), AfterRound::MatchOver);
}

#[test]
fn sy_7_fewer_than_five_stones_lose_the_match() {
    leads!(SanYao:
        "0,0,1,0,0/0,0,0,0,1 45:3 S", "E" => "0,0,0,0,0/0,0,0,0,0 46:4 N over=46:4:match";
        "1,0,0,0,0/0,0,1,0,0 3:45 N", "e" => "0,0,0,0,0/0,0,0,0,0 4:46 S over=4:46:match";
    );
    let end = record(at(SanYao, "0,0,1,0,0/0,0,0,0,1 45:3 S"), "E");
    assert_eq!(end.outcome().unwrap().winner, Some(Side::South));
}

#[test]
fn sy_7_the_match_is_decided_between_rounds_only() {
    // North can no longer reach five: 46 stones are South's. The round goes on all the same.
    leads!(SanYao: "0,0,0,0,1/1,0,0,0,2 46:0 S", "A" => "0,0,0,0,1/0,1,0,0,2 46:0 N";);
}

#[test]
fn sy_8_sons_are_the_losers_first_pits() {
    for (lead, sons, small) in [
        (0, "A", "a"),
        (5, "AB", "ab"),
        (10, "ABC", "abc"),
        (14, "ABCD", "abcd"),
    ] {
        let (winner, loser) = (30 + lead, 18 - lead);
        let (north, south) = (north_ends(loser, winner), south_ends(winner, loser));
        assert_eq!(north, format!("{FULL} N round=2 sons={sons}"));
        assert_eq!(south, format!("{FULL} S round=2 sons={small}"));
    }
    for wrong in ["b", "ac", "ba", "abcde", "aA", "E"] {
        assert!(
            Position::parse(SanYao, &format!("{FULL} S round=2 sons={wrong}")).is_err(),
            "{wrong}"
        );
    }
}

#[test]
fn sy_8_the_loan_completes_the_pit_after_the_sons() {
    assert!(
        told(SanYao, "1,0,0,0,0/0,0,1,0,0 12:36 N", "e")
            .ends_with("round over 13:37 cleared; round 2 N sons N AB lent C 2")
    );
    assert!(
        told(SanYao, "0,0,1,0,0/0,0,0,0,1 28:20 S", "E")
            .ends_with("round over 29:21 cleared; round 2 S lent a 4")
    );
}

#[test]
fn sy_9_a_son_is_played_by_its_owner() {
    let text = format!("{FULL} S round=2 sons=ab");
    assert_eq!(legal(&at(SanYao, &text)), "A B C D E a b");
    let text = format!("{FULL} N round=2 sons=ab");
    assert_eq!(legal(&at(SanYao, &text)), "c d e");
    assert_eq!(why_not(SanYao, &text, "a"), Some(WhyNot::NotYours));
    // South's only stones lie in her son: she does not pass.
    leads!(SanYao: "0,1,0,0,3/0,0,0,0,0 0:0 N round=2 sons=a", "d" => "1,0,0,0,3/0,0,0,0,0 0:0 S round=2 sons=a";);
}

#[test]
fn sy_9_a_player_whose_stones_all_lie_in_the_others_sons_passes() {
    // South's row holds one stone, in A, which is North's.
    assert_eq!(
        told(SanYao, "0,0,0,1,0/1,0,0,0,0 0:0 N round=2 sons=A", "b"),
        "lift b 1; sow c; pass S"
    );
}

#[test]
fn sy_9_the_last_stone_in_a_son_is_its_owners() {
    let text = "0,0,7,0,0/0,0,0,0,1 20:20 S round=2 sons=a";
    let (position, story) = after_single(text, "E");
    assert!(story.contains("leftover S a 1; round over 28:20 cleared"));
    assert!(position.ends_with("sons=a over=28:20:cleared"));
}

#[test]
fn sy_9_ownership_is_worked_out_anew() {
    // South had three sons; the totals of this round give North one, or nobody any.
    let end = |from: &str, m| after(SanYao, from, m);
    assert_eq!(
        end("1,0,0,0,0/0,0,1,0,0 17:31 N round=7 sons=abc", "e"),
        format!("{FULL} N round=8 sons=A")
    );
    assert_eq!(
        end("1,0,0,0,0/0,0,1,0,0 24:24 N round=7 sons=abc", "e"),
        format!("{FULL} S round=8")
    );
}

#[test]
fn sy_10_stores_are_empty_and_nothing_is_paid_back() {
    // Two stones were lent to North for round 2; 25 to 25 in it are equal totals all the same.
    let mut game = Record::new(at(SanYao, "0,0,1,0,0/0,0,0,0,1 31:17 S"));
    game.play_text("E").unwrap();
    assert_eq!(
        game.position().to_string(),
        format!("{FULL} S round=2 sons=a")
    );
    assert!(
        told(SanYao, "1,0,0,0,0/0,0,1,0,0 24:24 N round=2 sons=a", "e")
            .ends_with("round over 25:25 cleared; round 3 S")
    );
}

#[test]
fn sy_11_the_stronger_player_starts() {
    // Whoever made the last move.
    assert!(south_ends(30, 18).contains(" S "));
    assert!(south_ends(18, 30).contains(" N "));
    assert!(north_ends(30, 18).contains(" S "));
    assert!(north_ends(18, 30).contains(" N "));
}

#[test]
fn sy_11_after_equal_totals_the_player_who_did_not_move_last_starts() {
    assert_eq!(south_ends(24, 24), format!("{FULL} N round=2"));
    assert_eq!(north_ends(24, 24), format!("{FULL} S round=2"));
}

#[test]
fn sy_12_the_scores_shown() {
    let game = record(at(SanYao, "0,0,1,0,0/0,0,0,0,1 36:12 S round=4"), "E A");
    let view = View::of(&game);
    let round = view.round.unwrap();
    assert_eq!((round.number, round.sons), (5, vec!["a", "b"]));
    let totals = round.last_totals.unwrap();
    assert_eq!((totals.south, totals.north), (37, 13));
    // A from the full board takes nine (worked out in the notation's own example).
    assert_eq!((view.stores.south.score, view.stores.north.score), (9, 0));
}

#[test]
fn sy_12_the_loan_is_shown_until_the_first_move() {
    let mut game = record(at(SanYao, "0,0,1,0,0/0,0,0,0,1 36:12 S round=4"), "E");
    let lent = View::of(&game).round.unwrap().lent.unwrap();
    assert_eq!((lent.pit, lent.stones), ("c", 2));
    game.play_text("A").unwrap();
    assert_eq!(View::of(&game).round.unwrap().lent, None);
}

#[test]
fn sy_13_the_match_ends_after_100_rounds() {
    leads!(SanYao:
        "0,0,1,0,0/0,0,0,0,1 31:17 S round=99", "E" => "5,5,5,5,5/5,5,5,5,5 0:0 S round=100 sons=a";
        "0,0,1,0,0/0,0,0,0,1 31:17 S round=100", "E" => "0,0,0,0,0/0,0,0,0,0 32:18 N round=100 over=32:18:rounds";
        "0,0,1,0,0/0,0,0,0,1 45:3 S round=100", "E" => "0,0,0,0,0/0,0,0,0,0 46:4 N round=100 over=46:4:match";
    );
    let winner = |text| record(at(SanYao, text), "E").outcome().unwrap().winner;
    assert_eq!(
        winner("0,0,1,0,0/0,0,0,0,1 31:17 S round=100"),
        Some(Side::South)
    );
    assert_eq!(
        winner("0,0,1,0,0/0,0,0,0,1 17:31 S round=100"),
        Some(Side::North)
    );
    assert_eq!(winner("0,0,1,0,0/0,0,0,0,1 24:24 S round=100"), None);
}

#[test]
fn sy_13_a_single_round_can_be_played() {
    let (position, _) = after_single("0,0,1,0,0/0,0,0,0,1 31:17 S", "E");
    assert_eq!(position, "0,0,0,0,0/0,0,0,0,0 32:18 N over=32:18:cleared");
    let start = Position::start(SanYao).with_format(Format::Single);
    assert_eq!(Record::new(start).format(), Format::Single);
}
