import { expect, type Locator, type Page, test } from "@playwright/test";
import {
  board,
  control,
  expectOneTruth,
  GAMES,
  open,
  pit,
  playOut,
  position,
  rested,
  status,
} from "./hollows";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** Clicks or taps a pit and, where there is a choice of ways, the first of them. */
function choosing(press: (button: Locator) => Promise<void>) {
  return async (pit: Locator): Promise<void> => {
    await press(pit);
    const way = pit.page().locator("hollows-board [data-move]:visible").first();
    if (await way.isVisible()) await press(way);
  };
}

for (const game of GAMES) {
  test(`a whole game of ${game} by mouse against the computer`, async ({ page }) => {
    // The computer takes its time before each move, and some games are long.
    test.slow();
    await open(page, `game=${game}&level=1`);
    if (game === "san-yao") await startSingleRound(page.locator("dialog"), control(page, "new-game"));
    const moves = await playOut(
      page,
      choosing((button) => button.click()),
    );
    expect(moves).toBeGreaterThan(3);
    await expectOneTruth(page);
    await expect(status(page)).toContainText(/wins?|draw/i);
    await expect(board(page)).toHaveAttribute("position", / over=/);
  });
}

async function startSingleRound(dialog: Locator, button: Locator): Promise<void> {
  await button.click();
  await dialog.locator("[name=kind]").selectOption("single");
  await dialog.locator("[name=north]").selectOption("1");
  await dialog.getByRole("button", { name: "Start" }).click();
}

/** Opens a game for two people, without pointer: Sàn Yáo, which goes on round after round, for a single round. */
async function openForTwo(page: Page, game: string, playOn: () => Promise<void>): Promise<void> {
  if (game !== "san-yao") {
    await open(page, `game=${game}&opponent=human`);
    return;
  }
  await page.goto("play.html#game=san-yao&rounds=single");
  await expect(board(page)).toHaveAttribute("state", "looking");
  await playOn();
  await rested(page);
}

/** Presses Tab until this has the focus. */
async function tabTo(page: Page, focused: Locator): Promise<void> {
  for (let presses = 0; presses < 40 && (await focused.count()) === 0; presses += 1)
    await page.keyboard.press("Tab");
  await expect(focused).toHaveCount(1);
}

for (const game of GAMES) {
  test(`a whole game of ${game} by keyboard alone`, async ({ page }) => {
    await openForTwo(page, game, async () => {
      await tabTo(page, page.locator("[data-do=play-on]:focus"));
      await page.keyboard.press("Enter");
    });
    const inBoard = page.locator("hollows-board [data-pit]:focus");
    await tabTo(page, inBoard);
    await playOut(page, async (pit) => {
      const letter = (await pit.getAttribute("data-pit")) ?? "";
      if ((await inBoard.getAttribute("data-pit")) !== letter) await page.keyboard.press(letter);
      await page.keyboard.press("Enter");
      const way = page.locator("hollows-board [data-move]:visible");
      if ((await way.count()) > 0) {
        await page.keyboard.press("ArrowRight");
        await page.keyboard.press("Enter");
      }
      // The focus stays on the board, ready for the next move.
      await expect(inBoard).toHaveCount(1);
    });
    await expectOneTruth(page);
  });

  test(`a whole game of ${game} by its accessibility tree alone`, async ({ page }) => {
    await openForTwo(page, game, () => page.getByRole("button", { name: "Play on from here" }).click());
    const pits = page.getByRole("button", { name: /, can be played$/ });
    const ways = page.getByRole("button", { name: /^Sow square . (counter)?clockwise$/ });
    const ended = page.getByRole("status").getByText(/ wins? \d+ to \d+: |A draw, /);
    for (let made = 0; made < 300; made += 1) {
      await expect(pits.or(ended).first()).toBeAttached();
      if ((await ended.count()) > 0) break;
      const all = await pits.all();
      const chosen = all[(made * 7) % all.length];
      const before = await position(page);
      await expect(async () => {
        await chosen?.press("Enter");
        if ((await ways.count()) > 0) await ways.first().press("Enter");
        await expect(board(page)).not.toHaveAttribute("position", before, { timeout: 1000 });
      }).toPass();
    }
    await expect(ended).toHaveCount(1);
    await expectOneTruth(page);
  });
}

test.describe("on a phone", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  test("a whole game by touch", async ({ page }) => {
    await open(page, "game=ayoayo&level=1");
    await playOut(
      page,
      choosing((button) => button.tap()),
    );
    await expectOneTruth(page);
  });
});

test("two people play each other, and North sits at the bottom when asked", async ({ page }) => {
  await open(page, "game=ayoayo&opponent=human");
  await page.locator('hollows-board [data-pit="A"]').click();
  await expect(board(page)).toHaveAttribute("turn", "north");
  await expect(board(page)).toHaveAttribute("state", "idle");
  const top = async (name: string) =>
    (await page.locator(`hollows-board [data-pit="${name}"]`).boundingBox())?.y ?? 0;
  expect(await top("A")).toBeGreaterThan(await top("a"));
  await control(page, "flip").click();
  expect(await top("A")).toBeLessThan(await top("a"));
  await page.locator('hollows-board [data-pit="a"]').click();
  await expect(board(page)).toHaveAttribute("turn", "south");
  await expectOneTruth(page);
});

test("whoever plays North alone sits at the bottom, and still does after a reload", async ({ page }) => {
  await open(page, "game=ayoayo&side=north&level=1");
  const lower = async () => {
    const [north, south] = await Promise.all(["a", "A"].map((name) => pit(page, name).boundingBox()));
    return (north?.y ?? 0) > (south?.y ?? 0);
  };
  expect(await lower()).toBe(true);
  await page.reload();
  await expectOneTruth(page);
  expect(await lower()).toBe(true);
});

test("the computer plays both sides", async ({ page }) => {
  await open(page, "game=hoyito-ii");
  await control(page, "new-game").click();
  const dialog = page.locator("dialog");
  await dialog.locator("[name=kind]").selectOption("hoyito-ii-2x12");
  await dialog.locator("[name=south]").selectOption("1");
  await dialog.locator("[name=north]").selectOption("1");
  await dialog.getByRole("button", { name: "Start" }).click();
  await expect(board(page)).toHaveAttribute("game", "hoyito-ii-2x12");
  await expect(page.locator(".how summary")).toHaveText("How to play: 2 × 12 pits");
  await expect(page.locator(".moves li")).not.toHaveCount(0);
  await expect.poll(() => page.locator(".moves li").count()).toBeGreaterThan(3);
  await expect(control(page, "undo")).toBeDisabled();
});
