import { html, LitElement, nothing, type PropertyValues } from "lit";
import { type Attributes, EXTRAS, readAttributes } from "./attributes";
import { Scene } from "./board/scene";
import { styles } from "./element.styles";
import { type Engine, loadEngine } from "./engine/loader";
import { Opponent } from "./engine/opponent";
import type { LegalMove, MoveText, PitName, Side } from "./engine/types";
import type { Extras } from "./extras";
import { loadBoardTexts } from "./locales/board";
import { rich } from "./locales/rich";
import type { Texts } from "./locales/texts";
import { type News, type Opening, type Phase, Session, type Shown } from "./play/session";
import { BoardStage } from "./play/stage";
import { Teller } from "./play/teller";
import type { Telling } from "./play/telling";
import { other, type Who, Words } from "./play/words";
import { messageOf, Problems } from "./problems";

/** The attributes that choose a game; `game` and `position` are also written back as the game goes on. */
const CHOOSING = ["game", "position", "opponent", "level", "side", "first"] as const;

/**
 * A sowing game on a page, ready to play. What stands inside the tag is shown until the board is there.
 *
 * @tag hollows-board
 * @attr {string} game - The game or ruleset: `san-yao`, `ayoayo`, `hoyito-ii`, `hoyito-ii-2x12`, `o-an-quan`, `o-an-quan-vi`. Must be there; kept up to date.
 * @attr {string} position - Where the game starts; kept up to date.
 * @attr {string} moves - Moves made from there before anybody plays, with spaces between them.
 * @attr {string} [opponent=computer] - Who plays the other side: `computer`, `human`.
 * @attr {string} [level=2] - How well the computer plays, from `1` to `6`.
 * @attr {string} [side=south] - The person's side: `south`, `north`.
 * @attr {string} first - Who begins: `south`, `north`; left out: whoever gives the person the better start.
 * @attr {string} [controls=none] - Buttons below the board: `none`; `minimal`: undo and new game; `full`: redo, hint and turning the board as well.
 * @attr {boolean} readonly - A board to look at: nothing can be played, taken back or begun again, and the computer does not play.
 * @attr {boolean} sound - Seeds are heard.
 * @attr {string} [motion=auto] - Whether seeds are seen moving: `none`; `auto`: unless the reader's system asks for less motion.
 * @attr {string} idle - Seconds without a touch after which a game that was begun starts again.
 * @attr {boolean} kiosk - For a screen that visitors touch: nothing is zoomed, selected or dragged by accident, and a game that was left starts again after a minute and a half, unless `idle` says otherwise.
 * @attr {string} [loading=eager] - `eager`; `lazy`: nothing is fetched before the board comes near to what is seen.
 * @attr {string} lang - A language, here or on any element around it; left out: the browser's.
 * @attr {string} theme - `light`, `dark`: in these colours of its own; left out: in those of the page around.
 * @attr {string} turn - Written by the board: whose turn it is, `south` or `north`; not there before there is a game.
 * @attr {string} state - Written by the board, once there is a game: a person may move, `idle`; the computer is `thinking`; seeds are moving, `sowing`; the game is `over`; somebody is `looking` back.
 *
 * @fires {CustomEvent} before-move - A person is about to play `detail.move` on the board; can be cancelled. Not sent for what `play()` plays.
 * @fires {CustomEvent} after-move - The seeds of `detail.move`, made by `detail.side`, lie still.
 * @fires {Event} change - Anything has happened in the game.
 * @fires {CustomEvent} error - Something went wrong; `detail.message` says what, in the reader's language.
 *
 * @slot - What is shown until the board is there, and where scripts are off.
 * @csspart players - The line of the players, their scores and whose turn it is.
 * @csspart board - The board itself.
 * @csspart status - What is told below the board.
 * @csspart problem - What went wrong.
 * @csspart controls - The buttons, where there are any.
 * @cssprop [--board-ground=each game’s own] - The ground a board lies on or is drawn on: earth, a mat, bricks.
 * @cssprop [--board-ink=each game’s own] - What is written and drawn on that ground: names, scores, letters, numbers, the lines of Ô Ăn Quan.
 * @cssprop [--board-playable=each game’s own] - The lines round the pits that can be played, and what marks a hint.
 * @cssprop [--board-way=each game’s own] - The way of the last move, and what a move pointed at would do.
 * @cssprop [--board-focus=#10233f] - The dark part of the ring round the pit with the keyboard’s focus, or a chosen one; the other part is white.
 * @cssprop [--board-muted=that of the text, paler] - What is said besides: what a move would do, and how a match stands.
 * @cssprop [--letters=system-ui] - The font of all words.
 * @cssprop [--leading=1.45] - The height of their lines.
 */
