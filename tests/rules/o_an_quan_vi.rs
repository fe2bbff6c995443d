//! Ô Ăn Quan, Vietnamese ruleset: an empty Mandarin square after the last pebble is an ordinary empty square.

use crate::{leads, told};
use hollows::GameId::{OAnQuan, OAnQuanVi};
use hollows::Position;

#[test]
fn vi_starts_like_the_other_ruleset() {
    assert_eq!(
        Position::start(OAnQuanVi).to_string(),
        "Q/5,5,5,5,5/5,5,5,5,5/Q 0:0 S"
    );
    leads!(OAnQuanVi: "Q/5,5,5,5,5/5,5,5,5,5/Q 0:0 S", "Cr" => "Q1/6,6,0,6,6/6,6,0,0,6/Q1 6:0 N";);
}

#[test]
fn vi_the_square_beyond_an_empty_mandarin_square_is_captured() {
    // D → E; the east is empty: a's four are taken.
    assert_eq!(
        told(OAnQuanVi, "Q/0,0,0,1,4/1,0,0,1,0/0 0:0 S", "Dr"),
        "lift D 1; sow E; capture a 4"
    );
    leads!(OAnQuanVi:
        "Q/0,0,0,1,4/1,0,0,1,0/0 0:0 S", "Dr" => "Q/0,0,0,1,0/1,0,0,0,1/0 4:0 N";
        "0/4,1,0,0,0/0,1,0,0,0/Q 0:0 S", "Bl" => "0/0,1,0,0,0/1,0,0,0,0/Q 4:0 N";
        "0/0,1,0,0,0/3,1,0,0,0/Q 0:0 N", "dr" => "0/1,0,0,0,0/0,1,0,0,0/Q 0:3 S";
    );
}

#[test]
fn vi_the_chain_goes_on_from_there() {
    // a's four, then over the empty b: c's two; d is not empty.
    assert_eq!(
        told(OAnQuanVi, "Q/0,1,2,0,4/1,0,0,1,0/0 0:0 S", "Dr"),
        "lift D 1; sow E; capture a 4; capture c 2"
    );
}

#[test]
fn vi_the_turn_ends_if_the_square_beyond_is_empty_too() {
    leads!(OAnQuanVi: "Q/0,0,0,1,0/1,0,0,1,0/0 0:0 S", "Dr" => "Q/0,0,0,1,0/1,0,0,0,1/0 0:0 N";);
}

#[test]
fn vi_a_mandarin_square_that_holds_something_ends_the_move() {
    leads!(OAnQuanVi:
        "Q/0,0,0,1,4/1,0,0,1,0/Q 0:0 S", "Dr" => "Q/0,0,0,1,4/1,0,0,0,1/Q 0:0 N";
        "Q/0,0,0,1,4/1,0,0,1,0/2 0:0 S", "Dr" => "Q/0,0,0,1,4/1,0,0,0,1/2 0:0 N";
    );
}

#[test]
fn vi_refills_and_ends_are_the_same() {
    leads!(OAnQuanVi:
        "Q/0,0,0,0,1/0,0,0,0,0/Q 2:9 N", "ar" => "Q/0,0,0,1,0/1,1,1,1,1/Q 0:6 S debt=S3";
        "Q3/0,0,0,0,1/0,0,0,0,0/0 2Q:2 N", "ar" => "Q3/0,0,0,0,0/0,0,0,0,0/0 2Q:3 S over=12:3:no-pebbles";
        "0/2,0,0,0,3/0,0,1,0,0/Q 1Q:0 S debt=S4", "Cr" =>
            "0/0,0,0,0,0/0,0,0,0,0/0 2QQ:5 N debt=S4 over=18:9:quan-taken";
    );
}

#[test]
fn vi_has_a_name_and_sources_of_its_own() {
    let (facts, other) = (OAnQuanVi.facts(), OAnQuan.facts());
    assert_eq!(facts.name, "Ô Ăn Quan (Vietnamese ruleset)");
    assert_eq!(facts.sources[0], "Vietnamese Wikipedia: Ô ăn quan");
    assert_eq!(facts.native, other.native);
}
