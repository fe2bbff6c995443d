// The engine in browsers and bundlers, which know the file beside this one.
import start from "./hollows.js";

await start();

export { Game, Search, version } from "./hollows.js";
