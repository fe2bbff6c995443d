import { expect, type FrameLocator, type Locator, type Page } from "@playwright/test";

/** The four games, with their usual board. */
export const GAMES = ["san-yao", "o-an-quan", "ayoayo", "hoyito-ii"] as const;

/** A page, or a frame in one. */
export type Shown = Page | FrameLocator;

/** The board on the page. */
export function board(page: Shown): Locator {
  return page.locator("hollows-board");
}

/** The line that tells what happened. */
export function status(page: Shown): Locator {
  return page.locator("hollows-board [role=status]");
}

/** A pit's button. */
export function pit(page: Page, name: string): Locator {
  return page.locator(`hollows-board [data-pit="${name}"]`);
}

/** Clicks a pit whether it can be played or not. */
export function press(page: Page, name: string): Promise<void> {
  // Otherwise a click would wait until the pit is no longer `aria-disabled`.
  return pit(page, name).click({ force: true });
}

/** One of the buttons under the board. */
export function control(page: Page, name: string): Locator {
  return page.locator(`[data-do="${name}"]`);
}

/** Opens a game and waits until it can be played. */
export async function open(page: Page, query: string): Promise<void> {
  // The computer's chances are the same in every run.
  await page.addInitScript(() => {
    Math.random = () => 0.5;
  });
  await page.goto(`play.html?${query}`);
  await rested(page);
}

/** Lets the next move take minutes, so that only what a test does can end it. */
export async function sowSlowly(page: Page): Promise<void> {
  await board(page).evaluate((element) => {
    (element as unknown as { stage: { speed: number } }).stage.speed = 0.01;
  });
}

/** Waits until a person may move or the game is over. */
export async function rested(page: Shown): Promise<"idle" | "over"> {
  await expect(board(page)).toHaveAttribute("state", /^(idle|over)$/, { timeout: 30_000 });
  return (await board(page).getAttribute("state")) as "idle" | "over";
}

/** The board's position as the element shows it to its page. */
export async function position(page: Shown): Promise<string> {
  return (await board(page).getAttribute("position")) ?? "";
}

/** Reads the counts of a position's board: pits by their letters, Mandarin squares by their names. */
function counts(position: string): Map<string, string> {
  const [drawn = ""] = position.split(" ");
  const rows = drawn.split("/").map((row) => row.split(","));
  const found = new Map<string, string>();
  if (rows.length === 4) {
    found.set("west", rows.shift()?.[0] ?? "");
    found.set("east", rows.pop()?.[0] ?? "");
  }
  const [north = [], south = []] = rows;
  south.forEach((count, at) => void found.set(String.fromCharCode(65 + at), count));
  [...north].reverse().forEach((count, at) => void found.set(String.fromCharCode(97 + at), count));
  return found;
}

/** What a label says lies in a pit, as NOTATION writes it. */
function labelled(label: string): string {
  const seeds = label.match(/(\d+) (?:seed|stone|pebble)s?/)?.[1];
  const mandarin = /a Mandarin stone/.test(label);
  return mandarin ? `Q${seeds ?? ""}` : (seeds ?? "");
}

/** Checks that the buttons, the element's attribute and the engine tell of the same position. */
export async function expectOneTruth(page: Shown): Promise<void> {
  await rested(page);
  const shown = await position(page);
  const engine = await board(page).evaluate(
    (element) => (element as unknown as { session: { game: { position: string } } }).session.game.position,
  );
  expect(shown).toBe(engine);
  const labels = await page
    .locator("hollows-board [data-pit]")
    .evaluateAll((buttons) =>
      buttons.map(
        (button) => [button.getAttribute("data-pit") ?? "", button.getAttribute("aria-label") ?? ""] as const,
      ),
    );
  const seen = Object.fromEntries(labels.map(([name, label]) => [name, labelled(label)]));
  expect(seen).toEqual(Object.fromEntries(counts(shown)));
}

/** The moves of the game on the board. */
export function moves(page: Page): Promise<string[]> {
  return board(page).evaluate((element) =>
    (element as unknown as { session: { game: { moves(): string[] } } }).session.game.moves(),
  );
}

/** The pits that can be played now. */
export function playable(page: Shown): Locator {
  return page.locator('hollows-board [data-pit]:not([aria-disabled="true"])');
}

/** Plays a game to its end by `act`ing on one playable pit after another; returns how many moves were made. */
export async function playOut(
  page: Page,
  act: (pit: Locator) => Promise<void>,
  limit = 300,
): Promise<number> {
  for (let moves = 0; moves < limit; moves += 1) {
    if ((await rested(page)) === "over") return moves;
    const before = await position(page);
    const pits = playable(page);
    // Not always the same one, but the same in every run.
    const chosen = (moves * 7) % (await pits.count());
    // Twice, where the board takes a robot's next move for a double click.
    await expect(async () => {
      await act(pits.nth(chosen));
      await expect(board(page)).not.toHaveAttribute("position", before, { timeout: 1000 });
    }).toPass();
  }
  throw new Error(`the game was not over after ${limit} moves`);
}

/** A worker that answers nothing until the test lets it: `heldWorker.answer(job, move)`. */
export async function holdWorker(page: Page): Promise<void> {
  await page.addInitScript(() => {
    class HeldWorker extends EventTarget {
      jobs: { job: number }[] = [];
      constructor() {
        super();
        Object.assign(window, { heldWorker: this });
      }
      postMessage(message: { type: string; job: number }): void {
        if (message.type === "think") this.jobs.push(message);
      }
      terminate(): void {}
      answer(job: number, move: string): void {
        const found = { move, value: 3, exact: false, done: true };
        this.dispatchEvent(new MessageEvent("message", { data: { type: "answer", job, found } }));
      }
    }
    Object.assign(window, { Worker: HeldWorker });
  });
}

/** Waits until the held worker has been given so many jobs. */
export async function jobs(page: Page, count: number): Promise<void> {
  await page.waitForFunction(
    (wanted) =>
      ((window as unknown as { heldWorker?: { jobs: unknown[] } }).heldWorker?.jobs.length ?? 0) >= wanted,
    count,
  );
}

/** Lets the held worker answer a job. */
export function answer(page: Page, job: number, move: string): Promise<void> {
  return page.evaluate(
    ([number, text]) =>
      (window as unknown as { heldWorker: { answer(job: number, move: string): void } }).heldWorker.answer(
        number,
        text,
      ),
    [job, move] as const,
  );
}
