import { expect, test } from "@playwright/test";
import {
  answer,
  board,
  control,
  expectOneTruth,
  holdWorker,
  jobs,
  moves,
  open,
  pit,
  position,
  press,
  rested,
  sowSlowly,
  status,
} from "./hollows";

const START = "4,4,4,4,4,4/4,4,4,4,4,4 0:0 S";

test("a fast double click makes one move", async ({ page }) => {
  await open(page, "game=ayoayo&opponent=human");
  await pit(page, "A").dblclick();
  await expectOneTruth(page);
  expect(await moves(page)).toEqual(["A"]);
});

test("a storm of clicks makes one move a turn", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await holdWorker(page);
  await open(page, "game=ayoayo");
  await page.evaluate(() => {
    const buttons =
      document.querySelector("hollows-board")?.shadowRoot?.querySelectorAll<HTMLElement>("[data-pit]") ?? [];
    for (let round = 0; round < 3; round += 1) for (const button of buttons) button.click();
  });
  await expect(board(page)).toHaveAttribute("state", "thinking");
  expect(await moves(page)).toEqual(["A"]);
  await press(page, "C");
  await expect(status(page)).toContainText("The computer is thinking.");
});

test("the second half of a double click neither skips nor plays", async ({ page }) => {
  await open(page, "game=ayoayo&opponent=human");
  await page.locator("[name=speed]").selectOption("0.5");
  await pit(page, "A").evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await expect(board(page)).toHaveAttribute("state", "sowing");
  await expectOneTruth(page);
  expect(await moves(page)).toEqual(["A"]);
});

test("a click while seeds move lets them fall at once", async ({ page }) => {
  await open(page, "game=ayoayo&opponent=human");
  await sowSlowly(page);
  await press(page, "B");
  await expect(board(page)).toHaveAttribute("state", "sowing");
  await press(page, "d");
  await expect(board(page)).toHaveAttribute("state", "idle");
  expect(await moves(page)).toEqual(["B"]);
  await expectOneTruth(page);
});

test("the second half of a double click that lets seeds fall plays nothing", async ({ page }) => {
  await open(page, "game=ayoayo&opponent=human");
  await sowSlowly(page);
  await press(page, "B");
  await expect(board(page)).toHaveAttribute("state", "sowing");
  await pit(page, "d").evaluate(async (button: HTMLElement) => {
    button.click();
    await new Promise((resolve) => setTimeout(resolve, 100));
    button.click();
  });
  await expectOneTruth(page);
  expect(await moves(page)).toEqual(["B"]);
});

test("Escape and the button skip as well", async ({ page }) => {
  await open(page, "game=ayoayo&opponent=human");
  await sowSlowly(page);
  await press(page, "B");
  await expect(board(page)).toHaveAttribute("state", "sowing");
  await page.keyboard.press("Escape");
  await expect(board(page)).toHaveAttribute("state", "idle");
  await press(page, "b");
  await control(page, "skip").click();
  await expect(board(page)).toHaveAttribute("state", "idle");
  await expectOneTruth(page);
});

test("hiding the tab while seeds move ends the move", async ({ page }) => {
  await open(page, "game=ayoayo&opponent=human");
  await sowSlowly(page);
  await press(page, "B");
  await expect(board(page)).toHaveAttribute("state", "sowing");
  await page.evaluate(() => {
    Object.defineProperty(document, "hidden", { get: () => true, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  });
  await expect(board(page)).toHaveAttribute("state", "idle");
  await expectOneTruth(page);
});

test("undo while seeds move", async ({ page }) => {
  await open(page, "game=ayoayo&opponent=human");
  await sowSlowly(page);
  await press(page, "B");
  await control(page, "undo").click();
  expect(await position(page)).toBe(START);
  await expectOneTruth(page);
});

test("undo while the computer thinks; its late answer is dropped", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await holdWorker(page);
  await open(page, "game=ayoayo");
  await press(page, "B");
  await jobs(page, 1);
  await expect(board(page)).toHaveAttribute("state", "thinking");
  await control(page, "undo").click();
  expect(await position(page)).toBe(START);
  await answer(page, 1, "a");
  await expectOneTruth(page);
  expect(await position(page)).toBe(START);
  await control(page, "redo").click();
  await jobs(page, 2);
  await answer(page, 2, "a");
  await expectOneTruth(page);
  expect(await moves(page)).toEqual(["B", "a"]);
});

test("undo takes back the computer's answer too, and redo brings both back", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "game=ayoayo&level=1");
  await press(page, "B");
  await rested(page);
  const after = await position(page);
  await control(page, "undo").click();
  expect(await position(page)).toBe(START);
  await control(page, "redo").click();
  expect(await position(page)).toBe(after);
  await expectOneTruth(page);
});

test("a new game while the computer thinks", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await holdWorker(page);
  await open(page, "game=ayoayo");
  await press(page, "B");
  await jobs(page, 1);
  await control(page, "new-game").click();
  await expect(page.locator("dialog")).toContainText("will be given up");
  await page.locator("dialog").getByRole("button", { name: "Start" }).click();
  await answer(page, 1, "a");
  await expectOneTruth(page);
  expect(await position(page)).toBe(START);
});

test("resigning asks first, and ends the game even while the computer thinks", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await holdWorker(page);
  await open(page, "game=ayoayo");
  await press(page, "B");
  await jobs(page, 1);
  await control(page, "resign").click();
  await page.keyboard.press("Escape");
  await expect(board(page)).toHaveAttribute("state", "thinking");
  await control(page, "resign").click();
  await page.locator("dialog").getByRole("button", { name: "Resign" }).click();
  await expect(board(page)).toHaveAttribute("state", "over");
  await expect(status(page)).toHaveText("You resigned.");
  await answer(page, 1, "a");
  await expectOneTruth(page);
});

test("the focus goes to the board where a button can do no more", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "game=ayoayo&opponent=human");
  const focused = () =>
    page.evaluate(
      () => document.activeElement?.shadowRoot?.activeElement?.getAttribute("data-pit") ?? "none",
    );
  await press(page, "B");
  await rested(page);
  for (const name of ["undo", "redo"]) {
    await control(page, name).focus();
    await page.keyboard.press("Enter");
    await expect(control(page, name)).toBeDisabled();
    expect(await focused(), name).toMatch(/^[A-Fa-f]$/);
  }
  await control(page, "resign").focus();
  await page.keyboard.press("Enter");
  await page.locator("dialog").getByRole("button", { name: "Resign" }).press("Enter");
  await expect(board(page)).toHaveAttribute("state", "over");
  expect(await focused()).toMatch(/^[A-Fa-f]$/);
});

test("a reload in mid-game goes on where it was", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "game=ayoayo&level=1");
  for (let turn = 0; turn < 3; turn += 1) {
    await page.locator('hollows-board [data-pit]:not([aria-disabled="true"])').first().click();
    await rested(page);
  }
  const [before, played] = [await position(page), await moves(page)];
  await page.reload();
  await expectOneTruth(page);
  expect(await position(page)).toBe(before);
  expect(await moves(page)).toEqual(played);
  await expect(control(page, "undo")).toBeEnabled();
});

test("a reload while seeds move keeps the move", async ({ page }) => {
  await open(page, "game=ayoayo&opponent=human");
  await sowSlowly(page);
  await press(page, "B");
  await page.reload();
  await expectOneTruth(page);
  expect(await moves(page)).toEqual(["B"]);
});
