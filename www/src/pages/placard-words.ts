import type { Side, View } from "../engine/types";
import { gameOf } from "../games";
import { Words } from "../play/words";
import { type MuseumTexts, plain, spoken, variantName } from "./names";
import { type BoardDrawing, type Placard, placard } from "./placard";
import { escaped } from "./snippets";

/** The release these pages belong to; put in by the build. */
declare const VERSION: string;

/** What is shown, and in which language it is told. */
export interface Subject {
  view: View;
  drawing: BoardDrawing;
  lang: string;
  /** The letters of the language that the picture carries along. */
  letters: string;
  texts: MuseumTexts;
}

/** What is written below a position's picture, and about it. */
export class PlacardWords {
  readonly #subject: Subject;
  readonly #caption: string;

  constructor(subject: Subject, caption: string) {
    this.#subject = subject;
    this.#caption = caption.trim();
  }

  /** The game's name. */
  get name(): string {
    const info = gameOf(this.#subject.view.game);
    return info ? spoken(info) : this.#subject.view.game;
  }

  get position(): string {
    return this.#subject.view.position;
  }

  /** A name for the picture's file, without an ending: another position, another name. */
  get fileName(): string {
    return `${this.#subject.view.game}-${this.position}`.replace(/[^\w-]+/g, "-");
  }

  picture(): Placard {
    const { drawing, lang, letters } = this.#subject;
    return placard(drawing, this.#lines, lang, letters);
  }

  /** The picture for those who cannot see it. */
  get alt(): string {
    const { view, texts } = this.#subject;
    const words = new Words(texts.board, view.game, (side) => side);
    const row = (side: Side) =>
      view.pits
        .filter(({ owner }) => owner === side)
        .map(({ seeds }) => seeds)
        .join(", ");
    const squares = view.pits.filter(({ owner }) => !owner).map((pit) => `${words.pit(pit, false)}.`);
    const told = texts.museum.text("placard-alt", {
      game: this.name,
      south: row("south"),
      north: row("north"),
      southHas: view.stores.south.score,
      northHas: view.stores.north.score,
      turn: words.turn(view, null),
    });
    return [told, ...squares].join(" ");
  }

  /** The picture as a figure of a page. */
  get figure(): string {
    const caption = escaped(this.#lines.join(" · "));
    return `<figure lang="${this.#subject.lang}"><img src="${this.fileName}.png" alt="${escaped(this.alt)}"><figcaption>${caption}</figcaption></figure>`;
  }

  /** How to cite the position; `address` is where it can be seen. */
  citation(address: string): string {
    return this.#subject.texts.museum.text("cite-text", {
      game: this.name,
      ruleset: this.#ruleset,
      position: this.position,
      version: VERSION,
      address,
      date: new Date().toISOString().slice(0, 10),
    });
  }

  /** What stands below the picture. */
  get #lines(): string[] {
    const { view, texts } = this.#subject;
    const { museum, rules } = texts;
    return [
      this.#caption ? `${this.name}: ${this.#caption}` : this.name,
      museum.text("placard-position", { position: this.position }),
      museum.text("placard-ruleset", { ruleset: this.#ruleset }),
      museum.text("placard-sources", { sources: plain(rules.text(`${gameOf(view.game)?.id}-sources`)) }),
      museum.text("placard-made", { version: VERSION }),
    ];
  }

  /** The rules played by, named where a game has several. */
  get #ruleset(): string {
    const { view, texts } = this.#subject;
    const variant = variantName(view.game, texts.site);
    return variant ? `${view.game}, ${variant}` : view.game;
  }
}
