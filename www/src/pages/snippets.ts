/** The attributes chosen. */
export type Wishes = { game: string } & Partial<Record<string, string>>;

/** The element's file of this release, and what its content must be. */
export interface Integrity {
  file?: string;
  integrity?: string;
}

/** Room for a board and its lines in a column of usual width, until its own height is known. */
const HEIGHT = "32rem";

/** What can be pasted elsewhere to have the game there; `base` is where these pages lie. */
export function snippets(
  wishes: Wishes,
  { file = "hollows-board.js", integrity }: Integrity,
  base: string,
): Record<"tag" | "frame" | "link" | "kiosk", string> {
  const address = (page: string, parameters: Partial<Record<string, string>>) => {
    const given = Object.entries(parameters).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value]],
    );
    return new URL(`./${page}?${new URLSearchParams(given)}`, base).href;
  };
  const attributes = Object.entries(wishes)
    .map(([name, value]) => `${name}="${escaped(value ?? "")}"`)
    .join(" ");
  const checked = integrity ? ` integrity="${integrity}" crossorigin="anonymous"` : "";
  const { game, lang, level } = wishes;
  return {
    tag: `<script type="module" src="${new URL(`./${file}`, base).href}"${checked}></script>
<hollows-board ${attributes}></hollows-board>`,
    frame: `<iframe src="${escaped(address("embed.html", wishes))}" title="${escaped(game)}" style="width: 100%; height: ${HEIGHT}; border: 0" loading="lazy" allow="fullscreen" referrerpolicy="no-referrer"></iframe>
<script>addEventListener("message", ({ data, source }) => { for (const frame of document.querySelectorAll("iframe")) if (frame.contentWindow === source && data?.type === "hollows-size") frame.style.height = data.height + "px"; });</script>`,
    link: address("play.html", wishes),
    kiosk: address("kiosk.html", { game, lang, level }),
  };
}

/** Text as it is written in markup. */
export function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
