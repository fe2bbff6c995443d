import { expect, type Page, test } from "@playwright/test";
import { expectOneTruth, playable, rested } from "./hollows";
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

/** Plays a move and waits until the computer has answered it. */
async function expectAnswer(page: Page): Promise<void> {
  await rested(page);
  await playable(page).first().click();
  await expect(page.locator("hollows-board [role=status]")).toContainText("The computer sowed");
  await expectOneTruth(page);
}
