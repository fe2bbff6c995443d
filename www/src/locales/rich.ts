import { html, type TemplateResult } from "lit";
import { stretches } from "./texts";

/** A message for a template, its words of other languages marked as such. */
export function rich(message: string): (string | TemplateResult)[] {
  return stretches(message).map(({ text, lang }) => (lang ? html`<i lang=${lang}>${text}</i>` : text));
}
