import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

/** Leaves out of the tests' positions what only the tests need: where a move leads. */
export function vectors(): Plugin {
  return {
    name: "vectors",
    enforce: "pre",
    load(id) {
      const [, file] = id.match(/^(.*\/vectors\/\w+\.jsonl)\?raw$/) ?? [];
      if (!file) return undefined;
      this.addWatchFile(file);
      const lines = readFileSync(file, "utf8").trim().split("\n");
      const shown = lines.map((line) => JSON.stringify({ ...JSON.parse(line), after: undefined }));
      return `export default ${JSON.stringify(shown.join("\n"))}`;
    },
  };
}
