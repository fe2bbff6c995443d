import type { Engine } from "../engine/loader";
import type { Limits } from "../engine/protocol";
import type {
  GameEvent,
  GameId,
  GameOptions,
  LegalMove,
  MoveText,
  Progress,
  Side,
  View,
} from "../engine/types";

type Game = InstanceType<Engine["Game"]>;

/** What is going on: a person may move, the computer thinks, seeds are moving, the game is over, or somebody looks back and nobody moves. */
export type Phase = "idle" | "thinking" | "sowing" | "over" | "looking";

/** A picture's contents: a position, the moves a person may make in it, and the last move's events. */
export interface Shown {
  view: View;
  legal: LegalMove[];
  last: GameEvent[];
}

/** Whoever draws the game. */
export interface Stage {
  /** Draws a position at once. */
  show(shown: Shown): void;
  /** Draws a move from the position before it; resolves when the seeds lie still. */
  sow(before: Shown, events: GameEvent[]): Promise<void>;
  /** Ends the running `sow` at once. */
  skip(): void;
}

/** Whoever looks for moves; `undefined` answers a search that was stopped. */
export interface Chooser {
  choose(saved: string, limits: Limits): Promise<Progress | undefined>;
  stop(): void;
}

/** What listeners are told, after the fact. */
export type News =
  /** The position is another one, without a move. */
  | { type: "set"; by: "opening" | "undo" | "redo" | "resigning" | "looking" }
  /** A move was made; its seeds may still be moving. Now is the time to save. */
  | { type: "played"; move: MoveText }
  /** The seeds of the last move lie still. */
  | { type: "settled"; side: Side; move: MoveText; events: GameEvent[] }
  /** The last move is being shown again, or has been. */
  | { type: "replaying" | "replayed" }
  /** The computer could not choose a move. */
  | { type: "failed"; error: unknown };

/** Time the computer takes at least, in milliseconds: an answer on the instant is hard to follow. */
const PACE = 500;

/** The same where a new round has just been explained. */
const ROUND_PACE = 5000;

/** How far a search for a hint goes. */
const HINT: Limits = { nodes: 1_000_000 };

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/**
 * A game being played. The engine's position is the truth and is always ahead of the picture: a move is made in the
 * engine first and drawn after. Whatever interrupts (undo, a new game, resigning) starts a new *turn of events*; what
 * an older one still has to say is dropped.
 */
export class Session {
  readonly #engine: Engine;
  readonly #stage: Stage;
  readonly #chooser: Chooser;
  readonly #listener: (news: News) => void;
  #game: Game;
  #phase: Phase = "idle";
  #turnOfEvents = 0;
  /** What is on the board: the game, or another point of it that is looked at. */
  #seen: Game;

  /** Starts with the game `open` makes; throws what the engine throws. */
  constructor(engine: Engine, stage: Stage, chooser: Chooser, open: Opening, listener: (news: News) => void) {
    this.#engine = engine;
    this.#stage = stage;
    this.#chooser = chooser;
    this.#listener = listener;
    this.#game = this.#seen = make(engine, open);
  }

  get phase(): Phase {
    return this.#phase;
  }

  /** The engine's game, to be read; changes go through the session. */
  get game(): Game {
    return this.#game;
  }

  /** Whether a person plays a side. */
  isHuman(side: Side): boolean {
    return this.#game.player(side) === "human";
  }

  /** Whether a turn can be taken back; between two computers there is nobody to take it back. */
  get canUndo(): boolean {
    return this.#game.canUndo && (this.isHuman("south") || this.isHuman("north"));
  }

  /** Whether a turn that was taken back can be put forward again. */
  get canRedo(): boolean {
    return this.#game.canRedo;
  }

  /** Starts drawing and, if it is the computer's turn, thinking. To be called once. */
  begin(): void {
    this.#interrupt("opening");
  }

