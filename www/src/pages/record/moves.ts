import { html, nothing } from "lit";
import type { Texts } from "../../locales/texts";
import type { Words } from "../../play/words";
import type { Ply } from "./history";

/** Where each key leads, from a point of a game with so many moves. */
const KEYS: Record<string, (at: number, all: number) => number> = {
  ArrowLeft: (at) => at - 1,
  ArrowUp: (at) => at - 1,
  ArrowRight: (at) => at + 1,
  ArrowDown: (at) => at + 1,
  Home: () => 0,
  End: (_, all) => all,
};

/** The moves of a game by rounds and turns, each a button that shows the point after it: one Tab stop, moved by arrows. */
export function moveList(
  texts: Texts,
  words: Words,
  plies: readonly Ply[],
  shown: number,
  go: (ply: number) => void,
) {
  const onKey = (event: KeyboardEvent) => {
    const to = KEYS[event.key]?.(shown, plies.length);
    if (to === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const list = event.currentTarget as HTMLElement;
    go(Math.max(0, Math.min(plies.length, to)));
    list.querySelector<HTMLElement>("[aria-current]")?.focus();
  };
  const point = (ply: number, label: string, name?: string) => html`
    <button type="button" data-ply=${ply} tabindex=${ply === shown ? 0 : -1} aria-current=${ply === shown ? "step" : nothing}
      aria-label=${name ?? nothing} @click=${() => go(ply)}>${label}</button>`;
  let turn = 0;
  const item = ({ move, side, again }: Ply, at: number) => {
    if (!again) turn += 1;
    const name = texts.text("record-move", {
      n: at + 1,
      who: words.who(side),
      move,
      again: again ? "yes" : "no",
    });
    return html`<li class=${again ? "again" : side} data-turn=${again ? "" : `${turn}. `}>${point(at + 1, move, name)}</li>`;
  };
  const rounds = byRound(plies).map(
    ({ round, first, plies }) => html`
      ${round ? html`<h3>${texts.text("record-round", { round })}</h3>` : nothing}
      <ol class="moves">${plies.map((ply, i) => item(ply, first + i))}</ol>
    `,
  );
  return html`
    <div class="list" @keydown=${onKey}>
      ${point(0, texts.text("record-start"))}
      ${plies.length === 0 ? html`<span class="none">${texts.text("record-none")}</span>` : rounds}
    </div>
  `;
}

/** Moves in the rounds they were made in; outside a match there is one without a number. */
function byRound(plies: readonly Ply[]): { round: number | undefined; first: number; plies: Ply[] }[] {
  const rounds: { round: number | undefined; first: number; plies: Ply[] }[] = [];
  for (const [at, ply] of plies.entries()) {
    const { round: info } = ply.before;
    const round = info?.format === "match" ? info.number : undefined;
    if (rounds.length === 0 || rounds.at(-1)?.round !== round) rounds.push({ round, first: at, plies: [] });
    rounds.at(-1)?.plies.push(ply);
  }
  return rounds;
}
