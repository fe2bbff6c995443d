import { html, nothing } from "lit";
import { GAME_IDS, gameOf, LEVELS, USUAL_LEVEL, usualFirst } from "../games";
import { languageNames } from "../locales/names";
import { type MuseumTexts, spoken, variantName } from "./names";
import type { Wishes } from "./snippets";

/** What can be chosen, each as an attribute of the element, with its values. */
const VALUES: Record<string, readonly string[]> = {
  game: GAME_IDS,
  level: LEVELS.map(String),
  opponent: ["computer", "human"],
  side: ["south", "north"],
  first: ["south", "north"],
  controls: ["none", "minimal", "full"],
  theme: ["light", "dark"],
  lang: Object.keys(languageNames),
};

/** What there is to say about a choice. */
const NOTES = ["side", "theme", "lang"];

/** The choices that matter: a position says whose turn it is, and two people need no level and no side. */
export function effective(wishes: Wishes): Wishes {
  const { level, side, first, ...others } = wishes;
  const alone = wishes.opponent === "human" ? {} : given({ level, side });
  return { ...others, ...alone, ...(wishes.position ? {} : given({ first })) };
}

function given(values: Partial<Record<string, string>>): Partial<Record<string, string>> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}

/** The person who plays alone, if there is one. */
function person({ opponent, side }: Wishes): "south" | "north" | undefined {
  if (opponent === "human") return undefined;
  return side === "north" ? "north" : "south";
}

/** What holds unless something is chosen; undefined where that depends on what is around the board. */
function usual(name: string, wishes: Wishes): string | undefined {
  if (name === "level") return String(USUAL_LEVEL);
  if (name === "opponent") return "computer";
  if (name === "side") return "south";
  const game = GAME_IDS.find((id) => id === wishes.game);
  return name === "first" && game ? usualFirst(game, person(wishes)) : undefined;
}

/** The form in which a game and how it is played are chosen. */
export function choices(texts: MuseumTexts, wishes: Wishes, wish: (name: string, value: string) => void) {
  const say = (id: string, values?: Record<string, string>) => texts.museum.text(id, values);
  const label = (name: string, value: string): string => {
    if (name === "game") return gameName(value, texts);
    if (name === "level") return texts.site.text("computer", { level: Number(value) });
    if (name === "lang") return languageNames[value] ?? value;
    if (name !== "first") return say(`make-${name}-${value}`);
    const alone = person(wishes);
    return say("make-first-who", {
      side: value,
      who: !alone ? "nobody" : alone === value ? "visitor" : "computer",
    });
  };
  const select = (name: string) => {
    const chosen = wishes[name] ?? "";
    const unless = usual(name, wishes);
    const values = VALUES[name] ?? [];
    const matters = name in effective({ ...wishes, [name]: "any" });
    const option = (value: string) => {
      const text = label(name, value);
      return value === unless
        ? html`<option value="" .selected=${chosen === "" || chosen === value}>${say("make-usual", { value: text })}</option>`
        : html`<option value=${value} .selected=${chosen === value}>${text}</option>`;
    };
    const note = NOTES.includes(name);
    return html`
      <label>${say(`make-${name}`)}
        <select name=${name} ?disabled=${!matters} aria-describedby=${note ? `${name}-note` : nothing}
          @change=${({ target }: Event) => wish(name, (target as HTMLSelectElement).value)}>
          ${note && !unless ? html`<option value="" .selected=${chosen === ""}>${say("make-unset")}</option>` : nothing}
          ${values.map(option)}
        </select>
        ${note ? html`<span class="note" id="${name}-note">${say(`make-${name}-note`)}</span>` : nothing}
      </label>
    `;
  };
  return Object.keys(VALUES).map(select);
}

function gameName(id: string, { site }: MuseumTexts): string {
  const info = gameOf(id);
  if (!info) return id;
  const variant = variantName(id, site);
  return variant ? `${spoken(info)}, ${variant}` : spoken(info);
}
