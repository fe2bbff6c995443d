import type { GameId } from "../../engine/types";
import { VARIANTS } from "../../games";
import type { Art } from "./art";

/** The four objects, each fetched when it is first drawn: most pages show only one. */
const arts = {
  "san-yao": () => import("./san-yao"),
  ayoayo: () => import("./ayoayo"),
  "hoyito-ii": () => import("./hoyito"),
  "o-an-quan": () => import("./o-an-quan"),
};

/** A name in `arts`; the `data-art` of a drawing. */
export type ArtName = keyof typeof arts;

const fetched = new Map<ArtName, Art>();

/** A game's art, if it has been fetched. */
export function knownArt(game: GameId): Art | undefined {
  return fetched.get(VARIANTS[game].of);
}

/** Fetches a game's art; nothing without a network, and the next try may succeed. */
export async function fetchArt(game: GameId): Promise<Art | undefined> {
  const name = VARIANTS[game].of;
  try {
    const { default: art } = await arts[name]();
    fetched.set(name, art);
    return art;
  } catch {
    return undefined;
  }
}
