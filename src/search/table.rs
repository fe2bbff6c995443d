//! The transposition table: what earlier visits to a position have shown.

use super::key::{Key, NARROW};
use super::node::Step;

/// A bound that says nothing. Real bounds are within ±[`MAX_VALUE`].
pub const UNKNOWN: i8 = i8::MIN;

/// The largest value an entry can hold.
const MAX_VALUE: i16 = 127;

/// A statement about a position's value, for its player to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Claim {
    /// The value is at least, or at most, this.
    pub value: i16,
    /// At least.
    pub is_lower: bool,
    /// It is proved, and does not rest on what a search assumes beyond its horizon.
    pub sure: bool,
}

impl Claim {
    /// A value that is known, as an answer to a threshold.
    pub const fn exact(value: i16, threshold: i16) -> Self {
        Self {
            value,
            is_lower: value >= threshold,
            sure: true,
        }
    }
}

/// What is known about a position: ten bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entry {
    lower: i8,
    upper: i8,
    /// For each horizon a bound that a search to `depth` found.
    bound: [i8; 3],
    depth: [u8; 3],
    /// Bit by horizon: whether `bound` is a lower one.
    is_lower: u8,
    /// The best move found.
    pub best: Step,
}

impl Entry {
    /// Nothing is known.
    pub const EMPTY: Self = Self {
        lower: UNKNOWN,
        upper: UNKNOWN,
        bound: [UNKNOWN; 3],
        depth: [0; 3],
        is_lower: 0,
        best: Step::NONE,
    };

    /// What the entry says to the question whether the value is at least `threshold`, for a search of
    /// `depth` plies with this horizon.
    #[inline]
    pub fn answer(&self, threshold: i16, depth: u8, horizon: usize) -> Option<Claim> {
        if self.lower != UNKNOWN && i16::from(self.lower) >= threshold {
            return Some(Claim {
                value: i16::from(self.lower),
                is_lower: true,
                sure: true,
            });
        }
        if self.upper != UNKNOWN && i16::from(self.upper) < threshold {
            return Some(Claim {
                value: i16::from(self.upper),
                is_lower: false,
                sure: true,
            });
        }
        let bound = self.bound[horizon];
        if bound == UNKNOWN || self.depth[horizon] < depth {
            return None;
        }
        let value = i16::from(bound);
        let is_lower = self.is_lower >> horizon & 1 == 1;
        (is_lower == (value >= threshold)).then_some(Claim {
            value,
            is_lower,
            sure: false,
        })
    }

    /// Whether a move that shows this claim is worth remembering: not when a better one is proved.
    pub fn welcomes(&self, claim: Claim) -> bool {
        claim.sure || self.lower == UNKNOWN || i16::from(self.lower) < claim.value
    }

    /// Takes in a claim. What cannot be written in a byte is cut to what can, or left out.
    pub fn learn(&mut self, claim: Claim, depth: u8, horizon: usize) {
        let value = match (claim.is_lower, claim.value) {
            (true, value) if value >= -MAX_VALUE => value.min(MAX_VALUE) as i8,
            (false, value) if value <= MAX_VALUE => value.max(-MAX_VALUE) as i8,
            _ => return,
        };
        match (claim.sure, claim.is_lower) {
            (true, true) => self.lower = self.lower.max(value),
            (true, false) if self.upper == UNKNOWN => self.upper = value,
            (true, false) => self.upper = self.upper.min(value),
            (false, is_lower) => {
                self.bound[horizon] = value;
                self.depth[horizon] = depth;
                self.is_lower = self.is_lower & !(1 << horizon) | u8::from(is_lower) << horizon;
            }
        }
    }

    /// How much losing the entry would cost.
    fn worth(&self) -> u8 {
        let proved = u8::from(self.lower != UNKNOWN) + u8::from(self.upper != UNKNOWN);
        self.depth[0].max(self.depth[1]).max(self.depth[2]) + 2 * proved
    }
}

/// Entry and the part of the key that its place in the table does not tell: 16 bytes, which in memory start
/// at a multiple of 16 within the bucket.
#[derive(Clone, Copy)]
struct Slot {
    tag: [u16; 3],
    entry: Entry,
}

/// Slots that a key may be in: a cache line.
const BUCKET: usize = 4;

/// The smallest table, in bits of its number of buckets: with fewer, 48 bits of tag would not tell all keys
/// apart.
const MIN_BITS: u32 = 16;

