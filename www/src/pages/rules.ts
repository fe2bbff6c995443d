import { loadTexts } from "../locales/load";
import { keepOffline } from "./offline";
import { readersLanguage, translatePage } from "./translate";

/** Goes to the clause that the address names; its small letters are as good as capitals. */
function goToClause(): void {
  const id = decodeURIComponent(location.hash.slice(1));
  if (!id) return;
  if (document.getElementById(id)) document.getElementById(id)?.scrollIntoView();
  else if (document.getElementById(id.toUpperCase())) location.replace(`#${id.toUpperCase()}`);
}

/** Shows a clause on its boards, or puts them away again. The boards are fetched when they are first asked for. */
async function show(button: HTMLButtonElement): Promise<void> {
  const open = button.getAttribute("aria-expanded") !== "true";
  button.setAttribute("aria-expanded", `${open}`);
  button.nextElementSibling?.remove();
  if (!open) return;
  try {
    const [texts, { boardsOf }] = await Promise.all([
      loadTexts(readersLanguage(), "diagrams"),
      import("./diagrams"),
    ]);
    if (button.getAttribute("aria-expanded") === "true" && !button.nextElementSibling)
      button.after(boardsOf(button.dataset.shows ?? "", texts));
  } catch {
    // Without a network: the next click may succeed.
    button.setAttribute("aria-expanded", "false");
  }
}

for (const button of document.querySelectorAll<HTMLButtonElement>("[data-shows]")) {
  button.hidden = false;
  button.addEventListener("click", () => void show(button));
}
goToClause();
addEventListener("hashchange", goToClause);
// In another language the clauses have other heights.
void translatePage("site", "rules").then(goToClause);
keepOffline();
