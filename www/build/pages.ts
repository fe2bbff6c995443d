import { readdirSync, readFileSync } from "node:fs";
import type { Plugin } from "vite";
import { Texts } from "../src/locales/texts.ts";
import { about } from "./about.ts";

/** What the pages may load and do. Nothing comes from another host; workers may come from a blob, since they carry their source along. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self' blob:",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join("; ");

function english(): Texts {
  const folder = new URL("../locales/en/", import.meta.url);
  const ftl = readdirSync(folder).map((part) => readFileSync(new URL(part, folder), "utf8"));
  return new Texts([{ lang: "en", ftl }]);
}

/** Fills the pages with their English text, so that they can be read before, and without, any script. */
export function pages(): Plugin {
  let building = false;
  return {
    name: "hollows-pages",
    configResolved: ({ command }) => {
      building = command === "build";
    },
    transformIndexHtml: {
      order: "pre",
      handler: (html) => {
        const filled = fill(about(clauses(html, english()), english()), english());
        // Vite's own development scripts would not pass.
        return building
          ? filled.replace(
              "<meta charset",
              `<meta http-equiv="Content-Security-Policy" content="${POLICY}" />\n    <meta charset`,
            )
          : filled;
      },
    },
  };
}

/** Puts each message where its `data-l10n` stands: between the tags, or into `content` of a `<meta>`. */
function fill(html: string, texts: Texts): string {
  const message = (id: string) => {
    const text = texts.find(id);
    if (text === undefined) throw new Error(`the pages want "${id}", which locales/en does not have`);
    return text;
  };
  return html
    .replace(/(<meta [^>]*data-l10n="([\w.-]+)")/g, (_, tag, id) => `${tag} content="${message(id)}"`)
    .replace(/(<(?!meta)[^>]*data-l10n="([\w.-]+)"[^>]*>)(?=<\/)/g, (_, tag, id) => `${tag}${message(id)}`);
}

/**
 * Writes out the clauses of a game where the page says `<ol data-clauses="sy">`: the messages `sy-1`, `sy-2` … each with what the
 * documents say (its value), what was decided (`.decided`) and why (`.because`).
 */
function clauses(html: string, texts: Texts): string {
  return html.replace(/<ol data-clauses="(\w+)">/g, (tag, prefix) => {
    const items: string[] = [];
    for (let number = 1; hasClause(texts, `${prefix}-${number}`); number += 1)
      items.push(clause(texts, `${prefix}-${number}`));
    return tag + items.join("");
  });
}

function hasClause(texts: Texts, id: string): boolean {
  return texts.find(id) !== undefined || texts.find(`${id}.decided`) !== undefined;
}

function clause(texts: Texts, id: string): string {
  const part = (source: string, message: string, mark: string) =>
    texts.find(message) === undefined
      ? ""
      : `<p class="${source}"><b data-l10n="${mark}"></b> <span data-l10n="${message}"></span></p>`;
  const name = id.toUpperCase();
  return `<li id="${name}"><a href="#${name}">${name}</a><div>${part("documented", id, "mark-documented")}${part("decided", `${id}.decided`, "mark-decided")}${part("because", `${id}.because`, "mark-because")}</div></li>`;
}