/// A table of a fixed number of entries, of boards of `N` pits. Keys are kept in full, so that no entry is mistaken for another's.
pub struct Table<const N: usize> {
    buckets: Vec<[Slot; BUCKET]>,
    /// The high parts of the keys of each bucket; empty where keys have none.
    high: Vec<[u32; BUCKET]>,
    bits: u32,
}

impl<const N: usize> Table<N> {
    /// A table of about `bytes` bytes, 4 MiB at least.
    #[inline(never)]
    pub fn new(bytes: usize) -> Self {
        let bits = (bytes / size_of::<[Slot; BUCKET]>())
            .max(1)
            .ilog2()
            .max(MIN_BITS);
        let empty = Slot {
            tag: [0; 3],
            entry: Entry::EMPTY,
        };
        let high = match N {
            0..=NARROW => Vec::new(),
            _ => vec![[0; BUCKET]; 1 << bits],
        };
        Self {
            buckets: vec![[empty; BUCKET]; 1 << bits],
            high,
            bits,
        }
    }

    /// Where a key belongs, and what to write there to know it again.
    #[inline]
    fn place(&self, key: Key) -> (usize, [u16; 3]) {
        // Each step can be undone, so different keys stay different (the mixer of MurmurHash3).
        let mut mixed = key.low;
        mixed = (mixed ^ mixed >> 33).wrapping_mul(0xff51_afd7_ed55_8ccd);
        mixed = (mixed ^ mixed >> 33).wrapping_mul(0xc4ce_b9fe_1a85_ec53);
        mixed ^= mixed >> 33;
        let bucket = (mixed >> (64 - self.bits)) as usize;
        (
            bucket,
            [mixed as u16, (mixed >> 16) as u16, (mixed >> 32) as u16],
        )
    }

    /// Whether a slot of a bucket is of a key with this high part.
    #[inline]
    fn has_high(&self, bucket: usize, slot: usize, key: Key) -> bool {
        N <= NARROW || self.high[bucket][slot] == key.high
    }

    /// What is known about the position with this key.
    #[inline]
    pub fn get(&self, key: Key) -> Entry {
        let (bucket, tag) = self.place(key);
        let slots = self.buckets[bucket].iter().enumerate();
        let mut same = slots.filter(|(i, slot)| slot.tag == tag && self.has_high(bucket, *i, key));
        same.next().map_or(Entry::EMPTY, |(_, slot)| slot.entry)
    }

    /// Forgets all that is not proved.
    #[cfg(not(target_arch = "wasm32"))]
    pub fn forget_guesses(&mut self) {
        for slot in self.buckets.as_flattened_mut() {
            slot.entry.bound = Entry::EMPTY.bound;
            slot.entry.depth = Entry::EMPTY.depth;
        }
    }

    /// Writes what is known about a position, over what seems least worth keeping.
    #[inline]
    pub fn put(&mut self, key: Key, entry: Entry) {
        let (bucket, tag) = self.place(key);
        let slots = &self.buckets[bucket];
        let mut least = 0;
        for i in 0..BUCKET {
            if slots[i].tag == tag && self.has_high(bucket, i, key) {
                least = i;
                break;
            }
            if slots[i].entry.worth() < slots[least].entry.worth() {
                least = i;
            }
        }
        self.buckets[bucket][least] = Slot { tag, entry };
        if N > NARROW {
            self.high[bucket][least] = key.high;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn slots_are_16_bytes() {
        assert_eq!(size_of::<Slot>(), 16);
    }

    #[test]
    fn a_claim_is_cut_only_where_that_is_sound() {
        let mut entry = Entry::EMPTY;
        entry.learn(
            Claim {
                value: 200,
                is_lower: true,
                sure: true,
            },
            9,
            0,
        );
        assert_eq!(entry.lower, 127);
        entry.learn(
            Claim {
                value: 200,
                is_lower: false,
                sure: true,
            },
            9,
            0,
        );
        assert_eq!(entry.upper, UNKNOWN);
        entry.learn(
            Claim {
                value: -200,
                is_lower: false,
                sure: true,
            },
            9,
            0,
        );
        assert_eq!(entry.upper, -127);
    }

    #[test]
    fn a_shallow_bound_does_not_answer_a_deeper_question() {
        let mut entry = Entry::EMPTY;
        entry.learn(
            Claim {
                value: 3,
                is_lower: true,
                sure: false,
            },
            4,
            1,
        );
        assert!(entry.answer(3, 4, 1).is_some());
        assert!(entry.answer(3, 5, 1).is_none());
        assert!(entry.answer(4, 4, 1).is_none());
        assert!(entry.answer(3, 4, 0).is_none());
    }
}
