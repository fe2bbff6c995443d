import { gameOf } from "../../src/games.ts";

/** A whole number, its digits in threes. */
export const whole = (number: number) => String(number).replace(/\B(?=(\d{3})+$)/g, "\u202f");

/** A gain or a loss. */
export const signed = (number: number, digits = 0) =>
  (number > 0 ? "+" : "") + number.toFixed(digits).replace("-", "−");

export const percent = (share: number, digits = 0) => `${(100 * share).toFixed(digits)}\u202f%`;

export const text = (id: string) => `<span data-l10n="${id}"></span>`;
export const code = (line: string) => `<code translate="no">${line}</code>`;
export const command = (line: string) => `<p class="command">${code(line)}</p>`;

/** A ruleset: its game's name, and what is different in it. */
export function ruleset(id: string): string {
  const game = gameOf(id);
  const name = game?.names.at(-1);
  if (!game || !name) throw new Error(`the results tell of a game ${id}, which there is not`);
  const spoken = `<span lang="${name.lang}">${name.text}</span>`;
  return id === game.id ? spoken : `${spoken}, ${text(`variant-${id}`)}`;
}

/** A part of the page under its own heading. */
export const section = (id: string, ...content: string[]) =>
  `<section><h2 id="${id}" data-l10n="known-${id}"></h2><p data-l10n="known-${id}-about"></p>${content.join("")}</section>`;

/** A table that scrolls where the screen is narrow. `label` is the id of its heading; each row begins with what it is about. */
export function table(label: string, columns: string[], rows: string[][]): string {
  const head = columns.map((column) => `<th scope="col">${column}</th>`).join("");
  const body = rows.map(
    ([about, ...cells]) =>
      `<tr><th scope="row">${about}</th>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`,
  );
  return `<div class="wide" role="region" tabindex="0" aria-labelledby="${label}"><table><thead><tr>${head}</tr></thead><tbody>${body.join("")}</tbody></table></div>`;
}
