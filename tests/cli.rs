//! The command line: its answers, and how it refuses what is wrong.

use std::io::Write;
use std::process::{Command, Output, Stdio};

fn hollows(args: &[&str], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_hollows"))
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    child
        .stdin
        .take()
        .unwrap()
        .write_all(input.as_bytes())
        .unwrap();
    child.wait_with_output().unwrap()
}

fn answer(args: &[&str], input: &str) -> String {
    let output = hollows(args, input);
    assert!(output.status.success(), "{args:?}: {output:?}");
    assert!(output.stderr.is_empty(), "{args:?}: {output:?}");
    String::from_utf8(output.stdout).unwrap()
}

/// What is said where it refuses its arguments or its input, and does nothing else.
fn refusal(args: &[&str], input: &str) -> String {
    let output = hollows(args, input);
    assert_eq!(output.status.code(), Some(2), "{args:?}: {output:?}");
    assert!(output.stdout.is_empty(), "{args:?}: {output:?}");
    String::from_utf8(output.stderr).unwrap()
}

#[test]
fn bad_input_is_refused_in_one_line() {
    let cases: [(&[&str], &str, &str); 22] = [
        (&[], "", "no command"),
        (&["frob"], "", "frob"),
        (&["moves", "chess"], "", "chess"),
        (&["moves", "ayoayo", "4,4/4,4 0:0 S"], "", "row has 2 pits"),
        (&["moves", "ayoayo", "x\ny"], "", "north/south"),
        (
            &["moves", "ayoayo", "-"],
            "4,4,4,4,4,4/4,4,4,4,4,4 0:0 S\nnonsense\n",
            "line 2",
        ),
        (&["play", "ayoayo", "A", "A"], "", "A"),
        (&["play", "o-an-quan", "A"], "", "direction"),
        (&["play", "ayoayo", "--from", "", "A"], "", "board"),
        (&["perft", "ayoayo", "-1"], "", "'-1' found; tip: "),
        (&["movs"], "", "'movs'; tip: "),
        (&["play", "o-an-quan", "AR"], "", "r or l"),
        (&["best", "ayoayo", "--nodes", "0"], "", "nodes"),
        (&["best", "ayoayo", "--depth", "0"], "", "depth"),
        (&["best", "ayoayo", "--level", "7"], "", "7"),
        (
            &["best", "ayoayo", "--level", "1", "--nodes", "9"],
            "",
            "--nodes",
        ),
        (&["solve", "ayoayo", "--match"], "", "san-yao"),
        (
            &[
                "selfplay", "ayoayo", "--games", "1", "--south", "9", "--north", "1", "--seed", "1",
            ],
            "",
            "9",
        ),
        (&["selfplay", "ayoayo"], "", "--games"),
        (&["table", "o-an-quan"], "", "hoyito-ii"),
        (&["random", "ayoayo", "--seed", "1"], "", "--positions"),
        (
            &[
                "selfplay", "ayoayo", "--games", "1", "--south", "1", "--north", "1", "--seed", "x",
            ],
            "",
            "x",
        ),
    ];
    for (args, input, word) in cases {
        let message = refusal(args, input);
        assert_eq!(message.trim_end().lines().count(), 1, "{args:?}: {message}");
        assert!(message.contains(word), "{args:?}: {message}");
        assert!(!message.contains("Usage"), "{args:?}: {message}");
        assert!(!message.contains("For more"), "{args:?}: {message}");
    }
}

#[test]
fn moves_come_in_sowing_order_with_the_positions_they_lead_to() {
    let text = answer(
        &["moves", "o-an-quan", "Q/5,5,5,5,5/0,0,1,0,0/Q5 0:0 S"],
        "",
    );
    assert_eq!(
        text,
        "Cr Q/5,5,5,5,5/0,0,0,1,0/0 5Q:0 N\nCl 0/5,5,5,5,5/0,1,0,0,0/Q5 0Q:0 N\n"
    );
    let two = "0,0,0,0,0,0/1,0,0,0,0,1 0:0 S\n0,0,0,0,0,0/1,0,0,0,0,1 0:0 S\r\n";
    let answers = answer(&["moves", "ayoayo", "-"], two);
    assert_eq!(answers, "F 0,0,0,0,0,1/1,0,0,0,0,0 0:0 N\n\n".repeat(2));
}

#[test]
fn play_follows_the_moves_and_tells_of_them() {
    assert_eq!(
        answer(&["play", "san-yao", "A"], ""),
        "0,0,0,0,9/3,9,2,9,9 9:0 N\n"
    );
    let told = answer(&["play", "san-yao", "--trace", "A"], "");
    assert!(
        told.starts_with("{\"type\":\"lift\",\"pit\":\"A\",\"seeds\":5,\"lap\":1}\n"),
        "{told}"
    );
}

