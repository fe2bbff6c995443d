import { defineConfig } from "vite";
import { shortStyles } from "./build/css.ts";
import { languageNames, languages, locales } from "./build/locales.ts";
import { packedEngine, single } from "./build/single.ts";

/** Builds `dist/hollows.html`, one file that holds everything and opens without a web server. */
export default defineConfig({
  build: {
    target: "es2022",
    emptyOutDir: false,
    copyPublicDir: false,
    cssCodeSplit: false,
    modulePreload: false,
    assetsInlineLimit: Number.POSITIVE_INFINITY,
    rollupOptions: {
      input: "src/single.ts",
      output: { format: "iife", codeSplitting: false },
      // What asks for its own address is never called where there is nothing beside it.
      checks: { emptyImportMeta: false },
    },
  },
  define: {
    LANGUAGES: JSON.stringify(languages),
    LANGUAGE_NAMES: JSON.stringify(languageNames),
    PACKED_ENGINE: JSON.stringify(packedEngine()),
  },
  plugins: [locales(), shortStyles(), single()],
});
