export type * from "./hollows.js";
export { Game, Search, version } from "./hollows.js";
