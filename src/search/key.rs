//! A board as a number: the key of every table.

use crate::ring::{Board, seeds, stones};

/// Most seeds the binomial table reaches.
const MAX_SEEDS: usize = 96;

/// `BINOMIAL[k][n]`: in how many ways `k` things can be chosen from `n`, as far as it fits (wrapping
/// beyond, which only the largest boards reach).
const BINOMIAL: [[u64; MAX_SEEDS + 25]; 25] = {
    let mut table = [[0u64; MAX_SEEDS + 25]; 25];
    let mut n = 0;
    while n < MAX_SEEDS + 25 {
        table[0][n] = 1;
        let mut k = 1;
        while k < 25 && n > 0 {
            table[k][n] = table[k - 1][n - 1].wrapping_add(table[k][n - 1]);
            k += 1;
        }
        n += 1;
    }
    table
};

/// The rank of a board among all boards of `N` pits, those with fewer seeds first: the combinatorial number system.
/// Mandarin stones are left out.
#[inline]
pub fn rank<const N: usize>(pits: &[u8; N]) -> u64 {
    let mut rank = 0u64;
    let mut sum = 0;
    for (i, &pit) in pits.iter().enumerate() {
        sum += usize::from(seeds(pit));
        rank = rank.wrapping_add(BINOMIAL[i + 1][sum + i]);
    }
    rank
}

/// Boards of `n` pits with at most `total` seeds: ranks are below it.
pub const fn boards(n: usize, total: usize) -> u64 {
    BINOMIAL[n][total + n]
}

/// Whether [`key`] tells all boards apart that have at most `total` seeds: where it does not, a search may
/// mistake one board for another and must prove nothing.
pub const fn is_exact<const N: usize>(total: u32) -> bool {
    N <= 12 || total <= 40
}

/// The key of a board: its rank, how many pits the mover owns, and its Mandarin stones.
///
/// Sàn Yáo's sons stay the same while a round lasts, and they are the first pits of one row: so the number
/// of pits the mover owns says who owns which.
#[inline]
pub fn key<const N: usize>(board: &Board<N>) -> u64 {
    let stones = stones(board.pits[N / 2 - 1]) | stones(board.pits[N - 1]) << 1;
    rank(&board.pits) << 6 | u64::from(board.owned.count_ones() << 2 | u32::from(stones))
}
