import type { GameId } from "../../engine/types";
import type { Art } from "./art";
import { ayoayo } from "./ayoayo";
import { hoyito } from "./hoyito";
import { oAnQuan } from "./o-an-quan";
import { sanYao } from "./san-yao";

/** The four objects; a name here is the `data-art` of a drawing. */
export const arts = { "san-yao": sanYao, ayoayo, hoyito, "o-an-quan": oAnQuan } satisfies Record<string, Art>;

/** A name in `arts`. */
export type ArtName = keyof typeof arts;

/** Which object a game is played on. */
export function artOf(game: GameId): ArtName {
  if (game.startsWith("hoyito")) return "hoyito";
  return game.startsWith("o-an") ? "o-an-quan" : (game as "san-yao" | "ayoayo");
}
