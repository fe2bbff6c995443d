import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { pit } from "./hollows";

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
