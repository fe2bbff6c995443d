import { pathToFileURL } from "node:url";
import { expect, type Page, test } from "@playwright/test";
import { expectOneTruth, GAMES, playable, type Shown, status } from "./hollows";
import { host } from "./host";

// Where boards are put, and what each of these places forbids: everywhere the computer must answer.

test.use({ contextOptions: { reducedMotion: "reduce" } });

const BOARD = '<hollows-board game="ayoayo" level="1"></hollows-board>';

interface Place {
  /** What the host's policy allows, given our address. */
  policy?(origin: string): string;
  /** What its browser or server does otherwise. */
  arrange?(page: Page): Promise<unknown>;
  /** Whether the engine has to run as JavaScript. */
  script?: boolean;
}

const PLACES: Record<string, Place> = {
  "another host": {},
  "a strict host that allows our script and wasm": {
    policy: (origin) => `default-src 'none'; script-src ${origin} 'wasm-unsafe-eval'; connect-src ${origin}`,
  },
  "a strict host that allows our script only": {
    policy: (origin) => `default-src 'none'; script-src ${origin}`,
    script: true,
  },
  "a host that sends wasm as bytes": {
    arrange: (page) =>
      page.route("**/*.wasm", async (route) => {
        const response = await route.fetch();
        const headers = { ...response.headers(), "content-type": "application/octet-stream" };
        await route.fulfill({ response, headers });
      }),
  },
  "a browser without WebAssembly": {
    arrange: (page) =>
      page.addInitScript(() => {
        Reflect.deleteProperty(window, "WebAssembly");
      }),
    script: true,
  },
  "a browser that stores nothing": {
    arrange: (page) =>
      page.addInitScript(() => {
        const denied = () => {
          throw new DOMException("denied", "SecurityError");
        };
        for (const name of ["localStorage", "sessionStorage", "indexedDB", "caches"])
          Object.defineProperty(window, name, { get: denied });
      }),
  },
};

for (const [name, { policy, arrange, script = false }] of Object.entries(PLACES)) {
  test(`the computer answers on ${name}`, async ({ page, baseURL }) => {
    const { origin } = new URL(baseURL ?? "");
    const scripts: string[] = [];
    page.on("request", (request) => scripts.push(...(request.url().match(/script-engine/) ?? [])));
    await arrange?.(page);
    const head = `<script type="module" src="${baseURL}hollows-board.js"></script>`;
    await host(page, head, BOARD, policy?.(origin));
    await expectAnswer(page);
    expect(scripts.length > 0).toBe(script);
  });
}

for (const [name, sandbox] of [
  ["a frame", ""],
  ["a frame that may run scripts and nothing else", 'sandbox="allow-scripts"'],
] as const) {
  test(`the computer answers in ${name}, which tells its size`, async ({ page, baseURL }) => {
    const warnings: string[] = [];
    page.on("console", (message) => {
      if (message.type() === "error") warnings.push(message.text());
    });
    await host(
      page,
      "",
      `<iframe title="Board" ${sandbox} style="width: 600px" src="${baseURL}embed.html?game=ayoayo&level=1&theme=dark&lang=en"></iframe>
       <script>
         addEventListener("message", ({ data, source }) => {
           const frame = document.querySelector("iframe");
           if (data?.type === "hollows-size" && source === frame.contentWindow) frame.style.height = data.height + "px";
         });
       </script>`,
    );
    const frame = page.frameLocator("iframe");
    await expectAnswer(frame);
    await expect
      .poll(() =>
        frame
          .locator("html")
          .evaluate(({ scrollHeight, clientHeight }) => clientHeight > 200 && scrollHeight <= clientHeight),
      )
      .toBe(true);
    expect(page.context().serviceWorkers()).toEqual([]);
    expect(warnings).toEqual([]);
  });
}

test("the single file plays all games from a disk, without a network, in the language asked for", async ({
  page,
  context,
}) => {
  await context.setOffline(true);
  const trouble: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") trouble.push(message.text());
  });
  page.on("request", (request) => {
    if (!/^(file|data|blob):/.test(request.url())) trouble.push(request.url());
  });
  const file = new URL("../../www/dist/hollows.html", pathToFileURL(test.info().file));
  for (const game of GAMES) {
    await page.goto(`${file}?lang=en&level=1`);
    await page.locator(`[data-game=${game}]`).click();
    await playable(page).first().click();
    if (game === "o-an-quan") await page.locator("hollows-board [data-move]:visible").first().click();
    await expect(status(page)).toContainText(/You sowed.*(The computer sowed|Your turn again)/s);
    await expectOneTruth(page);
  }
  await page.locator("select").first().selectOption("vi");
  await expect(page.locator("[data-do=undo]")).toHaveText("Đi lại");
  expect(trouble).toEqual([]);
});

test("a frame says which of its parameters is wrong", async ({ page }) => {
  for (const [query, message] of [
    ["game=ayoayo&level=9", "“level” cannot be “9”"],
    ["game=chess", "There is no game “chess”"],
    ["game=ayoayo&theme=blue", "“theme” cannot be “blue”; it is one of light, dark"],
    ["game=ayoayo&position=4", "cannot be played"],
  ] as const) {
    await page.goto(`embed.html?${query}`);
    await expect(page.getByRole("alert")).toContainText(message);
  }
});

/** Plays a move and waits until the computer has answered it. */
async function expectAnswer(page: Shown): Promise<void> {
  await playable(page).first().click();
  await expect(status(page)).toContainText("The computer sowed");
  await expectOneTruth(page);
}
