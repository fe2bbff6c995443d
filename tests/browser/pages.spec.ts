import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { board, control, expectOneTruth, GAMES, open, pit, playable, rested } from "./hollows";

const PAGES = [
  "index.html",
  "rules.html",
  "embed.html?game=ayoayo&theme=dark",
  "museums.html",
  "sheet.html?game=san-yao",
  "terms.html",
  "about-san-yao.html",
  "learn.html?game=o-an-quan",
  "puzzles.html?game=san-yao",
  "known.html",
  ...GAMES.map((game) => `play.html?game=${game}`),
];

async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  if (hasBoard(path)) await rested(page);
}

function hasBoard(path: string): boolean {
  return /^(play|embed)/.test(path);
}

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([]);
}

for (const path of PAGES) {
  for (const colorScheme of ["light", "dark"] as const) {
    test(`${path} is accessible, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await visit(page, path);
      await expectAccessible(page);
    });
  }

  test(`${path} fits into 320 pixels, and into 640 and 280 with text twice as large`, async ({ page }) => {
    const tooWide = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    await page.setViewportSize({ width: 320, height: 640 });
    await visit(page, path);
    expect(await tooWide()).toBe(0);
    await page.setViewportSize({ width: 640, height: 800 });
    await page.evaluate(() => {
      document.documentElement.style.fontSize = "200%";
    });
    expect(await tooWide()).toBe(0);
    await page.setViewportSize({ width: 280, height: 640 });
    expect(await tooWide()).toBe(0);
  });
}

for (const lang of ["be", "fil", "km"]) {
  test(`long words fit into 320 pixels with text twice as large, ${lang}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const path of ["index.html", "museums.html", "terms.html", "rules.html", "kiosk.html"]) {
      await page.goto(`${path}?lang=${lang}`);
      await expect(page.locator("html:not([data-covered])")).toHaveAttribute("lang", lang);
      if (path === "museums.html") await expect(page.locator("#make label").first()).toBeVisible();
      await page.evaluate(() => {
        document.documentElement.style.fontSize = "200%";
      });
      if (path === "kiosk.html") await expect(page.locator(".touch span")).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320);
    }
  });
}

test("dialogs, messages and the end of a game are accessible", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "game=hoyito-ii&opponent=human");
  await playable(page).first().click();
  await page.locator(".record summary").click();
  await expectAccessible(page);
  await control(page, "new-game").click();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await control(page, "resign").click();
  await expectAccessible(page);
  await page.locator("dialog").getByRole("button", { name: "Resign" }).click();
  await expect(board(page)).toHaveAttribute("state", "over");
  await expectAccessible(page);
  await page.goto("play.html?game=ayoayo&position=nonsense");
  await expect(page.locator("hollows-board [role=alert]")).toBeVisible();
  await expectAccessible(page);
});

test("the choice of ways in Ô Ăn Quan is accessible", async ({ page }) => {
  await open(page, "game=o-an-quan");
  await pit(page, "C").click();
  await expect(page.locator("hollows-board [data-move]:visible")).toHaveCount(2);
  await expectAccessible(page);
});

test("nothing is asked of another host, and nothing is refused by the pages' own policy", async ({
  page,
  baseURL,
}) => {
  const foreign: string[] = [];
  const errors: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(baseURL ?? "") && !/^(blob|data):/.test(request.url()))
      foreign.push(request.url());
  });
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(message.text());
  });
  page.on("pageerror", (error) => errors.push(error.message));
  for (const path of [...PAGES, "kiosk.html"]) {
    await visit(page, path);
    if (hasBoard(path)) await playable(page).first().click();
  }
  expect(foreign).toEqual([]);
  expect(errors).toEqual([]);
});

