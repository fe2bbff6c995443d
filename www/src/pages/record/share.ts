import type { Engine } from "../../engine/loader";
import type { GameId, MoveText, Side } from "../../engine/types";
import type { Game } from "./history";

/** The first line of a saved game; a link does without it. */
const HEADER = "hollows 1";

/** The fragment of an address that holds a saved game: its lines as `key=value`. Moves taken back stay at home. */
export function fragmentOf(saved: string): string {
  const pairs = new URLSearchParams();
  for (const line of saved.trim().split("\n").slice(1)) {
    const [key = "", ...words] = line.split(" ");
    if (key !== "undone") pairs.append(key, words.join(" "));
  }
  // These may stand in a fragment as they are, and are easier to read.
  return `#${pairs}`.replace(/%2C/g, ",").replace(/%2F/g, "/").replace(/%3A/g, ":").replace(/%3D/g, "=");
}

/** The saved game that a fragment holds, to be checked by the engine; undefined when it is about something else. */
export function savedIn(fragment: string): string | undefined {
  if (!/^#game=/.test(fragment)) return undefined;
  const lines = [...new URLSearchParams(fragment.slice(1))].map(([key, value]) => `${key} ${value}`);
  return [HEADER, ...lines, ""].join("\n");
}

/** A game from its position at a point, played by the same players, as saved text. */
export function positionOnly({ Game }: Engine, game: Game): string {
  return made(new Game(game.id, { ...kept(game), position: game.position }));
}

/**
 * What was pasted, as a saved game: a saved game, a link, or a position or moves of the game on the board. Throws an
 * error that says what is wrong.
 */
export function readPasted({ Game }: Engine, text: string, on: Game): string {
  // Copied from a text, it may stand in quotation marks or between letters that nobody sees.
  const pasted = text.replace(/[\u200b-\u200f\ufeff]/g, "").replace(/^[\s"'“”„«»]+|[\s"'“”„«»]+$/g, "");
  const fragment = pasted.match(/#game=\S+/)?.[0];
  if (fragment || pasted.startsWith("hollows ")) {
    const game = Game.load((fragment && savedIn(fragment)) || pasted.replace(/\r/g, ""));
    return made(game);
  }
  const asked = /^https?:/.test(pasted) && URL.canParse(pasted) ? new URL(pasted).searchParams : undefined;
  const position = asked?.get("position");
  if (asked && position) {
    const id = (asked.get("game") ?? on.id) as GameId;
    return made(new Game(id, { ...(id === on.id && kept(on)), position }));
  }
  if (pasted.includes("/"))
    return made(new Game(on.id, { ...kept(on), position: pasted.replace(/\s+/g, " ") }));
  // Also as they are written in lists: “1. C f 2. F b”, or “C, f”.
  const moves = pasted.split(/(?:[\s,;]|\d+\.)+/).filter(Boolean) as MoveText[];
  // Capitals are South's; who made the first move began.
  const first: Side = /^[a-z]/.test(moves[0] ?? "") ? "north" : "south";
  const game = new Game(on.id, { ...kept(on), first });
  try {
    for (const move of moves) game.play(move);
  } catch (error) {
    game.free();
    throw error;
  }
  return made(game);
}

/** What a game from elsewhere takes over from the one on the board. */
function kept(game: Game) {
  const format = game.view().round?.format;
  return { south: game.player("south"), north: game.player("north"), ...(format && { format }) };
}

function made(game: InstanceType<Engine["Game"]>): string {
  const saved = game.save();
  game.free();
  return saved;
}
