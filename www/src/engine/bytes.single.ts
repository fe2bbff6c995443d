/** The engine, compressed, in letters; put in by the build. */
declare const PACKED_ENGINE: string;

/** The engine's bytes, which the single file carries itself. */
export function fetchBytes(): Promise<ArrayBuffer> {
  const packed = Uint8Array.from(atob(PACKED_ENGINE), (letter) => letter.charCodeAt(0));
  const bytes = new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Response(bytes).arrayBuffer();
}
