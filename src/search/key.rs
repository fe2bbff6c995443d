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
}

impl Ranker {
    /// A ranker for all boards.
    #[inline(never)]
    pub fn new() -> Self {
        let mut binomial = Box::new([[0u64; MOST + 1]; 25]);
        for n in 0..=MOST {
            binomial[0][n] = 1;
            for k in 1..25.min(n + 1) {
                binomial[k][n] = binomial[k - 1][n - 1].wrapping_add(binomial[k][n - 1]);
            }
        }
        Self { binomial }
    }

    /// The rank of a board among all boards of `N` pits, those with fewer seeds first: the combinatorial
    /// number system. Mandarin stones are left out.
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
    pub fn boards(&self, pits: usize, seeds: u32) -> u64 {
        self.binomial[pits][seeds as usize + pits]
    }

    /// The key of a board: its rank, how many pits the mover owns, and its Mandarin stones.
    ///
    /// Sàn Yáo's sons stay the same while a round lasts, and they are the first pits of one row: so the
    /// number of pits the mover owns says who owns which.
    #[inline]
    pub fn key<const N: usize>(&self, board: &Board<N>) -> u64 {
        let stones = stones(board.pits[N / 2 - 1]) | stones(board.pits[N - 1]) << 1;
        let owned = board.owned.count_ones();
        self.rank(&board.pits) << 6 | u64::from(owned << 2 | u32::from(stones))
    }
}

/// Whether [`Ranker::key`] tells all boards of so many pits apart that have at most `total` seeds: where it
/// does not, a search may mistake one board for another and must prove nothing.
pub const fn is_exact(pits: usize, total: u32) -> bool {
    pits <= 12 || total <= 38
}
