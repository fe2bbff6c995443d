import { expect, type Page, test } from "@playwright/test";
import { nextStop, timeline } from "../../www/src/board/timeline";
import type { GameEvent } from "../../www/src/engine/types";
import { board, control, expectOneTruth, open, pit, press, rested } from "./hollows";

/** The longest relays found in some thousand random games of each kind. */
const LONGEST = [
  ["san-yao", "2,1,0,0,19/1,0,1,1,3 21:1 S round=2 sons=ab", "D"],
  ["ayoayo", "0,2,0,0,5,2/4,3,0,1,2,7 10:12 N", "e"],
  ["hoyito-ii-2x12", "2,6,1,3,0,0,11,0,1,0,3,4/0,1,0,10,7,1,3,1,11,1,2,0 8:20 N", "k"],
  ["o-an-quan", "Q2/0,0,7,7,7/7,0,8,8,1/1 2Q:0 N", "cr"],
] as const;

/** What happens in a move, as the engine on the page tells it. */
function eventsOf(page: Page, game: string, position: string, move: string): Promise<GameEvent[]> {
  return board(page).evaluate(
    (element, [id, start, text]) => {
      const { game: played } = (element as unknown as { session: { game: object } }).session;
      const Game = played.constructor as new (
        id: string,
        options: { position: string },
      ) => { play(move: string): GameEvent[] };
      return new Game(id, { position: start }).play(text);
    },
    [game, position, move] as const,
  );
}

test("no move takes more than six seconds, and each lap is sown no slower than the one before", async ({
  page,
}) => {
  await open(page, "game=ayoayo&opponent=human");
  for (const [game, position, move] of LONGEST) {
    const events = await eventsOf(page, game, position, move);
    expect(events.filter(({ type }) => type === "drop").length, game).toBeGreaterThan(60);
    const { beats, length } = timeline(events);
    expect(length, game).toBeLessThanOrEqual(6000.001);
    expect(beats.map(({ event }) => event)).toEqual(events);
    const drops = beats.filter(({ event }) => event.type === "drop").map(({ span }) => span);
    expect(drops).toEqual(drops.toSorted((a, b) => b - a));
  }
});

test("steps stop at each seed or at each lap, and the last one runs to the end", async ({ page }) => {
  await open(page, "game=ayoayo&opponent=human");
  const events = await eventsOf(page, "ayoayo", "4,4,4,4,4,4/4,4,4,4,4,4 0:0 S", "A");
  const { beats } = timeline(events);
  const stops = (stride: "seed" | "lap") => {
    const found: number[] = [];
    for (let at = 0; Number.isFinite(at); at = found.at(-1) ?? 0) found.push(nextStop(beats, at, stride));
    return found.length;
  };
  const count = (...types: string[]) => events.filter(({ type }) => types.includes(type)).length;
  expect(stops("seed")).toBe(events.length - count("relay"));
  expect(stops("lap")).toBe(events.length - count("relay", "drop"));
});

/** How many seeds lie in a pit as it is drawn now. */
function drawn(page: Page, name: string): Promise<string | undefined> {
  return board(page).evaluate((element, wanted) => {
    const counts = [...(element.shadowRoot?.querySelectorAll(".count text") ?? [])];
    const names = [...(element.shadowRoot?.querySelectorAll("[data-rim]") ?? [])].map((rim) =>
      rim.getAttribute("data-rim"),
    );
    return counts[names.indexOf(wanted)]?.textContent ?? undefined;
  }, name);
}

