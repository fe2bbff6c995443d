import { copyFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

/** Builds the way out, should a release be broken: the offline copy is taken away. */
export const withdrawing = process.env.WITHDRAW_OFFLINE_COPY === "1";

/** Puts the worker that withdraws in place of the usual one. */
export function withdrawn(): Plugin {
  let folder = "";
  return {
    name: "hollows-withdrawn",
    apply: () => withdrawing,
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir);
    },
    closeBundle: {
      order: "post",
      sequential: true,
      handler: () =>
        copyFileSync(fileURLToPath(new URL("withdraw.js", import.meta.url)), join(folder, "sw.js")),
    },
  };
}
