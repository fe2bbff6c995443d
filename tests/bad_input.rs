//! Damaged positions, moves and saved games: accepted only if they are exactly right, refused in readable
//! words otherwise, and never a panic.

use dice::Dice;
use fragment::fragment;
use hollows::{Format, GameId, Position, Record, Side};
use laws::readable;

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

/// What a damaged text is made of.
const PIECES: [&str; 30] = [
    "0",
    "1",
    "7",
    "9",
    "00",
    "-1",
    "+1",
    "127",
    "128",
    "255",
    "256",
    "65536",
    "4294967296",
    "99999999999999999999999999",
    ",",
    "/",
    ":",
    " ",
    "  ",
    "\t",
    "\n",
    "Q",
    "S",
    "N",
    "=",
    "sons=ab",
    "debt=S3",
    "round=2",
    "ế",
    "\u{0}\u{7}\u{202e}",
];

/// The text with up to three small damages.
fn damaged(text: &str, dice: &mut Dice) -> String {
    let mut chars: Vec<char> = text.chars().collect();
    for _ in 0..1 + dice.below(3) {
        let at = dice.below(chars.len() + 1);
        let end = (at + dice.below(4)).min(chars.len());
        let piece = dice.pick(&PIECES);
        match dice.below(5) {
            0 => drop(chars.splice(at..end, piece.chars())),
            1 => drop(chars.splice(at..at, piece.chars())),
            2 => drop(chars.drain(at..end)),
            3 => {
                let copy = chars[at..end].to_vec();
                drop(chars.splice(at..at, copy));
            }
            _ if at < end => chars.swap(at, end - 1),
            _ => chars.truncate(at),
        }
    }
    chars.into_iter().collect()
}

/// What NOTATION asks of a position, checked without the parser.
fn assert_valid(game: GameId, text: &str) {
    let fields: Vec<&str> = text.split(' ').collect();
    let parts: Vec<&str> = fields[0].split('/').collect();
    let rows: Vec<&str> = match parts.as_slice() {
        [west, north, south, east] if game.has_mandarins() => vec![west, north, south, east],
        [north, south] if !game.has_mandarins() => vec![north, south],
        _ => panic!("{text}: parts"),
    };
    let mut points = 0;
    let (mandarins, rows): (Vec<&str>, Vec<&str>) = rows
        .into_iter()
        .partition(|row| game.has_mandarins() && !row.contains(','));
    for row in rows {
        let numbers: Vec<u32> = row.split(',').map(|n| plain_number(n, text)).collect();
        assert_eq!(numbers.len(), game.row(), "{text}");
        points += numbers.iter().sum::<u32>();
    }
    for square in mandarins {
        let pebbles = square.strip_prefix('Q').unwrap_or(square);
        points += 10 * u32::from(pebbles.len() < square.len());
        if pebbles.is_empty() {
            continue;
        }
        let pebbles = plain_number(pebbles, text);
        assert!(square != "Q0", "{text}");
        points += pebbles;
    }
    let (south, north) = fields[1].split_once(':').unwrap();
    for store in [south, north] {
        let pebbles = store.trim_end_matches('Q');
        let stones = (store.len() - pebbles.len()) as u32;
        assert!(stones == 0 || game.has_mandarins(), "{text}");
        points += plain_number(pebbles, text) + 10 * stones;
    }
    assert!(points <= game.total(), "{text}: {points} points");
    assert!(["S", "N"].contains(&fields[2]), "{text}");
    let mut order = 0;
    for field in &fields[3..] {
        let (key, value) = field.split_once('=').unwrap();
        let (place, good) = match (key, game) {
            ("round", GameId::SanYao) => (1, plain_number(value, text) != 1),
            ("sons", GameId::SanYao) => (
                2,
                ["a", "ab", "abc", "abcd", "A", "AB", "ABC", "ABCD"].contains(&value),
            ),
            ("debt", GameId::OAnQuan | GameId::OAnQuanVi) => {
                let debt = plain_number(&value[1..], text);
                (3, value.starts_with(['S', 'N']) && (1..=99).contains(&debt))
            }
            _ => (0, false),
        };
        assert!(good && place > order, "{text}: {field}");
        order = place;
    }
}

