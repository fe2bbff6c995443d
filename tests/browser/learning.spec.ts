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

test("a guided first game is played through", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("learn.html?game=ayoayo");
  const said = page.locator(".said");
  const next = page.locator("[data-do=next]");
  const shown = page.locator("hollows-board");
  // Another pit than the one that is asked for is answered, and changes nothing.
  await expect(shown).toHaveAttribute("state", "idle");
  const first = (await shown.getAttribute("position")) ?? "";
  await pit(page, "A").click();
  await expect(said).toContainText("Take pit F");
  await expect(shown).toHaveAttribute("position", first);
  for (const [at, move] of ["F", "A", "B", "A", "C", "F", "B"].entries()) {
    await expect(page.locator("h2")).toContainText(`Step ${at + 1} of 7`);
    await expect(shown).toHaveAttribute("state", "idle");
    if (at === 3) {
      await pit(page, "D").click();
      await expect(said).toContainText("without a capture");
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
  await expectAccessible(page);

  await pit(page, wrong).click();
  await expect(said).toContainText("That gives away", PATIENTLY);
  await expect(shown).toHaveAttribute("state", /idle|over/, PATIENTLY);
  await page.locator("[data-do=take-back]").click();
  await expect(said).toHaveText("");
  await expect(shown).toHaveAttribute("position", start);

  await page.locator("[data-do=solution]").click();
  await expect(said).toContainText("That was the solution", PATIENTLY);
  await page.locator("[data-do=retry]").click();
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
