// Usage: node --experimental-websocket scripts/smoke.mjs
// Plays a move against the computer in the built site with Firefox and with WebKitGTK, the nearest to Safari that Linux
// has: in the frame, on the page for play, and in the single file from the disk. On Debian they are the packages
// firefox-esr, and webkit2gtk-driver with xvfb. A browser that is not there is left out, and that is said.
import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const www = resolve(dirname(fileURLToPath(import.meta.url)), "../www");
const PORT = 4189;
const SITE = `http://localhost:${PORT}/`;
const MINI_BROWSER = "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser";
const PLACES = [
  `${SITE}embed.html?game=ayoayo&level=1&lang=en`,
  `${SITE}play.html?game=san-yao&level=1&lang=en`,
  `${pathToFileURL(join(www, "dist/hollows.html"))}?game=o-an-quan&level=1&lang=en`,
];

const home = mkdtempSync(join(tmpdir(), "hollows-smoke-"));
const started = [];

function start(command, args, env = {}) {
  const child = spawn(command, args, {
    cwd: www,
    stdio: "ignore",
    env: { ...process.env, HOME: home, ...env },
  });
  started.push(child);
}

/** Tries again until it works, for a minute. */
async function patiently(what, act) {
  for (let tries = 0; tries < 120; tries += 1) {
    const result = await Promise.resolve(act()).catch(() => undefined);
    if (result) return result;
    await new Promise((later) => setTimeout(later, 500));
  }
  throw new Error(`waited in vain for ${what}`);
}

/** Firefox, spoken to by WebDriver BiDi. */
async function firefox() {
  const args = [
    "--headless",
    "--no-remote",
    "--profile",
    home,
    "--remote-debugging-port",
    "9334",
    "about:blank",
  ];
  start("firefox-esr", args, { LIBGL_ALWAYS_SOFTWARE: "1" });
  const socket = await patiently("Firefox", () => {
    const one = new WebSocket("ws://127.0.0.1:9334/session");
    return new Promise((opened, failed) => {
      one.onopen = () => opened(one);
      one.onerror = failed;
    });
  });
  const waiting = new Map();
  socket.onmessage = ({ data }) => {
    const { id, result, message } = JSON.parse(data);
    const [done, failed] = waiting.get(id) ?? [];
    if (result) done?.(result);
    else failed?.(new Error(message));
  };
  const send = (method, params) =>
    new Promise((done, failed) => {
      waiting.set(waiting.size + 1, [done, failed]);
      socket.send(JSON.stringify({ id: waiting.size, method, params }));
    });
  const { capabilities } = await send("session.new", { capabilities: {} });
  const [{ context }] = (await send("browsingContext.getTree", {})).contexts;
  return {
    name: `Firefox ${capabilities.browserVersion}`,
    go: (url) => send("browsingContext.navigate", { context, url, wait: "complete" }),
    run: async (expression) =>
      (await send("script.evaluate", { expression, target: { context }, awaitPromise: true })).result.value,
  };
}

/** WebKitGTK, spoken to by WebDriver. */
async function webkit() {
  start("Xvfb", [":78", "-screen", "0", "1200x900x24"]);
  start("WebKitWebDriver", ["--port=4569"], {
    DISPLAY: ":78",
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
  });
  const call = async (path, body) => {
    const answer = await fetch(`http://127.0.0.1:4569/session${path}`, {
      method: "POST",
      body: JSON.stringify(body),
    });
    const { value } = await answer.json();
    if (!answer.ok) throw new Error(value.message);
    return value;
  };
  const options = { binary: MINI_BROWSER, args: ["--automation"] };
  const capabilities = { alwaysMatch: { browserName: "MiniBrowser", "webkitgtk:browserOptions": options } };
  const session = await patiently("WebKit", () => call("", { capabilities }));
  return {
    name: `WebKitGTK ${session.capabilities.browserVersion}`,
    go: (url) => call(`/${session.sessionId}/url`, { url }),
    run: (expression) =>
      call(`/${session.sessionId}/execute/sync`, { script: `return ${expression}`, args: [] }),
  };
}

const BOARD = 'document.querySelector("hollows-board")';
const click = (what) =>
  `[...${BOARD}.shadowRoot.querySelectorAll('${what}')].filter((one) => one.checkVisibility()).slice(0, 1).map((one) => one.click()).length`;

/** Plays a move and waits for the computer's. */
async function play({ name, go, run }, place) {
  await go(place);
  await patiently("a board", () => run(`${BOARD}?.getAttribute("state") === "idle"`));
  await run(click('[data-pit]:not([aria-disabled="true"])'));
  await run(click("[data-move]"));
  await patiently("the computer", () =>
    run(`${BOARD}.shadowRoot.querySelector("[role=status]").textContent.includes("The computer sowed")`),
  );
  console.log(`    ${name}: ${place.replace(SITE, "")} plays`);
}

try {
  start("node", ["node_modules/vite/bin/vite.js", "preview", "--port", String(PORT), "--strictPort"]);
  await patiently("the site", async () => (await fetch(SITE)).ok);
  for (const [program, open] of [
    ["firefox-esr", firefox],
    ["WebKitWebDriver", webkit],
  ]) {
    if (spawnSync("which", [program]).status !== 0) {
      console.log(`    ${program} is not installed: left out`);
      continue;
    }
    const browser = await open();
    for (const place of PLACES) await play(browser, place);
  }
} finally {
  for (const child of started.reverse()) child.kill();
  rmSync(home, { recursive: true, force: true, maxRetries: 5, retryDelay: 500 });
}
process.exit();
