import { readFileSync } from "node:fs";
import { join } from "node:path";
import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { pit } from "./hollows";

/** Where the computer thinks, or a line is played out. */
const PATIENTLY = { timeout: 30_000 };

interface Playable {
  play(move: string): boolean;
}

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([]);
}

test("a clause of the rules is found by its id and shown on a board", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("rules.html#ay-7");
  await expect(page.locator("#AY-7")).toBeInViewport();
  expect(new URL(page.url()).hash).toBe("#AY-7");
  const button = page.locator("[data-shows=ay-7]");
  await button.click();
  const shown = page.locator("#AY-7 hollows-board");
  await expect(shown).toHaveAttribute("position", "0,0,0,0,0,0/0,0,0,0,0,1 10:20 S");
  await expectAccessible(page);
  await pit(page, "F").click();
  await expect(shown).toHaveAttribute("position", /over=11:20:cannot-feed/);
  await expect(shown.locator("[role=status]")).toContainText("North wins 20 to 11");
  await page.getByRole("button", { name: "Set it up again" }).click();
  await expect(shown).toHaveAttribute("position", "0,0,0,0,0,0/0,0,0,0,0,1 10:20 S");
  await button.click();
  await expect(shown).toHaveCount(0);
});

test("every position shown under a clause can be played, and leads where it should", async ({
  page,
}, info) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("rules.html");
  const file = join(info.config.rootDir, "../vectors/clauses.jsonl");
  const lines = readFileSync(file, "utf8").trim().split("\n");
  const vectors: { clause: string; move: string; after: string }[] = lines.map((line) => JSON.parse(line));
  for (const clause of new Set(vectors.map((vector) => vector.clause))) {
    const button = page.locator(`[data-shows=${clause}]`);
    await button.click();
    const boards = page.locator("hollows-board");
    const shown = vectors.filter((vector) => vector.clause === clause);
    await expect(boards).toHaveCount(shown.length);
    for (const [at, { move, after }] of shown.entries()) {
      const board = boards.nth(at);
      await expect(board.locator("[data-rim].best")).toHaveAttribute("data-rim", move.charAt(0));
      await board.evaluate((element, text) => (element as unknown as Playable).play(text), move);
      await expect(board, clause).toHaveAttribute("position", after);
    }
    await button.click();
  }
});

test("a guided first game is played through", async ({ page }, info) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("learn.html?game=ayoayo");
  const said = page.locator("hollows-board [role=status]");
  const next = page.locator("[data-do=next]");
  const shown = page.locator("hollows-board");
  const lines = readFileSync(join(info.config.rootDir, "../vectors/lessons.jsonl"), "utf8")
    .trim()
    .split("\n");
  const lessons: { game: string; position: string }[] = lines.map((line) => JSON.parse(line));
  const positions = lessons.filter(({ game }) => game === "ayoayo").map(({ position }) => position);
  // Another pit than the one that is asked for is answered, and changes nothing.
  await expect(shown).toHaveAttribute("state", "idle");
  const first = positions[0] ?? "";
  await expect(shown).toHaveAttribute("position", first);
  await pit(page, "A").click();
  await expect(said).toContainText("This step is about F");
  await expect(shown).toHaveAttribute("position", first);
  for (const [at, move] of ["F", "A", "B", "A", "C", "F", "B"].entries()) {
    await expect(page.locator("h2")).toContainText(`Step ${at + 1} of 7`);
    // The heading comes before the board is set up, which until then is idle in the step before.
    await expect(shown).toHaveAttribute("position", positions[at] ?? "");
    await expect(shown).toHaveAttribute("state", "idle");
    if (at === 3) {
      await pit(page, "D").click();
      await expect(said).toContainText("ends in d, and captures nothing");
      await pit(page, "B").press("Enter");
      await expect(said).toHaveText(/cannot be played/);
    }
    // By key, as well as by pointer.
    if (at % 2) await pit(page, move).press("Enter");
    else await pit(page, move).click();
    await expect(page.locator("[data-do=again]")).toBeEnabled();
    if (at === 2) await expectAccessible(page);
    await next.click();
  }
  await expect(page.locator("h2")).toContainText("You know how to play");
  await expect(page.locator("h2")).toBeFocused();
  await page.locator("[data-do=back]").click();
  await expect(page.locator("h2")).toContainText("Step 7 of 7");
  await next.click();
  await page.getByRole("link", { name: /real game/ }).click();
  await expect(page).toHaveURL(/play\.html\?game=ayoayo&level=1/);
});

