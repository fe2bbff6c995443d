import { expect, type Page, test } from "@playwright/test";
import { board, control, open, position, press, rested } from "./hollows";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const analysis = (page: Page) => page.locator(".analysis");
const worth = (page: Page, name: string) => page.locator(`hollows-board [data-pit="${name}"]`);

test("an analysis tells what each move is worth, and what a move gave away", async ({ page }) => {
  await open(page, "game=san-yao&opponent=human");
  await expect(analysis(page)).toHaveCount(0);
  await control(page, "analysis").click();
  await expect(control(page, "analysis")).toHaveAttribute("aria-pressed", "true");
  const moves = analysis(page).getByRole("listitem");
  await expect(moves).toHaveText(
    ["A: +24 (proved)", "B: +6 (proved)", "C: 0 (proved)", "D: −4 (proved)", "E: −4 (proved)"],
    { timeout: 60_000 },
  );
  await expect(worth(page, "D")).toHaveAttribute("data-worth", "−4 ✓");
  await expect(analysis(page)).toContainText("Expected: A ");
  await press(page, "B");
  await rested(page);
  const verdict = analysis(page).locator("[role=status]");
  await expect(verdict).toHaveText("B gave away 18 points: A was better. This is proved.");
  await control(page, "undo").click();
  await expect(verdict).toHaveText("");
  await control(page, "analysis").click();
  await expect(analysis(page)).toHaveCount(0);
  await expect(page.locator("hollows-board [data-worth]")).toHaveCount(0);
});

test("an analysis tells both ways to sow, and never holds up a move", async ({ page }) => {
  await open(page, "game=o-an-quan&level=1");
  await control(page, "analysis").click();
  await expect(analysis(page).getByRole("listitem")).toHaveCount(10);
  await expect(analysis(page).getByRole("listitem").first()).toHaveText(/^Ar: /);
  // From the opening book.
  await expect(analysis(page).getByText("Bl: +14 (proved)")).toHaveCount(1);
  const before = await position(page);
  await press(page, "C");
  await page.locator('hollows-board [data-move="Cr"]').click();
  await rested(page);
  expect(await position(page)).not.toBe(before);
  await expect(board(page)).toHaveAttribute("state", "idle");
  await expect(analysis(page).getByRole("listitem").first()).toBeVisible();
});
