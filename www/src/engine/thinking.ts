import type { Known } from "./known";
import type { Engine } from "./loader";
import type { Limits } from "./protocol";
import type { Analysed, Progress } from "./types";

/** Longest time a search may take, in milliseconds; then the best move found so far is its answer. */
const PATIENCE = 1500;

/** The same in a turn that the computer has earned: such turns come in rows. */
const AGAIN_PATIENCE = 600;

/** Longest time an analysis may take, in milliseconds: what it shows later hardly changes. */
const ANALYSIS_PATIENCE = 30_000;

/** Time between two reports of an analysis. */
const REPORT = 250;

/** Nodes of the first slice, and of the smallest: few, as an engine that has just been loaded is slow. */
const LEAST_BUDGET = 100;

/** Lets everything that waits (messages, input, painting) go first. */
export function breathe(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/**
 * The budget of the next slice, when one with this budget took so many milliseconds. Grows slowly, shrinks at once: a
 * slice that is too long is felt, one that is too short is not.
 */
export function nextBudget(budget: number, took: number, slice: number): number {
  return Math.max(LEAST_BUDGET, Math.round(budget * Math.min(2, slice / 2 / Math.max(took, 0.1))));
}

/**
 * Looks for the best move of a saved game, in slices, so that it can be stopped between two of them.
 * `slice` is the longest time, in milliseconds, it may block its thread. Undefined when `stopped` said so. It uses the
 * game's opening book and what is `known` of the game.
 */
export async function think(
  { Game, Search }: Engine,
  saved: string,
  limits: Limits,
  book: Uint8Array | undefined,
  slice: number,
  stopped: () => boolean,
  known?: Known,
): Promise<Progress | undefined> {
  const game = Game.load(saved);
  const search = known?.of(game.id)?.search(game, limits, book) ?? new Search(game, limits, book);
  const again = "level" in limits && game.lastEvents().some(({ type }) => type === "again");
  const end = performance.now() + (again ? AGAIN_PATIENCE : PATIENCE);
  let budget = LEAST_BUDGET;
  try {
    for (;;) {
      await breathe();
      if (stopped()) return undefined;
      const start = performance.now();
      const progress = search.step(budget);
      const now = performance.now();
      if (progress.done || (now > end && progress.move !== undefined)) return progress;
      budget = nextBudget(budget, now - start, slice);
    }
  } finally {
    search.free();
    game.free();
  }
}

/** Finds out what each legal move in a saved game is worth and tells of it, until it is `stopped` or has done enough.*/
export async function analyse(
  { Game, Knowledge }: Engine,
  saved: string,
  book: Uint8Array | undefined,
  slice: number,
  stopped: () => boolean,
  tell: (found: Analysed) => void,
  known?: Known,
): Promise<void> {
  const game = Game.load(saved);
  const knowledge = known?.of(game.id) ?? new Knowledge(game.id);
  const analysis = knowledge.analyse(game, book);
  if (!known) knowledge.free();
  const end = performance.now() + ANALYSIS_PATIENCE;
  let budget = LEAST_BUDGET;
  let told = Number.NEGATIVE_INFINITY;
  try {
    for (;;) {
      await breathe();
      if (stopped()) return;
      const start = performance.now();
      const found = analysis.step(budget);
      const now = performance.now();
      const enough = found.done || now > end;
      if (enough || now > told + REPORT) {
        tell(found);
        told = now;
      }
      if (enough) return;
      budget = nextBudget(budget, now - start, slice);
    }
  } finally {
    analysis.free();
    game.free();
  }
}
