//! What is known of a value while two threads prove it from both sides.

use crate::search::key::NARROW;
use crate::search::question::Horizon;

/// What the two threads know of a value.
#[derive(Clone, Copy)]
pub struct Bounds {
    /// Proved: at least this.
    pub lower: i16,
    /// Proved: at most this.
    pub upper: i16,
    /// What both try to show: that the value is at least, and at most, this.
    pub value: i16,
    /// Threads that can look no deeper for an answer to their question.
    pub exhausted: u8,
}

impl Bounds {
    /// No value is as large.
    pub const LARGEST: i16 = 1_000;

    /// A value that is guessed, and no more than `most` for either player.
    pub const fn new(most: i16, value: i16) -> Self {
        Self {
            lower: -most,
            upper: most,
            value,
            exhausted: 0,
        }
    }

    /// Whether the value is proved.
    pub fn closed(&self) -> bool {
        self.lower == self.upper
    }

    /// What a thread asks next: it is at least so much. When its own side is proved already, it tries to
    /// show that the guess is wrong.
    pub fn threshold(&self, horizon: Horizon) -> i16 {
        match horizon {
            Horizon::Best if self.upper > self.value => self.value + 1,
            Horizon::Best => self.value,
            _ if self.lower < self.value => self.value,
            _ => self.value + 1,
        }
    }

    /// Takes in a proved claim.
    pub fn learn(&mut self, value: i16, is_lower: bool) {
        if is_lower {
            self.lower = self.lower.max(value);
        } else {
            self.upper = self.upper.min(value);
        }
        self.value = self.value.clamp(self.lower, self.upper);
    }
}

/// Nodes that a question may take before an easier one is asked, on boards of up to 12 pits and of more: more
/// than any start takes that is solved, and few where the value itself is out of reach.
const PATIENCE: [u64; 2] = [1 << 28, 1 << 23];

/// How far from the bound in question the first easier question lies where nothing is proved yet.
const FAR: i16 = 64;

/// Thresholds so near to what is proved are not worth asking for: values often are all even.
const SMALL: i16 = 2;

/// What one thread asks: what the bounds need, and where that takes too long something easier, so that a
/// value that is out of reach has bounds all the same. It halves the way to what is proved, and comes back
/// with twice the patience.
pub struct Aim {
    horizon: Horizon,
    patience: u64,
    /// The easiest threshold that was given up, if any.
    given_up: Option<i16>,
}

impl Aim {
    /// The aim of the thread with this horizon, for boards of so many pits.
    pub fn new(horizon: Horizon, pits: usize) -> Self {
        Self {
            horizon,
            patience: PATIENCE[usize::from(pits > NARROW)],
            given_up: None,
        }
    }

    /// The threshold to ask for.
    pub fn threshold(&mut self, bounds: &Bounds) -> i16 {
        if let Some(given_up) = self.given_up {
            let proved = self.proved(bounds, given_up);
            if (given_up - proved).abs() > SMALL {
                return (given_up + proved).div_euclid(2);
            }
            self.given_up = None;
            self.patience *= 2;
        }
        bounds.threshold(self.horizon)
    }

    /// The threshold nearest to the one given up whose answer is proved, or else one that is far from it.
    fn proved(&self, bounds: &Bounds, given_up: i16) -> i16 {
        match self.horizon {
            // "At most" is "not at least one more".
            Horizon::Best => (bounds.upper + 1).min(given_up + FAR),
            _ => bounds.lower.max(given_up - FAR),
        }
    }

    /// How many nodes a question may take.
    pub const fn patience(&self) -> u64 {
        self.patience
    }

    /// The question for this threshold took too long.
    pub const fn give_up(&mut self, threshold: i16) {
        self.given_up = Some(threshold);
    }
}
