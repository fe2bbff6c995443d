import { render } from "lit";
import { HollowsBoard } from "../element";
import { type GameInfo, gameOf, USUAL_LEVEL } from "../games";
import { loadTexts } from "../locales/load";
import type { Texts } from "../locales/texts";
import { Keep, type Settings } from "../play/storage";
import { unknownMessage, unknownNames } from "./address";
import type { Analysis } from "./analysis";
import { type Controls, controls } from "./controls";
import { ask, confirmResigning } from "./dialog";
import { download } from "./download";
import { type Choice, newGameForm, readNewGame } from "./new-game";
import { Notices } from "./notices";
import { keepOffline } from "./offline";
import { Playback } from "./playback";
import type { RecordPage } from "./record/panel";
import { addressWith, readersLanguage, translatePage } from "./translate";

/** Parameters of the address that ask for a certain start; they hold until the first move. */
const START = ["position", "opponent", "level", "side", "first"];

/** All parameters of the address. */
const KNOWN = ["game", "lang", ...START];

/** The page with one board: its controls, its dialogs, and what it keeps on this device. */
class PlayPage implements Controls, RecordPage {
  readonly #texts: Texts;
  readonly #notices: Notices;
  readonly #game: GameInfo | undefined;
  readonly #board = new HollowsBoard();
  readonly #playback: Playback;
  readonly #keep = new Keep();
  #analysis: Analysis | undefined;
  #settings = this.#keep.settings();
  /** The game came by the address and has not been played on yet: what was kept before is not replaced. */
  #linked = false;
  /** Something could not be opened: a new version may mend it. */
  #failed = false;
  /** Changes over to a new version of the site that has not been offered yet. */
  #update: (() => void) | undefined;
  /** A shared game is being set up. */
  #arriving = false;
  #came: number | undefined;
  /** What is said once. */
  readonly #said = new Set<string>();

