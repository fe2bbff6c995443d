import { readFileSync } from "node:fs";
import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import {
  board,
  control,
  expectOneTruth,
  holdWorker,
  moves,
  open,
  pit,
  position,
  press,
  rested,
  status,
} from "./hollows";

test.use({
  contextOptions: { reducedMotion: "reduce" },
  permissions: ["clipboard-read", "clipboard-write"],
});

const START = "4,4,4,4,4,4/4,4,4,4,4,4 0:0 S";

/** Opens one of the parts of the record. */
async function unfold(page: Page, part: string): Promise<void> {
  await page.locator(`#record .${part} > summary`).first().click();
}

/** Plays these moves at one screen. */
async function played(page: Page, ...pits: string[]): Promise<void> {
  await open(page, "game=ayoayo&opponent=human");
  for (const name of pits) {
    await press(page, name);
    await rested(page);
  }
}

/** What the board shows, pit by pit. */
function seen(page: Page): Promise<string[]> {
  return page
    .locator("hollows-board [data-pit]")
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute("aria-label") ?? ""));
}

test("one can look back at any point, play on from it, and bring back what followed", async ({ page }) => {
  await played(page, "B");
  const second = await seen(page);
  await press(page, "b");
  await rested(page);
  await press(page, "D");
  await rested(page);
  const end = await position(page);
  await unfold(page, "record");
  await page.locator("[data-ply='1']").click();
  await expect(board(page)).toHaveAttribute("state", "looking");
  await expect(page.locator("#looking .at")).toContainText("Move 1 of 3. South sowed 4 seeds from pit B");
  expect((await seen(page)).map((label) => label.replace(", can be played", ""))).toEqual(
    second.map((label) => label.replace(", can be played", "")),
  );
  expect(await position(page)).toBe(end);
  await press(page, "b");
  await expect(status(page)).toContainText("Looking back.");
  expect(await moves(page)).toEqual(["B", "b", "D"]);
  // By keys in the list and by the buttons.
  await page.locator("[data-ply='1']").focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.locator("[data-ply='2']")).toBeFocused();
  await page.keyboard.press("End");
  await expect(board(page)).toHaveAttribute("state", "idle");
  await control(page, "first").click();
  await control(page, "forward").click();
  await expect(page.locator("[data-ply='1']")).toHaveAttribute("aria-current", "step");
  await control(page, "play-on").click();
  await expectOneTruth(page);
  expect(await moves(page)).toEqual(["B"]);
  await control(page, "redo").click();
  await control(page, "redo").click();
  expect(await position(page)).toBe(end);
});

test("while one looks back the computer waits", async ({ page }) => {
  await holdWorker(page);
  await open(page, "game=ayoayo");
  await press(page, "B");
  await expect(board(page)).toHaveAttribute("state", "thinking");
  await unfold(page, "record");
  await control(page, "first").click();
  await expect(board(page)).toHaveAttribute("state", "looking");
  await expect(control(page, "undo")).toBeDisabled();
  await control(page, "back-to-game").click();
  await expect(board(page)).toHaveAttribute("state", "thinking");
  expect(await moves(page)).toEqual(["B"]);
});

test("extra turns and rounds are seen in the list", async ({ page }) => {
  await page.goto("play.html#game=san-yao&from=0,0,0,0,0/1,0,0,1,0+30:18+S&moves=A+B");
  await unfold(page, "record");
  await expect(page.locator(".list h3")).toHaveText(["Round 1", "Round 2"]);
  await page.goto("play.html?game=hoyito-ii#game=hoyito-ii&from=4,4,4,4,4,4/1,3,0,0,2,2+0:0+S&moves=A+E");
  await expect(page.getByRole("button", { name: "Move 2, South: E, in an extra turn" })).toHaveCount(0);
  await unfold(page, "record");
  await expect(page.getByRole("button", { name: "Move 2, South: E, in an extra turn" })).toBeVisible();
});

test("a link holds a whole game, and nobody’s own game is lost by opening it", async ({ page, context }) => {
  await played(page, "B", "b");
  const end = await position(page);
  await unfold(page, "share");
  await control(page, "share-link-game").click();
  await expect(page.locator(".share .said")).toHaveText("The link is copied.");
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/play\.html#game=ayoayo&south=human&north=human&seed=\d+&moves=B\+b$/);
  await control(page, "share-link-position").click();
  await expect(page.locator(".share .said")).toHaveText("The link is copied.\u00a0");
  const toPosition = await page.evaluate(() => navigator.clipboard.readText());

  const own = await context.newPage();
  await played(own, "A");
  const kept = () => own.evaluate(() => localStorage.getItem("hollows:game:ayoayo"));
  const before = await kept();
  await own.goto(link);
  await expect(board(own)).toHaveAttribute("state", "looking");
  await expect(own.locator("#looking")).toContainText("This is a shared game");
  expect(await position(own)).toBe(end);
  await unfold(own, "record");
  await control(own, "first").click();
  expect(await kept()).toBe(before);
  await control(own, "back-to-own").click();
  await expect(board(own)).toHaveAttribute("state", "idle");
  expect(await moves(own)).toEqual(["A"]);
  await own.goto(toPosition);
  await expect(board(own)).toHaveAttribute("state", "looking");
  expect(await position(own)).toBe(end);
  expect(await moves(own)).toEqual([]);
  await control(own, "play-on").click();
  expect(await kept()).toBe(before);
  await press(own, "B");
  await expectOneTruth(own);
  expect(await kept()).not.toBe(before);
  await expect(own).toHaveURL(/play\.html\?game=ayoayo$/);
});

