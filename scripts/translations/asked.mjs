// Which messages the site's pages and code ask for.
import { readdirSync, readFileSync } from "node:fs";

const site = new URL("../../www/", import.meta.url);

function textOf(folder, ending) {
  return readdirSync(new URL(folder, site), { recursive: true })
    .filter((file) => file.endsWith(ending))
    .map((file) => readFileSync(new URL(`${folder}${file}`, site), "utf8"))
    .join("\n");
}

/** Tells whether a message is used, and names those that are asked for by their full names. */
export function asked() {
  const pages = readdirSync(site)
    .filter((file) => file.endsWith(".html"))
    .map((file) => readFileSync(new URL(file, site), "utf8"))
    .join("\n");
  const code = textOf("src/", ".ts") + textOf("build/", ".ts");
  const found = (text, pattern) => [...text.matchAll(pattern)].map(([, name]) => name);

  const marked = found(pages + code, /data-l10n="([\w.-]+)"/g);
  const called = found(code, /exts\??\.(?:text|find)\(\s*"([\w.-]+)"/g);
  const words = new Set([...marked, ...found(code, /["'`]([a-z][\w.-]*)["'`]/g)]);
  const games = found(pages, /data-about="([\w-]+)"/g);
  // Names put together in code, `ended-${reason}`; the clauses of a game, and what is told about it.
  const patterns = [
    ...found(code, /[`"]([\w.-]*(?:\$\{[^{}`"]*\}[\w.-]*)+)[`"]/g)
      .filter((name) => /[a-z]{3}/.test(name.replace(/\$\{.*?\}/g, "")))
      .map((name) => name.replaceAll(".", "\\.").replace(/\$\{.*?\}/g, "[\\w-]+")),
    ...found(pages, /data-clauses="(\w+)"/g).map((prefix) => `${prefix}-\\d+(\\.decided|\\.because)?`),
    ...games.map((game) => `${game}-(story|board|term|played|disputed|source)-\\d+(\\.say|\\.means)?`),
  ].map((pattern) => new RegExp(`^${pattern}$`));
  return {
    uses: (name) => words.has(name) || patterns.some((pattern) => pattern.test(name)),
    ids: new Set([...marked, ...called]),
  };
}
