import { expect, type Page, test } from "@playwright/test";
import { board, control, open, pit, rested } from "./hollows";

test.use({ contextOptions: { reducedMotion: "reduce" } });

interface Box {
  what: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Where things are drawn on the board: letters, counts, seeds, pits; all of one moment, after the picture took its width. */
async function drawn(page: Page): Promise<Record<"letters" | "counts" | "seeds" | "pits", Box[]>> {
  // What draws a board comes after the game is there.
  await expect(page.locator("hollows-board [data-rim]").first()).toBeAttached();
  return board(page).evaluate(async (element) => {
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
    const find = (selector: string) =>
      [...(element.shadowRoot?.querySelectorAll<SVGElement | HTMLElement>(selector) ?? [])]
        .map((node) => ({ node, box: node.getBoundingClientRect() }))
        .filter(({ box }) => box.width + box.height > 0)
        .map(({ node, box: { x, y, width, height } }) => {
          const what = node.dataset.pit ?? node.closest(".numeral")?.textContent ?? "";
          return { what, x, y, width, height };
        });
    return {
      letters: find(".letter .digits"),
      counts: find(".count .digits, .total .digits, .label"),
      seeds: find(".seed"),
      pits: find("[data-pit]"),
    };
  });
}

function overlap(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

const LAYOUTS = [
  ["wide", 1200],
  ["narrow", 360],
] as const;

for (const game of ["san-yao", "o-an-quan", "ayoayo", "hoyito-ii", "hoyito-ii-2x12"]) {
  for (const [layout, width] of LAYOUTS) {
    test(`${game}, ${layout}: every pit has its letter beside it, clear of seeds and counts, either way round`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await open(page, `game=${game}&opponent=human`);
      for (const turned of [false, true]) {
        if (turned) await control(page, "flip").click();
        const { letters, counts, seeds, pits } = await drawn(page);
        const lettered = pits.map(({ what }) => what).filter((name) => name.length === 1);
        expect(letters.map(({ what }) => what).sort()).toEqual(lettered.sort());
        const others = [...counts, ...seeds];
        for (const letter of letters) {
          expect(others.filter((other) => overlap(letter, other))).toEqual([]);
          expect(letters.filter((other) => other !== letter && overlap(letter, other))).toEqual([]);
          expect(nearest(pits, letter)?.what).toBe(letter.what);
        }
      }
    });
  }
}

/** The box whose middle is closest to that of another. */
function nearest(boxes: Box[], to: Box): Box | undefined {
  const apart = ({ x, y, width, height }: Box) =>
    Math.hypot(x + width / 2 - to.x - to.width / 2, y + height / 2 - to.y - to.height / 2);
  return boxes.toSorted((a, b) => apart(a) - apart(b))[0];
}

for (const colorScheme of ["light", "dark"] as const) {
  test(`letters and counts stand out from their ground, ${colorScheme}`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({
      colorScheme,
      reducedMotion: "reduce",
      deviceScaleFactor: 3,
      ...(baseURL ? { baseURL } : {}),
    });
    const page = await context.newPage();
    for (const game of ["san-yao", "o-an-quan", "ayoayo", "hoyito-ii"]) {
      await open(page, `game=${game}&opponent=human`);
      const { letters, counts } = await drawn(page);
      const picture = (await page.screenshot()).toString("base64");
      const least = await leastContrast(page, picture, [...letters, ...counts]);
      expect(least, game).toBeGreaterThan(4.5);
    }
    await context.close();
  });
}