  /** `shared`: a saved game that came by a link, to be looked at. */
  constructor(texts: Texts, shared: string | undefined) {
    this.#texts = texts;
    this.#notices = new Notices(texts);
    this.#playback = new Playback(texts, this.#board, () => this.#draw());
    this.#board.addEventListener("change", () => this.#onChange());
    this.#board.addEventListener("error", () => {
      this.#board.dataset.failed = "";
      this.#failed = true;
      this.#offerUpdate();
      this.#draw();
    });
    const asked = new URLSearchParams(location.search);
    const named = shared?.match(/^game (.+)$/m)?.[1];
    const id = named !== undefined && gameOf(named) ? named : asked.get("game");
    this.#game = gameOf(id ?? "");
    if (this.#game) this.#name(this.#game);
    if (this.#game) this.#keep.watchGame(this.#game.id, (saved) => this.#follow(saved));
    // First, since its language is that of what is around it.
    document.querySelector("#board")?.append(this.#board);
    if (shared === undefined) this.#start(asked, id);
    else this.#look(shared, asked, id);
    this.#arrange();
    keepOffline({
      ready: () => this.#notices.ready(),
      update: (load) => {
        this.#update = load;
        this.#offerUpdate();
      },
    });
    this.#checkParameters(asked);
    // Another link was followed to this page.
    addEventListener("hashchange", () => location.reload());
    import("./record/panel").then(({ RecordPanel }) => RecordPanel.open(this.#board, this)).catch(() => {});
  }

  get settings(): Settings {
    return this.#settings;
  }

  get shared(): boolean {
    return this.#linked;
  }

  get came(): number {
    return this.#came ?? 0;
  }

  leave(): void {
    if (this.#game) location.assign(addressWith({ game: this.#game.id }));
  }

  undo(): void {
    this.#board.session?.undo();
    this.#keepFocus();
  }

  redo(): void {
    this.#board.session?.redo();
    this.#keepFocus();
  }

  async newGame(): Promise<void> {
    const game = this.#game;
    if (!game) return;
    const form = await ask(newGameForm(this.#texts, game, this.#lastChoice(game), this.#playing), "start");
    if (!form) return;
    const { variant, options } = readNewGame(form, game);
    this.#linked = false;
    await this.#board.open({ game: variant, options });
    this.#board.stage.focus();
  }

  hint(): void {
    void this.#board.hint();
  }

  get analysing(): boolean {
    return this.#analysis !== undefined;
  }

  async analyse(): Promise<void> {
    const { Analysis } = await import("./analysis");
    this.#analysis?.dispose();
    this.#analysis = this.#analysis ? undefined : new Analysis(this.#texts, this.#board);
    this.#draw();
  }

  async resign(): Promise<void> {
    const { session } = this.#board;
    if (!session || !(await confirmResigning(this.#texts))) return;
    const { turn } = session.game.view();
    // Against the computer it is always the person who gives up.
    session.resign(session.isHuman(turn) ? turn : turn === "south" ? "north" : "south");
    this.#keepFocus();
  }

  flip(): void {
    this.#board.stage.flipped = !this.#board.stage.flipped;
  }

  set(settings: Partial<Settings>): void {
    this.#settings = { ...this.#settings, ...settings };
    this.#keep.saveSettings(this.#settings);
    this.#arrange();
  }

  /** A button that can do no more loses the focus: it goes to the board. */
  #keepFocus(): void {
    const { activeElement: focused, body } = document;
    if (focused === body || focused?.matches(":disabled")) this.#board.stage.focus();
  }

  /** The game was played on in another tab: what stood here is out of date, and must not replace it. */
  #follow(saved: string): void {
    this.#sayOnce("played-elsewhere");
    if (this.#linked) return;
    // The computer answers there, not here as well.
    this.#board
      .open({ saved })
      .then(() => this.#standStill())
      .catch(() => {});
  }

  /** Begins with what the address asks for, with the game in progress, or with a new one. */
  #start(asked: URLSearchParams, id: string | null): void {
    const wishes = START.filter((name) => asked.has(name));
    const game = this.#game;
    const saved = game && wishes.length === 0 ? (this.#keep.game(game.id) ?? unkept()) : undefined;
    this.#linked = wishes.length > 0;
    if (game && saved !== undefined) {
      this.#board
        .open({ saved })
        .then(() => this.#checkSave(game))
        .catch((error: Error) => this.#onBadSave(game.id, saved, error));
    } else {
      if (asked.has("position")) this.#board.addEventListener("change", this.#onPosition, { once: true });
      if (id !== null) this.#board.setAttribute("game", id);
      for (const name of wishes) this.#board.setAttribute(name, asked.get(name) ?? "");
    }
  }

  /** Shows what a link holds; it is kept only once it is played on. A bad link leaves all as it was. */
  #look(shared: string, asked: URLSearchParams, id: string | null): void {
    this.#linked = this.#arriving = true;
    this.#board
      .open({ saved: shared })
      .then(() => {
        this.#standStill();
        this.#arriving = false;
      })
      .catch(({ message }: Error) => {
        this.#arriving = false;
        this.#notices.add({ text: this.#texts.text("bad-link", { message: message.slice(0, 200) }) });
        history.replaceState(null, "", location.search || "?");
        this.#start(asked, id);
      });
  }

  /** The computer does not play on from a position that came by a link before it has been seen. */
  readonly #onPosition = (): void => {
    if (this.#linked && this.#board.session?.phase === "thinking") this.#standStill();
  };

  /** Shows the game where it stands, and nobody moves. */
  #standStill(): void {
    const { session } = this.#board;
    session?.look(session.game.at(session.game.moves().length));
  }

  #checkParameters(asked: URLSearchParams): void {
    const unknown = unknownNames(asked, KNOWN);
    if (unknown.length > 0) this.#notices.add({ text: unknownMessage(unknown, KNOWN, this.#texts) });
  }

  #name({ id, names }: GameInfo): void {
    const place = document.querySelector<HTMLElement>("#game");
    if (place) {
      delete place.dataset.l10n;
      // Without lit: the translation may have rendered here before.
      place.replaceChildren(
        ...names.flatMap(({ text, lang }) => [
          Object.assign(document.createElement("span"), { lang, textContent: text }),
          " ",
        ]),
      );
    }
    document.title = this.#texts.text("play-title", { game: names.at(-1)?.text ?? id });
    document.querySelector("#rules")?.setAttribute("href", `./rules.html#${id}`);
    document.querySelector("#learn")?.setAttribute("href", `./learn.html?game=${id}`);
    document.querySelector("#puzzles")?.setAttribute("href", `./puzzles.html?game=${id}`);
    document.querySelector("#about")?.setAttribute("href", `./about-${id}.html`);
  }

  #onChange(): void {
    const game = this.#board.session?.game;
    const kept = gameOf(game?.id ?? "");
    this.#came ??= game?.moves().length;
    if (game && kept && kept === this.#game && this.#isOwn(game.moves().length)) {
      const saved = game.save();
      const isKept = this.#keep.saveGame(kept.id, saved);
      if (!isKept) this.#sayOnce("not-kept");
      // What the browser does not keep lasts at least while the page is loaded again, say in another language.
      if (this.#linked || !isKept)
        history.replaceState(isKept ? null : { saved }, "", addressWith({ game: kept.id }));
      this.#linked = false;
    }
    this.#offerUpdate();
    this.#draw();
  }

  /** Whether a game has begun and is not over. */
  get #playing(): boolean {
    const { session } = this.#board;
    return session !== undefined && session.phase !== "over" && session.game.moves().length > 0;
  }

  /** Offers a new version of the site, but not in the middle of a game. */
  #offerUpdate(): void {
    // Until there is a board nobody knows whether a game is in progress.
    const settled = this.#board.session !== undefined || this.#failed;
    if (!this.#update || !settled || this.#playing) return;
    this.#notices.update(this.#update);
    this.#update = undefined;
  }

  /** What came by the address becomes the reader's own game when it is played on. */
  #isOwn(moves: number): boolean {
    const looking = this.#arriving || this.#board.session?.phase === "looking";
    return !this.#linked || (moves > 0 && !looking);
  }

  /** What was kept for this game must be this game. */
  #checkSave(game: GameInfo): void {
    const id = this.#board.session?.game.id ?? game.id;
    if (gameOf(id) !== game) throw new Error(this.#texts.text("save-of-another", { game: id }));
  }

  #sayOnce(message: "not-kept" | "played-elsewhere"): void {
    if (this.#said.has(message)) return;
    this.#said.add(message);
    this.#notices.add({ text: this.#texts.text(message), stays: true });
  }

  /** A game that cannot be read is put aside, and another one begun. */
  #onBadSave(id: GameInfo["id"], saved: string, { message }: Error): void {
    this.#keep.setAside(id);
    this.#notices.add({
      text: this.#texts.text("bad-save", { message }),
      action: { label: this.#texts.text("bad-save-download"), run: () => download(saved, `${id}.txt`) },
    });
    this.#board.setAttribute("game", id);
  }

  #arrange(): void {
    this.#board.stage.speed = this.#settings.speed;
    this.#board.stage.numbers = this.#settings.numbers;
    this.#board.sound = this.#settings.sound;
    this.#board.stage.foresight = this.#settings.foresight;
    this.#draw();
  }

  #draw(): void {
    const place = document.querySelector<HTMLElement>("#controls");
    // Without a game there is nothing to control; the element says what is wrong.
    if (place && this.#game)
      render(
        controls(this.#texts, this.#game, this.#board.session, this.#settings, this.#playback, this),
        place,
      );
  }

  /** The game on the board as it was chosen, or what is usual. */
  #lastChoice({ id }: GameInfo): Choice {
    const game = this.#board.session?.game;
    if (!game) return { variant: id, options: { south: "human", north: USUAL_LEVEL } };
    const format = game.view().round?.format;
    const players = { south: game.player("south"), north: game.player("north") };
    return { variant: game.id, options: format ? { ...players, format } : players };
  }
}

/** The game on the page before it was loaded again, where the browser keeps none. */
function unkept(): string | undefined {
  const saved: unknown = history.state?.saved;
  return typeof saved === "string" ? saved : undefined;
}

/** The game in the fragment of the address, if there is one, as saved text. */
async function sharedGame(): Promise<string | undefined> {
  if (!location.hash.startsWith("#game=")) return undefined;
  const { savedIn } = await import("./record/share");
  return savedIn(location.hash);
}

void translatePage("site");
void Promise.all([loadTexts(readersLanguage(), "site"), sharedGame()]).then(
  ([texts, shared]) => new PlayPage(texts, shared),
);
