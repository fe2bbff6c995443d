import type { GameId } from "../../engine/types";
import type { Art } from "./art";

/** The four objects, each fetched when it is first drawn: most pages show only one. */
const arts = {
  "san-yao": () => import("./san-yao"),
  ayoayo: () => import("./ayoayo"),
  hoyito: () => import("./hoyito"),
  "o-an-quan": () => import("./o-an-quan"),
};

/** A name in `arts`; the `data-art` of a drawing. */
export type ArtName = keyof typeof arts;

const fetched = new Map<ArtName, Art>();

/** Which object a game is played on. */
export function artOf(game: GameId): ArtName {
  if (game.startsWith("hoyito")) return "hoyito";
  return game.startsWith("o-an") ? "o-an-quan" : (game as "san-yao" | "ayoayo");
}

/** Hands over a game's art: at once where it has been seen before. */
export function withArt(game: GameId, draw: (art: Art) => void): void {
  const name = artOf(game);
  const known = fetched.get(name);
  if (known) {
    draw(known);
    return;
  }
  arts[name]().then(
    ({ default: art }) => {
      fetched.set(name, art);
      draw(art);
    },
    // Without a network the board stays bare but playable; the next drawing tries again.
    () => {},
  );
}
