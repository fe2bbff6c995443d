import { expect, type Page, test } from "@playwright/test";
import { board, expectOneTruth, pit, playable, position, rested } from "./hollows";
import { host } from "./host";

// What a page can ask of the tag besides a game, and what it can do with it.

test.use({ contextOptions: { reducedMotion: "reduce" } });

interface Tag extends HTMLElement {
  play(move: string): boolean;
  undo(): void;
  redo(): void;
  reset(): void;
}

/** Opens a page of another host with one tag on it. */
async function embed(
  page: Page,
  baseURL: string | undefined,
  attributes: string,
  content = "",
): Promise<void> {
  const head = `<script type="module" src="${baseURL}hollows-board.js"></script>`;
  await host(page, head, `<hollows-board lang="en" ${attributes}>${content}</hollows-board>`);
}

test("a page is asked before a move and told after it, and can play, take back and begin again", async ({
  page,
  baseURL,
}) => {
  await embed(page, baseURL, 'game="ayoayo" opponent="human"');
  await rested(page);
  const start = await position(page);
  await board(page).evaluate((element) => {
    const told: string[] = [];
    Object.assign(window, { told });
    element.addEventListener("before-move", (event) => {
      const { move } = (event as CustomEvent<{ move: string }>).detail;
      if (move === "A") event.preventDefault();
      told.push(`before ${move}`);
    });
    element.addEventListener("after-move", (event) => {
      const { move, side } = (event as CustomEvent<{ move: string; side: string }>).detail;
      told.push(`after ${move} ${side}`);
    });
  });
  await pit(page, "A").click();
  await pit(page, "B").click();
  await expectOneTruth(page);
  const told = () => page.evaluate(() => (window as unknown as { told: string[] }).told);
  await expect.poll(told).toEqual(["before A", "before B", "after B south"]);
  const after = await position(page);
  const call = (name: "play" | "undo" | "redo" | "reset", move = "") =>
    board(page).evaluate(
      (element, [method, text]) => (element as Tag)[method as "play"](text ?? ""),
      [name, move],
    );
  expect(await call("play", "B")).toBe(false);
  await call("undo");
  await expect(board(page)).toHaveAttribute("position", start);
  await call("redo");
  await expect(board(page)).toHaveAttribute("position", after);
  await call("reset");
  await expect(board(page)).toHaveAttribute("position", start);
  expect(await call("play", "C")).toBe(true);
  await expectOneTruth(page);
});

test("buttons are there where they are asked for, and go when they are not", async ({ page, baseURL }) => {
  await embed(page, baseURL, 'game="ayoayo" opponent="human" controls="minimal" moves="C f"');
  await rested(page);
  // As it is after these two moves.
  await expect(board(page)).toHaveAttribute("turn", "south");
  expect(await position(page)).not.toMatch(/^4,4,4,4,4,4/);
  const start = await position(page);
  await playable(page).first().click();
  await expectOneTruth(page);
  const buttons = page.locator("hollows-board [part=controls] button");
  await expect(buttons).toHaveText(["Undo", "New game"]);
  await buttons.last().click();
  await expect(board(page)).toHaveAttribute("position", start);
  await board(page).evaluate((element) => element.setAttribute("controls", "full"));
  await expect(buttons).toHaveText(["Undo", "Redo", "Hint", "New game", "Turn the board"]);
  await board(page).evaluate((element) => element.removeAttribute("controls"));
  await expect(buttons).toHaveCount(0);
});

test("a board to look at is not played on", async ({ page, baseURL }) => {
  await embed(page, baseURL, 'game="ayoayo" opponent="human" readonly');
  await rested(page);
  await expect(playable(page)).toHaveCount(0);
  const start = await position(page);
  await pit(page, "C").click({ force: true });
  expect(await position(page)).toBe(start);
  await board(page).evaluate((element) => element.removeAttribute("readonly"));
  await pit(page, "C").click();
  await expect(board(page)).toHaveAttribute("turn", "north");
});

test("a board to look at says whose turn it is, and the computer waits until it is played on", async ({
  page,
  baseURL,
}) => {
  const start = "1,2,8,0,0,3/1,8,4,9,1,0 9:2 N";
  await embed(page, baseURL, `game="ayoayo" level="1" position="${start}" readonly`);
  await expect(board(page)).toHaveAttribute("state", "idle");
  await expect(page.locator("hollows-board .turn")).toHaveText("North’s turn");
  await expect(pit(page, "A")).toHaveAttribute("aria-label", /^Pit A, South’s, /);
  const height = async (name: string) => (await pit(page, name).boundingBox())?.y ?? 0;
  expect(await height("a")).toBeLessThan(await height("A"));
  await board(page).evaluate((element) => element.setAttribute("side", "north"));
  await expect.poll(async () => (await height("a")) > (await height("A"))).toBe(true);
  await board(page).evaluate((element) => element.removeAttribute("side"));
  await expect.poll(async () => (await height("a")) > (await height("A"))).toBe(false);
  await board(page).evaluate((element) => element.removeAttribute("readonly"));
  await expect(board(page)).toHaveAttribute("turn", "south");
  await expect(page.locator("hollows-board .turn")).toHaveText("Your turn");
  const before = await position(page);
  const played = await board(page).evaluate((element) => {
    element.setAttribute("readonly", "");
    const tag = element as Tag;
    tag.undo();
    tag.redo();
    tag.reset();
    return tag.play("A");
  });
  expect(played).toBe(false);
  await expect(page.locator("hollows-board .turn")).toHaveText("South’s turn");
  expect(await position(page)).toBe(before);
});

