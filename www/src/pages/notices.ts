import { html, render } from "lit";
import type { Texts } from "../locales/texts";
import type { OfflineNews } from "./offline";

/** How long a message stays that asks for nothing, in milliseconds. */
const PASSING = 8000;

interface Notice {
  text: string;
  /** It stays until it is closed, though there is nothing to do about it. */
  stays?: boolean;
  action?: { label: string; run(): void };
}

/** Messages of the page; those with something to do about them, or to be known later, stay until they are closed. */
export class Notices implements OfflineNews {
  readonly #texts: Texts;
  readonly #place = document.querySelector<HTMLElement>("#notices");
  #notices: Notice[] = [];

  constructor(texts: Texts) {
    this.#texts = texts;
  }

  /** Shows a message, perhaps with something to do about it. */
  add(notice: Notice): void {
    this.#notices = [...this.#notices, notice];
    this.#draw();
    if (!notice.action && !notice.stays) setTimeout(() => this.#close(notice), PASSING);
  }

  ready(): void {
    this.add({ text: this.#texts.text("offline-ready") });
  }

  update(load: () => void): void {
    this.add({
      text: this.#texts.text("update-ready"),
      action: { label: this.#texts.text("update-now"), run: load },
    });
  }

  #close(notice: Notice): void {
    this.#notices = this.#notices.filter((one) => one !== notice);
    this.#draw();
  }

  #draw(): void {
    if (!this.#place) return;
    const notice = (one: Notice) => html`
      <p class="notice">
        <span>${one.text}</span>
        ${one.action ? html`<button type="button" @click=${one.action.run}>${one.action.label}</button>` : ""}
        <button type="button" @click=${() => this.#close(one)}>${this.#texts.text("dismiss")}</button>
      </p>
    `;
    render(this.#notices.map(notice), this.#place);
  }
}