#[test]
fn perft_counts_and_divides() {
    assert_eq!(answer(&["perft", "ayoayo", "4"], ""), "624\n");
    let divided = answer(&["perft", "ayoayo", "4", "--divide"], "");
    let counts = divided.lines().filter_map(|line| line.split_once(' '));
    assert_eq!(
        counts
            .map(|(_, count)| count.parse::<u64>().unwrap())
            .sum::<u64>(),
        624
    );
    assert!(divided.ends_with("624\n"));
}

#[test]
fn best_says_what_is_proved() {
    let best = answer(&["best", "san-yao", "--nodes", "100000"], "");
    for part in [
        "\"move\":\"A\"",
        "\"value\":24",
        "\"exact\":true",
        "\"match\":\"won\"",
    ] {
        assert!(best.contains(part), "{best}");
    }
    assert!(answer(&["best", "ayoayo", "--nodes", "1"], "").contains("\"move\":\""));
}

#[test]
fn self_play_repeats_itself_to_the_byte() {
    let args = [
        "selfplay",
        "hoyito-ii",
        "--games",
        "5",
        "--south",
        "3",
        "--north",
        "2",
        "--seed",
        "7",
    ];
    assert_eq!(answer(&args, ""), answer(&args, ""));
}

#[test]
fn a_message_nobody_can_read_is_no_reason_to_crash() {
    let full = std::fs::File::options().write(true).open("/dev/full");
    let Ok(full) = full else { return };
    let status = Command::new(env!("CARGO_BIN_EXE_hollows"))
        .arg("frob")
        .stderr(full)
        .status();
    assert_eq!(status.unwrap().code(), Some(2));
}

#[test]
fn every_command_ends_quietly_when_nobody_reads_on() {
    let commands: [&[&str]; 11] = [
        &["moves", "ayoayo"],
        &["moves", "ayoayo", "-"],
        &["play", "ayoayo", "A"],
        &["play", "ayoayo", "--trace", "A"],
        &["perft", "ayoayo", "1"],
        &["best", "ayoayo", "--nodes", "1"],
        &["solve", "san-yao", "--memory", "8"],
        &[
            "selfplay", "ayoayo", "--games", "1", "--south", "1", "--north", "1", "--seed", "1",
        ],
        &["random", "ayoayo", "--positions", "300", "--seed", "1"],
        &["table", "ayoayo", "--seeds", "3"],
        &["balanced", "san-yao", "--memory", "8"],
    ];
    for args in commands {
        let (reader, writer) = std::io::pipe().unwrap();
        drop(reader);
        let output = Command::new(env!("CARGO_BIN_EXE_hollows"))
            .args(args)
            .stdin(Stdio::null())
            .stdout(writer)
            .output()
            .unwrap();
        assert!(output.status.success(), "{args:?}: {output:?}");
        assert!(output.stderr.is_empty(), "{args:?}: {output:?}");
    }
}

#[test]
fn a_finished_position_is_refused_among_others_and_alone() {
    let over = answer(
        &[
            "play",
            "ayoayo",
            "--from",
            "0,0,3,0,0,0/0,1,0,0,0,0 0:0 S",
            "B",
        ],
        "",
    );
    let list = format!("4,4,4,4,4,4/4,4,4,4,4,4 0:0 S\n{over}");
    let cases: [(&[&str], &str, &str); 3] = [
        (&["moves", "ayoayo", "-"], &list, "line 2: the game is over"),
        (&["moves", "ayoayo", &over], "", "hollows: the game is over"),
        (
            &["play", "ayoayo", "--from", &over],
            "",
            "hollows: the game is over",
        ),
    ];
    for (args, input, words) in cases {
        let message = refusal(args, input);
        assert!(message.contains(words), "{args:?}: {message}");
    }
}

#[test]
fn a_time_limit_may_be_longer_than_any_clock_tells() {
    let limit = u64::MAX.to_string();
    let args = ["solve", "san-yao", "--memory", "16", "--seconds", &limit];
    assert!(answer(&args, "").contains("\"value\":24"));
}

