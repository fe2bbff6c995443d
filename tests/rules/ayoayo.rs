//! Ayoayo (AY-1 to AY-8).

use crate::{at, leads, legal, played, record, told, why_not};
use hollows::GameId::Ayoayo;
use hollows::{Position, Side, WhyNot};

#[test]
fn ay_1_two_rows_of_six_pits_with_four_seeds() {
    let start = Position::start(Ayoayo);
    assert_eq!(start.to_string(), "4,4,4,4,4,4/4,4,4,4,4,4 0:0 S");
    assert_eq!((start.pits().len(), Ayoayo.total()), (12, 48));
}

#[test]
fn ay_1_stores_are_never_sown() {
    assert_eq!(
        told(Ayoayo, "0,0,0,0,0,0/1,0,0,0,0,2 0:0 S", "F"),
        "lift F 2; sow a b"
    );
    assert_eq!(
        told(Ayoayo, "2,0,0,0,0,1/0,0,0,0,0,0 0:0 N", "f"),
        "lift f 2; sow A B"
    );
}

#[test]
fn ay_2_relays_from_an_occupied_pit_with_the_last_seed() {
    // A's two: B, and C, which holds one; with the last seed it makes two: D and E. E was empty.
    assert_eq!(
        told(Ayoayo, "0,0,0,0,0,1/2,0,1,0,0,0 0:0 S", "A"),
        "lift A 2; sow B C; lift C 2; sow D E"
    );
    leads!(Ayoayo: "0,0,0,0,0,1/2,0,1,0,0,0 0:0 S", "A" => "0,0,0,0,0,1/0,1,0,1,1,0 0:0 N";);
}

#[test]
fn ay_2_relays_from_the_opponents_pits_too() {
    // F's one meets a's one: a's two go on to b and c; c was empty, and it is North's.
    leads!(Ayoayo: "0,0,0,0,0,1/1,0,0,0,0,1 0:0 S", "F" => "0,0,0,1,1,0/1,0,0,0,0,0 0:0 N";);
}

#[test]
fn ay_2_only_from_ones_own_row() {
    let text = "0,0,0,0,0,1/1,0,0,0,0,1 0:0 S";
    assert_eq!(legal(&at(Ayoayo, text)), "A F");
    assert_eq!(why_not(Ayoayo, text, "a"), Some(WhyNot::NotYours));
    assert_eq!(why_not(Ayoayo, text, "B"), Some(WhyNot::Empty));
}

#[test]
fn ay_3_eleven_seeds_end_beside_the_origin_and_the_twelfth_falls_one_pit_beyond_it() {
    assert!(
        told(Ayoayo, "0,0,0,0,0,0/11,0,0,0,0,0 0:0 S", "A")
            .starts_with("lift A 11; sow B C D E F a b c d e f")
    );
    assert!(
        told(Ayoayo, "0,0,0,0,0,0/12,0,0,0,0,0 0:0 S", "A")
            .starts_with("lift A 12; sow B C D E F a b c d e f B; lift B 2; ")
    );
    // The whole move: B's two go on, pit after pit of two, until B gets a seed again; e's two are opposite.
    leads!(Ayoayo: "0,0,0,0,0,0/12,0,0,0,0,0 0:0 S", "A" => "0,0,0,2,0,2/1,0,2,0,2,0 3:0 N";);
}

#[test]
fn ay_3_every_lap_skips_its_own_starting_pit() {
    // A's one makes B's eleven twelve. That lap starts in B: it sows A, the first lap's origin, and skips B.
    let story = told(Ayoayo, "0,0,0,0,0,0/1,11,0,0,0,0 0:0 S", "A");
    assert!(
        story.starts_with("lift A 1; sow B; lift B 12; sow C D E F a b c d e f A C; lift C 2; "),
        "{story}"
    );
    leads!(Ayoayo: "0,0,0,0,0,0/1,11,0,0,0,0 0:0 S", "A" => "2,0,0,0,2,0/0,1,0,2,0,2 3:0 N";);
}

#[test]
fn ay_4_captures_the_opposite_pit_and_the_capturing_seed() {
    //        f e d c b a
    // North  0 0 3 0 0 1       B's seed falls in C, which was empty; d is opposite.
    // South  0 1 0 0 0 1
    assert_eq!(
        told(Ayoayo, "0,0,3,0,0,1/0,1,0,0,0,1 0:0 S", "B"),
        "lift B 1; sow C; capture d 3; capture C 1"
    );
    leads!(Ayoayo:
        "0,0,3,0,0,1/0,1,0,0,0,1 0:0 S", "B" => "0,0,0,0,0,1/0,0,0,0,0,1 4:0 N";
        // North: d → e, with B opposite.
        "1,0,1,0,0,0/0,5,0,1,0,0 2:3 N", "d" => "1,0,0,0,0,0/0,0,0,1,0,0 2:9 S";
    );
}

#[test]
fn ay_4_each_pit_and_its_opposite() {
    for (from, to, opposite) in [
        ("A", "B", "e"),
        ("B", "C", "d"),
        ("C", "D", "c"),
        ("D", "E", "b"),
        ("E", "F", "a"),
        ("a", "b", "E"),
        ("e", "f", "A"),
    ] {
        let side = if from < "a" { "S" } else { "N" };
        let count = |name: &str| match name {
            n if n == from => "1",
            n if n == opposite => "2",
            _ => "0",
        };
        let row = |names: [&str; 6]| names.map(count).join(",");
        let north = row(["f", "e", "d", "c", "b", "a"]);
        let south = row(["A", "B", "C", "D", "E", "F"]);
        let story = told(Ayoayo, &format!("{north}/{south} 0:0 {side}"), from);
        assert!(
            story.contains(&format!("sow {to}; capture {opposite} 2; capture {to} 1")),
            "{story}"
        );
    }
}

