import { html, nothing, svg } from "lit";
import type { Texts } from "../../locales/texts";
import type { Value } from "./analysis";
import type { Ply } from "./history";

const W = 360;
const H = 150;
const EDGE = 10;

/** A value in words. */
export function inWords(texts: Texts, value: Value | undefined): string {
  if (!value) return texts.text("graph-unknown");
  const { margin, exact } = value;
  const ahead = margin === 0 ? "nobody" : margin > 0 ? "south" : "north";
  return texts.text("graph-value", { ahead, margin: Math.abs(margin), proved: exact ? "yes" : "no" });
}

/** The values over the game as a line; pressing it shows the point below. A slider does the same for the keyboard. */
export function graph(
  texts: Texts,
  values: readonly (Value | undefined)[],
  plies: readonly Ply[],
  shown: number,
  go: (ply: number) => void,
) {
  const last = Math.max(1, plies.length);
  const most = Math.max(10, ...values.map((value) => Math.abs(value?.margin ?? 0)));
  const x = (ply: number) => EDGE + (ply / last) * (W - 2 * EDGE);
  const y = (margin: number) => H / 2 - (margin / most) * (H / 2 - EDGE);
  const press = ({ currentTarget, clientX }: MouseEvent) => {
    const { left, width } = (currentTarget as Element).getBoundingClientRect();
    const along = (((clientX - left) / width) * W - EDGE) / (W - 2 * EDGE);
    go(Math.round(Math.max(0, Math.min(1, along)) * plies.length));
  };
  const stretch = (value: Value | undefined, ply: number) => {
    const before = values[ply - 1];
    if (!value || !before || newRound(plies, ply)) return nothing;
    const proved = value.exact && before.exact;
    return svg`<path class=${proved ? "proved" : "searched"} d="M${x(ply - 1)} ${y(before.margin)}L${x(ply)} ${y(value.margin)}" />`;
  };
  const radius = plies.length > 40 ? 2.5 : 4;
  const dot = (value: Value | undefined, ply: number) =>
    value
      ? svg`<circle class=${value.exact ? "proved" : "searched"} cx=${x(ply)} cy=${y(value.margin)} r=${radius} />`
      : nothing;
  const label = (ply: number) =>
    `${ply === 0 ? texts.text("record-start") : `${ply}. ${plies[ply - 1]?.move}`}: ${inWords(texts, values[ply])}`;
  return html`
    <figure>
      <p class="scale" aria-hidden="true"><span>${texts.text("graph-south", { most })}</span></p>
      <svg class="values" viewBox="0 0 ${W} ${H}" aria-hidden="true" @click=${press}>
        <path class="zero" d="M0 ${H / 2}H${W}" />
        <path class="here" d="M${x(shown)} 0V${H}" />
        ${values.map(stretch)}${values.map(dot)}
      </svg>
      <p class="scale" aria-hidden="true"><span>${texts.text("graph-north", { most })}</span></p>
      <label>${texts.text("graph-point")}
        <input type="range" name="point" min="0" max=${plies.length} .value=${`${shown}`} aria-valuetext=${label(shown)}
          @input=${(event: Event) => go(Number((event.target as HTMLInputElement).value))} /></label>
      <p class="value">${label(shown)}</p>
      <figcaption>${texts.text("graph-key")}</figcaption>
    </figure>
  `;
}

/** The same as a table. */
export function valueTable(texts: Texts, values: readonly (Value | undefined)[], plies: readonly Ply[]) {
  const row = (value: Value | undefined, ply: number) => html`
    <tr>
      <th scope="row">${ply === 0 ? texts.text("record-start") : `${ply}. ${plies[ply - 1]?.move}`}</th>
      <td>${inWords(texts, value)}</td>
    </tr>`;
  return html`
    <table>
      <caption>${texts.text("graph")}</caption>
      <thead><tr><th scope="col">${texts.text("graph-column-point")}</th><th scope="col">${texts.text("graph-column-value")}</th></tr></thead>
      <tbody>${values.map(row)}</tbody>
    </table>
  `;
}

/** Between the rounds of a match there is no line: each has a value of its own. */
function newRound(plies: readonly Ply[], ply: number): boolean {
  const made = plies[ply - 1];
  return made !== undefined && made.before.round?.number !== made.after.round?.number;
}
