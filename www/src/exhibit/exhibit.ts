import { render } from "lit";
import { adoptBoardStyles } from "../board/set-up";
import { HollowsBoard } from "../element";
import type { GameId } from "../engine/types";
import { GAMES, gameOf } from "../games";
import { Counts, type End } from "./counts";
import { Idle } from "./idle";
import { type ExhibitOptions, readOptions, visitorsGame } from "./options";
import { fillScreen, keepQuiet, watchCorner } from "./quiet";
import { bar, choice, countdown, footer, how, staff, touch } from "./screens";
import { type ExhibitTexts, loadExhibitTexts } from "./texts";

/** What is on the screen: computers that play each other, the choice of a game, or visitors' play. */
export type Screen = "attract" | "choose" | "play";

/** What an exhibit shows. */
export interface ExhibitState {
  screen: Screen;
  /** The only game there is here, if so. */
  only: GameId | undefined;
  game: GameId;
  people: 1 | 2;
  texts: ExhibitTexts;
  /** Seconds until the screen counts as left. */
  left: number | undefined;
  staff: boolean;
  /** How the game is played is being read. */
  how: boolean;
  /** The staff has asked to set the counts to zero, and is asked whether that is meant. */
  clearing: boolean;
  /** What the staff is to mend. */
  problem: string;
}

/** How fast the two computers sow that invite to play. */
const ATTRACT_SPEED = 0.6;

/** How long a finished game of theirs stays, in milliseconds. */
const ATTRACT_PAUSE = 6000;

/** The levels they play at. */
const ATTRACT_PLAYERS = { south: 3, north: 2 } as const;

/** A screen that visitors play at, one after another, with nobody to help them. */
export class Exhibit {
  readonly board = new HollowsBoard();
  readonly counts = new Counts();
  readonly #options: ExhibitOptions;
  readonly #idle: Idle | undefined;
  readonly #home: ExhibitTexts;
  #state: ExhibitState;
  /** Set up for visitors, who have not made a move yet. */
  #ready: { game: GameId; people: 1 | 2 } | undefined;
  /** The visitors' game has begun and is not over: it is counted when it ends or is left. */
  #open: { game: GameId; people: 1 | 2 } | undefined;
  #next: ReturnType<typeof setTimeout> | undefined;
  #atRest: (() => void) | undefined;

