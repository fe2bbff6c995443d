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
    /<hollows-board game="hoyito-ii-2x12" controls="minimal" opponent="human" theme="dark">\n {2}<p>Hoyito II. <a href=/,
  );
  // Two people need no level.
  await expect(page.locator("[name=level]")).toBeDisabled();
  await rested(page.frameLocator("[name=frame-preview]"));
  await expect(page.frameLocator("[name=frame-preview]").locator("[data-do=undo]")).toBeVisible();
  await page.locator("[data-do=copy-link]").click();
  await expect(page.getByRole("status").filter({ hasText: "Copied." })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  // Nothing that the page it leads to would not know.
  expect(link).toBe(`${baseURL}play.html?game=hoyito-ii-2x12&opponent=human`);
  await page.locator("[name=kiosk-all]").check();
  await page.locator("[name=kiosk-idle]").fill("120");
  await expect(snippet(page, "kiosk")).toHaveValue(`${baseURL}kiosk.html?idle=120`);
  await expect(page.getByText("does not lend")).toBeHidden();
  // What is pasted works: the element's file is what its integrity says.
  const tag = await snippet(page, "tag").inputValue();
  await host(page, "", tag);
  expect(await rested(page)).toBe("idle");
});

test("a server that does not lend the board is told of, and what stands in its place", async ({
  page,
  baseURL,
}) => {
  await page.route("**/hollows-board*.js", async (route) => {
    const response = await route.fetch();
    const { "access-control-allow-origin": _, ...headers } = response.headers();
    await route.fulfill({ response, headers });
  });
  await page.goto("museums.html?lang=es");
  await expect(page.getByText("no presta el tablero")).toBeVisible();
  await page.locator("[name=lang]").selectOption("vi");
  await expect(snippet(page, "frame")).toHaveValue(/title="Ayoayo, một trò chơi để chơi"/);
  const tag = await snippet(page, "tag").inputValue();
  await host(page, "", tag);
  await expect(page.getByRole("link", { name: "Chơi tại đây" })).toHaveAttribute(
    "href",
    `${baseURL}play.html?game=ayoayo&lang=vi`,
  );
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
  await page.locator("[name=position]").blur();
  // Said once, and nothing can be copied meanwhile.
  await expect(page.getByRole("alert")).toHaveText(
    /written like this one: 4,4,4,4,4,4\/4,4,4,4,4,4 0:0 [SN]$/,
  );
  await expect(page.locator("textarea")).toHaveCount(0);
  await page.locator("[name=position]").fill("1,2,8,0,0,3/1,8,4,9,1,0 9:2 S");
  await page.locator("[name=position]").blur();
  await expect(snippet(page, "figure")).toHaveValue(
    /src="ayoayo-1-2-8-0-0-3-1-8-4-9-1-0-9-2-S.png" alt="Ayoayo: [^"]*from A: 1, 8, 4, 9, 1, 0\. [^"]* South’s turn\."/,
  );
  await expect(snippet(page, "cite")).toHaveValue(/position=1%2C2%2C8%2C0%2C0%2C3/);
  // However long the caption is, the first press hits the button.
  const caption = `Before the <last> sowing ${"of a long afternoon ".repeat(8)}`.trim();
  await page.locator("[name=caption]").fill(caption);
  const download = page.waitForEvent("download");
  const button = page.locator("[data-do=save-svg]");
  await button.scrollIntoViewIfNeeded();
  const { x, y } = (await button.boundingBox()) ?? { x: 0, y: 0 };
  await page.mouse.click(x + 5, y + 5);
  const file = await readFile((await (await download).path()) ?? "", "utf8");
  const png = page.waitForEvent("download");
  await page.locator("[data-do=save-png]").click();
  expect((await png).suggestedFilename()).toBe("ayoayo-1-2-8-0-0-3-1-8-4-9-1-0-9-2-S.png");
  await page.goto("about:blank");
  const found = await page.evaluate((source) => {
    const svg = new DOMParser().parseFromString(source, "image/svg+xml");
    return {
      error: svg.querySelector("parsererror")?.textContent,
      title: svg.querySelector("title")?.textContent,
      styled: svg.querySelectorAll("[class], [style], style").length,
    };
  }, file);
  expect(found).toEqual({ title: `Ayoayo: ${caption}`, styled: 0 });
  expect(file).toContain("Laurence Russ");
});

test("the placard shows who begins as the preview does, and what is cited stands still", async ({ page }) => {
  await page.goto("museums.html");
  await page.locator("[name=game]").selectOption("hoyito-ii-2x12");
  await expect(page.locator("[name=first] option:checked")).toHaveText("North, the computer (usual)");
  await expect(snippet(page, "cite")).toHaveValue(/0:0 N”/);
  await page.locator("[name=first]").selectOption("south");
  await expect(snippet(page, "cite")).toHaveValue(/0:0 S”/);
  await page.locator("[name=first]").selectOption("");
  await expect(snippet(page, "cite")).toHaveValue(/0:0 N”/);
  const address = (await snippet(page, "cite").inputValue()).match(/http\S+/)?.[0] ?? "";
  await page.goto(address);
  const board = page.locator("hollows-board");
  await expect(board).toHaveAttribute("state", "looking");
  await page.locator("[data-do=play-on]").click();
  await expect(board).not.toHaveAttribute("position", / 0:0 N$/);
});

test("a language chosen is that of the placard, with its letters, and of the sheet", async ({ page }) => {
  await page.goto("museums.html");
  await page.locator("[name=lang]").selectOption("km");
  await expect(snippet(page, "figure")).toHaveValue(/<figure lang="km">.*ទីតាំង/);
  const download = page.waitForEvent("download");
  await page.locator("[data-do=save-svg]").click();
  const file = await readFile((await (await download).path()) ?? "", "utf8");
  expect(file).toMatch(/@font-face.*ទីតាំង/s);
  await page.getByRole("link", { name: "A board to print" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "km");
  await expect(page.locator(".credit")).toContainText("CC BY 4.0");
});

test("a sheet to print has the board of its ruleset and says what is needed, on one page", async ({
  page,
}) => {
  for (const [game, width, needs, title] of [
    ["san-yao", 840, "You need 50 seeds, beans or pebbles.", "Sàn Yáo"],
    ["o-an-quan", 1088, "You need 50 seeds, beans or pebbles and 2 larger stones.", "Documented rules"],
    ["o-an-quan-vi", 1088, "You need 50 seeds, beans or pebbles and 2 larger stones.", "Vietnamese ruleset"],
    ["ayoayo", 900, "You need 48 seeds, beans or pebbles.", "Ayoayo"],
    ["hoyito-ii", 960, "You need 48 seeds, beans or pebbles.", "2 × 6 pits"],
    ["hoyito-ii-2x12", 1248, "You need 96 seeds, beans or pebbles.", "2 × 12 pits"],
  ] as const) {
    await page.goto(`sheet.html?game=${game}`);
    await expect(page.getByText(needs)).toBeVisible();
    await expect(page.locator("h1")).toContainText(title);
    // Each board has a width of its own.
    await expect(page.locator(".board svg")).toHaveAttribute("viewBox", new RegExp(` ${width} `));
    await expect(page.locator(".credit")).toContainText(/contributors, CC BY 4\.0\. http.*play\.html\?game=/);
    const pdf = await page.pdf({ preferCSSPageSize: true, format: "A4", landscape: true });
    expect(pdf.toString("latin1").match(/\/Type \/Page\b/g)).toHaveLength(1);
  }
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("button", { name: "Print" })).toBeHidden();
});
