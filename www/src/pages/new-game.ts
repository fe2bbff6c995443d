import { html, nothing } from "lit";
import type { GameId, GameOptions, Player, Side } from "../engine/types";
import { firstIsBetter, type GameInfo, LEVELS, usualFirst } from "../games";
import type { Texts } from "../locales/texts";

/** A game as it is chosen in the dialog. */
export interface Choice {
  variant: GameId;
  options: GameOptions;
}

/** The dialog's form: rules and board, who plays each side, who begins. `playing`: another game is not over yet. */
export function newGameForm(texts: Texts, game: GameInfo, last: Choice, playing: boolean) {
  const { south = "human", north = "human", format = "match" } = last.options;
  return html`
    <form method="dialog" @change=${(event: Event) => adapt(event, texts, game)}>
      <h2>${texts.text("start-title")}</h2>
      ${playing ? html`<p>${texts.text("start-gives-up")}</p>` : nothing}
      ${game.variants.length > 1 ? choice(texts.text("variant"), "variant", variants(texts, game), last.variant) : nothing}
      ${game.id === "san-yao" ? choice(texts.text("variant"), "format", formats(texts), format) : nothing}
      ${choice(texts.text("plays-south"), "south", players(texts), String(south))}
      ${choice(texts.text("plays-north"), "north", players(texts), String(north))}
      ${choice(texts.text("first"), "first", sides(texts), usualFirst(last.variant, alone(last.options)))}
      <p class="note">${better(texts, last.variant)}</p>
      <p class="buttons">
        <button value="start" class="main">${texts.text("start")}</button>
        <button value="cancel" formnovalidate>${texts.text("cancel")}</button>
      </p>
    </form>
  `;
}

/** What was chosen in the form. */
export function readNewGame(form: HTMLFormElement, game: GameInfo): Choice {
  const data = new FormData(form);
  const text = (name: string) => String(data.get(name) ?? "");
  const player = (name: Side): Player => (text(name) === "human" ? "human" : Number(text(name)));
  const options: GameOptions = {
    south: player("south"),
    north: player("north"),
    first: text("first") as Side,
  };
  if (game.id === "san-yao") options.format = text("format") === "single" ? "single" : "match";
  const variant = game.variants.find((id) => id === text("variant")) ?? game.id;
  return { variant, options };
}

/** The side of a person who plays against the computer. */
function alone({ south, north }: GameOptions): Side | undefined {
  if ((south === "human") === (north === "human")) return undefined;
  return south === "human" ? "south" : "north";
}

/** Says who has the better start. */
function better(texts: Texts, variant: GameId): string {
  return texts.text("better-start", { which: firstIsBetter(variant) ? "first" : "second" });
}

/** Another board or other players: who begins unless told, and what that means, may be another too. */
function adapt({ currentTarget, target }: Event, texts: Texts, game: GameInfo): void {
  const form = currentTarget as HTMLFormElement;
  const changed = (target as HTMLSelectElement).name;
  const first = form.elements.namedItem("first") as HTMLSelectElement;
  const note = form.querySelector(".note");
  if (changed === "first" || changed === "format" || !note) return;
  const { variant, options } = readNewGame(form, game);
  first.value = usualFirst(variant, alone(options));
  note.textContent = better(texts, variant);
}

interface Option {
  value: string;
  label: string;
}

function choice(label: string, name: string, options: Option[], chosen: string) {
  return html`
    <label>${label}
      <select name=${name}>
        ${options.map((one) => html`<option value=${one.value} ?selected=${one.value === chosen}>${one.label}</option>`)}
      </select>
    </label>
  `;
}

function variants(texts: Texts, game: GameInfo): Option[] {
  return game.variants.map((value) => ({ value, label: texts.text(`variant-${value}`) }));
}

function formats(texts: Texts): Option[] {
  return ["match", "single"].map((value) => ({ value, label: texts.text(`variant-${value}`) }));
}

function players(texts: Texts): Option[] {
  const computers = LEVELS.map((level) => ({
    value: String(level),
    label: texts.text("computer", { level }),
  }));
  return [{ value: "human", label: texts.text("person") }, ...computers];
}

function sides(texts: Texts): Option[] {
  return ["south", "north"].map((value) => ({ value, label: texts.text(value) }));
}
