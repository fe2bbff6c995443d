import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { board, control, expectOneTruth, pit, playable, rested, status } from "./hollows";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const countdown = (page: Page) => page.getByRole("alertdialog");

/** Touches the screen that invites to play. */
async function touch(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Touch to play" }).click();
}

async function expectAccessible(page: Page): Promise<void> {
  // Before the first screen is there nothing is.
  await expect(page.locator("h1").first()).toBeAttached();
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([]);
}

test("visitors touch, choose and play; whatever they leave is made ready for the next", async ({ page }) => {
  await page.clock.install();
  await page.goto("kiosk.html?idle=60");
  await expectAccessible(page);
  await touch(page);
  await expectAccessible(page);
  await page.locator('[data-game="ayoayo"]').click();
  await rested(page);
  await playable(page).first().click();
  await page.clock.runFor(1000);
  await expect(status(page)).toContainText("The computer sowed");
  await expectOneTruth(page);
  await expectAccessible(page);
  // Still there: a touch anywhere says so.
  await page.clock.runFor(45_000);
  await expect(countdown(page)).toContainText("The game starts over in");
  await expectAccessible(page);
  await page.mouse.click(5, 400);
  await expect(countdown(page)).toHaveCount(0);
  await expect(board(page)).toHaveAttribute("state", "idle");
  // Gone.
  await page.clock.runFor(61_000);
  await expect(page.getByRole("button", { name: "Touch to play" })).toBeVisible();
  await expect(countdown(page)).toHaveCount(0);
  await expect(board(page)).toHaveAttribute("position", /^4,4,4,4,4,4.* 0:0 S$/);
});

test("the staff sees what was played, and can take it away", async ({ page }) => {
  await page.goto("kiosk.html?game=san-yao");
  const panel = page.getByRole("dialog", { name: "For the staff" });
  // All at once: on a busy machine five clicks may take longer than they may.
  const corner = () =>
    page.evaluate(() => {
      const touch = { bubbles: true, clientX: 10, clientY: 10 };
      for (let touches = 0; touches < 5; touches += 1)
        document.elementFromPoint(10, 10)?.dispatchEvent(new PointerEvent("pointerdown", touch));
    });
  // The staff's own touches are no game, nor is one that is set up and not played.
  await touch(page);
  await corner();
  await expect(panel).toContainText("No games yet.");
  await panel.locator("[data-do=close-staff]").click();
  await page.locator("[name=people]").selectOption("2");
  await rested(page);
  await playable(page).first().click();
  await control(page, "again").click();
  await rested(page);
  await corner();
  await expect(panel.locator("tbody tr")).toHaveText([/Sàn Yáo\s*210001$/]);
  await expectAccessible(page);
  const download = page.waitForEvent("download");
  await panel.locator("[data-do=save-counts]").click();
  expect((await download).suggestedFilename()).toBe("hollows.csv");
  await panel.locator("[data-do=clear-counts]").click();
  await expect(panel.locator("tbody tr")).toHaveCount(1);
  await panel.locator("[data-do=clear-counts]").click();
  await expect(panel).toContainText("No games yet.");
  await panel.locator("[data-do=close-staff]").click();
  await expect(panel).toHaveCount(0);
});

test("how to play is read over the board, and another language leaves nothing told in the old one", async ({
  page,
}) => {
  await page.goto("kiosk.html?game=ayoayo");
  await touch(page);
  await rested(page);
  await control(page, "how").click();
  const how = page.getByRole("dialog", { name: "How to play" });
  await expect(how).toContainText("seeds");
  await expectAccessible(page);
  await page.keyboard.press("Enter");
  await expect(how).toHaveCount(0);
  await pit(page, "C").click();
  await rested(page);
  await expect(status(page)).toContainText("You sowed");
  await page.locator(".language select").selectOption("vi");
  await expect(page.locator("html")).toHaveAttribute("lang", "vi");
  await expect(status(page)).toHaveText("");
});

test("an exhibit has no way out, and fits on a small screen as well", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto("kiosk.html?idle=twice");
  await expect(page.getByRole("alert")).toHaveText(/^“idle” cannot be “twice”/);
  for (const step of [() => touch(page), () => page.locator('[data-game="hoyito-ii"]').click()]) {
    await step();
    await expect(page.locator("a[href]")).toHaveCount(0);
    const [wide, seen] = await page.evaluate(() => [
      document.documentElement.scrollWidth,
      document.documentElement.clientWidth,
    ]);
    expect(wide).toBe(seen);
  }
  const refused = await page.evaluate(() =>
    ["contextmenu", "selectstart", "dragstart"].map(
      (name) => !dispatchEvent(new Event(name, { cancelable: true })),
    ),
  );
  expect(refused).toEqual([true, true, true]);
});

test("two computers play where nobody does", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto("kiosk.html?game=ayoayo");
  await expect(board(page)).toHaveAttribute("position", / N$/, { timeout: 30_000 });
  await expect(page.locator("#board")).toHaveAttribute("inert");
});
