import { html } from "lit";
import type { LegalMove, PitView, Side, View } from "../../engine/types";
import type { Texts } from "../../locales/texts";
import type { Words } from "../../play/words";

/** The board as a table: a row for each pit in the order of sowing, then the stores. */
export function boardTable(texts: Texts, words: Words, view: View, legal: readonly LegalMove[]) {
  const playable = new Set(legal.map(({ pit }) => pit));
  const notes = ({ name }: PitView) => {
    const { sons = [], lent } = view.round ?? {};
    return [
      playable.has(name) ? texts.text("table-playable") : "",
      sons.includes(name) ? texts.text("table-son") : "",
      lent?.pit === name ? texts.text("table-lent", { stones: lent.stones }) : "",
    ].filter(Boolean);
  };
  const pit = (one: PitView) => html`
    <tr>
      <th scope="row">${one.row ? one.name : words.place(one.name)}</th>
      <td>${words.goods(one.seeds, one.stones)}</td>
      <td>${one.owner ? words.player(one.owner) : texts.text("table-nobody")}</td>
      <td>${notes(one).join(", ")}</td>
    </tr>`;
  const store = (side: Side) => html`
    <tr>
      <th scope="row">${texts.text("table-store")}</th>
      <td>${words.goods(view.stores[side].seeds, view.stores[side].stones)}</td>
      <td>${words.player(side)}</td>
      <td>${view.debt?.debtor === side ? words.text("debt", { who: words.who(side), amount: words.amount(view.debt.pebbles) }) : ""}</td>
    </tr>`;
  const caption = view.over
    ? texts.text("table-caption")
    : texts.text("table-caption-turn", { who: words.who(view.turn) });
  const head = ["table-pit", "table-holds", "table-owner", "table-notes"];
  return html`
    <table>
      <caption>${caption}</caption>
      <thead><tr>${head.map((id) => html`<th scope="col">${texts.text(id, { kind: words.kind })}</th>`)}</tr></thead>
      <tbody>${view.pits.map(pit)}</tbody>
      <tbody>${store("south")}${store("north")}</tbody>
    </table>
  `;
}
