import { html, nothing, render } from "lit";
import { adoptBoardStyles } from "../board/set-up";
import { loadEngine } from "../engine/loader";
import type { GameId } from "../engine/types";
import { GAME_IDS, type GameInfo, gameOf, LEVELS } from "../games";
import { loadTexts, type Part } from "../locales/load";
import { languageNames } from "../locales/names";
import type { Texts } from "../locales/texts";
import { download } from "./download";
import { keepOffline } from "./offline";
import { placard } from "./placard";
import { escaped, type Integrity, snippets, type Wishes } from "./snippets";
import { readersLanguage, translatePage } from "./translate";

/** The release these pages belong to; put in by the build. */
declare const VERSION: string;

/** What can be chosen, each as an attribute of the element, with its values. */
const CHOICES: Record<string, readonly string[]> = {
  level: LEVELS.map(String),
  opponent: ["computer", "human"],
  side: ["south", "north"],
  first: ["south", "north"],
  theme: ["light", "dark"],
  controls: ["none", "minimal", "full"],
};

/** The messages this page needs. */
type MuseumTexts = Record<"museum" | "site" | "board" | "rules", Texts>;

/** The page that writes what others paste into theirs. */
class Maker {
  readonly #place: HTMLElement;
  readonly #texts: MuseumTexts;
  readonly #integrity: Integrity;
  #wishes: Wishes = { game: "ayoayo" };
  #caption = "";
  /** Which text was copied last, and whether that worked. */
  #copied: { id: string; worked: boolean } | undefined;
  #picture: { svg: string; position: string } | undefined;
  #problem = "";
  #drawings = 0;

  constructor(place: HTMLElement, texts: MuseumTexts, integrity: Integrity) {
    this.#place = place;
    this.#texts = texts;
    this.#integrity = integrity;
    this.#draw();
    void this.#drawPicture();
  }

