import { html, render } from "lit";
import { faults } from "../attributes";
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

/** Narrower than this a board could not be played on; then one has to scroll. */
const NARROWEST = 160;

const asked = new URLSearchParams(location.search);

const board = new HollowsBoard();
for (const name of HollowsBoard.observedAttributes) {
  const value = asked.get(name);
  if (value === null || ["lang", "theme", "turn", "state"].includes(name)) continue;
  // An empty field of some editor's form is no wish, but where being there is all there is to say.
  if (value || ["readonly", "sound"].includes(name)) board.setAttribute(name, value);
}
// Nobody else on this page could begin another game.
board.controls ??= "minimal";
void dress(asked.get("theme"));
document.querySelector("#unlent")?.remove();
document.querySelector("main")?.append(board);

/** The height last told to the page around. */
let told = 0;
/** The page around gives the frame the height it is told. */
let heeded = false;
/** The width of the board at most. */
let limit = Number.POSITIVE_INFINITY;

if (window.parent !== window) {
  // In the next frame: what is observed must not be changed while it is.
  new ResizeObserver(() => requestAnimationFrame(fit)).observe(document.body);
  addEventListener("resize", () => {
    heeded ||= innerHeight === told;
    limit = Number.POSITIVE_INFINITY;
    fit();
  });
}

/** Tells the page around what height is needed, and makes do with less where it does not listen. */
function fit(): void {
  told = heightWith(Number.POSITIVE_INFINITY);
  const message: SizeMessage = { type: "hollows-size", height: told };
  // To whoever frames it: how high a board is is no secret.
  window.parent.postMessage(message, "*");
  if (heeded || told <= innerHeight) return;
  // Once narrow it stays so, or the board would change its size with the length of what is told below.
  limit = Math.min(limit, board.clientWidth);
  while (heightWith(limit) > innerHeight && limit > NARROWEST) limit = Math.floor(limit * 0.97);
}

/** The height of all there is with a board of this width at most, in CSS pixels. */
function heightWith(width: number): number {
  board.style.setProperty("--widest", Number.isFinite(width) ? `${width}px` : "none");
  return Math.ceil(document.body.getBoundingClientRect().height);
}

/** Puts the page in the wanted colours; the board takes the page's. */
async function dress(theme: string | null): Promise<void> {
  if (!theme) return;
  const [fault] = faults({ theme }, await loadTexts(readersLanguage(), "board"));
  if (!fault) document.documentElement.dataset.theme = theme;
  const place = document.querySelector<HTMLElement>("#problem");
  if (fault && place) render(html`<p role="alert">${fault}</p>`, place);
}

void translatePage("site", "exhibit");