export class HollowsBoard extends LitElement {
  static override styles = [Scene.styles, styles];
  static override properties = {
    game: { reflect: true },
    position: { reflect: true },
    turn: { reflect: true },
    state: { reflect: true },
    opponent: {},
    level: {},
    side: {},
    first: {},
    sound: { type: Boolean },
    readonly: { type: Boolean },
    ...Object.fromEntries(EXTRAS.map((name) => [name, {}])),
    theme: {},
    language: { attribute: "lang" },
  };

  declare game: string | null;
  declare position: string | null;
  declare turn: Side | null;
  declare state: Phase | null;
  declare opponent: string | null;
  declare level: string | null;
  declare side: string | null;
  declare first: string | null;
  declare sound: boolean;
  declare readonly: boolean;
  declare controls: string | null;
  declare idle: string | null;
  declare kiosk: string | null;
  declare loading: string | null;
  declare motion: string | null;
  declare moves: string | null;
  declare theme: string | null;
  declare language: string | null;

  /**
   * The picture of the game: its speed, which way round it lies, whether counts are written.
   * @internal
   */
  readonly stage = new BoardStage(
    {
      pit: (pit, playable) => this.#words?.pit(pit, playable) ?? pit.name,
      way: (move) => this.#words?.way(move) ?? move.move,
      store: (side) => this.#words?.player(side) ?? side,
    },
    {
      move: (move) => this.#announce("before-move", { move }) && this.play(move),
      refused: (pit) => this.#refuse(pit),
      aim: (moves) => this.#foresee(moves),
      drawn: (shown) => this.#onDrawn(shown),
    },
  );

