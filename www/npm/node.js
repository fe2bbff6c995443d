// The engine in Node, which reads the file beside this one.
import { readFileSync } from "node:fs";
import { initSync } from "./hollows.js";

initSync({ module: readFileSync(new URL("./hollows_bg.wasm", import.meta.url)) });

export { Game, Search, version } from "./hollows.js";
