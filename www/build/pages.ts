import { createHash } from "node:crypto";
import { fileURLToPath } from "node:url";
import { build, type Plugin } from "vite";
import { Texts } from "../src/locales/texts.ts";
import { about } from "./about.ts";
import { diagrams } from "./diagrams.ts";
import { known } from "./known/page.ts";
import { englishParts, languageNames, languages } from "./locales.ts";

/** What the pages may load and do. Nothing comes from another host; workers may come from a blob, since they carry their source along. */
const policy = (inline: string) =>
  [
    "default-src 'none'",
    `script-src 'self' 'wasm-unsafe-eval' 'sha256-${createHash("sha256").update(inline).digest("base64")}'`,
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "frame-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");

function english(): Texts {
  return new Texts("en", englishParts());
}

/** The script that runs before a page is seen, in one piece. */
async function early(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: "warn",
    define: { LANGUAGES: JSON.stringify(languages) },
    build: {
      write: false,
      target: "es2022",
      lib: {
        entry: fileURLToPath(new URL("../src/pages/early.ts", import.meta.url)),
        formats: ["iife"],
        name: "_",
      },
    },
  });
  const [bundle] = Array.isArray(result) ? result : [result];
  if (!bundle || !("output" in bundle)) throw new Error("the early script was not built");
  return bundle.output[0].code.trim();
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
      handler: async (html) => {
        const script = await early();
        const texts = english();
        const written = known(about(diagrams(clauses(withSwitcher(html), texts)), texts));
        const filled = fill(written, texts);
        // Vite's own development scripts would not pass.
        const meta = `<meta http-equiv="Content-Security-Policy" content="${policy(script)}" />\n    `;
        return filled.replace(
          /<meta charset[^>]*>/,
          (charset) => `${building ? meta : ""}${charset}\n    <script>${script}</script>`,
        );
      },
    },
  };
}

/** Adds the choice of languages to a page's header, each under its own name. */
function withSwitcher(html: string): string {
  const options = Object.entries(languageNames).map(
    ([lang, name]) => `<option value="${lang}" lang="${lang}">${name}</option>`,
  );
  const select = `<select name="language" autocomplete="off">${options.join("")}</select>`;
  return html.replace(
    /\s*<\/header>/,
    `<label class="language"><span data-l10n="choose-language"></span>${select}</label>$&`,
  );
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
  return `<li id="${name}"><a href="#${name}">${name}</a><div>${part("documented", id, "mark-documented")}${part("decided", `${id}.decided`, "mark-decided")}${part("because", `${id}.because`, "mark-because")}<div data-diagrams="${id}"></div></div></li>`;
}
