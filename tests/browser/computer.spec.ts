import { expect, type Page, test } from "@playwright/test";
import type { Engine } from "../../www/src/engine/loader";
import { think } from "../../www/src/engine/thinking";
import {
  answer,
  board,
  control,
  expectOneTruth,
  GAMES,
  holdWorker,
  jobs,
  moves,
  open,
  pit,
  playable,
  position,
  press,
  rested,
  sowSlowly,
  status,
} from "./hollows";

test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const game of GAMES) {
  test(`a hint in ${game} is marked and told, until a move is made`, async ({ page }) => {
    await open(page, `game=${game}&opponent=human`);
    await control(page, "hint").click();
    await expect(status(page)).toContainText(/^\s*Best: (pit|square) [A-F]/);
    const best = ((await status(page).textContent()) ?? "").match(/(?:pit|square) ([A-F])/)?.[1] ?? "";
    const marked = page.locator("hollows-board [data-rim].best");
    await expect(marked).toHaveAttribute("data-rim", best);
    // Thicker than the rims of all that can be played.
    const width = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((rim) => Number.parseFloat(getComputedStyle(rim).strokeWidth));
    expect(await width("hollows-board [data-rim].best")).toBeGreaterThan(
      (await width("hollows-board [data-rim].on:not(.best)")) + 2,
    );
    await playable(page).first().click();
    const way = page.locator("hollows-board [data-move]:visible").first();
    if (game === "o-an-quan") await way.click();
    await rested(page);
    await expect(marked).toHaveCount(0);
    await expect(status(page)).not.toContainText("Best");
  });
}

test("a hint says what is proved", async ({ page }) => {
  await open(page, "game=san-yao&opponent=human");
  await control(page, "hint").click();
  await expect(status(page)).toHaveText(
    "Best: pit A. In the rest of the round South gains 24 more than North. This is proved.",
  );
});

test("a hint knows the opening book, on the page's own thread as well", async ({ page }) => {
  for (const worker of [true, false]) {
    if (!worker) await page.addInitScript(() => Reflect.deleteProperty(window, "Worker"));
    await open(page, "game=o-an-quan&opponent=human");
    await control(page, "hint").click();
    // A thousand times what a search for a hint proves.
    await expect(status(page)).toContainText("South gains 14 more than North. This is proved.");
  }
});

test("a hint that comes after the position has changed is dropped", async ({ page }) => {
  await holdWorker(page);
  await open(page, "game=ayoayo&opponent=human");
  await control(page, "hint").click();
  await jobs(page, 1);
  await expect(status(page)).toHaveText("Looking for the best move …");
  await press(page, "B");
  await expectOneTruth(page);
  await answer(page, 1, "a");
  await expect(status(page)).toContainText("South sowed");
  await expect(page.locator("hollows-board .best[data-rim]")).toHaveCount(0);
  await control(page, "hint").click();
  await jobs(page, 2);
  await answer(page, 2, "a");
  await expect(status(page)).toHaveText(
    "Best: pit a. From here on North gains 3 more than South, as far as I can see.",
  );
  await control(page, "undo").click();
  await expect(page.locator("hollows-board .best[data-rim]")).toHaveCount(0);
});

test("a hint goes when a move begins", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await open(page, "game=san-yao&opponent=human");
  await control(page, "hint").click();
  await expect(status(page)).toContainText("Best: pit A");
  await sowSlowly(page);
  await press(page, "B");
  await expect(board(page)).toHaveAttribute("state", "sowing");
  await expect(status(page)).not.toContainText("Best");
});

test("no hint while the computer is to move", async ({ page }) => {
  await holdWorker(page);
  await open(page, "game=ayoayo");
  await press(page, "B");
  await expect(control(page, "hint")).toBeDisabled();
});

