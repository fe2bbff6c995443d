import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { board, expectOneTruth, open, pit, playable, position, rested } from "./hollows";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** Waits until a page shows itself in a language. */
async function shownIn(page: Page, lang: string): Promise<void> {
  await expect(page.locator("html")).toHaveAttribute("lang", lang);
  await expect(page.locator("html:not([data-covered])")).toBeVisible();
}

/** The fonts the page has fetched. */
function fonts(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    const loaded = [...document.fonts].filter(({ status }) => status === "loaded");
    return [...new Set(loaded.map(({ family }) => family.replaceAll('"', "")))];
  });
}

test("each language fetches its own letters and no others", async ({ page }) => {
  for (const [lang, letters] of [
    ["en", []],
    ["zh-Hans", []],
    ["be", []],
    ["km", ["Noto Sans Khmer"]],
    ["gu", ["Noto Sans Gujarati"]],
    ["vi", ["Noto Sans"]],
    ["yo", ["Noto Sans"]],
  ] as const) {
    await page.goto(`index.html?lang=${lang}`);
    await shownIn(page, lang);
    expect(await fonts(page), lang).toEqual(letters);
  }
});

test("every page fits into 320 pixels in every language", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("index.html");
  const offered = page.locator("select[name=language] option");
  const languages = await offered.evaluateAll((options) =>
    options.map((one) => (one as HTMLOptionElement).value),
  );
  expect(languages).toContain("km");
  for (const lang of languages) {
    for (const path of ["index.html", "rules.html", "about-o-an-quan.html", "play.html?game=hoyito-ii"]) {
      await page.goto(`${path}${path.includes("?") ? "&" : "?"}lang=${lang}`);
      await shownIn(page, lang);
      if (path.startsWith("play")) await rested(page);
      const tooWide = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(tooWide, `${path} in ${lang}`).toBe(0);
    }
  }
});

for (const lang of ["km", "zh-Hans"]) {
  test(`pages are accessible in ${lang}`, async ({ page }) => {
    for (const path of ["index.html", "rules.html", "play.html?game=san-yao"]) {
      await page.goto(`${path}${path.includes("?") ? "&" : "?"}lang=${lang}`);
      await shownIn(page, lang);
      if (path.startsWith("play")) await rested(page);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([]);
    }
  });
}

test.describe("of a reader whose browser speaks Filipino, by its old name", () => {
  test.use({ locale: "tl-PH" });

  test("the language is taken, and another one chosen is remembered", async ({ page }) => {
    await page.goto("rules.html");
    await shownIn(page, "fil");
    const select = page.locator("select[name=language]");
    await expect(select).toHaveValue("fil");
    await select.selectOption("gu");
    await shownIn(page, "gu");
    expect(new URL(page.url()).searchParams.get("lang")).toBe("gu");
    await page.goto("index.html");
    await shownIn(page, "gu");
  });
});

test("links lead on in the language of the address, and the address keeps it while a game is played", async ({
  page,
}) => {
  await page.goto("index.html?lang=es");
  await shownIn(page, "es");
  await page.locator('main a[href*="game=ayoayo"]').first().click();
  await shownIn(page, "es");
  expect(new URL(page.url()).searchParams.get("lang")).toBe("es");
  await open(page, "game=ayoayo&opponent=human&lang=es");
  await playable(page).first().click();
  await expect(page).toHaveURL(/\?game=ayoayo&lang=es$/);
});

for (const storing of ["allowed", "denied"] as const) {
  test(`a game goes on in another language, with storing ${storing}`, async ({ page }) => {
    if (storing === "denied")
      await page.addInitScript(() => {
        Object.defineProperty(window, "localStorage", {
          get: () => {
            throw new DOMException("denied", "SecurityError");
          },
        });
      });
    await open(page, "game=ayoayo&opponent=human");
    await pit(page, "A").click();
    await expectOneTruth(page);
    const before = await position(page);
    await page.locator("select[name=language]").selectOption("vi");
    await shownIn(page, "vi");
    await rested(page);
    expect(await position(page)).toBe(before);
    await expect(pit(page, "A")).toHaveAttribute("aria-label", "Ô A, của bên Nam, 2 hạt");
  });
}

test("the element speaks the language it is given, or that of what is around it", async ({ page }) => {
  await open(page, "game=ayoayo&opponent=human");
  const turn = page.locator("hollows-board .turn");
  await board(page).evaluate((element) => element.setAttribute("lang", "be"));
  await expect(turn).toHaveText("Ход Поўдня");
  await board(page).evaluate((element) => element.setAttribute("lang", "zh-TW"));
  await expect(turn).toHaveText("轮到南方");
  await board(page).evaluate((element) => {
    element.removeAttribute("lang");
    element.parentElement?.setAttribute("lang", "km");
  });
  await expect(turn).toHaveText("វេនខាងត្បូង");
});

test("Ô Ăn Quan is played in squares, the other games in pits, whatever the language", async ({ page }) => {
  const words = {
    en: ["Square A", "Pit A"],
    vi: ["Ô A", "Ô A"],
    "zh-Hans": ["A 格", "A 坑"],
    es: ["Casilla A", "Hoyo A"],
    yo: ["Ojú A", "Ojú A"],
    fil: ["Parisukat A", "Butas A"],
    gu: ["ખાનું A", "ખાડો A"],
    km: ["ក្រឡា A", "រណ្ដៅ A"],
    be: ["Поле A", "Лунка A"],
  };
  await page.goto("embed.html?game=ayoayo&readonly");
  for (const [at, game] of ["o-an-quan", "ayoayo"].entries()) {
    await board(page)
      .first()
      .evaluate((element, id) => element.setAttribute("game", id), game);
    for (const [lang, named] of Object.entries(words)) {
      await board(page)
        .first()
        .evaluate((element, tag) => element.setAttribute("lang", tag), lang);
      await expect(pit(page, "A")).toHaveAttribute("aria-label", new RegExp(`^${named[at]}[ ,，]`));
    }
  }
});

test("a language that was read can be read without a network", async ({ page, context }) => {
  await page.goto("play.html?game=ayoayo&lang=km");
  await shownIn(page, "km");
  await rested(page);
  await expect(page.locator(".notice")).toBeVisible();
  await context.setOffline(true);
  await page.goto("rules.html?lang=km");
  await shownIn(page, "km");
  await expect(page.locator("header a").first()).toHaveText("ល្បែងទាំងបួន");
  expect(await fonts(page)).toEqual(["Noto Sans Khmer"]);
});

test("all languages are stored, each after a while, and one that is not there is English and called so", async ({
  page,
  context,
}) => {
  await page.goto("play.html?game=ayoayo");
  const stored = () =>
    page.evaluate(async () => (await (await caches.open("hollows-languages")).keys()).length);
  await expect(page.locator(".notice")).toBeVisible();
  await expect.poll(stored, { timeout: 30_000 }).toBeGreaterThan(80);
  await context.setOffline(true);
  await page.goto("rules.html?lang=be");
  await shownIn(page, "be");
  await expect(page.locator("h1")).not.toHaveText("The rules");
  await page.evaluate(() => caches.delete("hollows-languages"));
  await page.goto("rules.html?lang=be");
  await expect(page.locator("h1")).toHaveText("The rules");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
});
