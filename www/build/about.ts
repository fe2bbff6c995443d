import type { Texts } from "../src/locales/texts.ts";

/** What follows from the text of such a page. */
const LINKS = [
  ["play.html?game=", "about-play"],
  ["learn.html?game=", "about-learn"],
  ["puzzles.html?game=", "about-puzzles"],
  ["rules.html#", "about-rules"],
] as const;

/** Writes out what is known of a game where a page says `<main data-about="san-yao">`: its messages, numbered from 1. */
export function about(html: string, texts: Texts): string {
  return html.replace(/<main data-about="([\w-]+)">/g, (tag, game: string) => {
    const numbered = (part: string, item: (id: string) => string) => {
      let items = "";
      for (let n = 1; texts.find(`${game}-${part}-${n}`) !== undefined; n += 1)
        items += item(`${game}-${part}-${n}`);
      return items;
    };
    const paragraphs = (part: string) => numbered(part, (id) => `<p data-l10n="${id}"></p>`);
    const section = (part: string, content: string) =>
      `<section class="${part}"><h2 data-l10n="about-${part}"></h2>${content}</section>`;
    return [
      tag,
      `<figure data-board="${game}"></figure>`,
      `<p class="links">${LINKS.map(([to, text]) => `<a href="./${to}${game}" data-l10n="${text}"></a>`).join("")}</p>`,
      section("story", paragraphs("story")),
      section("board", paragraphs("board")),
      section("terms", `<dl>${numbered("term", term)}</dl>`),
      section("played", paragraphs("played")),
      section("disputed", paragraphs("disputed")),
      section(
        "sources",
        `<ul>${numbered("source", (id) => `<li data-l10n="${id}"></li>`)}</ul><p data-l10n="about-sources-note"></p>`,
      ),
    ].join("");
  });
}

/** A word, how it is said, and what it means. */
function term(id: string): string {
  return `<div><dt data-l10n="${id}"></dt><dd class="say" data-l10n="${id}.say"></dd><dd data-l10n="${id}.means"></dd></div>`;
}
