/** The attributes chosen. */
export type Wishes = { game: string } & Partial<Record<string, string>>;

/** What is asked of a screen in an exhibit only. */
export interface KioskWishes {
  /** Visitors choose among all games. */
  all: boolean;
  /** Seconds without a touch; empty: as usual. */
  idle: string;
}

/** The element's file of this release, and what its content must be. */
export interface Integrity {
  file?: string;
  integrity?: string;
}

/** What is read in the snippets. */
export interface SnippetWords {
  /** The game's name. */
  name: string;
  /** What the frame is, for those who cannot see it. */
  title: string;
  /** Says that the game can be played at the address it leads to. */
  play: string;
}

/** Room for a board in a column of usual width and on a telephone, in CSS pixels, until its own height is known. */
const HEIGHT = 560;

/** What can be pasted elsewhere to have the game there; `base` is where these pages lie. */
export function snippets(
  wishes: Wishes,
  kiosk: KioskWishes,
  { file = "hollows-board.js", integrity }: Integrity,
  words: SnippetWords,
  base: string,
): Record<"tag" | "frame" | "link" | "kiosk", string> {
  const address = (page: string, parameters: Partial<Record<string, string>>) => {
    const given = Object.entries(parameters).flatMap(([name, value]) => (value ? [[name, value]] : []));
    const query = new URLSearchParams(given).toString();
    return new URL(query ? `./${page}?${query}` : `./${page}`, base).href;
  };
  const attributes = Object.entries(wishes)
    .map(([name, value]) => `${name}="${escaped(value ?? "")}"`)
    .join(" ");
  const checked = integrity ? ` integrity="${integrity}" crossorigin="anonymous"` : "";
  const { game, lang, level } = wishes;
  // The site's own page has its own colours and buttons.
  const { theme: _, controls: __, ...played } = wishes;
  const link = address("play.html", played);
  return {
    tag: `<script type="module" src="${new URL(`./${file}`, base).href}"${checked}></script>
<hollows-board ${attributes}>
  <p>${escaped(words.name)}. <a href="${escaped(link)}">${escaped(words.play)}</a></p>
</hollows-board>`,
    frame: `<iframe src="${escaped(address("embed.html", wishes))}" title="${escaped(words.title)}" width="100%" height="${HEIGHT}" style="border: 0" loading="lazy" allow="fullscreen" referrerpolicy="no-referrer"></iframe>
<script>addEventListener("message", ({ data, source }) => { for (const frame of document.querySelectorAll("iframe")) if (frame.contentWindow === source && data?.type === "hollows-size") frame.style.height = data.height + "px"; });</script>`,
    link,
    kiosk: address("kiosk.html", { ...(kiosk.all ? {} : { game }), lang, level, idle: kiosk.idle }),
  };
}

/** Text as it is written in markup. */
export function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
