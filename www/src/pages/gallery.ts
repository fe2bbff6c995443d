import { Animation } from "../board/animation";
import type { Picture } from "../board/picture";
import { timeline } from "../board/timeline";
import { type Engine, loadEngine } from "../engine/loader";
import type { GameEvent, MoveText, View } from "../engine/types";
import type { GameInfo } from "../games";
import { loadTexts } from "../locales/load";
import type { Texts } from "../locales/texts";
import { readersLanguage } from "./translate";

/** Milliseconds a board plays by itself before anybody asked it to. */
const UNASKED = 5000;

/** How fast seeds move, and how long, in milliseconds, a board rests between two moves. */
const SPEED = 0.7;
const REST = 700;

const stillness = matchMedia("(prefers-reduced-motion: reduce)");

/** A move still to be drawn: what happens in it, and what lies on the board then. */
interface Next {
  events: GameEvent[];
  view: View;
}

/** One board of the gallery that plays by itself: for five seconds, and then as long as the visitor wants. */
class SelfPlay {
  readonly #engine: Engine;
  readonly #texts: Texts;
  readonly #id: GameInfo["id"];
  readonly #picture: Picture;
  readonly #button: HTMLButtonElement;
  #game: InstanceType<Engine["Game"]>;
  #next: Next | undefined;
  #motion: Animation | undefined;
  #playing = false;
  #visible = false;
  /** It has played by itself, or done as it was told. */
  #met = false;
  #running = false;
  /** When a board that nobody has started stops. */
  #until = Number.POSITIVE_INFINITY;

  constructor(engine: Engine, texts: Texts, { id }: GameInfo, picture: Picture, button: HTMLButtonElement) {
    this.#engine = engine;
    this.#texts = texts;
    this.#id = id;
    this.#picture = picture;
    this.#button = button;
    this.#game = this.#begin();
    button.addEventListener("click", () => this.#play(!this.#playing));
    const seen = ([entry]: IntersectionObserverEntry[]) => this.#see(entry?.isIntersecting ?? false);
    new IntersectionObserver(seen, { threshold: 0.5 }).observe(picture.svg);
    document.addEventListener("visibilitychange", () => this.#update());
    stillness.addEventListener("change", () => this.#update());
    this.#update();
  }

  #play(playing: boolean): void {
    this.#met = true;
    this.#playing = playing;
    this.#until = Number.POSITIVE_INFINITY;
    this.#update();
  }

  #see(visible: boolean): void {
    this.#visible = visible;
    if (visible && !this.#met && !stillness.matches) {
      this.#play(true);
      this.#until = performance.now() + UNASKED;
      // However slow the machine is.
      setTimeout(() => this.#endUnasked(), UNASKED);
    }
    this.#update();
  }

  #endUnasked(): void {
    if (!Number.isFinite(this.#until)) return;
    this.#play(false);
    this.#motion?.stop();
  }

  get #going(): boolean {
    return this.#playing && this.#visible && !document.hidden && !stillness.matches;
  }

  #update(): void {
    this.#button.disabled = stillness.matches;
    this.#button.textContent = this.#texts.text(this.#playing ? "home-pause" : "home-watch");
    if (!this.#going) this.#motion?.pause();
    else if (this.#motion) this.#motion.resume();
    else if (!this.#running) void this.#run();
  }

  async #run(): Promise<void> {
    this.#running = true;
    while (this.#going) {
      this.#next ??= this.#move();
      const { events, view } = this.#next;
      if (performance.now() + timeline(events).length / SPEED > this.#until) {
        this.#play(false);
        break;
      }
      this.#motion = new Animation(this.#picture, events, { speed: SPEED });
      await this.#motion.finished;
      this.#motion = this.#next = undefined;
      this.#show(view);
      await new Promise((later) => setTimeout(later, REST));
    }
    this.#running = false;
  }

  #show(view: View): void {
    this.#picture.show({ view, legal: [], numbers: false }, () => "");
  }

  #begin(): InstanceType<Engine["Game"]> {
    return new this.#engine.Game(this.#id, {});
  }

  /** Makes a move in the engine; after a game's end in a new one. */
  #move(): Next {
    if (this.#game.result()) {
      this.#game.free();
      this.#game = this.#begin();
      this.#show(this.#game.view());
    }
    const events = this.#game.play(this.#choose());
    return { events, view: this.#game.view() };
  }

  /** A move that is good to watch: it takes something, and has few laps. */
  #choose(): MoveText {
    const moves = this.#game.legalMoves().map(({ move }) => {
      const { captured, laps } = this.#game.preview(move);
      return { move, charm: Math.min(captured, 6) - laps + 3 * Math.random() };
    });
    return moves.reduce((best, one) => (one.charm > best.charm ? one : best)).move;
  }
}

/** Lets a board of the gallery play by itself. */
export async function letPlay(game: GameInfo, picture: Picture): Promise<void> {
  const button = document.querySelector<HTMLButtonElement>(`[data-watch=${game.id}]`);
  const [engine, texts] = await Promise.all([loadEngine(), loadTexts(readersLanguage(), "site")]);
  if (button) new SelfPlay(engine, texts, game, picture, button);
}