  constructor(options: ExhibitOptions, texts: ExhibitTexts, problem = "") {
    this.#options = options;
    this.#home = texts;
    this.#state = {
      screen: "choose",
      only: options.game,
      game: options.game ?? GAMES[0]?.id ?? "san-yao",
      people: 1,
      texts,
      left: undefined,
      staff: false,
      how: false,
      clearing: false,
      problem,
    };
    if (options.idle > 0) {
      this.#idle = new Idle(
        options.idle,
        (left) => this.#set({ left }),
        () => this.rest(),
      );
    }
    this.board.addEventListener("change", () => this.#onChange());
    document.querySelector("#board")?.append(this.board);
    adoptBoardStyles();
    keepQuiet();
    watchCorner(() => this.#set({ staff: true }));
    this.rest();
    this.#set({ staff: options.staff });
  }

  /** Makes everything as a new visitor shall find it. */
  rest(): void {
    this.#leave();
    scrollTo(0, 0);
    this.#speak(this.#home);
    this.#set({ people: 1, left: undefined, staff: false, how: false, clearing: false });
    this.#atRest?.();
    if (this.#idle) void this.#attract(this.#options.game ?? this.#state.game);
    else if (this.#options.game) this.start(this.#options.game);
    else this.#set({ screen: "choose" });
  }

  /** Has something done when nobody is playing: at once, or as soon as the screen is left. */
  whenAtRest(act: () => void): void {
    this.#atRest = act;
    if (this.#state.screen === "attract") act();
  }

  /** A visitor has come. */
  touched(): void {
    clearTimeout(this.#next);
    if (this.#idle) fillScreen();
    this.#idle?.start();
    if (this.#options.game) this.start(this.#options.game);
    else this.choose();
  }

  /** Shows the choice of games. */
  choose(): void {
    this.#leave();
    this.#set({ screen: "choose" });
  }

  /** Begins a game for visitors. */
  start(game: GameId, people: 1 | 2 = this.#state.people): void {
    this.#leave();
    this.#set({ screen: "play", game, people });
    const opening = visitorsGame(game, people, this.#options.level, this.#state.texts.board);
    this.#show(1, opening).then(() => {
      this.#ready = { game, people };
      this.board.stage.focus();
      this.#draw();
    });
  }

  /** Shows how the game is played, or shows it no more. */
  tell(how: boolean): void {
    this.#set({ how });
  }

  undo(): void {
    this.board.session?.undo();
  }

  hint(): void {
    void this.board.hint();
  }

  /** Speaks another language until the screen is left. */
  async speak(lang: string): Promise<void> {
    this.#speak(await loadExhibitTexts(lang));
    if (this.#state.screen === "attract") this.touched();
  }

  /** Sets the counts to zero, when asked a second time. */
  clearCounts(): void {
    if (this.#state.clearing) this.counts.clear();
    this.#set({ clearing: !this.#state.clearing });
  }

  closeStaff(): void {
    this.#set({ staff: false, clearing: false });
  }

  #speak(texts: ExhibitTexts): void {
    document.documentElement.lang = texts.lang;
    document.title = texts.exhibit.text("exhibit-title");
    this.board.setAttribute("lang", texts.lang);
    this.#set({ texts });
  }

  /** Lets two computers play, one game after another. */
  async #attract(game: GameId): Promise<void> {
    this.#set({ screen: "attract", game });
    const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    await this.#show(ATTRACT_SPEED, { game, options: calm ? {} : ATTRACT_PLAYERS });
  }

  async #show(speed: number, opening: Parameters<HollowsBoard["open"]>[0]): Promise<void> {
    this.board.stage.speed = speed;
    try {
      await this.board.open(opening);
    } catch (error) {
      this.#set({ problem: (error as Error).message });
    }
  }

  #onChange(): void {
    const session = this.board.session;
    if (!session) return;
    if (this.#state.screen === "attract" && session.phase === "over") {
      clearTimeout(this.#next);
      this.#next = setTimeout(() => this.#attract(this.#options.game ?? this.#following()), ATTRACT_PAUSE);
    }
    if (this.#state.screen !== "play") return;
    // Who watches a long sowing has not gone.
    this.#idle?.touched();
    if (this.#ready && session.canUndo) {
      this.counts.begun(this.#ready.game, this.#ready.people);
      this.#open = this.#ready;
      this.#ready = undefined;
    }
    if (session.phase === "over") this.#end(session.game.result()?.winner ?? "drawn");
    this.#draw();
  }

  /** The game after this one, in the order of their journey. */
  #following(): GameId {
    const at = GAMES.findIndex(({ id }) => id === gameOf(this.#state.game)?.id);
    return GAMES[(at + 1) % GAMES.length]?.id ?? this.#state.game;
  }

  #leave(): void {
    clearTimeout(this.#next);
    this.#ready = undefined;
    if (this.#open) this.#end("left");
  }

  #end(how: End): void {
    if (!this.#open) return;
    this.counts.ended(this.#open.game, this.#open.people, how);
    this.#open = undefined;
  }

  #set(change: Partial<ExhibitState>): void {
    this.#state = { ...this.#state, ...change };
    this.#draw();
  }

  #draw(): void {
    const state = this.#state;
    document.body.dataset.screen = state.screen;
    // Nobody plays in the computers' game, and nobody shall hear it told.
    for (const id of ["board", "bar", "footer"]) {
      const place = document.querySelector<HTMLElement>(`#${id}`);
      if (place)
        place.inert =
          (id === "board" && state.screen !== "play") || state.left !== undefined || state.staff || state.how;
    }
    draw("bar", bar(state, this));
    draw("choice", choice(state, this));
    draw("footer", footer(state, this));
    draw("over", [touch(state, this), how(state, this), countdown(state), staff(state, this)]);
    const over = document.querySelector("#over:not(:focus-within)");
    over?.querySelector<HTMLElement>("[role=dialog] button")?.focus();
  }
}

function draw(id: string, content: unknown): void {
  const place = document.querySelector<HTMLElement>(`#${id}`);
  if (place) render(content, place);
}

/** Sets up what the page's address asks for; `idle` holds where it says nothing of it. */
export async function openExhibit(lang: string, usual: { idle: number }): Promise<Exhibit> {
  const texts = await loadExhibitTexts(lang);
  try {
    return new Exhibit(readOptions(new URLSearchParams(location.search), usual, texts.board), texts);
  } catch (error) {
    // Visitors shall not pay for a wrong address: they get what is usual, and the staff is told.
    return new Exhibit({ level: null, staff: false, ...usual }, texts, (error as Error).message);
  }
}
