// The built site, served on this machine and looked at with Chromium. Run `make build` first.

import { spawn } from "node:child_process";
import { createRequire } from "node:module";
import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";

/** The project's folder. */
export const root = resolve(dirname(fileURLToPath(import.meta.url)), "..");

const { chromium } = createRequire(resolve(root, "www/package.json"))("@playwright/test");

const PORT = 4187;

/** Where the site is while somebody browses. */
export const SITE = `http://localhost:${PORT}/`;

/** Serves the built site until the returned function is called. */
async function serve() {
  const args = ["run", "--silent", "preview", "--", "--port", String(PORT), "--strictPort"];
  const server = spawn("npm", args, { cwd: resolve(root, "www"), stdio: "ignore", detached: true });
  for (let tries = 0; tries < 100; tries += 1) {
    const answer = await fetch(SITE).catch(() => undefined);
    if (answer?.ok) return () => process.kill(-server.pid);
    await new Promise((later) => setTimeout(later, 100));
  }
  throw new Error("the built site is not served; run: make build");
}

/** Serves the site and hands a browser to `look`. */
export async function browse(look) {
  const stop = await serve();
  try {
    const browser = await chromium.launch({
      executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
      args: ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"],
    });
    await look(browser);
    await browser.close();
  } finally {
    stop();
  }
}
