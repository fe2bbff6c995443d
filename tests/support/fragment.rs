//! Positions thrown at random.

use crate::dice::Dice;
use hollows::GameId;

/// The text of a position with few or many seeds, thrown at random; it need not be a legal one.
pub fn fragment(game: GameId, dice: &mut Dice) -> String {
    let row = game.row();
    let total = game.total() as usize;
    let mut left = match dice.below(3) {
        0 => dice.below(8),
        1 => dice.below(total / 2),
        _ => dice.below(total + 1),
    };
    let mut mandarins = [String::new(), String::new()];
    let mut pits = vec![0; 2 * row];
    let mut stores = [0, 0];
    let mut stones = [0, 0];
    if game.has_mandarins() {
        for square in &mut mandarins {
            let stone = left >= 10 && dice.below(2) == 0;
            left -= 10 * usize::from(stone);
            let pebbles = dice.below(left.min(6) + 1) * dice.below(2);
            left -= pebbles;
            *square = match (stone, pebbles) {
                (true, 0) => "Q".to_string(),
                (true, n) => format!("Q{n}"),
                (false, n) => n.to_string(),
            };
        }
        if left >= 10 && dice.below(3) == 0 {
            left -= 10;
            stones[dice.below(2)] = 1;
        }
    }
    let used = 1 + dice.below(2 * row);
    let places: Vec<_> = (0..used).map(|_| dice.below(2 * row)).collect();
    let in_stores = dice.below(left + 1);
    for _ in in_stores..left {
        pits[dice.pick(&places)] += 1;
    }
    stores[0] = dice.below(in_stores + 1);
    stores[1] = (in_stores - stores[0]) * dice.below(2);
    let join = |pits: &[usize]| pits.iter().map(usize::to_string).collect::<Vec<_>>();
    let (north, south) = (join(&pits[row..]).join(","), join(&pits[..row]).join(","));
    let board = match game.has_mandarins() {
        true => format!("{}/{north}/{south}/{}", mandarins[0], mandarins[1]),
        false => format!("{north}/{south}"),
    };
    let extra = match game {
        GameId::SanYao => dice.pick(&[
            "",
            "",
            " round=2",
            " round=100",
            " round=3 sons=ab",
            " sons=ABCD",
            " sons=a",
        ]),
        GameId::OAnQuan | GameId::OAnQuanVi => dice.pick(&["", "", " debt=S3", " debt=N11"]),
        GameId::Ayoayo | GameId::HoyitoII | GameId::HoyitoII2x12 => "",
    };
    format!(
        "{board} {}{}:{}{} {}{extra}",
        stores[0],
        "Q".repeat(stones[0]),
        stores[1],
        "Q".repeat(stones[1]),
        dice.pick(&["S", "N"])
    )
}