test("a bad link is told, and the own game stays", async ({ page }) => {
  await played(page, "A");
  await page.goto("play.html#game=ayoayo&moves=B+Z");
  await expect(page.locator(".notice", { hasText: "The link could not be opened" })).toContainText("move 2");
  await expectOneTruth(page);
  expect(await moves(page)).toEqual(["A"]);
  await page.goto("play.html?game=ayoayo#game=chess");
  await expect(page.locator(".notice", { hasText: 'there is no game "chess"' })).toBeVisible();
});

test("what is pasted is checked first, and then looked at", async ({ page }) => {
  await played(page, "A");
  await unfold(page, "share");
  const box = page.locator("[name=paste]");
  for (const [text, complaint] of [
    ["", "nothing in the box"],
    ["nonsense", '“nonsense”|"nonsense"'],
    ["A A", "cannot be played"],
    ["4,4/4,4 0:0 S", "row has 2 pits, not 6"],
    ["hollows 1\ngame ayoayo\nmoves B Q", "move 2"],
  ] as const) {
    await box.fill(text);
    await control(page, "paste").click();
    await expect(page.locator(".complaint")).toHaveText(new RegExp(complaint));
    expect(await moves(page)).toEqual(["A"]);
  }
  for (const [text, becomes] of [
    ["a B", ["a", "B"]],
    [START, []],
    ["hollows 1\ngame o-an-quan\nmoves Ar bl", ["Ar", "bl"]],
    ["see https://example.org/play.html#game=ayoayo&moves=C+c", ["C", "c"]],
  ] as const) {
    if (!(await box.isVisible())) await unfold(page, "share");
    await box.fill(text);
    await Promise.all([page.waitForEvent("load"), control(page, "paste").click()]);
    await expect(board(page)).toHaveAttribute("state", "looking");
    expect(await moves(page)).toEqual(becomes);
  }
});