/// Digits without a leading zero.
fn plain_number(digits: &str, text: &str) -> u32 {
    assert!(!digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit()));
    assert!(digits == "0" || !digits.starts_with('0'), "{text}");
    digits.parse().unwrap()
}

#[test]
fn damaged_positions() {
    let mut dice = Dice::new(1);
    let (mut taken, mut refused) = (0, 0);
    for i in 0..12_000 {
        let game = GameId::ALL[i % GameId::ALL.len()];
        let whole = match i % 4 {
            0 => Position::start(game).to_string(),
            _ => fragment(game, &mut dice),
        };
        let text = damaged(&whole, &mut dice);
        match laws::reads_exactly(game, &text) {
            Ok(position) => {
                assert_valid(game, text.trim());
                assert!(!position.legal_moves().is_empty(), "{text}");
                taken += 1;
            }
            Err(_) => refused += 1,
        }
    }
    // Both happen often enough to mean something.
    assert!(taken > 300 && refused > 5_000, "{taken}, {refused}");
}

#[test]
fn damaged_moves() {
    let mut dice = Dice::new(2);
    let (mut taken, mut refused) = (0, 0);
    for i in 0..6_000 {
        let game = GameId::ALL[i % GameId::ALL.len()];
        let start = Position::start(game);
        let text = damaged(&game.move_text(dice.pick(&start.legal_moves())), &mut dice);
        match laws::reads_move_exactly(game, &text) {
            Ok(_) => taken += 1,
            Err(_) => refused += 1,
        }
        let mut record = Record::new(start);
        if let Err(error) = record.play_text(&text) {
            readable(&error, &text);
            assert_eq!(record.moves().count(), 0);
        }
    }
    assert!(taken > 100 && refused > 3_000, "{taken}, {refused}");
}

/// A saved game with something in every line.
fn saved(game: GameId, dice: &mut Dice) -> String {
    let mut record = Record::new(Position::start(game).with_turn(dice.pick(&Side::BOTH)));
    record.settings.seed = dice.below(1000) as u32;
    if dice.below(2) == 0 {
        record.settings.players.north = hollows::Player::Level(3);
    }
    for _ in 0..dice.below(12) {
        let legal = record.position().legal_moves();
        if record.outcome().is_none() {
            record.play(dice.pick(&legal)).unwrap();
        }
    }
    for _ in 0..dice.below(3) {
        record.undo();
    }
    if dice.below(3) == 0 {
        record.resign(Side::North);
    }
    record.save()
}

#[test]
fn damaged_saved_games() {
    let mut dice = Dice::new(3);
    let (mut taken, mut refused) = (0, 0);
    for i in 0..6_000 {
        let whole = saved(GameId::ALL[i % GameId::ALL.len()], &mut dice);
        assert_eq!(Record::load(&whole).unwrap().save(), whole);
        let text = damaged(&whole, &mut dice);
        match Record::load(&text) {
            Ok(record) => {
                // Written again it is in the exact form, and means the same.
                followed::saves_and_loads(&record);
                taken += 1;
            }
            Err(error) => {
                readable(&error, &text);
                refused += 1;
            }
        }
    }
    assert!(taken > 100 && refused > 3_000, "{taken}, {refused}");
}

#[test]
fn very_long_texts() {
    for game in GameId::ALL {
        let start = Position::start(game).to_string();
        for piece in ["4,", "Q", "9", " ", "/", "S", "round=2 ", "ế"] {
            let long = piece.repeat(100_000);
            for text in [
                long.clone(),
                format!("{start} {long}"),
                format!("{long}{start}"),
            ] {
                // White space around a position is no part of it.
                match Position::parse(game, &text) {
                    Ok(position) => assert_eq!(position.to_string(), text.trim()),
                    Err(error) => readable(&error, piece),
                }
                readable(&game.parse_move(&text).unwrap_err(), piece);
                readable(&Record::load(&text).unwrap_err(), piece);
                let save = format!("hollows 1\ngame {}\nmoves {text}\n", game.id());
                if piece != " " {
                    readable(&Record::load(&save).unwrap_err(), piece);
                }
            }
        }
    }
}

