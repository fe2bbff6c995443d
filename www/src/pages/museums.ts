import { html, nothing, render } from "lit";
import { readAttributes } from "../attributes";
import { adoptBoardStyles } from "../board/set-up";
import { HollowsBoard } from "../element";
import { type Engine, loadEngine } from "../engine/loader";
import type { View } from "../engine/types";
import { make as makeGame } from "../play/session";
import { choices, effective } from "./choices";
import { download } from "./download";
import { carriedLetters } from "./letters";
import { loadMuseumTexts, type MuseumTexts } from "./names";
import { keepOffline } from "./offline";
import { drawBoard } from "./placard";
import { PlacardWords, type Subject } from "./placard-words";
import { svgAsPng } from "./record/picture";
import { type Integrity, type KioskWishes, type SnippetWords, snippets, type Wishes } from "./snippets";
import { readersLanguage, translatePage } from "./translate";

/** About how many letters a box has in a line on a screen of usual width. */
const COLUMNS = 90;

/** What has been made of the wishes, in the language chosen for what is pasted elsewhere or else this page's. */
interface Made extends Subject {
  wishes: Wishes;
  /** The tag as it will be. */
  board: HollowsBoard;
}

/** The page that writes what others paste into theirs. */
class Maker {
  readonly #place: HTMLElement;
  readonly #texts: MuseumTexts;
  readonly #integrity: Integrity;
  #wishes: Wishes = { game: "ayoayo", controls: "minimal" };
  #kiosk: KioskWishes = { all: false, idle: "" };
  #caption = "";
  /** Which text was copied last, and whether that worked. */
  #copied: { id: string; worked: boolean } | undefined;
  #made: Made | undefined;
  #problem = "";
  #attempts = 0;
  /** Whether this server says that other sites may use the tag's file. */
  #lent = true;

  constructor(place: HTMLElement, texts: MuseumTexts, integrity: Integrity) {
    this.#place = place;
    this.#texts = texts;
    this.#integrity = integrity;
    this.#draw();
    void this.#make();
    void this.#askWhetherLent();
  }

