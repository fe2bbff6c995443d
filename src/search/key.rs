//! A board as a number: the key of every table.

use crate::ring::{Board, seeds, stones};

/// The largest number of things to choose from: 96 seeds on 24 pits.
const MOST: usize = 96 + 24;

/// Ranks boards. Its table of binomial coefficients is worked out when it is made: shipped as data it would
/// be a tenth of the wasm module.
pub struct Ranker {
    /// `[k][n]`: in how many ways `k` things can be chosen from `n`; wrapping where that does not fit, which
    /// only the largest boards reach.
    binomial: Box<[[u64; MOST + 1]; 25]>,
    /// What of them does not fit into 64 bits; empty for boards that need no more.
    carried: Vec<[u32; MOST + 1]>,
}

/// A board's key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Key {
    /// All of it where a board has no more than [`NARROW`] pits.
    pub low: u64,
    /// The rest.
    pub high: u32,
}

/// Boards of at most so many pits have keys of 64 bits.
pub const NARROW: usize = 12;

impl Ranker {
    /// A ranker for boards of so many pits.
    #[inline(never)]
    pub fn new(pits: usize) -> Self {
        let mut binomial = Box::new([[0u64; MOST + 1]; 25]);
        let mut carried = match pits {
            0..=NARROW => Vec::new(),
            _ => vec![[0u32; MOST + 1]; 25],
        };
        for n in 0..=MOST {
            binomial[0][n] = 1;
            for k in 1..25.min(n + 1) {
                let (sum, carry) = binomial[k - 1][n - 1].overflowing_add(binomial[k][n - 1]);
                binomial[k][n] = sum;
                if pits > NARROW {
                    carried[k][n] = carried[k - 1][n - 1] + carried[k][n - 1] + u32::from(carry);
                }
            }
        }
        Self { binomial, carried }
    }

    /// The rank of a board among all boards of `N` pits, those with fewer seeds first: the combinatorial
    /// number system. Mandarin stones are left out, and of more than 64 bits the highest.
    #[inline]
    pub fn rank<const N: usize>(&self, pits: &[u8; N]) -> u64 {
        let mut rank = 0u64;
        let mut sum = 0;
        for (i, &pit) in pits.iter().enumerate() {
            sum += usize::from(seeds(pit));
            rank = rank.wrapping_add(self.binomial[i + 1][sum + i]);
        }
        rank
    }

    /// How many boards of `pits` pits have at most so many seeds: their ranks are below it.
    pub fn boards(&self, pits: usize, seeds: usize) -> u64 {
        self.binomial[pits][seeds + pits]
    }

    /// The key of a board: its rank, how many pits the mover owns, and its Mandarin stones.
    ///
    /// Sàn Yáo's sons stay the same while a round lasts, and they are the first pits of one row: so the
    /// number of pits the mover owns says who owns which.
    #[inline]
    pub fn key<const N: usize>(&self, board: &Board<N>) -> Key {
        let stones = stones(board.pits[N / 2 - 1]) | stones(board.pits[N - 1]) << 1;
        let owned = board.owned.count_ones();
        let rank = self.rank(&board.pits);
        let high = match N {
            0..=NARROW => 0,
            _ => self.overflow(&board.pits) << 6 | (rank >> 58) as u32,
        };
        Key {
            low: rank << 6 | u64::from(owned << 2 | u32::from(stones)),
            high,
        }
    }

    /// What of a rank does not fit into 64 bits.
    fn overflow<const N: usize>(&self, pits: &[u8; N]) -> u32 {
        let (mut rank, mut high) = (0u64, 0);
        let mut sum = 0;
        for (i, &pit) in pits.iter().enumerate() {
            sum += usize::from(seeds(pit));
            let (next, carry) = rank.overflowing_add(self.binomial[i + 1][sum + i]);
            rank = next;
            high += self.carried[i + 1][sum + i] + u32::from(carry);
        }
        high
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_fullest_boards_of_24_pits_have_ranks_of_84_bits() {
        let ranker = Ranker::new(24);
        let key = |pits: [u8; 24]| {
            let board = Board { pits, owned: 0xfff };
            let Key { low, high } = ranker.key(&board);
            u128::from(high) << 64 | u128::from(low)
        };
        let mut last = [0; 24];
        last[23] = 96;
        // Above it are the C(119, 23) other boards with 96 seeds.
        let mut first = [0; 24];
        first[0] = 96;
        let choose = |n: u128, k: u128| (1..=k).fold(1u128, |all, i| all * (n - k + i) / i);
        let low = u128::from(12u32 << 2);
        let ranks = [key(last), key(first)].map(|key| (key - low) >> 6);
        assert_eq!(ranks, [choose(119, 24), choose(120, 24) - 1]);
    }
}
