import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

/** The release. */
export const version =
  readFileSync(new URL("../../Cargo.toml", import.meta.url), "utf8").match(/^version = "(.*)"/m)?.[1] ?? "";

/** Gives the element's file a second address with the release's version, and writes what its content must be beside it. */
export function versioned(): Plugin {
  return {
    name: "hollows-versioned",
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        const element = bundle["hollows-board.js"];
        if (element?.type !== "chunk") return;
        const file = `hollows-board-${version}.js`;
        const integrity = `sha384-${createHash("sha384").update(element.code).digest("base64")}`;
        this.emitFile({ type: "asset", fileName: file, source: element.code });
        this.emitFile({
          type: "asset",
          fileName: "integrity.json",
          source: JSON.stringify({ file, integrity }),
        });
      },
    },
  };
}