#[test]
fn ay_4_nothing_is_taken_when_the_opposite_pit_is_empty() {
    leads!(Ayoayo: "0,0,0,0,0,1/0,1,0,0,0,1 0:0 S", "B" => "0,0,0,0,0,1/0,0,1,0,0,1 0:0 N";);
}

#[test]
fn ay_4_nothing_is_taken_from_the_opponents_row() {
    // F's seed ends in a, which was empty; F is opposite, B elsewhere.
    leads!(Ayoayo: "0,0,0,0,1,0/0,2,0,0,0,1 0:0 S", "F" => "0,0,0,0,1,1/0,2,0,0,0,0 0:0 N";);
    // F's two end in b; E opposite holds three, and they are South's.
    leads!(Ayoayo: "0,0,0,1,0,0/0,0,0,0,3,2 0:0 S", "F" => "0,0,0,1,1,1/0,0,0,0,3,0 0:0 N";);
}

#[test]
fn ay_5_a_starved_opponent_must_be_fed() {
    let text = "0,0,0,0,0,0/1,0,0,0,0,1 0:0 S";
    assert_eq!(legal(&at(Ayoayo, text)), "F");
    assert_eq!(why_not(Ayoayo, text, "A"), Some(WhyNot::MustFeed));
    leads!(Ayoayo: "0,0,0,0,0,0/1,0,0,0,0,1 0:0 S", "F" => "0,0,0,0,0,1/1,0,0,0,0,0 0:0 N";);
}

#[test]
fn ay_5_one_may_empty_the_opponents_row() {
    // d's three are all North has; A is free to move elsewhere, B takes them all.
    let text = "0,0,3,0,0,0/0,1,0,0,0,1 0:0 S";
    assert_eq!(legal(&at(Ayoayo, text)), "B F");
    leads!(Ayoayo: "0,0,3,0,0,0/0,1,0,0,0,1 0:0 S", "B" => "0,0,0,0,0,0/0,0,0,0,0,1 4:0 S";);
}

#[test]
fn ay_6_a_starved_player_passes_and_the_other_must_feed() {
    let (after, story) = played(&at(Ayoayo, "0,0,3,0,0,0/1,1,0,0,0,1 0:0 S"), "B");
    assert_eq!(story, "lift B 1; sow C; capture d 3; capture C 1; pass N");
    assert_eq!(after, "0,0,0,0,0,0/1,0,0,0,0,1 4:0 S");
    assert_eq!(legal(&at(Ayoayo, &after)), "F");
}

#[test]
fn ay_7_all_goes_to_the_last_player_who_sowed_be_it_the_starved_one() {
    // South gives her last seed away; North cannot give it back: a's one reaches b only.
    assert_eq!(
        told(Ayoayo, "0,0,0,0,0,0/0,0,0,0,0,1 10:20 S", "F"),
        "lift F 1; sow a; leftover S a 1; over 11:20 cannot-feed"
    );
    leads!(Ayoayo:
        "0,0,0,0,0,0/0,0,0,0,0,1 10:20 S", "F" => "0,0,0,0,0,0/0,0,0,0,0,0 11:20 N over=11:20:cannot-feed";
        "1,0,0,0,0,0/0,0,0,0,0,0 10:20 N", "f" => "0,0,0,0,0,0/0,0,0,0,0,0 10:21 S over=10:21:cannot-feed";
    );
}

#[test]
fn ay_7_all_goes_to_the_last_player_who_sowed_when_the_other_is_starved() {
    // South takes North's last seeds; A's one cannot reach North: the game ends and it is South's.
    assert_eq!(
        told(Ayoayo, "0,0,3,0,0,0/1,1,0,0,0,0 0:9 S", "B"),
        "lift B 1; sow C; capture d 3; capture C 1; pass N; leftover S A 1; over 5:9 cannot-feed"
    );
}

#[test]
fn ay_7_the_game_goes_on_while_one_move_feeds() {
    leads!(Ayoayo: "0,0,3,0,0,0/1,1,0,0,2,0 0:9 S", "B" => "0,0,0,0,0,0/1,0,0,0,2,0 4:9 S";);
}

#[test]
fn ay_8_more_seeds_win_and_an_empty_board_ends_the_game() {
    let end = |text| record(at(Ayoayo, text), "B");
    assert_eq!(
        end("0,0,3,0,0,0/0,1,0,0,0,0 20:23 S")
            .position()
            .to_string(),
        "0,0,0,0,0,0/0,0,0,0,0,0 24:23 N over=24:23:cleared"
    );
    let winner = |text| end(text).outcome().unwrap().winner;
    assert_eq!(winner("0,0,3,0,0,0/0,1,0,0,0,0 20:23 S"), Some(Side::South));
    assert_eq!(winner("0,0,2,0,0,0/0,1,0,0,0,0 20:25 S"), Some(Side::North));
    assert_eq!(winner("0,0,3,0,0,0/0,1,0,0,0,0 20:24 S"), None);
}
