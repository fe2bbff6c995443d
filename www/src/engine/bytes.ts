import wasm from "./pkg/hollows_bg.wasm?url";

/** The engine's bytes, fetched from beside the script. */
export async function fetchBytes(): Promise<ArrayBuffer> {
  const response = await fetch(new URL(wasm, import.meta.url));
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`);
  return response.arrayBuffer();
}