  /** Leaves the game for another; throws what the engine throws and then nothing has changed. */
  open(opening: Opening): void {
    const next = make(this.#engine, opening);
    this.#game.free();
    this.#game = this.#seen = next;
    this.#interrupt("opening");
  }

  /** Plays a person's move. False, and nothing happens, when no person is to move or the move is not legal. */
  play(move: MoveText): boolean {
    if (this.#phase !== "idle" || !this.#game.legalMoves().some((legal) => legal.move === move)) return false;
    void this.#make(move);
    return true;
  }

  /** Looks for a person's best move; nothing when nobody is to move, or when the position changes in the meantime. */
  async hint(): Promise<Progress | undefined> {
    if (this.#phase !== "idle") return undefined;
    return this.#chooser.choose(this.#game.save(), HINT);
  }

  /** Lets the moving seeds fall to where they belong. */
  skip(): void {
    if (this.#phase === "sowing") this.#stage.skip();
  }

  /** Shows the last move again, from what lay on the board before it. Only when nothing else is going on. */
  async replay(before: View): Promise<void> {
    if (this.#phase !== "idle" && this.#phase !== "over") return;
    const now = this.#turnOfEvents;
    this.#chooser.stop();
    this.#enter("sowing", { type: "replaying" });
    await this.#stage.sow({ view: before, legal: [], last: [] }, this.#game.lastEvents());
    if (now === this.#turnOfEvents) this.#proceed({ type: "replayed" });
  }

  /** Takes back a person's turn with all that followed. */
  undo(): void {
    if (this.canUndo && this.#game.undo()) this.#interrupt("undo");
  }

  /** Puts a turn that was taken back forward again. */
  redo(): void {
    if (this.#game.redo()) this.#interrupt("redo");
  }

  /** The game at the point that is on the board, to be read. */
  get seen(): Game {
    return this.#seen;
  }

  /** Shows the game at another point, and nobody moves; without one, goes on where the game stands. */
  look(past = this.#game): void {
    this.#seen = past;
    this.#interrupt("looking");
  }

  /** Goes on from what is looked at; redo brings forward what followed. */
  playOn(): void {
    this.#game = this.#seen;
    this.look();
  }

  /** Gives up the game for a side. */
  resign(side: Side): void {
    if (this.#game.result()) return;
    this.#game.resign(side);
    this.#interrupt("resigning");
  }

  /** Stops everything, for good. */
  dispose(): void {
    this.#turnOfEvents += 1;
    this.#chooser.stop();
    this.#stage.skip();
    this.#game.free();
  }

  /** What is to be drawn now. */
  shown(): Shown {
    const legal = this.#phase === "idle" ? this.#game.legalMoves() : [];
    return { view: this.#seen.view(), legal, last: this.#seen.lastEvents() };
  }

  #interrupt(by: Extract<News, { type: "set" }>["by"]): void {
    this.#turnOfEvents += 1;
    this.#chooser.stop();
    this.#stage.skip();
    this.#proceed({ type: "set", by });
  }

  /** Makes a move in the engine, has it drawn, and goes on from there. */
  async #make(move: MoveText): Promise<void> {
    const now = this.#turnOfEvents;
    this.#chooser.stop();
    const before = { ...this.shown(), legal: [] };
    const events = this.#game.play(move);
    this.#enter("sowing", { type: "played", move });
    await this.#stage.sow(before, events);
    if (now === this.#turnOfEvents) this.#proceed({ type: "settled", side: before.view.turn, move, events });
  }

  /** Draws the position and gives the turn to whoever has it. */
  #proceed(news: News): void {
    const { turn, over } = this.#game.view();
    const player = this.#game.player(turn);
    this.#enter(
      this.#seen !== this.#game ? "looking" : over ? "over" : player === "human" ? "idle" : "thinking",
      news,
    );
    this.#stage.show(this.shown());
    if (this.#phase === "thinking" && player !== "human") void this.#think(player);
  }

  async #think(level: number): Promise<void> {
    const now = this.#turnOfEvents;
    try {
      const pace = this.#game.lastEvents().some(({ type }) => type === "round-start") ? ROUND_PACE : PACE;
      const [found] = await Promise.all([this.#chooser.choose(this.#game.save(), { level }), wait(pace)]);
      if (now === this.#turnOfEvents && found?.move !== undefined) await this.#make(found.move);
    } catch (error) {
      if (now === this.#turnOfEvents) this.#listener({ type: "failed", error });
    }
  }

  #enter(phase: Phase, news: News): void {
    this.#phase = phase;
    this.#listener(news);
  }
}

/** How a game begins: afresh, or from what was saved. */
export type Opening = { game: GameId; options: GameOptions } | { saved: string };

/** The game that an opening makes; throws what the engine throws. */
export function make(engine: Engine, opening: Opening): Game {
  return "saved" in opening
    ? engine.Game.load(opening.saved)
    : new engine.Game(opening.game, { seed: Math.floor(Math.random() * 2 ** 32), ...opening.options });
}
