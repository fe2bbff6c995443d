//! What is known of a value while two threads prove it from both sides.

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
