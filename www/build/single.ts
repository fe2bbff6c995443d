import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import type { Plugin } from "vite";

/** The engine, compressed and in letters. */
export function packedEngine(): string {
  const engine = readFileSync(new URL("../src/engine/pkg/hollows_bg.wasm", import.meta.url));
  return gzipSync(engine, { level: 9 }).toString("base64");
}

/** Puts the one script and the one style sheet of a build into the exhibit's page, as `hollows.html`, and nothing beside it. */
export function single(): Plugin {
  return {
    name: "hollows-single",
    enforce: "pre",
    resolveId: {
      filter: { id: /^\.\/(bytes|pkg\/script\/script-engine\.js)$/ },
      handler(id, importer) {
        // The engine as JavaScript would be nearly as large as all the rest.
        return id === "./bytes" ? this.resolve("./bytes.single", importer) : "\0absent";
      },
    },
    load: { filter: { id: /^\0absent$/ }, handler: () => 'throw new Error("not in this file")' },
    transform: {
      // Where wasm-bindgen would look for the engine by itself; it is handed its bytes, and would be here twice.
      filter: { id: /\/pkg\/hollows\.js$/ },
      handler: (code) => ({
        code: code.replace(/new URL\([^)]*import\.meta\.url\)/, "undefined"),
        map: null,
      }),
    },
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        const files = Object.values(bundle);
        const script = files
          .flatMap((file) => (file.type === "chunk" ? [file.code] : []))
          .join("")
          .replace(/<(?=\/script|!--)/gi, "\\x3c");
        const style = files
          .flatMap((file) => (file.type === "asset" && file.fileName.endsWith(".css") ? [file.source] : []))
          .join("");
        for (const name of Object.keys(bundle)) delete bundle[name];
        this.emitFile({ type: "asset", fileName: "hollows.html", source: page(script, style) });
      },
    },
  };
}

function page(script: string, style: string): string {
  const template = readFileSync(new URL("../kiosk.html", import.meta.url), "utf8");
  const body = template.match(/<body.*<\/body>/s)?.[0];
  if (!body) throw new Error("kiosk.html has no body");
  const policy = [
    "default-src 'none'",
    `script-src '${hash(script)}' 'wasm-unsafe-eval'`,
    `style-src '${hash(style)}'`,
    "font-src data:",
    "img-src data:",
    "worker-src blob:",
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");
  const head = `<!doctype html>
<html lang="en">
  <head>
    <meta http-equiv="Content-Security-Policy" content="${policy}" />
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
    <title>Hollows</title>
    <style>${style}</style>
  </head>
  `;
  // By a function, since a replacement text has signs of its own.
  return head + body.replace("</body>", () => `<script>${script}</script>\n  </body>\n</html>\n`);
}

function hash(text: string): string {
  return `sha256-${createHash("sha256").update(text).digest("base64")}`;
}
