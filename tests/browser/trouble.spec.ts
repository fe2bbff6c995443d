import { expect, test } from "@playwright/test";
import {
  board,
  control,
  expectOneTruth,
  moves,
  open,
  playable,
  position,
  press,
  rested,
  status,
} from "./hollows";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const problem = "hollows-board [role=alert]";

test("a pit that cannot be played says why", async ({ page }) => {
  await open(page, "game=ayoayo&opponent=human&position=3,2,3,1,2,3/5,1,3,2,3,2 9:9 N");
  await press(page, "c");
  await expect(status(page)).toHaveText("Not this one: a sowing from pit c would go on for ever.");
  await press(page, "A");
  await expect(status(page)).toHaveText("North cannot play pit A: it is not North’s.");
  await open(page, "game=ayoayo&opponent=human&position=0,0,0,0,0,0/1,0,0,0,0,1 0:0 S");
  await press(page, "A");
  await expect(status(page)).toContainText("pit A would give it no seeds");
  await press(page, "B");
  await expect(status(page)).toHaveText("There is nothing in pit B.");
});

test("the same answer twice is read out twice", async ({ page }) => {
  await open(page, "game=ayoayo&opponent=human");
  const said = () => status(page).evaluate((line) => line.textContent);
  await press(page, "a");
  await expect(status(page)).toContainText("it is not South’s");
  const first = await said();
  await press(page, "a");
  await expect.poll(said).not.toBe(first);
  expect((await said())?.trim()).toBe(first?.trim());
});

for (const [what, query, message] of [
  ["position", "game=ayoayo&position=nonsense", "This position cannot be played"],
  ["level", "game=ayoayo&level=99", "“level” cannot be “99”"],
  ["opponent", "game=ayoayo&opponent=dog", "“opponent” cannot be “dog”; it is one of computer, human"],
  ["side", "game=ayoayo&side=east", "“side” cannot be “east”"],
  ["game", "game=chess", "There is no game “chess”"],
  ["address without a game", "", "No game is chosen"],
] as const) {
  test(`a bad ${what} is told, not swallowed`, async ({ page }) => {
    await page.goto(`play.html?${query}`);
    await expect(page.locator(problem)).toContainText(message);
  });
}

test("a link to no game leaves the game in progress where it is", async ({ page }) => {
  await open(page, "game=ayoayo&opponent=human");
  await press(page, "C");
  await expectOneTruth(page);
  const before = await position(page);
  for (const bad of ["garbage", "%", `ayoayo&moves=${"Z+".repeat(20_000)}`]) {
    await page.goto("index.html");
    await page.goto(`play.html?game=ayoayo#game=${bad}`);
    await expect(page.locator(".notice", { hasText: "could not be opened" })).toBeVisible();
    await expectOneTruth(page);
    expect(await position(page)).toBe(before);
    await expect(page.locator(problem)).toHaveCount(0);
    const told = (await page.locator(".notice").first().textContent()) ?? "";
    expect(told.length).toBeLessThan(600);
  }
});

for (const bad of ["position=nonsense", "level=99"]) {
  test(`a new game can be started after ${bad}, and then nothing is wrong`, async ({ page }) => {
    await page.goto(`play.html?game=ayoayo&${bad}`);
    await expect(page.locator(problem)).toHaveCount(1);
    await page.locator("[data-do=new-game]").click();
    await page.locator("dialog").getByRole("button", { name: "Start" }).click();
    await expect(page.locator(problem)).toHaveCount(0);
    await expectOneTruth(page);
  });
}

test("a saved game that cannot be read is put aside and can be taken away", async ({ page }) => {
  await page.goto("rules.html");
  await page.evaluate(() => localStorage.setItem("hollows:game:ayoayo", "moth-eaten"));
  await open(page, "game=ayoayo");
  await expectOneTruth(page);
  await expect(page.locator(".notice", { hasText: "could not be read" })).toBeVisible();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save as a file" }).click();
  expect((await download).suggestedFilename()).toBe("ayoayo.txt");
  const kept = await page.evaluate(() =>
    Object.entries(localStorage).filter(([key]) => key.startsWith("hollows:unreadable:")),
  );
  expect(kept.map(([, text]) => text)).toEqual(["moth-eaten"]);
});

test("a saved game of another kind is put aside, and that kind's own game stays", async ({ page }) => {
  await open(page, "game=san-yao&opponent=human");
  await press(page, "A");
  await expectOneTruth(page);
  await page.evaluate(() => {
    const saved = localStorage.getItem("hollows:game:san-yao") ?? "";
    localStorage.setItem("hollows:game:ayoayo", saved);
    localStorage.setItem("hollows:game:san-yao", saved.replace("moves A", "moves B"));
  });
  await open(page, "game=ayoayo");
  await expect(page.locator(".notice", { hasText: "it is a game of san-yao" })).toBeVisible();
  await expect(board(page)).toHaveAttribute("game", "ayoayo");
  await expectOneTruth(page);
  expect(await page.evaluate(() => localStorage.getItem("hollows:game:san-yao"))).toContain("moves B");
});