#[test]
fn unknown_games() {
    for id in ["", "chess", "Ayoayo", "ayoayo ", "\u{0}", "o-an-quan-"] {
        let error = id.parse::<GameId>().unwrap_err();
        readable(&error, id);
        assert!(error.to_string().contains("san-yao, ayoayo, hoyito-ii"));
    }
}

#[test]
fn the_games_total_is_the_limit() {
    for (game, board, most) in [
        (GameId::SanYao, "0,0,0,0,1/1,0,0,0,0", 48),
        (GameId::Ayoayo, "0,0,0,0,0,1/1,0,0,0,0,0", 46),
        (GameId::HoyitoII, "0,0,0,0,0,1/1,0,0,0,0,0", 46),
        (GameId::OAnQuan, "Q/0,0,0,0,1/1,0,0,0,0/Q3", 45),
    ] {
        let read = |stores: String| Position::parse(game, &format!("{board} {stores} S"));
        assert!(read(format!("{most}:0")).is_ok());
        assert!(read(format!("1:{}", most - 1)).is_ok());
        for stores in [format!("{}:0", most + 1), format!("1:{most}")] {
            let error = read(stores).unwrap_err().to_string();
            assert!(error.contains("points lie on the board"), "{error}");
        }
    }
}

#[test]
fn white_space_around_a_position_is_no_part_of_it() {
    for game in GameId::ALL {
        let start = Position::start(game);
        let read = Position::parse(game, &format!(" \t{start} \r\n"));
        assert_eq!(read, Ok(start));
    }
}

#[test]
fn a_finished_position_is_read_before_it_is_refused() {
    let mut dice = Dice::new(4);
    for game in GameId::ALL {
        let mut record = Record::new(Position::start(game).with_format(Format::Single));
        while record.outcome().is_none() {
            let legal = record.position().legal_moves();
            record.play(dice.pick(&legal)).unwrap();
        }
        let text = record.position().to_string();
        let refusal = |text: &str| Position::parse(game, text).unwrap_err().to_string();
        assert!(refusal(&text).contains("the game is over"), "{text}");
        let (board, ending) = text.split_once(" over=").unwrap();
        let (scores, reason) = ending.rsplit_once(':').unwrap();
        for bad in ["", ":", "banana", "24:24", &format!("{scores}:banana")] {
            let message = refusal(&format!("{board} over={bad}"));
            assert!(
                message.contains(&format!("{bad}\" is no ending")),
                "{message}"
            );
        }
        for bad in [
            reason,
            &format!("99:48:{reason}"),
            &format!("{ending} over={ending}"),
        ] {
            let message = refusal(&format!("{board} over={bad}"));
            assert!(
                message.ends_with(&format!("which is \"{text}\"")),
                "{message}"
            );
        }
    }
}

#[test]
fn nobody_resigns_a_finished_game() {
    let save = "hollows 1\ngame ayoayo\nfrom 0,0,3,0,0,0/0,1,0,0,0,0 0:0 S\nmoves B\n";
    assert!(Record::load(save).unwrap().outcome().is_some());
    let error = Record::load(&format!("{save}resigned north\n")).unwrap_err();
    readable(&error, save);
    assert!(error.to_string().contains("over"));
}

#[test]
fn bringing_back_what_ends_a_game_takes_back_a_resignation() {
    let start = "0,0,3,0,0,0/0,1,0,0,0,0 0:0 S";
    let mut record = Record::new(Position::parse(GameId::Ayoayo, start).unwrap());
    record.play_text("B").unwrap();
    let over = record.save();
    assert!(record.outcome().is_some() && record.undo());
    record.resign(Side::South);
    assert!(record.redo());
    assert_eq!(record.save(), over);
    followed::saves_and_loads(&record);
}
