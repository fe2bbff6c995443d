//! Replays a move's events without knowing a rule.

use hollows::{Event, Position, Side, ring};
use std::collections::BTreeMap;

/// A board and stores that only do what the events say.
pub struct Plain {
    pub pits: BTreeMap<&'static str, (u32, u32)>,
    pub stores: [(u32, u32); 2],
    pub debt: i32,
    hand: u32,
}

impl Plain {
    /// The board and stores of a position.
    pub fn of(position: &Position) -> Self {
        let pit = |(i, &contents): (usize, &u8)| {
            let contents = (ring::seeds(contents).into(), ring::stones(contents).into());
            (position.game().pit_name(i), contents)
        };
        let store = |side| {
            let store = position.stores().get(side);
            (store.seeds.into(), store.stones.into())
        };
        let debt = position.debt().map_or(0, |(side, n)| match side {
            Side::South => n as i32,
            Side::North => -(n as i32),
        });
        Self {
            pits: position.pits().iter().enumerate().map(pit).collect(),
            stores: Side::BOTH.map(store),
            debt,
            hand: 0,
        }
    }

    fn take(&mut self, side: Side, pit: &str, seeds: u8, stones: u8) {
        let contents = self.pits.get_mut(pit).unwrap();
        assert_eq!(*contents, (seeds.into(), stones.into()), "all of {pit}");
        let store = &mut self.stores[side as usize];
        *store = (store.0 + contents.0, store.1 + contents.1);
        *contents = (0, 0);
    }

    /// Does what an event says, and checks that it can be done.
    pub fn apply(&mut self, event: &Event) {
        match event {
            Event::Lift { pit, seeds, .. } => {
                assert_eq!(self.hand, 0, "the hand is empty between laps");
                let contents = self.pits.get_mut(pit).unwrap();
                assert_eq!(*contents, (u32::from(*seeds), 0));
                self.hand = contents.0;
                contents.0 = 0;
            }
            Event::Drop { pit } => {
                self.hand -= 1;
                self.pits.get_mut(pit).unwrap().0 += 1;
            }
            Event::Capture {
                side,
                pit,
                seeds,
                stones,
            }
            | Event::Leftover {
                side,
                pit,
                seeds,
                stones,
            } => self.take(*side, pit, *seeds, *stones),
            Event::Refill {
                side,
                pits,
                borrowed,
            } => {
                let borrowed = u32::from(*borrowed);
                self.stores[*side as usize].0 -= pits.len() as u32 - borrowed;
                self.stores[side.opponent() as usize].0 -= borrowed;
                let sign = if *side == Side::South { 1 } else { -1 };
                self.debt += sign * borrowed as i32;
                for pit in pits {
                    self.pits.get_mut(pit).unwrap().0 += 1;
                }
            }
            Event::RoundStart { .. } => {
                self.pits.values_mut().for_each(|pit| *pit = (5, 0));
                self.stores = [(0, 0); 2];
            }
            Event::Relay { .. } | Event::Again { .. } | Event::Pass { .. } => {}
            Event::RoundEnd { totals, .. } => {
                let totals = [(totals.south.into(), 0), (totals.north.into(), 0)];
                assert_eq!(self.stores, totals);
            }
            Event::Over { .. } => assert_eq!(self.hand, 0),
        }
    }
}
