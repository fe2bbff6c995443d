// Takes pictures of what people see, to be looked at before a release: target/screenshots/PAGE-WIDTH-SCHEME.png.
// Run `make build` first. The Chinese pages need a font that has their letters (Debian: fonts-noto-cjk).

import { mkdirSync } from "node:fs";
import { resolve } from "node:path";
import { browse, root, SITE } from "./site.mjs";

const out = resolve(root, "target/screenshots");

/** For each game a position with a capture in it, and one whose next move may be the last. */
const GAMES = {
  "san-yao": ["4,6,6,1,0/0,0,4,5,1 19:4 S", "0,0,7,0,0/0,0,0,0,1 39:3 S", "E"],
  "o-an-quan": ["Q1/0,1,7,7,7/6,6,0,0,1/Q2 6:6 S", "0/0,0,1,0,0/0,0,1,0,0/1 21Q:26Q N", "cl"],
  ayoayo: ["1,2,8,0,0,3/1,8,4,9,1,0 9:2 S", "0,0,1,0,0,0/0,1,0,0,0,0 11:35 N", "d"],
  "hoyito-ii": ["1,0,0,9,1,10/0,3,4,9,2,5 0:4 N", "0,0,1,2,0,0/1,0,0,0,1,3 20:20 S", "E"],
};

const board = (page) => page.locator("hollows-board");

/** Waits until the board is drawn and nothing moves any more. */
async function rest(page) {
  await page.locator("hollows-board:is([state=idle],[state=over])").first().waitFor();
  await page.locator("hollows-board div.board svg").first().waitFor();
  await page.waitForTimeout(400);
}

const play = (game, position) => {
  const query = new URLSearchParams({ game, opponent: "human", ...(position && { position }) });
  return `play.html?${query}`;
};

/** Plays a move. */
async function make(page, move) {
  const pit = move.charAt(0);
  await page.locator(`hollows-board [data-pit="${pit}"]`).click();
  if (move !== pit) await page.locator(`hollows-board [data-move="${move}"]`).click();
}

/** Plays the legal move that captures most. */
async function capture(page) {
  const best = await board(page).evaluate(({ session: { game } }) => {
    const taken = ({ move }) => game.preview(move).captured;
    return game.legalMoves().sort((a, b) => taken(b) - taken(a))[0];
  });
  await make(page, best.move);
}

/** Holds a move when some seeds have fallen. */
async function sowing(page) {
  await capture(page);
  await page.keyboard.press(",");
  for (let seed = 0; seed < 5; seed += 1) {
    await page.keyboard.press(".");
    await page.waitForTimeout(400);
  }
}

/** What is photographed: its name, its address, and what is done there first. */
const SCENES = [
  ["home", "index.html"],
  ...Object.entries(GAMES).flatMap(([game, [position, late, last]]) => [
    [`${game}-start`, play(game), rest],
    [`${game}-sowing`, play(game, position), rest, sowing],
    [`${game}-capture`, play(game, position), rest, capture, rest],
    [`${game}-end`, play(game, late), rest, (page) => make(page, last), rest],
    [`${game}-about`, `about-${game}.html`],
    [`${game}-guide`, `learn.html?game=${game}`, rest],
    [`${game}-puzzle`, `puzzles.html?game=${game}`, rest],
  ]),
  ["rules", "rules.html"],
];

/** What is also photographed in languages with letters of their own. */
const ABROAD = ["km", "gu", "zh-Hans"].flatMap((lang) => [
  [`home-${lang}`, `index.html?lang=${lang}`],
  [`ayoayo-start-${lang}`, `${play("ayoayo")}&lang=${lang}`, rest],
  [`rules-${lang}`, `rules.html?lang=${lang}`],
]);

mkdirSync(out, { recursive: true });
await browse(async (browser) => {
  for (const width of [320, 1440]) {
    for (const colorScheme of ["light", "dark"]) {
      for (const [name, address, ...acts] of [...SCENES, ...ABROAD]) {
        // A page of its own each, with nothing remembered. Only what is to be caught in movement moves.
        const reducedMotion = acts.includes(sowing) ? "no-preference" : "reduce";
        const viewport = { width, height: width === 320 ? 700 : 900 };
        const context = await browser.newContext({
          viewport,
          colorScheme,
          reducedMotion,
          locale: "en",
          serviceWorkers: "block",
        });
        const page = await context.newPage();
        await page.goto(SITE + address);
        await page.waitForLoadState("networkidle");
        for (const act of acts) await act(page);
        const path = resolve(out, `${name}-${width}-${colorScheme}.png`);
        await page.screenshot({ path, fullPage: !name.startsWith("rules") && !name.startsWith("home-") });
        await context.close();
      }
    }
  }
});
console.log(`Pictures are in ${out}`);
