import { defineConfig } from "vite";
import { VitePWA } from "vite-plugin-pwa";
import { shortStyles } from "./build/css.ts";
import { languageNames, localeChunk, locales } from "./build/locales.ts";
import { pages } from "./build/pages.ts";
import { vectors } from "./build/vectors.ts";
import { version, versioned } from "./build/versioned.ts";
import { withdrawing, withdrawn } from "./build/withdrawn.ts";
import { GAMES } from "./src/games.ts";

const icon = (name: string, size: number, purpose: "any" | "maskable") => ({
  src: `icons/${name}.png`,
  sizes: `${size}x${size}`,
  type: "image/png",
  purpose,
});

/** What every board needs before the first move, in one file: in several it would weigh more. */
const BOARDS =
  /\/src\/(games|engine\/(loader|bytes)|board\/(svg|scene|picture|piles|heap|ink|layout|marks|place|buttons|styles|drawing|boards\/(index|art)))\.ts$|hollows_bg\.wasm/;

/** What every page and the element need. */
const BASE =
  /vite\/preload-helper|node_modules\/(lit|@lit|lit-\w+|@fluent\/bundle)\/|\/src\/locales\/(rich|files|texts|best)\.ts$/;

const screenshot = (form: "wide" | "narrow", sizes: string, label: string) => ({
  src: `screenshots/${form}.jpg`,
  sizes,
  type: "image/jpeg",
  form_factor: form,
  label,
});

export default defineConfig({
  // Relative, so that the site works under any path.
  base: "./",
  build: {
    target: "es2022",
    manifest: true,
    modulePreload: {
      polyfill: false,
      // What a script fetches later needs nothing that is not there already.
      resolveDependencies: (_file, files, { hostType }) => (hostType === "html" ? files : []),
    },
    assetsInlineLimit: 0,
    rollupOptions: {
      input: [
        "index.html",
        "play.html",
        "rules.html",
        "learn.html",
        "puzzles.html",
        "embed.html",
        "kiosk.html",
        "museums.html",
        "sheet.html",
        "terms.html",
        "about-san-yao.html",
        "about-o-an-quan.html",
        "about-ayoayo.html",
        "about-hoyito-ii.html",
        "known.html",
        "src/element.ts",
        "src/embed.ts",
      ],
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: "boards", test: BOARDS },
            { name: "base", test: BASE },
          ],
        },
        chunkFileNames: ({ moduleIds }) => localeChunk(moduleIds) ?? "assets/[name]-[hash].js",
        entryFileNames: ({ facadeModuleId }) =>
          facadeModuleId?.endsWith("/src/embed.ts") ? "hollows-board.js" : "assets/[name]-[hash].js",
      },
    },
  },
  define: { LANGUAGE_NAMES: JSON.stringify(languageNames), VERSION: JSON.stringify(version) },
  // The rules' diagrams are the tests' own.
  server: { fs: { allow: [".."] } },
  worker: { format: "es" },
  // As a host has to that lends the tag to other hosts, and to sandboxed frames, which are of no host at all.
  preview: { cors: { origin: "*" } },
  plugins: [
    pages(),
    locales(),
    shortStyles(),
    vectors(),
    versioned(),
    VitePWA({
      registerType: "prompt",
      injectRegister: false,
      // No page promises to work offline then.
      selfDestroying: withdrawing,
      manifest: {
        id: "./",
        name: "Hollows",
        short_name: "Hollows",
        description: "Four traditional sowing games, played against the computer.",
        lang: "en",
        start_url: "./index.html",
        scope: "./",
        display: "standalone",
        background_color: "#f7f3ea",
        theme_color: "#f7f3ea",
        categories: ["games"],
        icons: [
          { src: "icons/icon.svg", sizes: "any", type: "image/svg+xml", purpose: "any" },
          icon("icon-192", 192, "any"),
          icon("icon-512", 512, "any"),
          icon("maskable-512", 512, "maskable"),
        ],
        shortcuts: GAMES.map(({ id, names }) => ({
          name: names.map(({ text }) => text).join(" "),
          url: `./play.html?game=${id}`,
        })),
        screenshots: [
          screenshot("wide", "1280x720", "Ayoayo, in the middle of a game"),
          screenshot("narrow", "720x1280", "Ô Ăn Quan, in the middle of a game"),
        ],
      },
      workbox: {
        // From the first visit on, or a new version would take over under a page that still runs the old one.
        clientsClaim: true,
        globPatterns: ["**/*.{html,js,css,wasm,svg}", "icons/icon-192.png"],
        // English is stored with the site; another language by the page that is read in it. The engine as JavaScript is
        // for few, and large: it is stored where it was needed.
        globIgnores: ["assets/locales/!(en)/**", "assets/script-engine-*"],
        runtimeCaching: [
          { urlPattern: /\/assets\/script-engine-/, handler: "CacheFirst" },
          {
            urlPattern: /\/assets\/(locales\/|noto-)/,
            handler: "CacheFirst",
            options: { cacheName: "hollows-languages" },
          },
        ],
        // The pages are files of their own; their parameters choose a game, not a file.
        navigateFallback: null,
        ignoreURLParametersMatching: [/.*/],
      },
    }),
    withdrawn(),
  ],
});
