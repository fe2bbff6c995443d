// The ids of all games, from the types that the engine hands out.
import { readFileSync } from "node:fs";

const types = readFileSync(new URL("../src/wasm.d.ts", import.meta.url), "utf8");
const [, union] = /export type GameId =([^;]+);/.exec(types);

export const games = [...union.matchAll(/"([\w-]+)"/g)].map(([, id]) => id);
