//! Proofs that go round.
//!
//! In Ô Ăn Quan players may refill and capture for ever, until C-3 ends the game at the third occurrence of a position
//! and gives what lies in the rows to their owners. Where a line comes back to a position of its own, with nothing lost
//! on the way for the player whose gain is to be proved, and that award is enough for her, she needs no more.
//!
//! What is found so *rests on* the position that the circle starts from, its head: it is proved when the head is, that
//! is when all ways from the head gain enough or come back to it. Until then the table does not learn it.
//!
//! The head is passed each time before what lies on its circles: so it is the first position to occur for the third
//! time, if nothing else of the circle has occurred more often. Therefore
//! - what rests on different heads, whose circles could share positions, proves nothing together;
//! - a line proves nothing in which another position comes back;
//! - the table, which may be asked on a line that has met the circle elsewhere, never learns what rests on a *strict*
//!   circle, on which there are positions whose award would not be enough.
//!
//! (Two hundred moves without a capture change nothing: while nothing is captured, pebbles that pass a Mandarin square
//! do not come back, so that a circle without captures keeps to the rows and its award is everywhere the same. And as
//! in [`question`](crate::search::question), lines put together from what the table has learnt are not compared as a
//! whole.)

use super::{Frame, Prober};
use crate::search::key::Key;
use crate::search::question::{Horizon, Question};
use crate::search::table::Claim;

/// What claims that go round rest on.
#[derive(Clone, Copy)]
pub struct Circles {
    /// The number of the head's frame; none when the head is proved.
    head: Option<usize>,
    /// There are strict circles among them.
    strict: bool,
    _native: Native,
}

/// Only native proofs go round: where this type has no value nothing rests on circles, and all code for them is left out.
#[derive(Clone, Copy)]
#[cfg(not(target_arch = "wasm32"))]
struct Native;
#[derive(Clone, Copy)]
#[cfg(target_arch = "wasm32")]
enum Native {}

#[cfg(not(target_arch = "wasm32"))]
const NATIVE: Option<Native> = Some(Native);
#[cfg(target_arch = "wasm32")]
const NATIVE: Option<Native> = None;

impl Circles {
    /// What two claims rest on together; an error where that proves nothing.
    pub fn join(one: Option<Self>, two: Option<Self>) -> Result<Option<Self>, ()> {
        let (Some(a), Some(b)) = (one, two) else {
            return Ok(one.or(two));
        };
        let joined = Self {
            strict: a.strict || b.strict,
            ..a
        };
        (a.head == b.head).then_some(Some(joined)).ok_or(())
    }

    /// What is left to rest on when this frame is left, if anything.
    pub fn leave(self, frame: usize) -> Option<Self> {
        if self.head.is_some_and(|head| head < frame) {
            return Some(self);
        }
        self.strict.then_some(Self { head: None, ..self })
    }
}

impl<const N: usize> Prober<N> {
    /// Lets proofs go round, or not. With circles a line may fail only because of what lies before it, and the table
    /// remembers that; so it has to forget what is not proved.
    #[cfg(not(target_arch = "wasm32"))]
    pub fn set_circles(&mut self, circles: bool) {
        if self.circles != circles {
            self.circles = circles;
            self.table.forget_guesses();
        }
    }

    /// The answer to a question where the line has come back to a position of its own: whether going round is enough.
    pub(super) fn circle(&mut self, question: &Question<N>, key: Key) -> Option<Claim> {
        let native = NATIVE?;
        let Question {
            horizon, threshold, ..
        } = *question;
        // With the same horizon it is the same player's turn.
        let same = |frame: &Frame<N>| frame.key == key && frame.question.horizon == horizon;
        let head = self.frames.iter().rposition(same)?;
        let before = self.frames[head].question.threshold;
        let (lost, value) = match horizon {
            Horizon::Best => (threshold < before, threshold - 1),
            _ => (threshold > before, threshold),
        };
        let enough = |question: &Question<N>| {
            let award = Claim::exact(self.rules.award(&question.board), question.threshold);
            question.horizon.proves(&award)
        };
        if lost || !enough(question) {
            return Some(horizon.answer(threshold));
        }
        let everywhere = self.frames[head..]
            .iter()
            .all(|frame| enough(&frame.question));
        self.rests_on = Some(Circles {
            head: Some(head),
            strict: !everywhere,
            _native: native,
        });
        // No more than is asked for, as that is what was compared with the awards.
        Some(Claim::exact(value, threshold))
    }
}
