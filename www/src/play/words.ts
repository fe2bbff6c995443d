import type { GameId, LegalMove, PitName, PitView, Side, View } from "../engine/types";
import type { Texts, Values } from "../locales/texts";
import type { Phase } from "./session";

/** How a player is spoken of: a person against the computer is "you", otherwise the sides have names. */
export type Who = "you" | "computer" | "south" | "north";

/** The player across the board. */
export function other(side: Side): Side {
  return side === "south" ? "north" : "south";
}

/** Puts a game into sentences. */
export class Words {
  readonly texts: Texts;
  /** What lies in the pits. */
  readonly kind: "seed" | "stone" | "pebble";
  /** How a player is spoken of. */
  readonly who: (side: Side) => Who;

  constructor(texts: Texts, game: GameId, who: (side: Side) => Who) {
    this.texts = texts;
    this.kind = game === "san-yao" ? "stone" : game.startsWith("o-an-quan") ? "pebble" : "seed";
    this.who = who;
  }

  /** A message; each is told what lies in the pits, since where pebbles lie these are squares. */
  text(id: string, values?: Values): string {
    return this.texts.text(id, { kind: this.kind, ...values });
  }

  /** A player's name, for the score and the store. */
  player(side: Side): string {
    return this.text("player", { who: this.who(side) });
  }

  /** A pit with its owner and what lies in it. */
  pit(pit: PitView, playable: boolean): string {
    const amount = this.goods(pit.seeds, pit.stones);
    if (!pit.owner) return this.text("square-label", { end: pit.name, amount });
    const label = this.text("pit", { pit: pit.name, whose: this.who(pit.owner), amount });
    return playable ? this.text("pit-playable", { label }) : label;
  }

  /** A move with a choice of ways. */
  way({ pit, way }: LegalMove): string {
    return this.text("way", { pit, way: way ?? "r" });
  }

  /** Whose turn it is and what is going on, or who has won. */
  turn({ turn, over }: View, phase: Phase | null): string {
    const values = { who: this.who(turn) };
    if (!over) return this.texts.find(`${phase}`, values) ?? this.text("turn", values);
    return over.winner ? this.text("winner", { who: this.who(over.winner) }) : this.text("drawn");
  }

  /** Where a match stands, and what is owed: what the board alone does not show. Empty for most games. */
  standing({ round, debt }: View): string[] {
    const lines: string[] = [];
    if (round?.format === "match") {
      lines.push(this.text("round", { round: round.number }));
      if (round.lastTotals) {
        const { south, north } = round.lastTotals;
        const southFirst = this.who("north") !== "you";
        lines.push(
          this.text("round-totals", southFirst ? { you: south, other: north } : { you: north, other: south }),
        );
      }
      const [first] = round.sons;
      if (first)
        lines.push(this.text("round-sons", { who: this.who(sonsOwner(first)), pits: round.sons.join(", ") }));
      if (round.lent) lines.push(this.text("round-lent", { stones: round.lent.stones, pit: round.lent.pit }));
    }
    if (debt)
      lines.push(this.text("debt", { who: this.who(debt.debtor), amount: this.amount(debt.pebbles) }));
    return lines;
  }

  /** So many seeds, stones or pebbles. */
  amount(n: number): string {
    return this.text("amount", { n });
  }

  /** Seeds, Mandarin stones, or both. */
  goods(seeds: number, stones: number): string {
    const amount = this.amount(seeds);
    if (stones === 0) return amount;
    const mandarins = this.text("mandarin-stones", { stones });
    return seeds === 0 ? mandarins : this.text("both", { amount, mandarins });
  }

  /** A pit or a Mandarin square, within a sentence. */
  place(pit: PitName): string {
    return pit === "west" || pit === "east"
      ? this.text("mandarin-square", { end: pit })
      : this.text("place", { pit });
  }
}

/** Sons lie in the row of the player who lost them, so the other one owns them. */
function sonsOwner(son: PitName): Side {
  return son === son.toUpperCase() ? "north" : "south";
}
