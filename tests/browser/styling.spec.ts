import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "@playwright/test";
import { board, pit, rested } from "./hollows";
import { host } from "./host";

// What a page can make of the tag's looks.

test.use({ contextOptions: { reducedMotion: "reduce" } });

const www = resolve(__dirname, "../../www");

interface Manifest {
  modules: { declarations: { cssProperties: { name: string }[] }[] }[];
}

/** The custom properties that are promised. */
function promised(): string[] {
  const text = readFileSync(join(www, "public/custom-elements.json"), "utf8");
  return (JSON.parse(text) as Manifest).modules.flatMap(({ declarations }) =>
    declarations.flatMap(({ cssProperties }) => cssProperties.map(({ name }) => name)),
  );
}

/** A value that is nobody's usual one. */
function unusual(property: string): string {
  if (property === "--letters") return "Courier";
  return property === "--leading" ? "3" : "rgb(1, 2, 3)";
}

test("each custom property that is promised changes what is shown, in both themes", async ({
  page,
  baseURL,
}) => {
  const head = `<script type="module" src="${baseURL}hollows-board.js"></script>`;
  await host(
    page,
    head,
    '<hollows-board lang="en" game="ayoayo" opponent="human" moves="C f" motion="none"></hollows-board>',
  );
  await rested(page);
  await page.keyboard.press("Tab");
  await expect(pit(page, "A").or(board(page)).first()).toBeFocused();
  // What is drawn of the last move, and what is told of the pit in focus, are fetched.
  await expect(page.locator("hollows-board .way path").first()).toBeAttached();
  await expect(page.locator("hollows-board .aim")).not.toBeEmpty();

  for (const theme of ["light", "dark"]) {
    await board(page).evaluate((element, chosen) => element.setAttribute("theme", chosen), theme);
    for (const property of promised()) {
      const changed = await board(page).evaluate(
        (element, [name, value]) => {
          const looks = () =>
            [...(element.shadowRoot?.querySelectorAll("*") ?? [])]
              .filter((one) => one.checkVisibility() && one.getBoundingClientRect().width > 0)
              .map((one) => {
                const { fill, stroke, color, boxShadow, fontFamily, lineHeight } = getComputedStyle(one);
                return [fill, stroke, color, boxShadow, fontFamily, lineHeight].join();
              })
              .join("\n");
          const before = looks();
          (element as HTMLElement).style.setProperty(name ?? "", value ?? "");
          const after = looks();
          (element as HTMLElement).style.removeProperty(name ?? "");
          return before !== after && before === looks();
        },
        [property, unusual(property)],
      );
      expect(changed, `${property} in the ${theme} theme`).toBe(true);
    }
  }
});

test("each custom property of the board that the styles ask for is promised", () => {
  const source = join(www, "src");
  const asked = readdirSync(source, { recursive: true })
    .filter((file) => `${file}`.endsWith(".ts") && file !== "element.ts")
    .flatMap((file) => readFileSync(join(source, `${file}`), "utf8").match(/--board-[a-z]+/g) ?? []);
  expect(new Set(asked)).toEqual(new Set(promised().filter((name) => name.startsWith("--board-"))));
});
