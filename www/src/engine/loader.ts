import init, * as engine from "./pkg/hollows.js";
import wasm from "./pkg/hollows_bg.wasm?url";

/** The engine's classes, once its WebAssembly is running. */
export type Engine = typeof engine;

let bytes: Promise<ArrayBuffer> | undefined;
let running: Promise<Engine> | undefined;

/** The engine's bytes, fetched once; a failed fetch is tried again at the next call. */
export function engineBytes(): Promise<ArrayBuffer> {
  bytes ??= fetch(new URL(wasm, import.meta.url))
    .then((response) => {
      if (!response.ok) throw new Error(`${response.status} ${response.statusText}`);
      return response.arrayBuffer();
    })
    .catch((error: unknown) => {
      bytes = undefined;
      throw error;
    });
  return bytes;
}

/**
 * Starts the engine, or hands out the running one. From bytes, not from a stream: streaming fails wherever a host
 * serves `.wasm` under another media type.
 */
export function loadEngine(): Promise<Engine> {
  running ??= engineBytes()
    .then((module) => init({ module_or_path: module }))
    .then(() => engine)
    .catch((error: unknown) => {
      running = undefined;
      throw error;
    });
  return running;
}
