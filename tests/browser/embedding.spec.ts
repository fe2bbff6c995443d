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
          // Where there is no game nobody is told to move.
          await Promise.resolve();
          if (element.hasAttribute("state")) throw new Error("a state without a game");
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

for (const device of ["light", "dark"] as const) {
  test(`the tag's words can be read on any page, the device being ${device}`, async ({ page, baseURL }) => {
    await page.emulateMedia({ colorScheme: device });
    const tag = (theme: string) => `<hollows-board game="san-yao" ${theme}></hollows-board>`;
    await embed(
      page,
      baseURL,
      `<section>${tag("")}${tag('theme="light"')}${tag('theme="dark"')}</section>
       <section style="background: #000; color: #fff">${tag("")}${tag('theme="light"')}${tag('theme="dark"')}</section>`,
    );
    for (const one of await page.locator("hollows-board").all())
      await expect(one).toHaveAttribute("state", "idle");
    const contrasts = await page.locator("hollows-board").evaluateAll((boards) => {
      const canvas = document.createElement("canvas").getContext("2d");
      /** A colour laid over another, as numbers from 0 to 255. */
      const over = (below: string, colour: string, opacity = 1): [number, number, number] => {
        if (!canvas) throw new Error("no canvas");
        for (const [fill, alpha] of [
          [below, 1],
          [colour, opacity],
        ] as const) {
          canvas.globalAlpha = alpha;
          canvas.fillStyle = fill;
          canvas.fillRect(0, 0, 1, 1);
        }
        const [r = 0, g = 0, b = 0] = canvas.getImageData(0, 0, 1, 1).data;
        return [r, g, b];
      };
      const light = (colour: [number, number, number]) => {
        const [r, g, b] = colour.map((one) => {
          const share = one / 255;
          return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
        }) as [number, number, number];
        return 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05;
      };
      return boards.flatMap((board) => {
        const page = getComputedStyle(board.parentElement as Element).backgroundColor;
        const ground = `rgb(${over("#fff", page)})`;
        const behind = over(ground, getComputedStyle(board).backgroundColor);
        return [...(board.shadowRoot?.querySelectorAll(".player, .turn, .standing") ?? [])].map((line) => {
          const { color, opacity } = getComputedStyle(line);
          const [a, b] = [light(over(`rgb(${behind})`, color, Number(opacity))), light(behind)];
          return Math.max(a, b) / Math.min(a, b);
        });
      });
    });
    expect(contrasts).toHaveLength(6 * 4);
    expect(Math.min(...contrasts)).toBeGreaterThan(4.5);
  });
}

test("a frame of fixed height shows all there is, one that is given its height the whole width", async ({
  page,
  baseURL,
}) => {
  const frame = (game: string, width: number, height = 560) =>
    `<iframe title="Board" width="${width}" height="${height}" src="${baseURL}embed.html?game=${game}&first=south"></iframe>`;
  const games = ["san-yao", "ayoayo", "hoyito-ii-2x12"];
  await host(page, "", games.flatMap((game) => [frame(game, 288), frame(game, 608)]).join(""));
  for (let at = 0; at < 2 * games.length; at += 1) {
    const inside = page.frameLocator("iframe").nth(at);
    await rested(inside);
    await expect
      .poll(() => inside.locator("html").evaluate(({ scrollHeight }) => scrollHeight <= innerHeight))
      .toBe(true);
    await inside.locator("hollows-board [data-pit=A]").click();
    await rested(inside);
    await expect
      .poll(() => inside.locator("html").evaluate(({ scrollHeight }) => scrollHeight <= innerHeight))
      .toBe(true);
  }
  await host(
    page,
    "",
    `${frame("san-yao", 328)}<script>addEventListener("message", ({ data }) => {
       document.querySelector("iframe").style.height = data.height + "px";
     });</script>`,
  );
  const inside = page.frameLocator("iframe");
  await rested(inside);
  await expect
    .poll(() =>
      inside.locator("hollows-board [part=board]").evaluate(({ clientWidth }) => innerWidth - clientWidth),
    )
    .toBeLessThanOrEqual(16);
});

test("a frame whose scripts may not be loaded says so", async ({ page, baseURL }) => {
  await page.route(/\.(js|css)$/, (route) => route.abort());
  await host(page, "", `<iframe title="Board" src="${baseURL}embed.html?game=ayoayo"></iframe>`);
  await expect(page.frameLocator("iframe").getByRole("link", { name: "could not be loaded" })).toBeVisible();
});
