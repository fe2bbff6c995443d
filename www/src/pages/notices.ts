import { html, render } from "lit";
import type { Texts } from "../locales/texts";
import type { OfflineNews } from "./offline";

interface Notice {
  text: string;
  action?: { label: string; run(): void };
}

/** Messages of the page that stay until they are closed. */
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

  #draw(): void {
    if (!this.#place) return;
    const close = (notice: Notice) => {
      this.#notices = this.#notices.filter((one) => one !== notice);
      this.#draw();
    };
    const notice = (one: Notice) => html`
      <p class="notice">
        <span>${one.text}</span>
        ${one.action ? html`<button type="button" @click=${one.action.run}>${one.action.label}</button>` : ""}
        <button type="button" @click=${() => close(one)}>${this.#texts.text("dismiss")}</button>
      </p>
    `;
    render(this.#notices.map(notice), this.#place);
  }
}
