import { html, render } from "lit";
import { oneOf } from "../attributes";
import { HollowsBoard } from "../element";
import { loadTexts } from "../locales/load";
import { readersLanguage, translatePage } from "./translate";

// A bare board for an `<iframe>`. The parameters of its address are the attributes of the element; nothing is stored,
// installed or kept offline, since that is for the page around it to decide.

/** What the page around is sent whenever the board's height changes. */
interface SizeMessage {
  type: "hollows-size";
  /** In CSS pixels: what the frame needs in order not to scroll. */
  height: number;
}

const asked = new URLSearchParams(location.search);

const board = new HollowsBoard();
for (const name of HollowsBoard.observedAttributes) {
  const value = asked.get(name);
  if (value === null || ["lang", "turn", "state"].includes(name)) continue;
  // An empty field of some editor's form is no wish, but where being there is all there is to say.
  if (value || ["readonly", "sound"].includes(name)) board.setAttribute(name, value);
}
// Nobody else on this page could begin another game.
board.controls ??= "minimal";
void dress(asked.get("theme"));
document.querySelector("main")?.append(board);

if (window.parent !== window) {
  const tell = () => {
    const height = Math.ceil(document.body.getBoundingClientRect().height);
    const message: SizeMessage = { type: "hollows-size", height };
    // To whoever frames it: how high a board is is no secret.
    window.parent.postMessage(message, "*");
  };
  new ResizeObserver(tell).observe(document.body);
}

/** Puts page and board in the wanted light. */
async function dress(theme: string | null): Promise<void> {
  if (!theme) return;
  const texts = await loadTexts(readersLanguage(), "board");
  try {
    document.documentElement.dataset.theme = oneOf("theme", theme, ["light", "dark"], texts);
    board.setAttribute("theme", theme);
  } catch (error) {
    const place = document.querySelector<HTMLElement>("#problem");
    if (place) render(html`<p role="alert">${(error as Error).message}</p>`, place);
  }
}

void translatePage("site", "exhibit");
