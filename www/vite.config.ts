import { defineConfig } from "vite";

/** The pages of the site; each is a folderless HTML file, so that the site works under any path. */
const pages = ["index", "play", "rules"];

export default defineConfig({
  base: "./",
  build: {
    target: "es2022",
    manifest: true,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rollupOptions: { input: Object.fromEntries(pages.map((page) => [page, `${page}.html`])) },
  },
  worker: { format: "es" },
});
