import { html, render, type TemplateResult } from "lit";
import type { Texts } from "../locales/texts";

/** Shows a form as a modal dialog; resolves with the form when it was sent by `answer`, otherwise with nothing. */
export function ask(content: TemplateResult, answer: string): Promise<HTMLFormElement | undefined> {
  const dialog = document.createElement("dialog");
  render(content, dialog);
  document.body.append(dialog);
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener("close", () => {
      dialog.remove();
      resolve(dialog.returnValue === answer ? (dialog.querySelector("form") ?? undefined) : undefined);
    });
  });
}

/** Asks before a game is given up. */
export async function confirmResigning(texts: Texts): Promise<boolean> {
  const form = html`
    <form method="dialog">
      <h2>${texts.text("resign-title")}</h2>
      <p>${texts.text("resign-text")}</p>
      <p class="buttons">
        <button value="cancel">${texts.text("cancel")}</button>
        <button value="resign">${texts.text("resign-now")}</button>
      </p>
    </form>
  `;
  return (await ask(form, "resign")) !== undefined;
}