test("the computer lets half a second pass, even when it knows at once", async ({ page }) => {
  await holdWorker(page);
  await page.clock.install();
  await open(page, "game=ayoayo");
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await press(page, "C");
  await page.clock.runFor(100);
  await jobs(page, 1);
  await answer(page, 1, "a");
  await page.clock.runFor(300);
  expect(await moves(page)).toEqual(["C"]);
  await page.clock.runFor(300);
  await expect.poll(() => moves(page)).toEqual(["C", "a"]);
});

for (const [again, patience] of [
  [false, 1500],
  [true, 600],
] as const) {
  test(`a search without end is asked for its answer after ${patience} ms${again ? " in a turn that was earned" : ""}`, async () => {
    const { now } = performance;
    let time = 0;
    performance.now = () => time;
    try {
      class Game {
        id = "ayoayo";
        static load = () => new Game();
        lastEvents = () => (again ? [{ type: "again" }] : []);
        free(): void {}
      }
      class Search {
        step(budget: number) {
          time += budget / 1000;
          return { move: "A", value: time, exact: false, done: false };
        }
        free(): void {}
      }
      const engine = { Game, Search } as unknown as Engine;
      const found = await think(engine, "", { level: 6 }, undefined, 100, () => false);
      expect(found?.value).toBeGreaterThan(patience);
      expect(found?.value).toBeLessThan(patience + 100);
    } finally {
      performance.now = now;
    }
  });
}

test("against the computer the person has the better start, unless told", async ({ page }) => {
  for (const [query, played] of [
    ["game=ayoayo", 0],
    ["game=ayoayo&side=north", 0],
    ["game=san-yao", 0],
    ["game=o-an-quan", 0],
    ["game=ayoayo&first=north&level=1", 1],
    ["game=hoyito-ii&first=south", 0],
    ["game=hoyito-ii&opponent=human", 0],
  ] as const) {
    await open(page, query);
    expect(await moves(page), query).toHaveLength(played);
  }
  await open(page, "game=hoyito-ii&level=1");
  expect(await moves(page)).not.toEqual([]);
  await open(page, "game=ayoayo&side=north");
  expect(await position(page)).toContain(" N");
  await expect(pit(page, "a")).toHaveAttribute("aria-disabled", "false");
});

async function dialogFor(page: Page, game: string) {
  await page.goto(`play.html?game=${game}`);
  await control(page, "new-game").click();
  return page.locator("dialog");
}

test("the dialog says who has the better start, and gives it to the person", async ({ page }) => {
  const ayoayo = await dialogFor(page, "ayoayo");
  await expect(ayoayo).toContainText("The first player has the better start.");
  await expect(ayoayo.locator("[name=first]")).toHaveValue("south");
  await ayoayo.locator("[name=south]").selectOption({ label: "Computer, level 1: very easy" });
  await ayoayo.locator("[name=north]").selectOption({ label: "A person" });
  await expect(ayoayo.locator("[name=first]")).toHaveValue("north");
  const hoyito = await dialogFor(page, "hoyito-ii");
  await expect(hoyito).toContainText("The second player has the better start.");
  await expect(hoyito.locator("[name=first]")).toHaveValue("north");
  await hoyito.locator("[name=kind]").selectOption({ label: "2 × 12 pits" });
  await expect(hoyito).toContainText("96 seeds");
  await hoyito.locator("[name=first]").selectOption("south");
  await hoyito.getByRole("button", { name: "Start" }).click();
  await expect(board(page)).toHaveAttribute("game", "hoyito-ii-2x12");
  await expect(board(page)).toHaveAttribute("state", "idle");
});

for (const [game, kind, said, becomes] of [
  ["o-an-quan", "Vietnamese ruleset", "counts as an empty square", "o-an-quan-vi"],
  ["san-yao", "A single round", "more than half", "san-yao"],
] as const) {
  test(`${kind} is explained where it is chosen`, async ({ page }) => {
    const dialog = await dialogFor(page, game);
    await dialog.locator("[name=kind]").selectOption({ label: kind });
    await expect(dialog).toContainText(said);
    await dialog.getByRole("button", { name: "Start" }).click();
    await expect(board(page)).toHaveAttribute("game", becomes);
    await expectOneTruth(page);
  });
}
