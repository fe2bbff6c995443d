import { readFile } from "node:fs/promises";
import { expect, type Page, test } from "@playwright/test";
import { rested } from "./hollows";
import { host } from "./host";

const snippet = (page: Page, name: string) => page.locator(`textarea[name=${name}]`);

test("what is chosen is in the tag, the frame and the link, and can be seen", async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("museums.html");
  await page.locator("[name=game]").selectOption("hoyito-ii-2x12");
  await page.locator("[name=opponent]").selectOption("human");
  await page.locator("[name=theme]").selectOption("dark");
  await expect(snippet(page, "tag")).toHaveValue(
    /<hollows-board game="hoyito-ii-2x12" opponent="human" theme="dark"><\/hollows-board>/,
  );
  await rested(page.frameLocator(".preview"));
  await page.locator("[data-do=copy-link]").click();
  await expect(page.getByRole("status").filter({ hasText: "Copied." })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(`${baseURL}play.html?game=hoyito-ii-2x12&opponent=human&theme=dark`);
  // What is pasted works: the element's file is what its integrity says.
  const tag = await snippet(page, "tag").inputValue();
  await host(page, "", tag);
  expect(await rested(page)).toBe("idle");
});

test("copying that is not allowed is told, and the text is marked", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "clipboard", { value: undefined });
  });
  await page.goto("museums.html");
  await page.locator("[data-do=copy-tag]").click();
  await expect(page.getByRole("status").filter({ hasText: "does not allow copying" })).toBeVisible();
  expect(await page.evaluate(() => String(getSelection()))).toContain("<hollows-board");
});

test("a placard is a picture by itself, with its caption", async ({ page }) => {
  await page.goto("museums.html");
  await page.locator("[name=position]").fill("nonsense");
  await page.locator("[name=caption]").fill("Before the <last> sowing");
  await expect(page.locator(".problem")).toContainText("cannot be played");
  await page.locator("[name=position]").fill("1,2,8,0,0,3/1,8,4,9,1,0 9:2 S");
  await page.locator("[name=caption]").focus();
  await expect(snippet(page, "figure")).toHaveValue(/1,2,8,0,0,3\/1,8,4,9,1,0 9:2 S/);
  await expect(snippet(page, "cite")).toHaveValue(/position=1%2C2%2C8%2C0%2C0%2C3/);
  const download = page.waitForEvent("download");
  await page.locator("[data-do=save-placard]").click();
  const file = await readFile((await (await download).path()) ?? "", "utf8");
  await page.goto("about:blank");
  const found = await page.evaluate((source) => {
    const svg = new DOMParser().parseFromString(source, "image/svg+xml");
    return {
      error: svg.querySelector("parsererror")?.textContent,
      title: svg.querySelector("title")?.textContent,
      styled: svg.querySelectorAll("[class], [style], style").length,
    };
  }, file);
  expect(found).toEqual({ title: "Ayoayo: Before the <last> sowing", styled: 0 });
  expect(file).toContain("Laurence Russ");
});

test("a sheet to print has an empty board and says what is needed", async ({ page }) => {
  await page.goto("sheet.html?game=o-an-quan");
  await expect(page.getByText("You need 50 seeds, beans or pebbles and 2 larger stones.")).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("button", { name: "Print" })).toBeHidden();
});