test("the game and the board can be saved as files", async ({ page }) => {
  await played(page, "A");
  await unfold(page, "share");
  const file = async (button: string) => {
    const download = page.waitForEvent("download");
    await control(page, button).click();
    const one = await download;
    await expect(page.locator(".share .said")).toHaveText(`Saved as ${one.suggestedFilename()}.`);
    return { name: one.suggestedFilename(), bytes: readFileSync(await one.path()) };
  };
  const text = await file("share-save-text");
  expect(text.name).toBe("ayoayo.txt");
  expect(`${text.bytes}`).toContain("moves A\n");
  const svg = await file("share-save-svg");
  expect(svg.name).toBe("ayoayo-1.svg");
  expect(`${svg.bytes}`).not.toMatch(/class=|style=|var\(/);
  // Each seed where it lies on the board.
  expect(`${svg.bytes}`.match(/<g transform="matrix/g)?.length).toBeGreaterThan(40);
  const png = await file("share-save-png");
  // It shows the board: thousands of colours, not one.
  const colours = await page.evaluate(async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height).getContext("2d");
    canvas?.drawImage(image, 0, 0);
    const pixels = canvas?.getImageData(0, 0, image.width, image.height).data ?? new Uint8ClampedArray();
    return new Set(new Uint32Array(pixels.buffer)).size;
  }, png.bytes.toString("base64"));
  expect(colours).toBeGreaterThan(1000);
});

test("the value of each point is worked out, shown and told, until a move is made", async ({ page }) => {
  await page.goto("play.html#game=san-yao&rounds=single&south=human&north=human&moves=A+a");
  await unfold(page, "graph");
  await control(page, "analyse").click();
  await expect(page.locator(".graph [role=status]")).toHaveText("All 3 points have been looked at.", {
    timeout: 30_000,
  });
  await page.locator(".graph summary", { hasText: "as a table" }).click();
  await expect(page.locator(".graph tbody tr")).toHaveCount(3);
  await expect(page.locator(".graph tbody tr").first()).toContainText("South ahead by 24");
  await expect(page.locator(".values circle")).toHaveCount(3);
  const slider = page.locator("[name=point]");
  await slider.focus();
  await page.keyboard.press("ArrowLeft");
  await expect(page.locator("[data-ply='1']")).toHaveAttribute("aria-current", "step");
  await expect(slider).toHaveAttribute("aria-valuetext", /^1\. A: .* ahead by \d+/);
  await page.keyboard.press("Home");
  await expect(slider).toHaveAttribute("aria-valuetext", "Start: South ahead by 24, proved");
  await control(page, "play-on").click();
  await press(page, "B");
  await rested(page);
  await expect(page.locator(".graph [role=status]").first()).toHaveText("Stopped at 1 of 2 points.");
});

test("a move is told lap by lap, each with its clause", async ({ page }) => {
  await played(page, "A");
  await unfold(page, "words");
  const sentences = page.locator(".words li");
  await expect(sentences.first()).toHaveText(
    "Lap 1: 4 seeds from pit A, the last one into pit E. It was not empty: sowing goes on with its 5 seeds. AY-2",
  );
  await expect(sentences.last()).toHaveText(/It was empty: the sowing ends\. AY-2$|You capture|captures/);
  await expect(sentences.first().getByRole("link")).toHaveAttribute("href", "./rules.html#AY-2");
  await unfold(page, "ways");
  await page.locator("[name=announce]").selectOption("detailed");
  await press(page, "b");
  await expect(page.locator("#looking .at")).toContainText("Move 2, North: b. Lap 1:");
  await page.reload();
  await rested(page);
  await press(page, "D");
  await expect(page.locator("#looking .at")).toContainText("Move 3, South: D. Lap 1:");
});

test.describe("while the record is on its way", () => {
  test.use({ serviceWorkers: "block" });

  test("a move made before the record has come is told when it comes", async ({ page }) => {
    await played(page, "A");
    await unfold(page, "ways");
    await page.locator("[name=announce]").selectOption("detailed");
    let arrive = () => {};
    const awaited = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await page.route("**/panel-*.js", async (route) => {
      await awaited;
      await route.continue();
    });
    await page.reload();
    await rested(page);
    await press(page, "b");
    await expect(board(page)).toHaveAttribute("state", "idle");
    await expect(page.locator("#record details")).toHaveCount(0);
    arrive();
    await expect(page.locator("#looking .at")).toContainText("Move 2, North: b. Lap 1:");
    await page.reload();
    await expect(page.locator("#record details").first()).toBeVisible();
    await expect(page.locator("#looking .at")).toBeEmpty();
  });
});

test("moves can be typed, and what cannot be played is explained", async ({ page }) => {
  await open(page, "game=o-an-quan&opponent=human");
  await unfold(page, "ways");
  const box = page.getByLabel("Type a move");
  const answer = page.locator(".typed .answer");
  for (const [typed, text] of [
    ["", "Type a move first."],
    ["Z", "“Z” is no move. The squares are A, B, C, D, E, a, b, c, d, e."],
    ["C", "Say which way C is sown: Cr counterclockwise or Cl clockwise."],
    ["cr", "South cannot play square c: it is not South’s."],
  ] as const) {
    await box.fill(typed);
    await box.press("Enter");
    await expect(answer).toHaveText(text);
  }
  await box.fill("Cr");
  await box.press("Enter");
  await expect(answer).toHaveText("Cr is played.");
  await expect(box).toBeFocused();
  await expect(box).toHaveValue("");
  expect(await moves(page)).toEqual(["Cr"]);
});

test("the board as a table tells what the board tells", async ({ page }) => {
  await open(page, "game=san-yao&opponent=human&position=0,0,0,0,0/1,0,0,1,0 30:18 S");
  await pit(page, "A").click();
  await rested(page);
  await unfold(page, "ways");
  await page.getByLabel("Board as a table").check();
  const table = page.getByRole("table", { name: "The board; it is South’s turn." });
  await expect(table.getByRole("row")).toHaveCount(13);
  await expect(table.getByRole("row").nth(6)).toHaveText(
    /^\s*a\s+5 stones\s+South\s+can be played, a son\s*$/,
  );
  await expect(table.getByRole("row").nth(7)).toContainText("2 stones lent");
  await page.reload();
  await rested(page);
  await expect(table).toBeVisible();
});

test("the record is accessible with all its parts open, and fits narrow screens", async ({ page }) => {
  await page.goto("play.html#game=o-an-quan&south=human&north=human&moves=Ar+bl+Cr");
  for (const part of ["record", "words", "graph", "share", "ways"]) await unfold(page, part);
  await page.locator("[name=table]").check();
  await control(page, "analyse").click();
  await expect(page.locator(".graph [role=status]")).toContainText("All 4 points", { timeout: 30_000 });
  await page.locator(".graph summary", { hasText: "as a table" }).click();
  await page.locator("[name=paste]").fill("nonsense");
  await control(page, "paste").click();
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException("denied"));
  });
  await control(page, "share-link-game").click();
  await expect(page.locator(".by-hand")).toHaveValue(/#game=o-an-quan/);
  await control(page, "back").click();
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([]);
  }
  const tooWide = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await tooWide()).toBe(0);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });
  for (const width of [640, 280]) {
    await page.setViewportSize({ width, height: 640 });
    expect(await tooWide()).toBe(0);
  }
});
