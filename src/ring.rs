//! The sowing kernel, once, for all games.
//!
//! A board is a ring of pits. The kernel lifts a pit, sows its seeds one a pit, and relays until the
//! game's own [`Sowing`] says stop. Everything is seen by the player to move: her row is pits
//! `0 .. N / 2` in sowing order (in Ô Ăn Quan with a Mandarin square behind it), and
//! [`Board::turned`] gives the same board as the other player sees it.

/// Pits on the largest ring: Hoyito II on two rows of twelve.
pub const MAX_RING: usize = 24;

/// Laps after which a sowing counts as endless (rule C-1). The longest finite one seen has 1,059.
pub const MAX_LAPS: u32 = 10_000;

/// Laps before the cycle test starts: nearly every sowing is over by then.
const CALM_LAPS: u32 = 32;

/// The pits of a ring and who owns them, as the player to move sees it.
///
/// A pit's byte is the number of its seeds; in a Mandarin square [`STONE`] may be added to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Board<const N: usize> {
    /// Contents of the pits in sowing order, the mover's first.
    pub pits: [u8; N],
    /// Bit `i` is set when the player to move owns pit `i`.
    pub owned: u32,
}

/// The bit in a Mandarin square's byte that stands for the Mandarin stone.
pub const STONE: u8 = 0x80;

/// What a Mandarin stone is worth in points (OQ-1).
pub const STONE_POINTS: u8 = 10;

/// Seeds in a pit's byte, without the Mandarin stone.
#[inline]
pub const fn seeds(pit: u8) -> u8 {
    pit & !STONE
}

/// Mandarin stones in a pit's byte: 0 or 1.
#[inline]
pub const fn stones(pit: u8) -> u8 {
    pit >> 7
}

/// Points in a pit's byte: its seeds, and 10 for a Mandarin stone.
#[inline]
pub const fn points(pit: u8) -> u8 {
    seeds(pit) + STONE_POINTS * stones(pit)
}

impl<const N: usize> Board<N> {
    /// The mask of all pits.
    pub const ALL: u32 = (1 << N) - 1;

    /// Bit `i` is set when pit `i` holds something.
    #[inline]
    pub fn occupied(&self) -> u32 {
        let mut mask = 0;
        for (i, &pit) in self.pits.iter().enumerate() {
            mask |= u32::from(pit != 0) << i;
        }
        mask
    }

    /// The same board as the other player sees it; `playable` is the mask of pits anyone can own.
    #[inline]
    pub fn turned(&self, playable: u32) -> Self {
        let half = N / 2;
        let mut pits = [0; N];
        pits[..half].copy_from_slice(&self.pits[half..]);
        pits[half..].copy_from_slice(&self.pits[..half]);
        let others = playable & !self.owned;
        Self {
            pits,
            owned: (others >> half | others << half) & Self::ALL,
        }
    }

    /// All seeds on the board; Mandarin stones are not counted.
    #[inline]
    pub fn total(&self) -> u32 {
        self.pits.iter().map(|&pit| u32::from(seeds(pit))).sum()
    }
}

/// One of the two players, as seen by the player whose turn it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Who {
    /// The player whose board it is.
    Mover,
    /// The opponent.
    Other,
}

impl Who {
    /// The other of the two.
    #[inline]
    pub const fn opponent(self) -> Self {
        match self {
            Self::Mover => Self::Other,
            Self::Other => Self::Mover,
        }
    }
}

/// Sees what happens while a move is played. Pits are ring indices of the mover's board.
///
/// Every method does nothing unless overridden, so that a search pays only for what it watches.
pub trait Observer {
    /// A pit is emptied into the hand; `lap` counts from 1.
    #[inline]
    fn lift(&mut self, _pit: usize, _seeds: u8, _lap: u32) {}
    /// One seed falls in a pit.
    #[inline]
    fn drop(&mut self, _pit: usize) {}
    /// The mover takes the contents of a pit.
    #[inline]
    fn capture(&mut self, _pit: usize, _contents: u8) {}
    /// The mover has earned another turn.
    #[inline]
    fn again(&mut self) {}
    /// A player has nothing to move and passes.
    #[inline]
    fn pass(&mut self, _who: Who) {}
    /// A player pays one pebble into each of these pits.
    #[inline]
    fn refill(&mut self, _who: Who, _pits: u32) {}
    /// The contents of a pit are given to a player when the game ends.
    #[inline]
    fn leftover(&mut self, _who: Who, _pit: usize, _contents: u8) {}
}

/// Passes on to an observer whose type is not known: where speed does not count, one copy of the rules
/// then serves all observers.
pub struct Watched<'a>(pub &'a mut dyn Observer);

impl Observer for Watched<'_> {
    fn lift(&mut self, pit: usize, seeds: u8, lap: u32) {
        self.0.lift(pit, seeds, lap);
    }
    fn drop(&mut self, pit: usize) {
        self.0.drop(pit);
    }
    fn capture(&mut self, pit: usize, contents: u8) {
        self.0.capture(pit, contents);
    }
    fn again(&mut self) {
        self.0.again();
    }
    fn pass(&mut self, who: Who) {
        self.0.pass(who);
    }
    fn refill(&mut self, who: Who, pits: u32) {
        self.0.refill(who, pits);
    }
    fn leftover(&mut self, who: Who, pit: usize, contents: u8) {
        self.0.leftover(who, pit, contents);
    }
}