test("every page carries the policy, and nothing that it would refuse", () => {
  const dist = join(test.info().config.rootDir, "../../www/dist");
  const files = readdirSync(dist).filter((file) => file.endsWith(".html"));
  expect(files.length).toBeGreaterThan(PAGES.length - GAMES.length);
  for (const file of files) {
    const html = readFileSync(join(dist, file), "utf8");
    const policy = html.match(/<meta http-equiv="Content-Security-Policy" content="([^"]*)"/)?.[1] ?? "";
    expect(policy, file).toMatch(/^default-src 'none';/);
    expect(policy, file).not.toContain("unsafe-inline");
    const markup = html.replace(/<(script|style)>.*?<\/\1>/gs, (inline, tag) => {
      const text = inline.slice(`<${tag}>`.length, -`</${tag}>`.length);
      expect(policy, file).toContain(createHash("sha256").update(text).digest("base64"));
      return "";
    });
    expect(markup, file).not.toMatch(/<[^>]* (on\w+|style)=/);
  }
});

test("the home page shows the games in the order of their journey", async ({ page }) => {
  await page.goto("index.html");
  await expect(page.locator("h2")).toHaveText(["散窑 Sàn Yáo", "Ô Ăn Quan", "Ayòayò Ayoayo", "Hoyito II"]);
  await expect(page.locator("li svg")).toHaveCount(4);
  await page.getByRole("link", { name: /Ayoayo/ }).click();
  await expectOneTruth(page);
  await expect(page.locator("h1")).toHaveText("Ayòayò Ayoayo");
});

test("the rules, and what is said about each game, are there without any script", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  const page = await context.newPage();
  await page.goto("rules.html");
  for (const [prefix, clauses] of [
    ["SY", 13],
    ["AY", 8],
    ["HO", 7],
    ["OQ", 7],
    ["C", 5],
  ] as const) {
    await expect(page.locator(`li[id^="${prefix}-"]`)).toHaveCount(clauses);
  }
  for (const game of GAMES) {
    await page.goto(`about-${game}.html`);
    const words = ((await page.locator("main").textContent()) ?? "").split(/\s+/).length;
    expect(words).toBeGreaterThan(300);
    await expect(page.locator("main :is(p, dt, dd, li):empty")).toHaveCount(0);
  }
  await context.close();
});

test("all pages work without a network after the first visit", async ({ page, context }) => {
  await page.goto("play.html?game=ayoayo");
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect(page.locator(".notice", { hasText: "without a network" })).toBeVisible();
  await context.setOffline(true);
  for (const path of [...PAGES, "kiosk.html"]) {
    await visit(page, path);
    if (path === "kiosk.html") await expect(page.locator("hollows-board [data-pit=A]")).toHaveCount(1);
    if (!hasBoard(path)) continue;
    await playable(page).first().click();
    await expect(board(page)).toHaveAttribute("state", /idle|sowing|thinking|over/);
  }
});

test("settings survive a reload, and the position can be copied", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, "game=ayoayo");
  await page.locator("[name=speed]").selectOption("4");
  await page.locator("[name=numbers]").uncheck();
  await page.reload();
  await rested(page);
  await expect(page.locator("[name=speed]")).toHaveValue("4");
  await expect(page.locator("[name=numbers]")).not.toBeChecked();
  await page.locator(".share summary").click();
  await control(page, "share-copy-position").click();
  await expect(page.locator(".share .said")).toHaveText("The position is copied.");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("4,4,4,4,4,4/4,4,4,4,4,4 0:0 S");
});

for (const address of ["play.html?game=o-an-quan", "learn.html?game=ayoayo", "puzzles.html?game=san-yao"]) {
  test(`nothing moves on ${address} while the board is on its way`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
      }).observe({ type: "layout-shift", buffered: true });
    });
    // The engine comes late, when all else has been painted.
    const painted = page.waitForFunction(() => document.querySelector("h1")?.checkVisibility());
    await page.route("**/*.wasm", async (route) => {
      await painted;
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
      await route.continue();
    });
    await page.goto(address);
    await rested(page);
    await expect(page.locator("hollows-board div.board svg").first()).toBeVisible();
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50))));
    expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);
  });
}
