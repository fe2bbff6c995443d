import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { extname, join, resolve } from "node:path";
import { expect, test } from "@playwright/test";
import { pit } from "./hollows";

const root = resolve(__dirname, "../..");
const tool = (path: string) => join(root, "www/node_modules", path);

/** What a program of another project does with the engine. */
const PROGRAM = `
  import { Game, Search, type Progress } from "hollows";
  export function think(): string {
    const game = new Game("ayoayo", {});
    game.play("C");
    const search = new Search(game, { nodes: 20_000 });
    let found: Progress = search.step(5_000);
    while (!found.done) found = search.step(5_000);
    return game.view().position + " " + found.move;
  }
`;
const PAGE = `
  import "hollows/element";
  import { think } from "./think.ts";
  const board: HTMLElement = document.createElement("hollows-board");
  board.setAttribute("game", "o-an-quan");
  board.setAttribute("opponent", "human");
  document.body.append(board);
  document.title = think();
`;
const TYPES: Record<string, string> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".wasm": "application/wasm",
};

test("the npm package works from its tarball, in Node and bundled in a page", async ({ page }, info) => {
  const project = info.outputPath("project");
  const run = (program: string, ...args: string[]) =>
    execFileSync(program, args, { cwd: project, encoding: "utf8" });
  mkdirSync(project);
  writeFileSync(join(project, "package.json"), '{ "type": "module" }');
  writeFileSync(join(project, "think.ts"), PROGRAM);
  writeFileSync(join(project, "page.ts"), PAGE);
  writeFileSync(join(project, "index.html"), '<script type="module" src="./page.ts"></script>');

  const tarball = run("node", join(root, "scripts/npm-package.mjs")).trim().split("\n").at(-1) ?? "";
  const packed = join(root, "target/npm", tarball);
  expect(statSync(packed).size).toBeLessThan(500_000);
  run("npm", "install", "--offline", "--no-audit", "--no-fund", packed);

  const check = [
    "--ignoreConfig",
    "--noEmit",
    "--strict",
    "--target",
    "es2022",
    "--module",
    "nodenext",
    "--lib",
    "es2022,dom",
  ];
  run(tool(".bin/tsc"), ...check, "--allowImportingTsExtensions", "--types", "", "page.ts");
  run(tool(".bin/vite"), "build", "--base", "./", "--logLevel", "error");
  run(tool(".bin/vite"), "build", "--ssr", "think.ts", "--outDir", "node", "--logLevel", "error");

  const told = run(
    "node",
    "-e",
    'import("./node/think.js").then(({ think }) => console.log(think()))',
  ).trim();
  expect(told).toMatch(/^1,0,6,6,0,1\/6,6,2,7,0,6 7:0 N [a-f]$/);

  await page.route("http://package.test/**", async (route) => {
    const file = new URL(route.request().url()).pathname.replace(/\/$/, "/index.html");
    const contentType = TYPES[extname(file)] ?? "text/plain";
    try {
      await route.fulfill({ body: readFileSync(join(project, "dist", file)), contentType });
    } catch {
      await route.fulfill({ status: 404 });
    }
  });
  await page.goto("http://package.test/");
  await expect(page).toHaveTitle(told);
  await expect(page.locator("hollows-board")).toHaveAttribute("state", "idle");
  await pit(page, "C").click();
  await expect(page.locator("hollows-board [data-move]:visible")).toHaveCount(2);
});