test("the right square sown the wrong way is told from a wrong one", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("learn.html?game=o-an-quan");
  for (let step = 1; step < 4; step += 1) await page.locator("[data-do=next]").click();
  const said = page.locator("hollows-board [role=status]");
  await expect(page.locator("hollows-board")).toHaveAttribute("position", "Q/0,0,0,0,1/1,3,0,0,1/Q 0:0 S");
  await pit(page, "E").click();
  await page.locator("[data-move=Er]").click();
  await expect(said).toContainText("To the right, E captures nothing. Try the other direction");
  // What was said ends with the next press.
  await pit(page, "E").click();
  await expect(said).toHaveText("");
  await page.locator("[data-move=El]").click();
  await expect(said).toContainText("Yes: to the left");
  // Whoever leaves steps out is not told to have learnt the game.
  for (let step = 4; step < 8; step += 1) await page.locator("[data-do=next]").click();
  await expect(page.locator("h2")).toContainText("In short");
});

test("on a telephone the board is seen with what is said about it", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto("learn.html?game=ayoayo");
  await expect(page.locator(".task")).toContainText("the board stands upright");
  for (const move of ["F", "A", "B"]) {
    await expect(page.locator("hollows-board [data-rim].best")).toHaveAttribute("data-rim", move);
    await expect(page.locator(".task")).toBeInViewport({ ratio: 0.9 });
    await expect(pit(page, move)).toBeInViewport();
    await pit(page, move).click();
    await expect(page.locator("[data-do=again]")).toBeEnabled();
    for (const part of ["div.board", "[role=status]"])
      await expect(page.locator(`hollows-board ${part}`)).toBeInViewport({ ratio: 0.9 });
    await page.locator("[data-do=next]").click();
  }
});

test("a puzzle is failed, shown, and solved", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("puzzles.html?game=ayoayo");
  const shown = page.locator("hollows-board");
  const said = page.locator(".said");
  const number = page.locator("h2");
  await expect(number).toContainText("Puzzle 1 of 10");
  await expect(shown).toHaveAttribute("state", "idle");
  const start = (await shown.getAttribute("position")) ?? "";
  const { line, wrong } = await solutionOf(page, start);
  await expect(page.locator(".task")).toContainText("Finish 22 ahead: only one move leads there");
  await expect(page.locator(".task")).toContainText("You are 18 ahead now.");
  await expectAccessible(page);

  await pit(page, wrong).click();
  await expect(said).toContainText("At best you will now finish", PATIENTLY);
  await expect(shown).toHaveAttribute("state", /idle|over/, PATIENTLY);
  await page.locator("[data-do=take-back]").click();
  await expect(said).toHaveText("");
  await expect(shown).toHaveAttribute("position", start);

  await page.locator("[data-do=solution]").click();
  await expect(said).toContainText("That was the solution", PATIENTLY);
  await page.locator("[data-do=retry]").click();
  await expect(shown).toHaveAttribute("position", start);

  // What was said of a move ends with it.
  await pit(page, line[0] ?? "").click();
  await expect(said).toContainText("Right", PATIENTLY);
  await expect(shown).toHaveAttribute("state", "idle", PATIENTLY);
  await page.locator("[data-do=take-back]").click();
  await expect(said).toHaveText("");
  await expect(shown).toHaveAttribute("position", start);

  // The computer answers as the solution does.
  for (const [at, move] of line.entries()) {
    if (at % 2) continue;
    await expect(shown).toHaveAttribute("state", "idle", PATIENTLY);
    const before = (await shown.getAttribute("position")) ?? "";
    await pit(page, move).click();
    await expect(shown).not.toHaveAttribute("position", before);
  }
  await expect(said).toContainText("Solved!", PATIENTLY);
  await page.reload();
  await expect(number).toContainText("Puzzle 2 of 10");
  await expect(page.locator(".all button").first()).toContainText("✓");
});

/** The published solution of a puzzle of Ayoayo in which the players alternate, and a first move that is not it. */
async function solutionOf(page: Page, position: string): Promise<{ line: string[]; wrong: string }> {
  const { default: file } = await import("../../www/results/puzzles/ayoayo.json", { with: { type: "json" } });
  const line = file.puzzles.find((puzzle) => puzzle.position === position)?.line ?? [];
  const playable = page.locator('hollows-board [data-pit]:not([aria-disabled="true"])');
  const names = await playable.evaluateAll((pits) => pits.map((one) => one.getAttribute("data-pit") ?? ""));
  return { line, wrong: names.find((name) => name !== line[0]) ?? "" };
}
