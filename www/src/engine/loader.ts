import { fetchBytes } from "./bytes";

/** The engine's classes, once it is running. */
export type Engine = Pick<typeof import("./pkg/hollows.js"), "Game" | "Knowledge" | "Search" | "version">;

/** Whether this browser has WebAssembly at all; a host's policy may still refuse it. */
export const hasWebAssembly = typeof WebAssembly === "object";

let bytes: Promise<ArrayBuffer> | undefined;
let running: Promise<Engine> | undefined;

/** The engine's bytes, fetched once; a failed fetch is tried again at the next call. */
export function engineBytes(): Promise<ArrayBuffer> {
  bytes ??= fetchBytes().catch((error: unknown) => {
    bytes = undefined;
    throw error;
  });
  return bytes;
}

/** Starts the engine, or hands out the running one; a failed start is tried again at the next call. */
export function loadEngine(): Promise<Engine> {
  running ??= start().catch((error: unknown) => {
    running = undefined;
    throw error;
  });
  return running;
}

async function start(): Promise<Engine> {
  try {
    if (!hasWebAssembly) throw new Error("no WebAssembly");
    const [module, engine] = await Promise.all([engineBytes(), import("./pkg/hollows.js")]);
    // From bytes, not from a stream: streaming fails wherever a host serves `.wasm` under another media type.
    await engine.default({ module_or_path: module });
    return engine;
  } catch (error) {
    // Forbidden by a policy, or missing, as in browsers locked down for safety: the same engine as JavaScript, slower.
    return import("./pkg/script/script-engine.js").catch(() => {
      throw error;
    });
  }
}