/// Sees nothing.
pub struct Unobserved;
impl Observer for Unobserved {}

/// Where a relay looks for its next handful.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Relay {
    /// In the pit where the last seed fell, that seed included.
    Landing,
    /// In the pit after it. (Sowing one more, a *phantom* seed, would make the two alike.)
    Next,
}

/// How a game sows.
pub trait Sowing {
    /// Whether a lap gives no seed to the pit it started from.
    const SKIP_ORIGIN: bool;
    /// Where the next lap is lifted.
    const RELAY: Relay;
    /// Whether the sowing stops at the pit the next lap would lift: `pit` is its ring index, `contents`
    /// what lies in it now (for [`Relay::Landing`] with the last seed).
    fn stops(pit: usize, contents: u8) -> bool;
}

/// The pit after `pit`: counterclockwise, or clockwise if `BACK`.
#[inline(always)]
pub const fn next<const N: usize, const BACK: bool>(pit: usize) -> usize {
    if BACK {
        if pit == 0 { N - 1 } else { pit - 1 }
    } else if pit + 1 == N {
        0
    } else {
        pit + 1
    }
}

/// Lifts `origin` and sows until the sowing stops; the pit where the last seed fell, or nothing when the
/// sowing is endless (C-1; the pits are then in no meaningful state).
#[inline]
pub fn sow<const N: usize, const BACK: bool, S: Sowing, O: Observer>(
    pits: &mut [u8; N],
    origin: usize,
    observer: &mut O,
) -> Option<usize> {
    let mut from = origin;
    let mut lap = 1;
    let mut cycle = CycleTest::new();
    loop {
        let mut at = from;
        let hand = std::mem::take(&mut pits[from]);
        observer.lift(from, hand, lap);
        for _ in 0..hand {
            at = next::<N, BACK>(at);
            if S::SKIP_ORIGIN && at == from {
                at = next::<N, BACK>(at);
            }
            pits[at] += 1;
            observer.drop(at);
        }
        from = match S::RELAY {
            Relay::Landing => at,
            Relay::Next => next::<N, BACK>(at),
        };
        if S::stops(from, pits[from]) {
            return Some(at);
        }
        lap += 1;
        if lap > CALM_LAPS && (lap > MAX_LAPS || cycle.repeats(lap, pits, from)) {
            return None;
        }
    }
}

/// Brent's cycle test. An endless sowing need not come back to the state it *began* with, since skipping
/// the origin lets two boards lead to one; comparing with a checkpoint that moves on at growing intervals
/// finds the cycle whatever leads into it.
struct CycleTest<const N: usize> {
    checkpoint: ([u8; N], usize),
    renew_at: u32,
}

impl<const N: usize> CycleTest<N> {
    #[inline(always)]
    const fn new() -> Self {
        Self {
            checkpoint: ([0; N], 0),
            renew_at: CALM_LAPS + 1,
        }
    }

    #[cold]
    fn repeats(&mut self, lap: u32, pits: &[u8; N], from: usize) -> bool {
        if lap == self.renew_at {
            self.checkpoint = (*pits, from);
            self.renew_at *= 2;
            return false;
        }
        self.checkpoint == (*pits, from)
    }
}

/// Captures over gaps (SY-4, OQ-4): while `gap` is empty and the pit after it is not, takes that pit; the
/// pit after it is the next gap.
#[inline]
pub fn capture_over_gaps<const N: usize, const BACK: bool, O: Observer>(
    pits: &mut [u8; N],
    mut gap: usize,
    observer: &mut O,
) {
    while pits[gap] == 0 {
        let target = next::<N, BACK>(gap);
        let contents = std::mem::take(&mut pits[target]);
        if contents == 0 {
            return;
        }
        observer.capture(target, contents);
        gap = next::<N, BACK>(target);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Plain;
    impl Sowing for Plain {
        const SKIP_ORIGIN: bool = false;
        const RELAY: Relay = Relay::Landing;
        fn stops(_: usize, contents: u8) -> bool {
            contents == 1
        }
    }

    #[test]
    fn turning_twice_gives_the_same_board() {
        let board = Board::<12> {
            pits: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
            owned: 0b0000_0111_1111,
        };
        let turned = board.turned(Board::<12>::ALL);
        assert_eq!(turned.pits, [7, 8, 9, 10, 11, 12, 1, 2, 3, 4, 5, 6]);
        assert_eq!(turned.owned, 0b0000_0011_1110);
        assert_eq!(turned.turned(Board::<12>::ALL), board);
    }

    #[test]
    fn sows_both_ways() {
        let mut pits = [0, 0, 3, 0, 0, 0];
        assert_eq!(
            sow::<6, false, Plain, _>(&mut pits, 2, &mut Unobserved),
            Some(5)
        );
        assert_eq!(pits, [0, 0, 0, 1, 1, 1]);
        let mut pits = [0, 0, 3, 0, 0, 0];
        assert_eq!(
            sow::<6, true, Plain, _>(&mut pits, 2, &mut Unobserved),
            Some(5)
        );
        assert_eq!(pits, [1, 1, 0, 0, 0, 1]);
    }

    #[test]
    fn a_chain_over_gaps_may_go_round_and_take_what_was_just_sown() {
        let mut pits = [1, 0, 2, 0, 3, 0];
        capture_over_gaps::<6, false, _>(&mut pits, 1, &mut Unobserved);
        assert_eq!(pits, [0; 6]);
    }
}