test("a game played on in another tab stands in this one as well, and none replaces the other", async ({
  page,
  context,
}) => {
  await open(page, "game=ayoayo");
  const second = await context.newPage();
  await open(second, "game=ayoayo");
  await press(second, "C");
  await expect.poll(() => moves(second)).toHaveLength(2);
  await rested(second);
  await expect.poll(() => moves(page)).toEqual(await moves(second));
  await expect(page.locator(".notice", { hasText: "open in another tab" })).toBeVisible();
  await expect(board(page)).toHaveAttribute("state", "looking");
  // Nothing is played here before somebody wants to, and what was kept is not played over.
  await page.getByRole("button", { name: "Play on from here" }).click();
  await rested(page);
  await playable(page).first().click();
  await expect.poll(() => moves(second)).toHaveLength(4);
  expect((await moves(second)).slice(0, 2)).toEqual((await moves(page)).slice(0, 2));
});

test("a very long bad position stays within the page", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`play.html?game=ayoayo&position=${"9".repeat(8000)}`);
  await expect(page.locator(problem)).toContainText("cannot be played");
  const [wide, seen] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  expect(wide).toBe(seen);
});

test("settings that make no sense are as if not there", async ({ page }) => {
  await page.goto("rules.html");
  await page.evaluate(() => localStorage.setItem("hollows:settings", "{speed:"));
  await open(page, "game=ayoayo");
  await expect(page.locator("[name=speed]")).toHaveValue("1");
});

test("a link to a position does not overwrite the game in progress before a move is made", async ({
  page,
}) => {
  await open(page, "game=ayoayo&level=1");
  await playable(page).first().click();
  await rested(page);
  const before = await position(page);
  await open(page, "game=ayoayo&opponent=human&position=0,0,0,0,0,0/1,0,0,0,0,1 0:0 S");
  await open(page, "game=ayoayo");
  expect(await position(page)).toBe(before);
});

test("play goes on where storing is denied", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get: () => {
        throw new DOMException("denied", "SecurityError");
      },
    });
  });
  await open(page, "game=ayoayo&level=1");
  await playable(page).first().click();
  await expectOneTruth(page);
  await expect(page.locator(".notice", { hasText: "gone when you leave" })).toHaveCount(1);
});

for (const how of ["refused", "broken", "silent"] as const) {
  test(`the computer plays where workers are ${how}`, async ({ page }) => {
    await page.addInitScript((way) => {
      class NoWorker extends EventTarget {
        constructor() {
          super();
          if (way === "refused") throw new DOMException("denied", "SecurityError");
          if (way === "broken") setTimeout(() => this.dispatchEvent(new Event("error")));
        }
        postMessage(): void {}
        terminate(): void {}
      }
      Object.assign(window, { Worker: NoWorker });
    }, how);
    await open(page, "game=ayoayo&level=1");
    await playable(page).first().click();
    await expect(page.locator(".moves li")).toHaveCount(2, { timeout: 25_000 });
    await expectOneTruth(page);
  });
}

test("an engine that cannot be fetched is told", async ({ page }) => {
  await page.route(/\.wasm|script-engine/, (route) => route.abort());
  await page.goto("play.html?game=ayoayo");
  await expect(page.locator(problem)).toContainText("The game could not be loaded");
});

test.describe("where seeds could move", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  for (const how of ["refused", "never answered"] as const) {
    test(`play goes on without what moves the seeds, when it is ${how}`, async ({ page, context }) => {
      // A service worker would have it.
      await context.route("**/sw.js", (route) => route.abort());
      await page.route(/\/(animation|way|telling)-/, async (route) => {
        if (how === "refused") await route.abort();
      });
      await open(page, "game=ayoayo&opponent=human");
      await press(page, "C");
      await expectOneTruth(page);
      expect(await moves(page)).toEqual(["C"]);
      await press(page, "a");
      await expectOneTruth(page);
      expect(await moves(page)).toEqual(["C", "a"]);
    });
  }

  test("waiting for what moves the seeds can be skipped", async ({ page, context }) => {
    await context.route("**/sw.js", (route) => route.abort());
    await page.route(/\/animation-/, () => {});
    await page.clock.install();
    await open(page, "game=ayoayo&opponent=human");
    // No time passes now: nothing else can end the wait.
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await press(page, "C");
    await expect(board(page)).toHaveAttribute("state", "sowing");
    await control(page, "skip").click();
    await expect(board(page)).toHaveAttribute("state", "idle");
  });
});

test("what the address says in vain is told, and a passing message goes by itself", async ({ page }) => {
  await open(page, "game=ayoayo&south=human&level=1");
  const notice = page.locator(".notice", { hasText: "The address says “south”, which this page" });
  await expect(notice).toBeVisible();
  await expect(notice).toHaveCount(0, { timeout: 12_000 });
});

test("the pages about one game tell what their address asks for in vain", async ({ page }) => {
  for (const path of ["puzzles.html", "learn.html", "sheet.html"]) {
    await page.goto(`${path}?game=nope`);
    await expect(page.getByRole("alert")).toContainText("The address says “game=nope”, which this page");
    await expect(page.getByRole("alert")).toContainText("It knows “game=san-yao”, ");
  }
  await page.goto("puzzles.html?game=ayoayo&puzzle=99&lang=es");
  await expect(page.getByRole("alert")).toHaveText(
    "La dirección dice “puzzle”, que esta página no conoce. Conoce “game”, “lang”.",
  );
});

test("a short account of the rules is at hand", async ({ page }) => {
  await open(page, "game=hoyito-ii&opponent=human");
  await page.locator(".how summary").click();
  await expect(page.locator(".how p")).toContainText("If it makes exactly four, you capture them");
});
