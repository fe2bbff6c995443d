// Makes the pictures of the built site: docs/boards.jpg for README.md, the four boards in the middle of a game, and
// www/public/screenshots for whoever is asked whether to install it.
// Run `make build` first. The Chinese name needs a font that has it (Debian: fonts-noto-cjk).

import { mkdirSync } from "node:fs";
import { resolve } from "node:path";
import { browse, root, SITE } from "./site.mjs";

/** Each board: its game, its name as people write it there, where it is from, and a position to show. */
const BOARDS = [
  ["san-yao", "散窑 Sàn Yáo", "Henan, China", "4,6,6,1,0/0,0,4,5,1 19:4 S"],
  ["o-an-quan", "Ô Ăn Quan", "Vietnam", "Q1/0,1,7,7,7/6,6,0,0,1/Q2 6:6 S"],
  ["ayoayo", "Ayòayò", "Yoruba, Nigeria", "1,2,8,0,0,3/1,8,4,9,1,0 9:2 S"],
  ["hoyito-ii", "Hoyito II", "Dominican Republic", "1,0,0,9,1,10/0,3,4,9,2,5 0:4 N"],
];

/** The board of a game as the site draws it, as a data URL. */
async function photograph(browser, game, position) {
  const page = await browser.newPage({ viewport: { width: 900, height: 800 }, deviceScaleFactor: 2 });
  const query = new URLSearchParams({ game, opponent: "human", ...(position && { position }) });
  await page.goto(`${SITE}play.html?${query}`);
  await page.locator("hollows-board[state=idle]").waitFor();
  await page.locator("hollows-board div.board svg").first().waitFor();
  await page.waitForTimeout(500);
  const picture = await page.locator("hollows-board div.board").screenshot({ type: "png" });
  await page.close();
  return `data:image/png;base64,${picture.toString("base64")}`;
}

/** What the site looks like, wide and narrow. */
async function screenshots(browser) {
  for (const [form, game, width, height, scale] of [
    ["wide", "ayoayo", 1280, 720, 1],
    ["narrow", "o-an-quan", 360, 640, 2],
  ]) {
    const viewport = { width, height };
    const page = await browser.newPage({ viewport, deviceScaleFactor: scale, reducedMotion: "reduce" });
    const position = BOARDS.find(([id]) => id === game)[3];
    await page.goto(
      `${SITE}play.html?${new URLSearchParams({ game, opponent: "human", position, lang: "en" })}`,
    );
    await page.locator("hollows-board[state=idle]").waitFor();
    await page.waitForTimeout(500);
    const path = resolve(root, `www/public/screenshots/${form}.jpg`);
    mkdirSync(dirname(path), { recursive: true });
    await page.screenshot({ path, type: "jpeg", quality: 75 });
    await page.close();
  }
}

await browse(async (browser) => {
  const figures = [];
  for (const [game, name, place, position] of BOARDS) {
    const picture = await photograph(browser, game, position);
    figures.push(`<figure><img src="${picture}"><figcaption><b>${name}</b> ${place}</figcaption></figure>`);
  }
  const page = await browser.newPage({ viewport: { width: 840, height: 100 }, deviceScaleFactor: 1.5 });
  await page.setContent(`<!doctype html><meta charset="utf-8"><style>
    body { margin: 0; background: #f7f3ea; color: #231f20; font: 15px "Noto Sans", sans-serif; }
    main { display: grid; grid-template-columns: 1fr 1fr; gap: 16px; padding: 16px; align-items: end; }
    figure { margin: 0; }
    img { display: block; width: 100%; border-radius: 3px; }
    figcaption { border-top: 1px solid #231f2033; padding: 8px 0; }
    b { font: 21px Palatino, "Noto Serif", "Noto Serif CJK SC", Georgia, serif; margin-right: 8px; }
  </style><main>${figures.join("")}</main>`);
  mkdirSync(resolve(root, "docs"), { recursive: true });
  await page.screenshot({
    path: resolve(root, "docs/boards.jpg"),
    type: "jpeg",
    quality: 82,
    fullPage: true,
  });
  await screenshots(browser);
});