/** The least contrast of what is drawn in these boxes with what lies around it, in a picture three times as large. */
function leastContrast(page: Page, picture: string, boxes: Box[]): Promise<number> {
  return page.evaluate(
    async ([source, places]) => {
      const image = new Image();
      image.src = `data:image/png;base64,${source}`;
      await image.decode();
      const canvas = new OffscreenCanvas(image.width, image.height).getContext("2d");
      if (!canvas) throw new Error("no canvas");
      canvas.drawImage(image, 0, 0);
      const linear = (c: number) => (c <= 10 ? c / 3295 : ((c / 255 + 0.055) / 1.055) ** 2.4);
      const ratios = places.map(({ x, y, width, height }) => {
        const [w, h] = [Math.ceil(3 * width + 12), Math.ceil(3 * height + 12)];
        const { data } = canvas.getImageData(Math.floor(3 * x - 6), Math.floor(3 * y - 6), w, h);
        const lights: number[] = [];
        for (let i = 0; i < data.length; i += 4) {
          const [r = 0, g = 0, b = 0] = data.slice(i, i + 3);
          lights.push(0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b));
        }
        const frame = lights.filter((_, i) => {
          const [column, row] = [i % w, Math.floor(i / w)];
          return column < 3 || row < 3 || column > w - 4 || row > h - 4;
        });
        const ground = frame.sort((a, b) => a - b)[frame.length >> 1] ?? 0;
        const contrast = (a: number) => (Math.max(a, ground) + 0.05) / (Math.min(a, ground) + 0.05);
        return Math.max(contrast(Math.min(...lights)), contrast(Math.max(...lights)));
      });
      return Math.min(...ratios);
    },
    [picture, boxes] as const,
  );
}

test("numbers and letters can be switched off, and big heaps keep their number", async ({ page }) => {
  await open(page, "game=ayoayo&opponent=human&position=4,4,4,4,4,4/0,1,1,1,1,20 0:0 S");
  await page.locator("[name=numbers]").uncheck();
  const { letters, counts } = await drawn(page);
  expect(letters).toEqual([]);
  expect(counts.map(({ what }) => what)).toContain("20");
});

test("the two ways out of a corner stay on the smallest board", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, "game=o-an-quan&opponent=human");
  const frame = await page.locator("hollows-board .scene").boundingBox();
  for (const corner of ["A", "E"]) {
    await pit(page, corner).click();
    for (const way of await page.locator("hollows-board [data-move]:visible").all()) {
      const box = await way.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(frame?.x ?? 0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual((frame?.x ?? 0) + (frame?.width ?? 0));
    }
  }
});

test("a new round of Sàn Yáo shows its sons and its loan, and no trace of the move before", async ({
  page,
}) => {
  await open(page, "game=san-yao&opponent=human&position=0,0,0,0,0/1,0,0,1,0 30:18 S");
  await pit(page, "A").click();
  await rested(page);
  await expect(page.locator("hollows-board .standing")).toHaveText(
    "Round 2 · Last round: 32 to 18 · South’s sons: a · 2 of the 5 stones in pit b are lent",
  );
  await expect(page.locator("hollows-board .son")).toHaveCount(1);
  await expect(page.locator("hollows-board .thread:not(.pale)")).toHaveCount(1);
  await expect(page.locator("hollows-board .way path")).toHaveCount(0);
  await pit(page, "B").click();
  await rested(page);
  await expect(page.locator("hollows-board .thread")).toHaveCount(0);
  await expect(page.locator("hollows-board .way path").first()).toBeAttached();
});

test("Ô Ăn Quan’s refill and debt are shown and told", async ({ page }) => {
  await open(page, "game=o-an-quan&opponent=human&position=Q5/0,0,0,0,0/1,0,0,3,0/Q 20:3 S");
  await pit(page, "A").click();
  await page.locator('hollows-board [data-move="Ar"]').click();
  await expect(page.locator("hollows-board [role=status]")).toContainText(
    /^\s*South sowed 1 pebble from square A counterclockwise.*North’s squares were empty: a pebble was put in each of the five, 2 of them borrowed\.\s*$/,
  );
  await expect(page.locator("hollows-board .standing")).toHaveText("North owes 2 pebbles");
  await expect(page.locator("hollows-board .player").last()).toHaveText("North −2");
  await expect(page.locator("hollows-board .cord")).toHaveCount(1);
});

test("on a phone the board keeps its place, whoever’s turn it is", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await open(page, "game=ayoayo&level=1");
  const top = async () => (await page.locator("hollows-board .stage").boundingBox())?.y;
  const before = await top();
  await pit(page, "C").click();
  await expect(page.locator("hollows-board .turn")).toHaveText("You are sowing …");
  expect(await top()).toBe(before);
  await page.keyboard.press("Escape");
  await expect(page.locator("hollows-board .turn")).toHaveText("The computer is sowing …");
  expect(await top()).toBe(before);
});
