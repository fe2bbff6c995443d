// Measures how smoothly seeds move: plays a sowing of 70 seeds on the built site in a browser whose processor is slowed
// down four times, and prints what the scripts of each frame took, and which tasks took longer than 50 ms; `make
// smoothness` runs it. The same sowing is played once before: that one fetches what later ones have.

import { spawn } from "node:child_process";
import { createRequire } from "node:module";
import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const www = resolve(dirname(fileURLToPath(import.meta.url)), "../www");
const { chromium } = createRequire(resolve(www, "package.json"))("@playwright/test");

const PORT = Number(process.env.PORT ?? 4188);
const SITE = `http://localhost:${PORT}/`;
const SLOWDOWN = 4;

/** Sowings of 70 seeds, or nearly so. */
const SOWINGS = [
  ["san-yao", "0,0,1,0,1/1,1,9,0,17 5:15 S round=4 sons=A", "E"],
  ["o-an-quan", "Q2/0,0,7,7,7/7,0,8,8,1/1 2Q:0 N", "cr"],
  ["ayoayo", "5,0,0,2,1,1/10,12,4,2,1,3 0:7 S", "C"],
  ["hoyito-ii", "4,1,0,12,3,1/0,5,13,1,2,6 0:0 S", "F"],
];

async function sow(page, move) {
  await page.locator(`hollows-board [data-pit="${move.charAt(0)}"]`).click();
  if (move.length > 1) await page.locator(`hollows-board [data-move="${move}"]`).click();
  await page.locator("hollows-board[state=sowing]").waitFor();
  await page.locator("hollows-board:not([state=sowing])").waitFor();
}

/** What one sowing takes, in milliseconds of the page's own thread: other work on the machine does not count. */
async function measure(browser, [game, position, move]) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await page.goto(`${SITE}play.html?${new URLSearchParams({ game, opponent: "human", position })}`);
  await page.locator("hollows-board[state=idle]").waitFor();
  await sow(page, move);
  await page.locator("[data-do=undo]").click();
  const protocol = await page.context().newCDPSession(page);
  await protocol.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  await browser.startTracing(page, { categories: ["devtools.timeline", "toplevel"] });
  await sow(page, move);
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  await page.close();
  const frames = traceEvents.filter(({ name }) => name === "FireAnimationFrame");
  const threads = new Map();
  for (const { pid, tid } of frames) threads.set(`${pid} ${tid}`, (threads.get(`${pid} ${tid}`) ?? 0) + 1);
  const [[main] = []] = [...threads].toSorted(([, a], [, b]) => b - a);
  const own = traceEvents.filter(({ pid, tid, tdur }) => tdur !== undefined && `${pid} ${tid}` === main);
  const took = (name) => own.filter((event) => event.name === name).map(({ tdur }) => tdur / 1000);
  return {
    game,
    scripts: took("FireAnimationFrame"),
    tasks: took("ThreadControllerImpl::RunTask").filter((time) => time > 50),
  };
}

const server = spawn("npm", ["run", "--silent", "preview", "--", "--port", String(PORT), "--strictPort"], {
  cwd: www,
  stdio: "ignore",
  detached: true,
});
try {
  for (let tries = 0; !(await fetch(SITE).catch(() => undefined))?.ok; tries += 1) {
    if (tries > 100) throw new Error("the built site is not served; run: make build");
    await new Promise((later) => setTimeout(later, 100));
  }
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    args: ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"],
  });
  console.log("scripts of a frame, in ms: median, 95 of 100, most; tasks over 50 ms");
  for (const sowing of SOWINGS) {
    const { game, scripts, tasks } = await measure(browser, sowing);
    const sorted = scripts.toSorted((a, b) => a - b);
    const at = (share) => sorted[Math.floor(share * (sorted.length - 1))].toFixed(1);
    const long = tasks.map((time) => `${Math.round(time)} ms`).join(", ") || "none";
    console.log(`${game.padEnd(10)} ${sorted.length} frames  ${at(0.5)}  ${at(0.95)}  ${at(1)}  ${long}`);
  }
  await browser.close();
} finally {
  process.kill(-server.pid);
}
