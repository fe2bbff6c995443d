import { expect, type Page, test } from "@playwright/test";
import { expectOneTruth, rested } from "./hollows";
import { host } from "./host";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** Opens a page of another host that has loaded the element. */
function embed(page: Page, baseURL: string | undefined, body: string): Promise<void> {
  return host(page, `<script type="module" src="${baseURL}hollows-board.js"></script>`, body);
}

test("two boards on a page, loaded twice, are two games", async ({ page, baseURL }) => {
  await embed(
    page,
    baseURL,
    `<hollows-board id="one" game="ayoayo" opponent="human"></hollows-board>
     <hollows-board id="two" game="san-yao" opponent="human"></hollows-board>
     <script type="module" src="${baseURL}hollows-board.js?again"></script>`,
  );
  await expect(page.locator("#one")).toHaveAttribute("state", "idle");
  await expect(page.locator("#two")).toHaveAttribute("state", "idle");
  await page.locator('#one [data-pit="A"]').click();
  await expect(page.locator("#one")).toHaveAttribute("turn", "north");
  await expect(page.locator("#two")).toHaveAttribute("turn", "south");
});

test("attributes can change, and an element can be moved, in mid-game", async ({ page, baseURL }) => {
  await embed(page, baseURL, '<hollows-board game="ayoayo" opponent="human"></hollows-board><main></main>');
  const board = page.locator("hollows-board");
  await rested(page);
  await page.locator('hollows-board [data-pit="A"]').click();
  await expectOneTruth(page);
  const before = await board.getAttribute("position");
  await board.evaluate((element) => document.querySelector("main")?.append(element));
  await expectOneTruth(page);
  await expect(board).toHaveAttribute("position", before ?? "");
  await board.evaluate((element) => element.setAttribute("game", "hoyito-ii"));
  await expect(board).toHaveAttribute("position", "4,4,4,4,4,4/4,4,4,4,4,4 0:0 S");
  await expectOneTruth(page);
  const error = board.evaluate(
    (element) =>
      new Promise((resolve) =>
        element.addEventListener("error", (event) => resolve((event as CustomEvent).detail.message), {
          once: true,
        }),
      ),
  );
  await board.evaluate((element) => element.setAttribute("position", "nonsense"));
  expect(await error).toContain("cannot be played");
  await expect(page.locator('hollows-board [data-pit="A"]')).toBeVisible();
});

test("a board taken off the page, asked for another game and put back plays that game", async ({
  page,
  baseURL,
}) => {
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  await embed(page, baseURL, '<hollows-board game="san-yao" opponent="human"></hollows-board>');
  const board = page.locator("hollows-board");
  await rested(page);
  for (const pause of [0, 300]) {
    for (const game of ["ayoayo", "san-yao"]) {
      await board.evaluate(
        async (element, [name, wait]) => {
          const place = element.parentElement;
          element.remove();
          await new Promise((resolve) => setTimeout(resolve, wait));
          element.setAttribute("game", name);
          await new Promise((resolve) => setTimeout(resolve, wait));
          place?.append(element);
        },
        [game, pause] as const,
      );
      await expectOneTruth(page);
      await expect(board).toHaveAttribute("game", game);
      await page.locator('hollows-board [data-pit="A"]').click();
      await expect(board).toHaveAttribute("state", "idle");
      await expect(board).not.toHaveAttribute("position", /^[45],.* 0:0 S$/);
      await expectOneTruth(page);
    }
  }
  expect(errors).toEqual([]);
});

test("the same pit can be played at once in the next game", async ({ page, baseURL }) => {
  await embed(page, baseURL, '<hollows-board game="san-yao" opponent="human"></hollows-board>');
  await rested(page);
  const positions = await page.locator("hollows-board").evaluate(async (element) => {
    const played = element as HTMLElement & { session: { game: { id: string; position: string } } };
    const positions: string[] = [];
    for (const game of ["ayoayo", "san-yao", "ayoayo"]) {
      element.setAttribute("game", game);
      while (played.session.game.id !== game) await new Promise(requestAnimationFrame);
      element.shadowRoot?.querySelector<HTMLElement>("[data-pit=A]")?.click();
      positions.push(played.session.game.position);
    }
    return positions;
  });
  for (const position of positions) expect(position).not.toMatch(/^[45],.* 0:0 S$/);
});

test("attributes tell the truth again after a wish that cannot be granted, and whatever is written there", async ({
  page,
  baseURL,
}) => {
  await embed(page, baseURL, '<hollows-board game="ayoayo" opponent="human"></hollows-board>');
  const board = page.locator("hollows-board");
  await rested(page);
  for (const [name, value] of [
    ["position", "nonsense"],
    ["game", "chess"],
    ["state", "sleeping"],
    ["turn", "west"],
  ] as const) {
    await board.evaluate(
      (element, [attribute, text]) => {
        // In the middle of a move.
        element.shadowRoot?.querySelector<HTMLElement>("[data-pit]:not([aria-disabled=true])")?.click();
        element.setAttribute(attribute, text);
      },
      [name, value] as const,
    );
    await expect(board).not.toHaveAttribute(name, value);
    await expect(board).toHaveAttribute("game", "ayoayo");
    await expectOneTruth(page);
  }
});

test("a board without a game says so, however it lost it", async ({ page, baseURL }) => {
  await embed(page, baseURL, '<hollows-board game="ayoayo" opponent="human"></hollows-board>');
  await rested(page);
  for (const nothing of [null, undefined, ""]) {
    await page
      .locator("hollows-board")
      .evaluate((element, game) => Object.assign(element, { game }), nothing);
    await expect(page.locator("hollows-board [role=alert]")).toContainText("No game is chosen");
  }
});
