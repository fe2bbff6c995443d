import type { Engine } from "./loader";
import type { Limits } from "./protocol";

/** Opening books of the games that have one, each in a script of its own: scripts are to be had on every host. */
const BOOKS: Record<string, () => Promise<{ default: string }>> = {
  ayoayo: () => import("../../../src/search/books/ayoayo.book?url&inline"),
  "hoyito-ii": () => import("../../../src/search/books/hoyito-ii.book?url&inline"),
  "o-an-quan": () => import("../../../src/search/books/o-an-quan.book?url&inline"),
  "o-an-quan-vi": () => import("../../../src/search/books/o-an-quan-vi.book?url&inline"),
};

/** The strongest level, which knows its books; those below know no more than people do. */
const STRONGEST = 6;

/** The opening book for a search in a saved game or an analysis of it, if it may know it and there is one to be had. */
export async function openingBook(
  { Game }: Engine,
  saved: string,
  limits?: Limits,
): Promise<Uint8Array | undefined> {
  if (limits && "level" in limits && limits.level < STRONGEST) return undefined;
  try {
    const game = Game.load(saved);
    const load = BOOKS[game.id];
    game.free();
    if (!load) return undefined;
    const { default: address } = await load();
    const letters = atob(address.slice(address.indexOf(",") + 1));
    return Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
  } catch {
    // It thinks for itself then.
    return undefined;
  }
}