#[test]
fn every_line_of_a_result_names_version_and_ruleset() {
    let version = env!("CARGO_PKG_VERSION");
    let small: [&[&str]; 6] = [
        &["best", "ayoayo", "--nodes", "100"],
        &["random", "ayoayo", "--positions", "3", "--seed", "1"],
        &["table", "ayoayo", "--seeds", "3"],
        &[
            "balanced",
            "ayoayo",
            "--nodes",
            "1",
            "--tables",
            "0",
            "--positions",
            "0",
        ],
        &[
            "solve",
            "ayoayo",
            "0,0,0,0,0,1/0,0,0,0,1,0 23:23 S",
            "--tables",
            "2",
            "--memory",
            "8",
        ],
        &[
            "selfplay", "ayoayo", "--games", "1", "--south", "1", "--north", "1", "--seed", "1",
        ],
    ];
    let start = format!("{{\"version\":\"{version}\",\"game\":\"ayoayo\",");
    for args in small {
        for line in answer(args, "").lines() {
            assert!(line.starts_with(&start), "{args:?}: {line}");
        }
    }
}

#[test]
fn random_positions_come_out_again_and_can_be_read() {
    for game in hollows::GameId::ALL {
        let args = ["random", game.id(), "--positions", "4", "--seed", "7"];
        let lines = answer(&args, "");
        assert_eq!(lines, answer(&args, ""));
        assert_eq!(lines.lines().count(), 4);
        for line in lines.lines() {
            let sample: serde_json::Value = serde_json::from_str(line).unwrap();
            let position = sample["position"].as_str().unwrap();
            assert!(!answer(&["moves", game.id(), position], "").is_empty());
        }
        let other = answer(
            &["random", game.id(), "--positions", "4", "--seed", "8"],
            "",
        );
        assert_ne!(lines, other);
    }
}

#[test]
fn tables_count_each_board_once() {
    for game in ["ayoayo", "hoyito-ii"] {
        let layers = answer(&["table", game, "--seeds", "4"], "");
        let mut boards = 1;
        for (i, line) in layers.lines().enumerate() {
            let layer: serde_json::Value = serde_json::from_str(line).unwrap();
            let seeds = i as u64 + 1;
            // Twelve pits: the ways to lay out so many seeds.
            boards = boards * (11 + seeds) / seeds;
            assert_eq!(layer["seeds"], seeds);
            assert_eq!(layer["boards"], boards);
            let number = |value: &serde_json::Value| value.as_u64().unwrap();
            assert_eq!(
                number(&layer["settled"]) + number(&layer["circular"]),
                boards
            );
            let values = layer["values"].as_object().unwrap().values();
            assert_eq!(values.map(number).sum::<u64>(), boards);
        }
        assert_eq!(layers.lines().count(), 4);
    }
}

#[test]
fn self_play_can_be_read_as_a_table() {
    let args = [
        "selfplay", "ayoayo", "--games", "4", "--south", "random", "--north", "1", "--seed", "1",
        "--format", "table",
    ];
    let table = answer(&args, "");
    assert!(table.contains("South random, North level 1\n"), "{table}");
    assert!(table.lines().all(|line| line.len() > 25), "{table}");
}

#[test]
fn balanced_starts_of_san_yao_are_proved_in_a_moment() {
    let found = answer(&["balanced", "san-yao", "--memory", "8"], "");
    let position = "\"position\":\"5,5,5,6,4/4,6,5,5,5 0:0 S\",\"value\":0,\"exact\":true";
    assert!(found.contains(position), "{found}");
    let none = answer(
        &["balanced", "san-yao", "--memory", "8", "--positions", "0"],
        "",
    );
    assert!(none.is_empty());
}

#[test]
fn balanced_openings_end_in_a_draw() {
    let openings = |seed| -> Vec<serde_json::Value> {
        let args = [
            "balanced",
            "san-yao",
            "--opening",
            "6",
            "--positions",
            "2",
            "--memory",
            "8",
        ];
        let found = answer(&[&args[..], &["--seed", seed]].concat(), "");
        found
            .lines()
            .map(|line| serde_json::from_str(line).unwrap())
            .collect()
    };
    let positions = |found: &[serde_json::Value]| -> Vec<String> {
        found
            .iter()
            .map(|line| line["position"].as_str().unwrap().to_string())
            .collect()
    };
    let found = openings("1");
    assert_eq!(found.len(), 2);
    for line in &found {
        let mut played = vec![
            "play",
            "san-yao",
            "--from",
            line["position"].as_str().unwrap(),
        ];
        played.extend(
            line["pv"]
                .as_array()
                .unwrap()
                .iter()
                .map(|m| m.as_str().unwrap()),
        );
        let end = answer(&played, "");
        // Nobody has won a son.
        assert!(
            end.contains(" round=2") && !end.contains("sons"),
            "{line} {end}"
        );
    }
    assert_eq!(positions(&found), positions(&openings("1")));
    assert_ne!(positions(&found), positions(&openings("2")));
}