  #texts: Texts | undefined;
  #words: Words | undefined;
  #session: Session | undefined;
  #opponent: Opponent | undefined;
  /** What only some boards need. */
  #extras: Promise<Extras | undefined> | undefined;
  /** How the game on the board began. */
  #beginning: ((texts: Texts) => Opening) | undefined;
  /** The attributes' game was opened to be looked at only: nobody plays it, the computer neither. */
  #held = false;
  #openings = 0;
  /** How many games are still to come. */
  #awaited = 0;
  #drawn: Shown | undefined;
  /** The game that was on the board when it was taken off the page. */
  #left: string | undefined;
  /** The attributes as last taken notice of or written: what differs from it is a wish. */
  #noticed: Attributes;
  readonly #problems = new Problems((message) => {
    this.requestUpdate();
    this.#announce("error", { message });
  });
  readonly #teller = new Teller(() => this.requestUpdate());

  constructor() {
    super();
    for (const name of [...CHOOSING, ...EXTRAS, "turn", "state", "theme", "language"] as const)
      this[name] = null;
    this.#noticed = this.#choice();
  }

  /**
   * The game being played, once it is there.
   * @internal
   */
  get session(): Session | undefined {
    return this.#session;
  }

  /**
   * The game in words, once it is there.
   * @internal
   */
  get words(): Words | undefined {
    return this.#words;
  }

  /**
   * Says something below the board, instead of what is told there.
   * @internal
   */
  say(sentence: string): void {
    this.#teller.say(sentence);
  }

  /**
   * Leaves the game on the board, if any, for another; rejects with a readable error when it cannot be had.
   * @internal
   */
  open(opening: Opening): Promise<void> {
    this.#held = false;
    // How the attributes' own game was to be played does not hold for this one, nor what was wrong with it.
    this.opponent = this.level = this.side = this.first = null;
    this.#noticed = this.#choice();
    return this.#open(() => opening);
  }

  /** Plays a move for the person whose turn it is. False, and nothing happens, when it cannot be played. */
  play(move: string): boolean {
    if (this.readonly) return false;
    // What was told of the position does not hold for the next.
    this.#teller.lines = [];
    return this.#session?.play(move as MoveText) ?? false;
  }

  /** Takes back a person's turn with all that followed. */
  undo(): void {
    if (!this.readonly) this.#session?.undo();
  }

  /** Puts a turn that was taken back forward again. */
  redo(): void {
    if (!this.readonly) this.#session?.redo();
  }

  /** Begins again as the game on the board began. */
  reset(): void {
    if (this.#beginning && !this.readonly) this.#open(this.#beginning).catch(this.#complain);
  }

  /** Looks for the best move, marks it on the board and tells it. Nothing when nobody at this screen is to move. */
  async hint(): Promise<void> {
    const session = this.#session;
    if (session?.phase !== "idle") return;
    this.#teller.say(this.#texts?.text("hint-searching"));
    this.requestUpdate();
    try {
      const found = await session.hint();
      if (!found || session !== this.#session) return;
      const move = session.game.legalMoves().find((legal) => legal.move === found.move);
      if (!move) return;
      this.stage.recommend(move);
      await this.#explain((telling) => telling.hint(session.game.view(), move, found));
    } catch (error) {
      this.#complain(this.#texts?.text("thinking-failed", { message: messageOf(error) }));
    }
    this.requestUpdate();
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.stage.watch();
    this.stage.audible = this.sound;
    if (!this.hasUpdated) return;
    // Moved within the page: the game goes on where it was, unless something else was asked for meanwhile.
    const saved = this.#left;
    if (saved === undefined || this.#wishes().length > 0) this.#grant();
    else this.#open(() => ({ saved }), this.#beginning).catch(this.#complain);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.stage.unwatch();
    this.stage.audible = false;
    this.#left = this.#session?.game.save();
    this.#session?.dispose();
    this.#opponent?.dispose();
    void this.#extras?.then((extras) => extras?.rest());
    // The words ask the session who plays; it is gone, and nobody is to move.
    this.#session = this.#opponent = this.#words = undefined;
    this.state = this.turn = null;
    this.#openings += 1;
  }

  override willUpdate(changed: PropertyValues): void {
    if (changed.has("sound")) this.stage.audible = this.sound;
    if (changed.has("readonly")) this.stage.readonly = this.readonly;
    if (EXTRAS.some((name) => changed.has(name) && (this.#extras || this[name] !== null))) this.#attend();
    if (changed.has("language") && this.#texts) void this.#translate();
    if (this.#texts) {
      const { opponent, level, side, first, controls, idle, loading, motion, theme, language: lang } = this;
      const given = { opponent, level, side, first, controls, idle, loading, motion, theme, lang };
      this.#problems.check(given, this.#texts);
    }
    // Off the page nothing is opened: that is for when it comes back.
    if (this.hasUpdated && !this.isConnected) return;
    const released = this.#held && !this.readonly;
    if (this.hasUpdated ? released || this.#wishes().length > 0 : this.#openings === 0) this.#grant();
    this.#report();
  }

  override render() {
    return html`
      ${this.#problems.all.map((text) => html`<p class="problem" part="problem" role="alert">${text}</p>`)}
      ${this.#drawn ? this.#board(this.#drawn) : this.#problems.all.length > 0 ? nothing : this.#waiting()}
      <div class="status" part="status" role="status" aria-atomic="false">
        ${this.#teller.lines.map((sentence) => html`<p>${rich(sentence)}</p>`)}
      </div>
      <p class="aim">${this.#teller.aim}</p>
    `;
  }

  #board({ view }: Shown) {
    const player = (side: Side) =>
      html`<p class="player">${this.#words?.player(side)} <b>${`${view.stores[side].score}`.replace("-", "−")}</b></p>`;
    return html`
      <div class="players" part="players">${player("south")}<p class="turn">${this.#words?.turn(view, this.state)}</p>${player("north")}</div>
      <p class="standing">${this.#words?.standing(view).join(" · ")}</p>
      ${this.stage.element}
    `;
  }

  #waiting() {
    return html`<slot><p class="turn">${this.#texts?.text("loading")}</p></slot>`;
  }

  /** Fetches what only some boards need, and has it take notice of the attributes. */
  #attend(): void {
    this.#extras ??= import("./extras").then(
      ({ Extras }) => new Extras(this),
      () => undefined,
    );
    this.#extras
      .then((extras) => extras?.attend())
      .catch((error) => {
        // A game that is being opened says so itself.
        if (this.#awaited === 0) this.#complain(error);
      });
  }

  async #open(choose: (texts: Texts) => Opening, beginning = choose): Promise<void> {
    this.#openings += 1;
    const attempt = this.#openings;
    this.#awaited += 1;
    const { extras, texts, engine } = await this.#load().finally(() => {
      this.#awaited -= 1;
      // What was not written while another game was awaited.
      this.requestUpdate();
    });
    // A later wish may have come in the meantime, or nobody be looking any more.
    if (attempt !== this.#openings) return;
    this.#texts = texts;
    this.#beginning = beginning;
    const chosen = choose(texts);
    const opening = extras?.opening(engine, chosen) ?? chosen;
    try {
      this.#begin(engine, opening);
    } catch (error) {
      const given = "game" in opening && opening.options.position !== undefined;
      throw given ? new Error(texts.text("bad-position", { message: messageOf(error) })) : error;
    }
  }

  async #load() {
    const extras = await this.#extras;
    await extras?.wanted;
    const loading = this.#loadTexts();
    const engine = await loadEngine().catch(async (error: unknown) => {
      throw new Error((await loading).text("engine-failed", { message: messageOf(error) }));
    });
    return { extras, texts: await loading, engine };
  }

  #choice(): Attributes {
    const { game, position, opponent, level, side, first } = this;
    return { game, position, opponent, level, side, first };
  }

  /** The attributes that the author has changed and nobody has taken notice of yet. */
  #wishes(): (keyof Attributes)[] {
    return CHOOSING.filter((name) => this[name] !== this.#noticed[name]);
  }

  /** Opens what the attributes ask for. */
  #grant(): void {
    const wishes = this.#wishes();
    // A position belongs to a game; another game starts from its own beginning.
    if (this.#noticed.game && wishes.includes("game") && !wishes.includes("position")) this.position = null;
    const asked = this.#choice();
    this.#noticed = asked;
    this.#held = this.readonly;
    const played = this.readonly ? { ...asked, opponent: "human" } : asked;
    this.#open((texts) => readAttributes(played, texts)).catch(this.#complain);
  }

  /** Writes how the game stands into the attributes, but not over a wish still to be granted. */
  #report(): void {
    if (!this.#session) return;
    const { game, phase } = this.#session;
    this.state = phase;
    this.turn = game.view().turn;
    if (this.#awaited > 0 || this.#wishes().length > 0) return;
    this.game = game.id;
    this.position = game.position;
    this.#noticed = this.#choice();
  }

  #begin(engine: Engine, opening: Opening): void {
    this.#left = undefined;
    if (this.#session) {
      this.#session.open(opening);
      return;
    }
    this.#opponent ??= new Opponent(engine);
    this.#session = new Session(engine, this.stage, this.#opponent, opening, (news) => this.#hear(news));
    this.#session.begin();
  }

  #hear(news: News): void {
    const session = this.#session;
    if (!session) return;
    this.#report();
    this.#problems.settle();
    if (news.type === "set") this.#onSet(session, news.by);
    else if (news.type === "settled") {
      if (this.#words) void this.#teller.tell(this.#words, news);
      this.#announce("after-move", { move: news.move, side: news.side });
    } else if (news.type === "failed") {
      this.#complain(this.#texts?.text("thinking-failed", { message: messageOf(news.error) }));
    }
    this.requestUpdate();
    this.dispatchEvent(new Event("change", { bubbles: true, composed: true }));
  }

  #onSet(session: Session, by: Extract<News, { type: "set" }>["by"]): void {
    this.#chooseWords(session);
    // Whoever plays alone, or only looks, sits at the bottom.
    const alone = session.isHuman("north") && !session.isHuman("south");
    if (by === "opening") this.stage.flipped = this.#held ? this.side === "north" : alone;
    const result = session.game.result();
    if (result && session.phase === "over") void this.#explain((telling) => telling.result(result));
    else this.#teller.say(this.#texts?.find(`done-${by}`));
  }

  async #explain(sentence: (telling: Telling) => string): Promise<void> {
    if (this.#words) await this.#teller.explain(this.#words, sentence);
  }

  #onDrawn(shown: Shown): void {
    this.#drawn = shown;
    this.requestUpdate();
  }

  #chooseWords(session: Session): void {
    if (!this.#texts) return;
    const who = (side: Side): Who => {
      const human = session.isHuman(side);
      if (this.readonly || human === session.isHuman(other(side))) return side;
      return human ? "you" : "computer";
    };
    this.#words = new Words(this.#texts, session.game.id, who);
  }

  #loadTexts(): Promise<Texts> {
    const holder = this.closest<HTMLElement>("[lang]");
    return loadBoardTexts(holder?.lang ? [holder.lang] : navigator.languages);
  }

  async #translate(): Promise<void> {
    this.#texts = await this.#loadTexts();
    if (this.#session) this.#chooseWords(this.#session);
    // What was told was told in another language.
    this.#teller.say();
    this.stage.redraw();
    this.requestUpdate();
  }

  #refuse(pit: PitName): void {
    const game = this.#session?.game;
    if (!game) return;
    const { state } = this;
    const why = state === "thinking" || state === "looking" ? state : game.whyNot(pit);
    if (why) void this.#explain((telling) => telling.refused(pit, why, game.view().turn));
  }

  #foresee(moves: LegalMove[]): void {
    const { game, phase } = this.#session ?? {};
    if (!game || !this.#words) return;
    const wanted = phase === "idle" && this.stage.foresight;
    const foreseen = wanted ? moves.map((move) => ({ ...move, ...game.preview(move.move) })) : [];
    this.stage.foresee(foreseen);
    void this.#teller.foresee(this.#words, game.view(), foreseen);
  }

  readonly #complain = (error: unknown): void => this.#problems.add(error);

  /** Tells the page; false when it objects. */
  #announce(event: string, detail: Record<string, string>): boolean {
    const cancelable = event === "before-move";
    return this.dispatchEvent(new CustomEvent(event, { detail, cancelable, composed: true }));
  }
}

// A page may load this file twice, say from two embeds.
if (!customElements.get("hollows-board")) customElements.define("hollows-board", HollowsBoard);