test("a move stands still when asked, goes on seed by seed, lap by lap, and to its end", async ({ page }) => {
  await open(page, "game=ayoayo&opponent=human");
  await page.locator("[name=speed]").selectOption("0.5");
  await expect(control(page, "pause")).toBeDisabled();
  await expect(control(page, "replay")).toBeDisabled();
  await press(page, "A");
  await control(page, "pause").click();
  await expect(control(page, "pause")).toHaveText("Go on");
  await page.locator("[name=speed]").selectOption("4");
  await page.keyboard.press("Escape");
  await expectOneTruth(page);

  // Shown again from its beginning, which stands still.
  await control(page, "step-seed").click();
  await expect(board(page)).toHaveAttribute("state", "sowing");
  await expect(control(page, "pause")).toHaveText("Go on");
  await expect.poll(() => drawn(page, "A")).toBe("4");
  await control(page, "step-seed").click();
  await expect.poll(() => drawn(page, "A")).toBe("0");
  await control(page, "step-seed").click();
  await expect.poll(() => drawn(page, "B")).toBe("5");
  expect(await drawn(page, "C")).toBe("4");
  await control(page, "step-lap").click();
  await expect.poll(() => drawn(page, "E")).toBe("5");
  expect(await drawn(page, "F")).toBe("4");
  await expect(page.locator("hollows-board .hand .lap-now text")).toHaveText("1");
  // By the keys as well.
  await control(page, "step-lap").focus();
  await page.keyboard.press("-");
  await expect(page.locator("hollows-board .hand .lap-now text")).toHaveText("2");
  await page.keyboard.press(",");
  await expect(board(page)).toHaveAttribute("state", "idle");
  await expect(page.locator(".moves li")).toHaveText(["A"]);
  await expectOneTruth(page);
});

test("the last move can be shown again, also after a reload and at the end of a game", async ({ page }) => {
  await open(page, "game=ayoayo&opponent=human&position=0,0,0,0,1,1/0,0,0,0,0,1 24:21 S");
  await page.locator("[name=speed]").selectOption("4");
  await press(page, "F");
  await expect(page.locator(".moves li")).toHaveText(["F"]);
  await rested(page);
  await page.reload();
  await rested(page);
  const before = await board(page).getAttribute("position");
  await page.locator("[name=speed]").selectOption("0.5");
  await control(page, "replay").click();
  await expect(board(page)).toHaveAttribute("state", "sowing");
  await expect(control(page, "replay")).toBeDisabled();
  // Whatever interrupts it leaves the game as it was.
  await press(page, "b");
  await expectOneTruth(page);
  expect(await board(page).getAttribute("position")).toBe(before);
  await control(page, "replay").click();
  await control(page, "undo").click();
  await expect(page.locator(".moves li")).toHaveCount(0);
  await expectOneTruth(page);
  await expect(pit(page, "F")).toHaveAttribute("aria-disabled", "false");
});

test("pointing at a pit or coming to it by keys shows what its move would do, unless that is switched off", async ({
  page,
}) => {
  const landing = page.locator("hollows-board .landing");
  const taken = page.locator("hollows-board .taken");
  const told = page.locator("hollows-board .aim");
  await open(page, "game=ayoayo&opponent=human");
  await pit(page, "B").hover();
  const { end, captures } = await board(page).evaluate((element) =>
    (
      element as unknown as {
        session: { game: { preview(move: string): { end: string; captures: string[] } } };
      }
    ).session.game.preview("B"),
  );
  // Each mark is drawn twice, pale beneath dark.
  await expect(landing).toHaveCount(2);
  await expect(taken).toHaveCount(2 * captures.length);
  await expect(told).toContainText(`Pit B: 4 seeds`);
  await expect(told).toContainText(`ends in pit ${end}`);
  await page.locator("h1").hover();
  await expect(landing).toHaveCount(0);
  await expect(told).toBeEmpty();
  await pit(page, "A").focus();
  await page.keyboard.press("ArrowRight");
  await expect(landing).toHaveCount(2);
  await page.locator("[name=foresight]").uncheck();
  await pit(page, "C").hover();
  await expect(told).toBeEmpty();
  await expect(landing).toHaveCount(0);
  await page.reload();
  await rested(page);
  await expect(page.locator("[name=foresight]")).not.toBeChecked();
});

test("where there are two ways to sow, both are shown, then the one that is pointed at", async ({ page }) => {
  await open(page, "game=o-an-quan&opponent=human");
  await pit(page, "C").hover();
  await expect(page.locator("hollows-board .landing")).toHaveCount(4);
  await expect(page.locator("hollows-board .aim")).toContainText(/counterclockwise.* clockwise/);
  await pit(page, "C").click();
  await page.locator('hollows-board [data-move="Cl"]').hover();
  await expect(page.locator("hollows-board .landing")).toHaveCount(2);
});