  #say(id: string, values?: Parameters<MuseumTexts["museum"]["text"]>[1]): string {
    return this.#texts.museum.text(id, values);
  }

  #wish(name: string, value: string): void {
    const { [name]: _, ...others } = this.#wishes;
    const wishes = { ...others, ...(value.trim() ? { [name]: value.trim() } : {}) };
    // A position belongs to a game.
    if (name === "game") delete wishes.position;
    this.#wishes = { game: wishes.game ?? "ayoayo", ...wishes };
    this.#copied = undefined;
    this.#draw();
    void this.#make();
  }

  #wishKiosk(wishes: Partial<KioskWishes>): void {
    this.#kiosk = { ...this.#kiosk, ...wishes };
    this.#copied = undefined;
    this.#draw();
  }

  async #copy(id: string): Promise<void> {
    const field = this.#place.querySelector<HTMLTextAreaElement>(`textarea[name=${id}]`);
    if (!field) return;
    const worked = await navigator.clipboard?.writeText(field.value).then(
      () => true,
      () => false,
    );
    if (!worked) field.select();
    this.#copied = { id, worked: worked ?? false };
    this.#draw();
  }

  /** Makes what can be copied of the wishes; nothing of a position that cannot be. */
  async #make(): Promise<void> {
    this.#attempts += 1;
    const attempt = this.#attempts;
    const wishes = effective(this.#wishes);
    const lang = wishes.lang ?? readersLanguage();
    let made: Made | undefined;
    let problem = "";
    try {
      const [engine, texts] = await Promise.all([
        loadEngine(),
        wishes.lang ? loadMuseumTexts(lang) : this.#texts,
      ]);
      const view = this.#view(engine, wishes);
      if (view) {
        const [drawing, letters] = await Promise.all([
          drawBoard(view, (who) => texts.board.text("player", { who })),
          carriedLetters(lang),
        ]);
        const board = new HollowsBoard();
        for (const [name, value] of Object.entries(wishes)) board.setAttribute(name, value ?? "");
        made = { wishes, lang, letters, texts, view, drawing, board };
      } else {
        const example = this.#view(engine, { game: wishes.game })?.position ?? "";
        problem = this.#say("make-bad-position", { example });
      }
    } catch (error) {
      problem = this.#texts.board.text("engine-failed", { message: (error as Error).message });
    }
    if (attempt !== this.#attempts) return;
    this.#made = made;
    this.#problem = problem;
    this.#draw();
  }

  /** The game as visitors will find it. */
  #view(engine: Engine, wishes: Wishes): View | undefined {
    const { game, position = null, opponent = null, level = null, side = null, first = null } = wishes;
    try {
      const set = makeGame(
        engine,
        readAttributes({ game, position, opponent, level, side, first }, this.#texts.board),
      );
      const view = set.view();
      set.free();
      return view;
    } catch {
      return undefined;
    }
  }

  async #askWhetherLent(): Promise<void> {
    const { file = "hollows-board.js" } = this.#integrity;
    const answer = await fetch(`./${file}`, { method: "HEAD" }).catch(() => undefined);
    this.#lent = !answer || answer.headers.get("access-control-allow-origin") === "*";
    this.#draw();
  }

  #draw(): void {
    const { game } = this.#wishes;
    const content = html`
      <form class="make" @submit=${(event: Event) => event.preventDefault()}>
        ${choices(this.#texts, this.#wishes, (name, value) => this.#wish(name, value))}
        <div class="wide">
          <label for="position">${this.#say("make-position")}</label>
          <input id="position" name="position" .value=${this.#wishes.position ?? ""} spellcheck="false" autocomplete="off" aria-describedby="position-note"
            @change=${({ target }: Event) => this.#wish("position", (target as HTMLInputElement).value)} />
          <span class="note"><span id="position-note">${this.#say("make-position-note", { share: this.#texts.record.text("share") })}</span>
            <a href="./play.html?game=${game}">${this.#say("make-position-link")}</a></span>
        </div>
      </form>
      ${this.#problem ? html`<p class="problem" role="alert">${this.#problem}</p>` : nothing}
      ${this.#made ? this.#results(this.#made) : nothing}
    `;
    render(content, this.#place);
  }

  #results(made: Made) {
    const placard = new PlacardWords(made, this.#caption);
    const { museum } = made.texts;
    const words: SnippetWords = {
      name: placard.name,
      title: museum.text("make-frame-title", { game: placard.name }),
      play: museum.text("make-fallback"),
    };
    const lines = snippets(made.wishes, this.#kiosk, this.#integrity, words, document.baseURI);
    const title = this.#say("make-preview");
    return html`
      ${this.#snippet(
        "tag",
        lines.tag,
        html`
        <p>${this.#say("make-tag-note")}</p>
        ${this.#lent ? nothing : html`<p class="problem">${this.#say("make-not-lent")}</p>`}
        <p class="note">${title}</p>
        <div class="preview page" lang="">${made.board}</div>
      `,
      )}
      ${this.#snippet(
        "frame",
        lines.frame,
        html`
        <p>${this.#say("make-frame-note")}</p>
        <p class="note">${title}</p>
        <iframe class="preview" name="frame-preview" title=${title} src="./embed.html?${new URLSearchParams(made.wishes as Record<string, string>)}"></iframe>
      `,
      )}
      ${this.#snippet("link", lines.link)}
      ${this.#snippet("kiosk", lines.kiosk, this.#kioskChoices())}
      <h2>${this.#say("make-own")}</h2>
      <p>${this.#say("make-own-note")}</p>
      ${this.#placard(made, placard)}
      <p><a href="./sheet.html?${new URLSearchParams({ game: made.wishes.game, ...(made.wishes.lang ? { lang: made.wishes.lang } : {}) })}">${this.#say("sheet-link")}</a></p>
    `;
  }

  #kioskChoices() {
    return html`
      <p>${this.#say("make-kiosk-note")}</p>
      <div class="make">
        <label class="check"><input type="checkbox" name="kiosk-all" .checked=${this.#kiosk.all}
          @change=${({ target }: Event) => this.#wishKiosk({ all: (target as HTMLInputElement).checked })} />
          ${this.#say("make-kiosk-all")}</label>
        <label>${this.#say("make-kiosk-idle")}
          <input type="number" name="kiosk-idle" min="0" max="3600" placeholder="90" .value=${this.#kiosk.idle}
            @input=${({ target }: Event) => {
              const input = target as HTMLInputElement;
              if (input.reportValidity()) this.#wishKiosk({ idle: input.value });
            }} /></label>
      </div>
      <p>${this.#say("make-kiosk-staff")}</p>
    `;
  }

  #placard({ wishes }: Made, words: PlacardWords) {
    const file = words.fileName;
    const picture = words.picture();
    const save = async (ending: "svg" | "png") => {
      const content =
        ending === "png"
          ? await svgAsPng(picture.svg, picture)
          : new Blob([picture.svg], { type: "image/svg+xml" });
      download(content, `${file}.${ending}`);
    };
    const button = (ending: "svg" | "png") =>
      html`<button type="button" data-do="save-${ending}" @click=${() => save(ending)}>${this.#say(`placard-save-${ending}`)}</button>`;
    return html`
      <h2>${this.#say("placard")}</h2>
      <p>${this.#say("placard-note")}</p>
      <label class="wide">${this.#say("placard-caption")}
        <input name="caption" .value=${this.#caption} @input=${({ target }: Event) => {
          this.#caption = (target as HTMLInputElement).value;
          this.#draw();
        }} />
      </label>
      <img class="placard" src="data:image/svg+xml,${encodeURIComponent(picture.svg)}" alt=${words.alt} />
      <p class="save">${button("svg")} ${button("png")}</p>
      ${this.#snippet("figure", words.figure, html`<p>${this.#say("placard-html-note", { file: `${file}.png` })}</p>`)}
      ${this.#snippet("cite", words.citation(new URL(`./play.html?${new URLSearchParams({ game: wishes.game, position: words.position })}`, document.baseURI).href))}
    `;
  }

  #snippet(id: string, text: string, about: unknown = nothing) {
    const copied = this.#copied?.id === id ? this.#copied : undefined;
    // For browsers in which a box does not grow with its text.
    const rows = text.split("\n").reduce((sum, line) => sum + Math.ceil(line.length / COLUMNS), 0);
    return html`
      <section class="snippet">
        <h2 id="about-${id}">${this.#say(`make-${id}`)}</h2>
        ${about}
        <textarea name=${id} readonly rows=${rows} aria-labelledby="about-${id}" .value=${text}></textarea>
        <p>
          <button type="button" data-do="copy-${id}" @click=${() => this.#copy(id)}>${this.#say("make-copy")}</button>
          <span role="status">${copied ? this.#say(copied.worked ? "make-copied" : "make-copy-failed") : nothing}</span>
        </p>
      </section>
    `;
  }
}

async function open(place: HTMLElement): Promise<void> {
  const [texts, integrity] = await Promise.all([
    loadMuseumTexts(readersLanguage()),
    fetch("./integrity.json").then(
      (answer) => answer.json(),
      () => ({}),
    ),
  ]);
  new Maker(place, texts, integrity);
}

// The frame is as high as it says it is, as it will be elsewhere.
addEventListener("message", ({ data, source }) => {
  const frame = document.querySelector<HTMLIFrameElement>("[name=frame-preview]");
  if (frame?.contentWindow === source && data?.type === "hollows-size")
    frame.style.height = `${data.height + 2}px`;
});
adoptBoardStyles();
void translatePage("site", "museum");
const place = document.querySelector<HTMLElement>("#make");
if (place) void open(place);
keepOffline();
