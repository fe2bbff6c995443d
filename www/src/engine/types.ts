/** The engine's data types, described once beside the Rust code that makes them. */
export type * from "../../../src/wasm.d.ts";