test("what is pointed at before the drawing has come is marked when it comes", async ({ page, context }) => {
  await context.route("**/sw.js", (route) => route.abort());
  const drawings: (() => void)[] = [];
  await page.route(/\/ayoayo-[^/]*\.js$/, async (route) => {
    await new Promise<void>((go) => drawings.push(go));
    await route.continue();
  });
  await open(page, "game=ayoayo&opponent=human");
  await pit(page, "C").hover();
  await expect(page.locator("hollows-board .aim")).toContainText("Pit C: 4 seeds");
  await expect(page.locator("hollows-board .landing")).toHaveCount(0);
  for (const go of drawings) go();
  await expect(page.locator("hollows-board .landing")).toHaveCount(2);
});

test("what is told of a pit pointed at is true of the position shown", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "game=ayoayo&opponent=human");
  await pit(page, "C").hover();
  const aim = page.locator("hollows-board .aim");
  await expect(aim).toContainText("Pit C: 4 seeds");
  for (const move of ["A", "a"]) {
    await board(page).evaluate(
      (element, move) => (element as unknown as { play(move: string): boolean }).play(move),
      move,
    );
    await rested(page);
  }
  await expect(pit(page, "C")).toHaveAttribute("aria-label", /3 seeds/);
  await expect(aim).toContainText("Pit C: 3 seeds");
});

/** Replaces the browser's sound by one that counts: a click is noise and a tone, a capture the same, lower. */
async function countSounds(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const tones: number[] = [];
    const node = () => ({
      connect: (to: unknown) => to,
      gain: param(),
      frequency: param(),
      start: () => {},
      stop: () => {},
    });
    const param = () => ({ value: 0, setValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} });
    class CountingContext {
      state = "running";
      sampleRate = 8000;
      destination = node();
      get currentTime() {
        return performance.now() / 1000;
      }
      createGain = node;
      createBiquadFilter = node;
      createBufferSource = node;
      createBuffer = (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) });
      createOscillator() {
        const setValueAtTime = (tone: number) => void tones.push(tone);
        return { ...node(), frequency: { ...param(), setValueAtTime } };
      }
      resume = () => Promise.resolve();
      close = () => Promise.resolve();
    }
    Object.assign(window, { AudioContext: CountingContext, tones });
  });
}

function tones(page: Page): Promise<number[]> {
  return page.evaluate(() => (window as unknown as { tones: number[] }).tones);
}

test("every seed and every capture is heard, once sound is asked for", async ({ page }) => {
  await countSounds(page);
  await open(page, "game=ayoayo&opponent=human&position=1,0,0,0,5,0/0,0,3,1,0,0 0:0 S");
  await press(page, "D");
  await rested(page);
  expect(await tones(page)).toEqual([]);
  await control(page, "undo").click();
  const sound = page.waitForResponse(/sound/);
  await page.locator("[name=sound]").check();
  // Until it has been run, not only fetched.
  await page.evaluate((url) => import(url), (await sound).url());
  await press(page, "D");
  await rested(page);
  expect(await tones(page)).toHaveLength(2);
  const [drop = 0, capture = 0] = await tones(page);
  expect(capture).toBeLessThan(drop * 0.7);
  // Where nothing moves the same is heard at once.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await control(page, "undo").click();
  await press(page, "D");
  expect(await tones(page)).toHaveLength(4);
  await page.locator("[name=sound]").uncheck();
  await control(page, "undo").click();
  await press(page, "D");
  expect(await tones(page)).toHaveLength(4);
});

test("a browser without sound plays on in silence", async ({ page }) => {
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  await page.addInitScript(() => Object.assign(window, { AudioContext: undefined }));
  await open(page, "game=ayoayo&opponent=human");
  await page.locator("[name=sound]").check();
  await press(page, "A");
  await expectOneTruth(page);
  expect(errors).toEqual([]);
});
