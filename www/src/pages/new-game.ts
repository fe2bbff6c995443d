import { html, nothing } from "lit";
import type { GameId, GameOptions, Player, Side } from "../engine/types";
import { type GameInfo, LEVELS, usualFirst, VARIANTS } from "../games";
import type { Texts } from "../locales/texts";
import { variantsOf } from "../variants";

/** A game as it is chosen in the dialog. */
export interface Choice {
  variant: GameId;
  options: GameOptions;
}

/** The dialog's form: rules and board, who plays each side, who begins. `playing`: another game is not over yet. */
export function newGameForm(texts: Texts, game: GameInfo, last: Choice, playing: boolean) {
  const { south = "human", north = "human" } = last.options;
  const kind = last.options.format ?? last.variant;
  const kinds = kindsOf(game).map((value) => ({ value, label: texts.text(`variant-${value}`) }));
  return html`
    <form method="dialog" @change=${(event: Event) => adapt(event, texts, game)}>
      <h2>${texts.text("start-title")}</h2>
      ${playing ? html`<p>${texts.text("start-gives-up")}</p>` : nothing}
      ${kinds.length > 1 ? choice(texts.text("variant"), "kind", kinds, kind, note(texts, kind)) : nothing}
      ${choice(texts.text("plays-south"), "south", players(texts), String(south))}
      ${choice(texts.text("plays-north"), "north", players(texts), String(north))}
      ${choice(texts.text("first"), "first", sides(texts), usualFirst(last.variant, alone(last.options)), better(texts, last.variant))}
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
  if (game.id === "san-yao") options.format = text("kind") === "single" ? "single" : "match";
  const variant = variantsOf(game).find((id) => id === text("kind")) ?? game.id;
  return { variant, options };
}

/** The side of a person who plays against the computer. */
function alone({ south, north }: GameOptions): Side | undefined {
  if ((south === "human") === (north === "human")) return undefined;
  return south === "human" ? "south" : "north";
}

/** Says who has the better start. */
function better(texts: Texts, variant: GameId): string {
  return texts.text("better-start", { which: VARIANTS[variant].second ? "second" : "first" });
}

/** What sort of game it will be. */
function note(texts: Texts, kind: string): string {
  return texts.text(`variant-${kind}.note`);
}

/** Another sort of game, or other players: what is said of it changes, and so may who begins unless told. */
function adapt({ currentTarget, target }: Event, texts: Texts, game: GameInfo): void {
  const form = currentTarget as HTMLFormElement;
  const { name, value } = target as HTMLSelectElement;
  if (name === "first") return;
  const { variant, options } = readNewGame(form, game);
  (form.elements.namedItem("first") as HTMLSelectElement).value = usualFirst(variant, alone(options));
  const say = (about: string, text: string) =>
    form.querySelector(`[data-note=${about}]`)?.replaceChildren(text);
  say("first", better(texts, variant));
  if (name === "kind") say("kind", note(texts, value));
}

interface Option {
  value: string;
  label: string;
}

function choice(label: string, name: string, options: Option[], chosen: string, about?: string) {
  return html`
    <label>${label}
      <select name=${name}>
        ${options.map((one) => html`<option value=${one.value} ?selected=${one.value === chosen}>${one.label}</option>`)}
      </select>
    </label>
    ${about === undefined ? nothing : html`<p class="note" data-note=${name}>${about}</p>`}
  `;
}

/** The sorts of a game there are: boards, rulesets, or in Sàn Yáo formats. */
function kindsOf(game: GameInfo): readonly string[] {
  return game.id === "san-yao" ? ["match", "single"] : variantsOf(game);
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
