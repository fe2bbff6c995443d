import type { GameId } from "./engine/types";
import { GAME_IDS, type GameInfo, gameOf, VARIANTS } from "./games";
import type { Texts } from "./locales/texts";

/** The rulesets and boards of a game, the usual one first. */
export function variantsOf({ id }: GameInfo): GameId[] {
  return GAME_IDS.filter((variant) => VARIANTS[variant].of === id);
}

/** How a ruleset is played, in short: its own text where it has one, or that of its game. */
export function howToPlay(site: Texts, id: GameId): string {
  return site.find(`${id}-short`) ?? site.text(`${gameOf(id)?.id}-short`);
}

/** The heading of that; it names a ruleset or board that is not the usual one. */
export function howHeading(site: Texts, id: GameId): string {
  const usual = id === gameOf(id)?.id;
  return usual ? site.text("how") : site.text("how-variant", { variant: site.text(`variant-${id}`) });
}
