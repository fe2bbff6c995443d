//! A move's events as short text, so that a test can say exactly what has to happen.

use hollows::{BySide, Event, Side};

/// The events of a move, separated by semicolons: `lift A 2; sow B C; capture d 3`.
///
/// The drops of a lap are one `sow`; the relay that every further lap announces is checked and left out.
pub fn story(events: &[Event]) -> String {
    let mut parts: Vec<String> = Vec::new();
    let mut sowing = false;
    for (i, event) in events.iter().enumerate() {
        if let Event::Drop { pit } = event {
            match parts.last_mut() {
                Some(sow) if sowing => *sow += &format!(" {pit}"),
                _ => parts.push(format!("sow {pit}")),
            }
            sowing = true;
            continue;
        }
        sowing = false;
        if let Event::Relay { pit, lap } = event {
            let lifts = matches!(events.get(i + 1),
                Some(Event::Lift { pit: lifted, lap: of, .. }) if lifted == pit && of == lap && *lap > 1);
            assert!(lifts, "no lap starts where relay {lap} says");
            continue;
        }
        parts.push(word(event));
    }
    parts.join("; ")
}

fn word(event: &Event) -> String {
    match event {
        Event::Lift { pit, seeds, .. } => format!("lift {pit} {seeds}"),
        Event::Capture {
            pit, seeds, stones, ..
        } => format!("capture {pit} {}", contents(*seeds, *stones)),
        Event::Again { side } => format!("again {}", letter(*side)),
        Event::Pass { side } => format!("pass {}", letter(*side)),
        Event::Refill {
            side,
            pits,
            borrowed,
        } => {
            let debt = match borrowed {
                0 => String::new(),
                n => format!(" borrowing {n}"),
            };
            format!("refill {} {}{debt}", letter(*side), pits.concat())
        }
        Event::Leftover {
            side,
            pit,
            seeds,
            stones,
        } => format!(
            "leftover {} {pit} {}",
            letter(*side),
            contents(*seeds, *stones)
        ),
        Event::RoundEnd { reason, totals } => {
            format!("round over {} {}", both(totals), reason.word())
        }
        Event::RoundStart {
            round,
            turn,
            sons,
            sons_owner,
            lent,
        } => {
            let mut text = format!("round {round} {}", letter(*turn));
            if let Some(owner) = sons_owner {
                text += &format!(" sons {} {}", letter(*owner), sons.concat());
            }
            if let Some(loan) = lent {
                text += &format!(" lent {} {}", loan.pit, loan.stones);
            }
            text
        }
        Event::Over { result } => {
            format!("over {} {}", both(&result.scores), result.reason.word())
        }
        Event::Drop { .. } | Event::Relay { .. } => unreachable!("told as laps"),
    }
}

fn contents(seeds: u8, stones: u8) -> String {
    match (stones, seeds) {
        (0, _) => seeds.to_string(),
        (_, 0) => "Q".to_string(),
        _ => format!("Q{seeds}"),
    }
}

fn both<T: std::fmt::Display>(of: &BySide<T>) -> String {
    format!("{}:{}", of.south, of.north)
}

fn letter(side: Side) -> char {
    match side {
        Side::South => 'S',
        Side::North => 'N',
    }
}