test("a lazy board fetches nothing before it is near, and shows what stands inside until it is there", async ({
  page,
  baseURL,
}) => {
  const wasm: string[] = [];
  page.on("request", (request) => wasm.push(...(request.url().match(/\.wasm/) ?? [])));
  const head = `<script type="module" src="${baseURL}hollows-board.js"></script>`;
  await host(
    page,
    head,
    `<p style="height: 4000px">Read on.</p>
     <hollows-board lang="en" game="ayoayo" loading="lazy"><b>A carved board</b></hollows-board>`,
  );
  await page.waitForFunction(() => customElements.get("hollows-board"));
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
  await expect(page.getByText("A carved board")).toBeVisible();
  expect(wasm).toEqual([]);
  await page.getByText("A carved board").scrollIntoViewIfNeeded();
  await rested(page);
  await expect(page.getByText("A carved board")).toBeHidden();
});

test("a game that was left starts again by itself", async ({ page, baseURL }) => {
  await page.clock.install();
  await embed(page, baseURL, 'game="ayoayo" opponent="human" idle="30"');
  await rested(page);
  const start = await position(page);
  await pit(page, "C").click();
  await expect(board(page)).toHaveAttribute("turn", "north");
  await page.clock.runFor(31_000);
  await expect(board(page)).toHaveAttribute("position", start);
});

test("in a kiosk hands neither select nor zoom, and what was left starts again", async ({
  page,
  baseURL,
}) => {
  await page.clock.install();
  await embed(page, baseURL, 'game="ayoayo" opponent="human" kiosk');
  await rested(page);
  const start = await position(page);
  const refused = () =>
    board(page).evaluate((element) => {
      const shown = element.shadowRoot?.querySelector("[part=board]");
      const accidents = [
        new Event("contextmenu", { bubbles: true, cancelable: true, composed: true }),
        new WheelEvent("wheel", { ctrlKey: true, bubbles: true, cancelable: true, composed: true }),
        new WheelEvent("wheel", { bubbles: true, cancelable: true, composed: true }),
      ];
      return accidents.map((accident) => !shown?.dispatchEvent(accident));
    });
  expect(await refused()).toEqual([true, true, false]);
  await pit(page, "C").click();
  await expect(board(page)).toHaveAttribute("turn", "north");
  await page.clock.runFor(91_000);
  await expect(board(page)).toHaveAttribute("position", start);
  await board(page).evaluate((element) => element.removeAttribute("kiosk"));
  await expect.poll(refused).toEqual([false, false, false]);
});

test("a board that was taken away leaves nothing behind", async ({ page, baseURL }) => {
  const attributes = 'game="ayoayo" level="1" controls="full" idle="600" motion="none" moves="A a"';
  await embed(page, baseURL, attributes);
  await rested(page);
  await playable(page).first().click();
  await rested(page);
  await board(page).evaluate((element) => {
    Object.assign(window, { gone: new WeakRef(element) });
    element.remove();
  });
  const devtools = await page.context().newCDPSession(page);
  const left = async () => {
    await devtools.send("HeapProfiler.collectGarbage");
    return page.evaluate(() => (window as unknown as { gone: WeakRef<Element> }).gone.deref()?.localName);
  };
  await expect.poll(left).toBeUndefined();
});

test("a wrong value of an attribute is told, and the board plays with the usual one", async ({
  page,
  baseURL,
}) => {
  const wrong = [
    ["opponent", "dog", "; it is one of computer, human."],
    ["level", "7", "; it is a whole number from 1 to 6."],
    ["level", "high", "; it is a whole number from 1 to 6."],
    ["side", "east", "; it is one of south, north."],
    ["first", "me", "; it is one of south, north."],
    ["controls", "some", "; it is one of none, minimal, full."],
    ["motion", "slow", "; it is one of auto, none."],
    ["loading", "never", "; it is one of eager, lazy."],
    ["idle", "soon", "; it is a whole number from 0 to 3600."],
    ["theme", "neon", "; it is one of light, dark."],
    ["lang", "tlh", /; it is one of .*\ben\b.*\bvi\b/],
  ] as const;
  const head = `
    <script>
      addEventListener("error", ({ target, detail }) => target.setAttribute("told", detail?.message), true);
    </script>
    <script type="module" src="${baseURL}hollows-board.js"></script>`;
  const tags = wrong.map(
    ([name, value]) =>
      `<div lang="en"><hollows-board game="ayoayo" ${name}="${value}"></hollows-board></div>`,
  );
  await host(page, head, tags.join(""));
  for (const [at, [name, value, allowed]] of wrong.entries()) {
    const tag = board(page).nth(at);
    const problem = tag.locator("[part=problem]");
    await expect(tag).toHaveAttribute("state", "idle");
    await expect(problem).toContainText(`“${name}” cannot be “${value}”`);
    await expect(problem).toContainText(allowed);
    await expect(tag).toHaveAttribute("told", (await problem.textContent()) ?? "");
    await expect(tag.locator('[data-pit="C"]')).toHaveAttribute("aria-disabled", "false");
    await tag.evaluate((element, wrongOne) => element.removeAttribute(wrongOne), name);
    await expect(problem).toHaveCount(0);
  }
});

test("moves that cannot be made are told", async ({ page, baseURL }) => {
  await embed(page, baseURL, 'game="ayoayo" moves="C C"');
  await expect(page.locator("hollows-board [role=alert]")).toContainText("“moves” cannot be played");
});