  #say(id: string, values?: Parameters<Texts["text"]>[1]): string {
    return this.#texts.museum.text(id, values);
  }

  #wish(name: string, value: string): void {
    const { [name]: _, ...others } = this.#wishes;
    const wishes = { ...others, ...(value.trim() ? { [name]: value.trim() } : {}) };
    // A position belongs to a game.
    if (name === "game") delete wishes.position;
    this.#wishes = { ...wishes, game: wishes.game ?? "ayoayo" };
    this.#copied = undefined;
    this.#draw();
    void this.#drawPicture();
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

  async #drawPicture(): Promise<void> {
    this.#drawings += 1;
    const drawing = this.#drawings;
    const { game, position } = this.#wishes;
    try {
      const { Game } = await loadEngine();
      const set = new Game(game as GameId, position === undefined ? {} : { position });
      const view = set.view();
      const where = set.position;
      set.free();
      const svg = await placard(
        view,
        (side) => this.#texts.board.text("player", { who: side }),
        this.#lines(where),
      );
      if (drawing !== this.#drawings) return;
      this.#picture = { svg, position: where };
      this.#problem = "";
    } catch (error) {
      if (drawing !== this.#drawings) return;
      this.#picture = undefined;
      this.#problem = this.#texts.board.text("bad-position", { message: (error as Error).message });
    }
    this.#draw();
  }

  /** What stands below the picture. */
  #lines(position: string): string[] {
    const { game } = this.#wishes;
    const info = gameOf(game);
    const name = info ? spoken(info) : game;
    return [
      this.#caption ? `${name}: ${this.#caption}` : name,
      this.#say("placard-position", { position }),
      this.#say("placard-ruleset", { ruleset: this.#ruleset() }),
      this.#say("placard-sources", { sources: plain(this.#texts.rules.text(`${info?.id}-sources`)) }),
      this.#say("placard-made", { version: VERSION }),
    ];
  }

  /** The rules played by, named where a game has several. */
  #ruleset(): string {
    const { game } = this.#wishes;
    const several = (gameOf(game)?.variants.length ?? 0) > 1;
    return several ? `${game}, ${this.#texts.site.text(`variant-${game}`)}` : game;
  }

  #draw(): void {
    const { game } = this.#wishes;
    const made = snippets(this.#wishes, this.#integrity, document.baseURI);
    const preview = `./embed.html?${new URLSearchParams({ lang: readersLanguage(), ...this.#wishes })}`;
    const info = gameOf(game);
    const name = info ? spoken(info) : game;
    const content = html`
      <form class="make" @submit=${(event: Event) => event.preventDefault()}>
        ${this.#select("game", GAME_IDS, (id) => this.#gameName(id), false)}
        ${Object.entries(CHOICES).map(([field, values]) => this.#select(field, values, (value) => (field === "level" ? this.#texts.site.text("computer", { level: Number(value) }) : this.#say(`make-${field}-${value}`))))}
        ${this.#select("lang", Object.keys(languageNames), (lang) => languageNames[lang] ?? lang)}
        <label class="wide">${this.#say("make-position")}
          <input name="position" .value=${this.#wishes.position ?? ""} spellcheck="false" autocomplete="off" aria-describedby="position-note"
            @change=${(event: Event) => this.#wish("position", (event.target as HTMLInputElement).value)} />
          <span class="note" id="position-note">${this.#say("make-position-note")}</span>
        </label>
      </form>
      ${this.#problem ? html`<p class="problem" role="alert">${this.#problem}</p>` : nothing}
      <h2>${this.#say("make-preview")}</h2>
      <iframe class="preview" title=${this.#say("make-preview")} src=${preview}></iframe>
      ${(["tag", "frame", "link", "kiosk"] as const).map((id) => this.#snippet(id, this.#say(`make-${id}`), made[id], this.#texts.museum.find(`make-${id}-note`)))}
      <h2>${this.#say("placard")}</h2>
      <p>${this.#say("placard-note")}</p>
      <label class="wide">${this.#say("placard-caption")}
        <input name="caption" .value=${this.#caption} @change=${(event: Event) => this.#setCaption((event.target as HTMLInputElement).value)} />
      </label>
      ${this.#picture ? this.#placard(name, this.#picture) : nothing}
      <p><a href="./sheet.html?game=${game}">${this.#say("sheet-link")}</a></p>
    `;
    render(content, this.#place);
  }

  #placard(name: string, { svg, position }: { svg: string; position: string }) {
    const image = `data:image/svg+xml,${encodeURIComponent(svg)}`;
    const alt = this.#say("placard-alt", { game: name, position });
    const caption = escaped(this.#lines(position).join(" · "));
    const figure = `<figure><img src="${this.#wishes.game}.svg" alt="${escaped(alt)}"><figcaption>${caption}</figcaption></figure>`;
    const cite = this.#say("cite-text", {
      game: name,
      ruleset: this.#ruleset(),
      position,
      version: VERSION,
      address: new URL(
        `./play.html?${new URLSearchParams({ game: this.#wishes.game, position })}`,
        document.baseURI,
      ).href,
      date: new Date().toISOString().slice(0, 10),
    });
    return html`
      <img class="placard" src=${image} alt=${alt} />
      <p><button type="button" data-do="save-placard" @click=${() => download(new Blob([svg], { type: "image/svg+xml" }), `${this.#wishes.game}.svg`)}>${this.#say("placard-save")}</button></p>
      ${this.#snippet("figure", this.#say("placard-html"), figure)}
      ${this.#snippet("cite", this.#say("cite"), cite)}
    `;
  }

  #setCaption(caption: string): void {
    this.#caption = caption;
    void this.#drawPicture();
  }

  #gameName(id: GameId): string {
    const info = gameOf(id);
    if (!info) return id;
    return info.variants.length > 1
      ? `${spoken(info)}, ${this.#texts.site.text(`variant-${id}`)}`
      : spoken(info);
  }

  #select<Value extends string>(
    name: string,
    values: readonly Value[],
    label: (value: Value) => string,
    usual = true,
  ) {
    const chosen = this.#wishes[name] ?? "";
    return html`
      <label>${this.#say(`make-${name}`)}
        <select name=${name} @change=${(event: Event) => this.#wish(name, (event.target as HTMLSelectElement).value)}>
          ${usual ? html`<option value="" .selected=${chosen === ""}>${this.#say("make-usual")}</option>` : nothing}
          ${values.map((value) => html`<option value=${value} .selected=${value === chosen}>${label(value)}</option>`)}
        </select>
      </label>
    `;
  }

  #snippet(id: string, title: string, text: string, note?: string) {
    const copied = this.#copied?.id === id ? this.#copied : undefined;
    return html`
      <section class="snippet">
        <h2 id="about-${id}">${title}</h2>
        ${note === undefined ? nothing : html`<p>${note}</p>`}
        <textarea name=${id} readonly rows=${Math.min(8, text.split("\n").length + 1)} aria-labelledby="about-${id}" .value=${text}></textarea>
        <p>
          <button type="button" data-do="copy-${id}" @click=${() => this.#copy(id)}>${this.#say("make-copy")}</button>
          <span role="status">${copied ? this.#say(copied.worked ? "make-copied" : "make-copy-failed") : nothing}</span>
        </p>
      </section>
    `;
  }
}

/** A game's name as it is read. */
function spoken({ id, names }: GameInfo): string {
  return names.at(-1)?.text ?? id;
}

/** A message without its marks of other languages. */
function plain(message: string): string {
  return message.replace(/<[^>]*>/g, "");
}

async function make(place: HTMLElement): Promise<void> {
  const load = (part: Part) => loadTexts(readersLanguage(), part);
  const [museum, site, board, rules, integrity] = await Promise.all([
    load("museum"),
    load("site"),
    load("board"),
    load("rules"),
    fetch("./integrity.json").then(
      (answer) => answer.json(),
      () => ({}),
    ),
  ]);
  new Maker(place, { museum, site, board, rules }, integrity);
}

// The preview is as high as it says it is, as it will be elsewhere.
addEventListener("message", ({ data, source }) => {
  const frame = document.querySelector<HTMLIFrameElement>(".preview");
  if (frame?.contentWindow === source && data?.type === "hollows-size")
    frame.style.height = `${data.height + 2}px`;
});
adoptBoardStyles();
void translatePage("site", "museum");
const place = document.querySelector<HTMLElement>("#make");
if (place) void make(place);
keepOffline();
