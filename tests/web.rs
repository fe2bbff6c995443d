//! The classes that JavaScript sees, in a browser. Values are read back as JavaScript reads them.
#![cfg(target_arch = "wasm32")]

use hollows::perft::perft;
use hollows::wasm::{Game, Knowledge, Search};
use hollows::{GameId, Position};
use js::{get, js, json, ok, refused};
use js_sys::{Array, Object};
use wasm_bindgen::JsValue;
use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};

#[path = "support/js.rs"]
mod js;

wasm_bindgen_test_configure!(run_in_browser);

fn game(id: &str) -> Game {
    ok(Game::new(js(&format!("{id:?}")), None))
}

fn game_with(id: &str, options: &str) -> Game {
    ok(Game::new(js(&format!("{id:?}")), Some(js(options))))
}

#[wasm_bindgen_test]
fn a_bad_start_is_refused_in_words() {
    let new = |id: &str, options: &str| refused(Game::new(js(id), Some(js(options))));
    assert!(new("\"chess\"", "{}").contains("there is no game \"chess\""));
    assert_eq!(new("7", "{}"), "the game's id is not a string");
    for (options, word) in [
        (r#"{"position":"4,4/4,4 0:0 S"}"#, "row has 2 pits, not 6"),
        (r#"{"position":""}"#, "board"),
        (r#"{"position":7}"#, "position"),
        (r#"{"first":"east"}"#, "east"),
        (r#"{"south":7}"#, "south"),
        (r#"{"north":"robot"}"#, "robot"),
        (r#"{"seed":-1}"#, "seed"),
        (r#"{"seed":0.5}"#, "seed"),
        (r#"{"seed":4294967296}"#, "seed"),
        (r#"{"format":"best of three"}"#, "best of three"),
    ] {
        let text = new("\"ayoayo\"", options);
        assert!(text.contains(word), "{options}: {text}");
    }
    assert!(refused(Game::load("no game")).contains("no saved game"));
}

#[wasm_bindgen_test]
fn options_are_followed() {
    let game = game_with(
        "san-yao",
        r#"{"first":"north","format":"single","south":3,"north":"human","seed":9}"#,
    );
    assert_eq!(game.position(), "5,5,5,5,5/5,5,5,5,5 0:0 N");
    assert_eq!(json(ok(game.player(js("\"south\"")))), "3");
    assert_eq!(json(ok(game.player(js("\"north\"")))), "\"human\"");
    assert_eq!(
        game.save(),
        "hollows 1\ngame san-yao\nfrom 5,5,5,5,5/5,5,5,5,5 0:0 N\nrounds single\nsouth level 3\nnorth human\nseed 9\n"
    );
    let text = "0,0,3,0,0,0/0,1,0,0,0,1 0:0 S";
    let game = game_with("ayoayo", &format!(r#"{{"position":"{text}"}}"#));
    assert_eq!(game.position(), text);
}

#[wasm_bindgen_test]
fn a_move_is_played_and_told() {
    let mut game = game_with("ayoayo", r#"{"position":"0,0,3,0,0,0/0,1,0,0,0,1 0:0 S"}"#);
    assert_eq!(
        json(ok(game.legal_moves())),
        r#"[{"move":"B","pit":"B"},{"move":"F","pit":"F"}]"#
    );
    assert_eq!(
        json(ok(game.preview("B"))),
        r#"{"end":"C","laps":1,"captured":4,"captures":["d","C"],"again":false}"#
    );
    assert_eq!(
        json(ok(game.play("B"))),
        concat!(
            r#"[{"type":"lift","pit":"B","seeds":1,"lap":1},{"type":"drop","pit":"C"},"#,
            r#"{"type":"capture","side":"south","pit":"d","seeds":3,"stones":0},"#,
            r#"{"type":"capture","side":"south","pit":"C","seeds":1,"stones":0},{"type":"pass","side":"north"}]"#
        )
    );
    assert_eq!(game.position(), "0,0,0,0,0,0/0,0,0,0,0,1 4:0 S");
    assert_eq!(game.moves(), ["B"]);
    assert_eq!(json(ok(game.result())), "undefined");
    ok(game.play("F"));
    assert_eq!(
        json(ok(game.result())),
        r#"{"scores":{"south":5,"north":0},"reason":"cannot-feed","winner":"south"}"#
    );
    assert_eq!(json(ok(game.legal_moves())), "[]");
    assert_eq!(json(ok(game.why_not("A"))), "\"over\"");
    assert!(refused(game.play("A")).contains("the game is over"));
}

#[wasm_bindgen_test]
fn a_refused_move_changes_nothing() {
    let mut game = game("o-an-quan");
    let before = (game.position(), game.save());
    for (m, word) in [
        ("", "direction"),
        ("C", "direction"),
        ("Fr", "no pit"),
        ("westr", "no pit"),
        ("ar", "does not belong"),
        ("ế\u{0}", "direction"),
    ] {
        let text = refused(game.play(m));
        assert!(text.contains(word), "{m}: {text}");
        assert!(!text.chars().any(char::is_control), "{m}: {text}");
        assert!(!refused(game.preview(m)).is_empty());
    }
    assert_eq!((game.position(), game.save()), before);
    ok(game.play("Cr"));
    assert_eq!(game.position(), "Q1/6,6,0,6,6/6,6,0,0,6/Q1 6:0 N");
}

#[wasm_bindgen_test]
fn why_a_pit_cannot_be_played() {
    let text = "3,2,3,1,2,3/5,1,3,2,3,2 9:9 N";
    let game = game_with("ayoayo", &format!(r#"{{"position":"{text}"}}"#));
    let why = |pit: &str| json(ok(game.why_not(pit)));
    assert_eq!(why("c"), "\"endless\"");
    assert_eq!(why("a"), "undefined");
    assert_eq!(why("A"), "\"not-yours\"");
    assert!(refused(game.why_not("x")).contains("no pit"));
    let game = game_with("ayoayo", r#"{"position":"0,0,0,0,0,0/1,0,0,0,0,1 0:0 S"}"#);
    assert_eq!(json(ok(game.why_not("A"))), "\"must-feed\"");
    assert_eq!(json(ok(game.why_not("B"))), "\"empty\"");
}

#[wasm_bindgen_test]
fn undo_redo_save_and_load() {
    let mut game = game("hoyito-ii");
    assert!(!game.can_undo() && !game.can_redo() && !game.undo() && !game.redo());
    ok(game.play("A"));
    let first = game.position();
    ok(game.play("b"));
    let (second, events) = (game.position(), json(ok(game.last_events())));
    assert!(game.undo());
    assert_eq!(game.position(), first);
    assert!(game.can_undo() && game.can_redo());
    let mut loaded = ok(Game::load(&game.save()));
    for game in [&mut game, &mut loaded] {
        assert!(game.redo());
        assert_eq!(game.position(), second);
        assert_eq!(json(ok(game.last_events())), events);
    }
    assert_eq!(game.save(), loaded.save());
    let mut earlier = ok(game.at(1));
    assert_eq!(earlier.position(), first);
    assert!(earlier.redo() && !earlier.can_redo());
    assert_eq!(earlier.save(), game.save());
    assert_eq!(ok(game.at(9)).save(), game.save());
    assert!(refused(Game::load("hollows 1\ngame hoyito-ii\nmoves A Z\n")).contains("move 2"));
}

#[wasm_bindgen_test]
fn a_view_is_all_a_board_needs() {
    let view = ok(game("o-an-quan").view()).into();
    let keys: Vec<_> = Object::keys(&Object::from(JsValue::clone(&view)))
        .iter()
        .filter_map(|key| key.as_string())
        .collect();
    assert_eq!(keys, ["game", "position", "turn", "pits", "stores"]);
    assert_eq!(Array::from(&get(&view, "pits")).length(), 12);
    assert_eq!(
        json(get(&view, "pits.0")),
        r#"{"name":"A","row":"south","owner":"south","seeds":5,"stones":0}"#
    );
    assert_eq!(
        json(get(&view, "pits.5")),
        r#"{"name":"east","seeds":0,"stones":1}"#
    );
    assert_eq!(
        json(get(&view, "stores.south")),
        r#"{"seeds":0,"stones":0,"score":0}"#
    );
    let owing = game_with(
        "o-an-quan",
        r#"{"position":"Q/0,0,0,1,0/1,1,1,1,1/Q 0:6 S debt=S3"}"#,
    );
    let view = ok(owing.view()).into();
    assert_eq!(
        json(get(&view, "debt")),
        r#"{"debtor":"south","pebbles":3}"#
    );
    assert_eq!(json(get(&view, "stores.south.score")), "-3");
    let mut round = game_with("san-yao", r#"{"position":"0,0,1,0,0/0,0,0,0,1 31:17 S"}"#);
    ok(round.play("E"));
    assert_eq!(
        json(get(&ok(round.view()).into(), "round")),
        concat!(
            r#"{"number":2,"format":"match","sons":["a"],"lent":{"pit":"b","stones":2},"#,
            r#""lastTotals":{"south":32,"north":18}}"#
        )
    );
}

#[wasm_bindgen_test]
fn a_player_gives_up() {
    let mut game = game("ayoayo");
    assert!(refused(game.resign(js("\"west\""))).contains("west"));
    ok(game.resign(js("\"south\"")));
    assert_eq!(
        json(ok(game.result())),
        r#"{"scores":{"south":0,"north":0},"reason":"resigned","winner":"north"}"#
    );
    assert_eq!(json(ok(game.legal_moves())), "[]");
    assert!(refused(game.play("A")).contains("over"));
    assert!(refused(Search::new(&game, js(r#"{"level":2}"#), None)).contains("over"));
    assert!(game.undo());
    assert_eq!(json(ok(game.result())), "undefined");
}

#[wasm_bindgen_test]
fn a_search_finds_the_same_in_slices() {
    for (id, limits) in [
        ("san-yao", r#"{"nodes":20000}"#),
        ("ayoayo", r#"{"depth":5}"#),
        ("o-an-quan", r#"{"nodes":15000}"#),
        ("hoyito-ii", r#"{"level":3}"#),
    ] {
        let game = game(id);
        let run = |slice: u32| {
            let mut search = ok(Search::new(&game, js(limits), None));
            loop {
                let progress = ok(search.step(slice)).into();
                if get(&progress, "done").is_truthy() {
                    return json(JsValue::clone(&progress));
                }
            }
        };
        let whole = run(u32::MAX);
        assert!(whole.contains("\"move\":"), "{whole}");
        assert_eq!(run(997), whole, "{id}");
    }
}

#[wasm_bindgen_test]
fn searches_come_out_as_natively() {
    for line in include_str!("vectors/search.jsonl").lines() {
        let vector: JsValue = js(line);
        let text = |key| get(&vector, key).as_string().unwrap();
        let position = format!(r#"{{"position":{:?}}}"#, text("position"));
        let game = game_with(&text("game"), &position);
        let mut knowledge = ok(Knowledge::new(js(&format!("{:?}", text("game")))));
        // So few boards at a time that no layer is whole beyond those wanted.
        let wanted = get(&vector, "tables").as_f64().unwrap_or(0.0);
        let mut seeds = 0.0;
        while seeds < wanted {
            let learnt: JsValue = ok(knowledge.step(100)).into();
            seeds = get(&learnt, "seeds").as_f64().unwrap();
        }
        let mut search = ok(knowledge.search(&game, js(r#"{"nodes":50000}"#), None));
        let progress: JsValue = loop {
            let progress = ok(search.step(20_000)).into();
            if get(&progress, "done").is_truthy() {
                break progress;
            }
        };
        for key in ["move", "value", "exact", "depth", "nodes"] {
            assert_eq!(get(&progress, key), get(&vector, key), "{key} of {line}");
        }
    }
}

#[wasm_bindgen_test]
fn what_is_known_of_a_game_is_used() {
    let text = r#"{"position":"0,0,1,0,0,1/0,1,0,0,1,0 20:20 S"}"#;
    let game = game_with("ayoayo", text);
    let mut knowledge = ok(Knowledge::new(js("\"ayoayo\"")));
    let learnt: JsValue = loop {
        let learnt: JsValue = ok(knowledge.step(1_000)).into();
        if get(&learnt, "seeds").as_f64().unwrap() >= 5.0 {
            break learnt;
        }
    };
    assert_eq!(get(&learnt, "bytes").as_f64(), Some(12_374.0));
    let found = |mut search: Search| -> JsValue { ok(search.step(u32::MAX)).into() };
    let limits = || js(r#"{"nodes":100000}"#);
    let alone = found(ok(Search::new(&game, limits(), None)));
    let helped = found(ok(knowledge.search(&game, limits(), None)));
    assert!(get(&alone, "exact").is_truthy() && get(&helped, "exact").is_truthy());
    assert_eq!(get(&alone, "value"), get(&helped, "value"));
    assert!(get(&helped, "nodes").as_f64() < get(&alone, "nodes").as_f64());
    let analysed: JsValue = ok(ok(knowledge.analyse(&game, None)).step(u32::MAX)).into();
    assert!(get(&analysed, "done").is_truthy());
    assert_eq!(Array::from(&get(&analysed, "moves")).length(), 2);
    let nothing: JsValue = ok(ok(Knowledge::new(js("\"san-yao\""))).step(1)).into();
    assert_eq!(json(nothing), r#"{"done":true,"seeds":0,"bytes":0}"#);
}

#[wasm_bindgen_test]
fn bad_limits_are_refused_in_words() {
    let game = game("ayoayo");
    for limits in [
        "{}",
        "7",
        r#"{"level":0}"#,
        r#"{"level":7}"#,
        r#"{"level":"3"}"#,
        r#"{"level":2,"nodes":5}"#,
        r#"{"depth":0}"#,
        r#"{"depth":256}"#,
        r#"{"nodes":1.5}"#,
    ] {
        assert!(
            !refused(Search::new(&game, js(limits), None)).is_empty(),
            "{limits}"
        );
    }
}

#[wasm_bindgen_test]
fn positions_lead_where_they_do_natively() {
    for (game, vectors) in [
        (GameId::SanYao, include_str!("vectors/san-yao.jsonl")),
        (GameId::Ayoayo, include_str!("vectors/ayoayo.jsonl")),
        (GameId::HoyitoII, include_str!("vectors/hoyito-ii.jsonl")),
        (GameId::OAnQuan, include_str!("vectors/o-an-quan.jsonl")),
    ] {
        for line in vectors.lines().take(60) {
            let vector: JsValue = js(line);
            let text = get(&vector, "position").as_string().unwrap();
            let start = Position::parse(game, &text).unwrap();
            let expected = get(&vector, "moves");
            assert_eq!(
                Object::keys(&Object::from(JsValue::clone(&expected))).length() as usize,
                start.legal_moves().len(),
                "{text}"
            );
            for m in start.legal_moves() {
                let mut after = start.clone();
                after.play(m).unwrap();
                let to = get(&expected, &game.move_text(m)).as_string().unwrap();
                let essence = |text: &str| text[text.find("over=").unwrap_or(0)..].to_string();
                assert_eq!(essence(&after.to_string()), essence(&to), "{text}");
            }
        }
    }
}

#[wasm_bindgen_test]
fn perft_is_the_same_as_natively() {
    for line in include_str!("vectors/perft.txt").lines() {
        let [game, depth, leaves] = line.split(' ').collect::<Vec<_>>()[..] else {
            panic!("{line}");
        };
        let leaves: u64 = leaves.parse().unwrap();
        if leaves < 3_000 {
            let start = Position::start(game.parse().unwrap());
            assert_eq!(perft(&start, depth.parse().unwrap()), leaves, "{line}");
        }
    }
}
