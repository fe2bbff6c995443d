import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { deployed } from "./deployed";
import { board, control, expectOneTruth, open, playable, position, press, rested } from "./hollows";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const ready = (page: Page) => page.locator(".notice", { hasText: "without a network" });
const update = (page: Page) => page.locator(".notice", { hasText: "new version" });

test("the site can be installed, and says what it holds", async ({ page, context }) => {
  await page.goto("index.html");
  await page.evaluate(() => navigator.serviceWorker.ready);
  const devtools = await context.newCDPSession(page);
  const { errors, data } = await devtools.send("Page.getAppManifest");
  expect(errors).toEqual([]);
  const { installabilityErrors } = await devtools.send("Page.getInstallabilityErrors");
  // What tests run in never installs anything.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== "in-incognito")).toEqual([]);
  const manifest = JSON.parse(data ?? "{}");
  const files: string[] = [...manifest.icons, ...manifest.screenshots].map(({ src }) => src);
  for (const file of [...files, ...manifest.shortcuts.map(({ url }: { url: string }) => url)]) {
    expect((await page.request.get(file)).status(), file).toBe(200);
  }
});

test("a new version waits for the end of the game and for a yes, and then the game is still there", async ({
  page,
}) => {
  const { address, deploy } = await deployed(page);
  await page.goto(`${address}play.html?game=ayoayo&opponent=human`);
  await rested(page);
  await expect(ready(page)).toBeVisible();
  await press(page, "A");
  await expectOneTruth(page);
  const before = await position(page);
  // Another version, deployed in the middle of the game: its page for play carries a mark.
  deploy((file, text) => {
    if (file === "sw.js") return text.replace(/(url:"play\.html",revision:")\w+/, "$1another");
    return file === "play.html" ? text.replace("<body", '<body data-version="2"') : text;
  });
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    while (!registration.waiting) await new Promise(requestAnimationFrame);
  });
  await expect(update(page)).toHaveCount(0);
  // Loaded again, it is the old version throughout, and still the same game.
  await page.reload();
  await rested(page);
  expect(await position(page)).toBe(before);
  await expect(page.locator("[data-version]")).toHaveCount(0);
  await expect(update(page)).toHaveCount(0);
  await control(page, "resign").click();
  await page.locator("dialog").getByRole("button", { name: "Resign" }).click();
  await update(page).getByRole("button", { name: "Load it" }).click();
  await expect(page.locator("[data-version='2']")).toHaveCount(1);
  await expect(board(page)).toHaveAttribute("state", "over");
  expect(await position(page)).toContain(before.split(" ")[0] ?? "");
});

test("where there is no room for an offline copy, the site is played online and promises nothing", async ({
  page,
  context,
}) => {
  await context.route("**/sw.js", async (route) => {
    const response = await route.fetch();
    const full =
      'Cache.prototype.put = () => Promise.reject(new DOMException("full", "QuotaExceededError"));';
    await route.fulfill({ response, body: full + (await response.text()) });
  });
  await open(page, "game=ayoayo&level=1");
  await playable(page).first().click();
  await expectOneTruth(page);
  await expect(ready(page)).toHaveCount(0);
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
});

test("a damaged offline copy is mended from the network, or done without", async ({ page }) => {
  await open(page, "game=ayoayo&level=1");
  await expect(ready(page)).toBeVisible();
  await page.evaluate(async () => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        if (/\.wasm/.test(request.url)) await cache.put(request, new Response("moth-eaten"));
        else if (/\.js/.test(request.url)) await cache.delete(request);
      }
    }
  });
  await page.reload();
  await rested(page);
  await playable(page).first().click();
  await expectOneTruth(page);
});

test("an offline copy that is withdrawn goes, and the game in progress stays", async ({ page }, info) => {
  const { address, deploy } = await deployed(page);
  await page.goto(`${address}play.html?game=ayoayo&opponent=human`);
  await expect(ready(page)).toBeVisible();
  await press(page, "A");
  await expectOneTruth(page);
  const before = await position(page);
  const withdrawn = info.outputPath("withdrawn");
  execFileSync("npx", ["vite", "build", "--logLevel", "error", "--outDir", withdrawn], {
    cwd: join(info.config.rootDir, "../../www"),
    env: { ...process.env, WITHDRAW_OFFLINE_COPY: "1" },
  });
  deploy((_file, text) => text, withdrawn);
  const reloaded = page.waitForEvent("load");
  await page.evaluate(async () => void (await navigator.serviceWorker.ready).update());
  await reloaded;
  await expectOneTruth(page);
  expect(await position(page)).toBe(before);
  // The page is the new one, not from a copy, and it comes to rest.
  await page.reload();
  await expectOneTruth(page);
  expect(await position(page)).toBe(before);
  await expect
    .poll(() => page.evaluate(async () => [navigator.serviceWorker.controller, await caches.keys()]))
    .toEqual([null, []]);
});
