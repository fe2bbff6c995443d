import type { MoveText, PitName } from "../../engine/types";
import type { Texts } from "../../locales/texts";
import type { Session } from "../../play/session";
import type { Telling } from "../../play/telling";

/** What came of a move that was typed: it was played, or why it was not. */
export interface Answer {
  played?: MoveText;
  text: string;
}

/** Plays a move written in notation, or says in words why it cannot be played. */
export function playTyped(texts: Texts, telling: Telling, session: Session, typed: string): Answer {
  const text = typed.trim();
  const { game, phase } = session;
  const legal = game.legalMoves();
  const refused = (...why: Parameters<Telling["refused"]>) => telling.refused(...why);
  if (!text) return { text: texts.text("typed-empty") };
  const pits: PitName[] = game.view().pits.flatMap(({ name, row }) => (row ? name : []));
  const [pit = "", way] = [text.charAt(0), text.slice(1)];
  if (!pits.includes(pit) || !/^[rl]?$/.test(way))
    return { text: texts.text("typed-not-a-pit", { text, pits: pits.join(", "), kind: telling.words.kind }) };
  if (phase === "looking" || phase === "thinking") return { text: refused(pit, phase, game.view().turn) };
  const why = game.whyNot(pit);
  if (why) return { text: refused(pit, why, game.view().turn) };
  if (phase !== "idle") return { text: texts.text("typed-not-now") };
  if (session.play(text)) return { played: text, text: texts.text("typed-played", { move: text }) };
  const ways = legal.filter((move) => move.pit === pit && move.way);
  if (ways.length === 0) return { text: texts.text("typed-one-way", { pit }) };
  // The other way out of this square may be the only one that ends.
  return { text: way ? refused(pit, "endless", game.view().turn) : texts.text("typed-way", { pit }) };
}
