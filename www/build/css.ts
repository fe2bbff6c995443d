import type { Plugin } from "vite";

/** Takes comments and spaces that mean nothing out of the elements' styles, which no other tool of the build sees. */
export function shortStyles(): Plugin {
  return {
    name: "hollows-short-styles",
    apply: "build",
    enforce: "pre",
    transform: {
      filter: { id: /\/src\/.*\.ts$/, code: "css`" },
      handler: (code) => ({ code: code.replace(/css`[^`]*`/g, shorten), map: null }),
    },
  };
}

function shorten(styles: string): string {
  return styles
    .replace(/\/\*.*?\*\//gs, "")
    .replace(/\s+/g, " ")
    .replace(/ ?([{};,]) ?/g, "$1")
    .replace(/: /g, ":")
    .replace(/;}/g, "}");
}
