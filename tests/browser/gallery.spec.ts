import { expect, type Page, test } from "@playwright/test";

/** How many of the browser's animations are running on the page. */
function moving(page: Page): Promise<number> {
  return page.evaluate(
    () => document.getAnimations().filter(({ playState }) => playState === "running").length,
  );
}

test("boards on the home page play by themselves for a while, and then for as long as one wants", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("index.html");
  const buttons = page.locator("[data-watch]");
  await expect(buttons.first()).toHaveText("Pause");
  for (const button of await buttons.all()) await expect(button).toHaveText("Watch", { timeout: 20_000 });
  await expect(page.locator(".hand")).toHaveCount(0);
  await expect.poll(() => moving(page)).toBe(0);

  const [button, board] = [page.locator("[data-watch=ayoayo]"), page.locator("[data-board=ayoayo]")];
  await button.click();
  await expect(button).toHaveText("Pause");
  await expect(board.locator(".hand")).toBeAttached();
  await button.click();
  await expect(button).toHaveText("Watch");
  await expect.poll(() => moving(page)).toBe(0);
  // Scrolled away, a board stands still; back in sight it goes on.
  await button.click();
  await expect.poll(() => moving(page)).toBeGreaterThan(0);
  await page.evaluate(() => {
    document.body.style.paddingTop = "200vh";
  });
  await expect.poll(() => moving(page)).toBe(0);
  await page.evaluate(() => {
    document.body.style.paddingTop = "";
  });
  await expect.poll(() => moving(page)).toBeGreaterThan(0);
});

test("nothing on the home page moves for whom nothing shall move, and nothing shifts", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const gallery = page.waitForResponse(/gallery/);
  await page.goto("index.html");
  const url = (await gallery).url();
  await page.evaluate((address) => import(address), url);
  const shifted = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(
            list.getEntries().reduce((sum, entry) => sum + (entry as unknown as { value: number }).value, 0),
          ),
        ).observe({ type: "layout-shift", buffered: true });
        setTimeout(resolve, 500, 0);
      }),
  );
  expect(shifted).toBe(0);
  await expect(page.locator("[data-watch]:visible")).toHaveCount(0);
  await expect.poll(() => moving(page)).toBe(0);
});
