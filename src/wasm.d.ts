/** A game's id. */
export type GameId =
  | "san-yao"
  | "ayoayo"
  | "hoyito-ii"
  | "hoyito-ii-2x12"
  | "o-an-quan"
  | "o-an-quan-vi";

/** Who sits where: South at the bottom of the board, North at the top. */
export type Side = "south" | "north";

/** A pit's name: South's `A`, `B` … from her left, North's `a`, `b` … from his left; Ô Ăn Quan's Mandarin squares are `west` and `east`. */
export type PitName = string;

/** A move: a pit letter, in Ô Ăn Quan followed by `r` (counterclockwise) or `l` (clockwise). */
export type MoveText = string;

/** Something countable for each side. */
export interface BySide<T> {
  south: T;
  north: T;
}

/** Why a game (or, in Sàn Yáo, a round) ended. `resigned` is the players' doing, the others are the rules'. */
export type Reason =
  | "cleared"
  | "cannot-feed"
  | "quan-taken"
  | "no-pebbles"
  | "endless"
  | "repetition"
  | "rounds"
  | "match"
  | "resigned";

/** How a game ended. */
export interface Result {
  scores: BySide<number>;
  reason: Reason;
  /** Left out when the game is drawn. */
  winner?: Side;
}

/** A pit as it is to be drawn. Pits come in sowing order: `A` first. */
export interface PitView {
  name: PitName;
  /** The row it lies in; left out for a Mandarin square. */
  row?: Side;
  /** Who may start moves from it; left out for a Mandarin square. */
  owner?: Side;
  /** Seeds (pebbles) in it, without the Mandarin stone. */
  seeds: number;
  /** 1 when the Mandarin stone lies in it. */
  stones: number;
}

/** What a player has captured. */
export interface StoreView {
  seeds: number;
  /** Mandarin stones captured. */
  stones: number;
  /** Points so far: seeds + 10 for each stone, debt counted. */
  score: number;
}

/** Everything needed to draw a position. */
export interface View {
  game: GameId;
  /** NOTATION.md's one line. */
  position: string;
  /** Whose turn it is (no meaning once `over` is set). */
  turn: Side;
  pits: PitView[];
  stores: BySide<StoreView>;
  /** Ô Ăn Quan: who owes whom how many pebbles. */
  debt?: { debtor: Side; pebbles: number };
  /** Sàn Yáo only. */
  round?: {
    number: number;
    /** `match`, or a `single` round played by itself. */
    format: "match" | "single";
    /** Pits owned by the player across the board, in sowing order. */
    sons: PitName[];
    /** Stones lent to complete one pit of the loser, until the round's first move is made. */
    lent?: { pit: PitName; stones: number };
    /** Totals of the last round played. */
    lastTotals?: BySide<number>;
  };
  over?: Result;
}

/** What happens in a move, in order. Side and pit names are absolute. */
export type GameEvent =
  /** All seeds of a pit are lifted: a lap starts (the first is number 1). */
  | { type: "lift"; pit: PitName; seeds: number; lap: number }
  /** One seed is dropped in a pit. */
  | { type: "drop"; pit: PitName }
  /** The sowing goes on from this pit: `lap` is the lap about to start. A `lift` follows. */
  | { type: "relay"; pit: PitName; lap: number }
  /** A pit's seeds (and Mandarin stone) go to a player's store. */
  | { type: "capture"; side: Side; pit: PitName; seeds: number; stones: number }
  /** The turn earns another turn. */
  | { type: "again"; side: Side }
  /** A player has nothing to move and passes. */
  | { type: "pass"; side: Side }
  /** Ô Ăn Quan: one pebble into each of the player's five squares, `borrowed` of them from the opponent. */
  | { type: "refill"; side: Side; pits: PitName[]; borrowed: number }
  /** Seeds left on the board are given to a player at the end. */
  | { type: "leftover"; side: Side; pit: PitName; seeds: number; stones: number }
  /** Sàn Yáo: the round is over. */
  | { type: "round-end"; reason: Reason; totals: BySide<number> }
  /** Sàn Yáo: all pits have 5 stones again; a new round starts. */
  | {
      type: "round-start";
      round: number;
      turn: Side;
      sons: PitName[];
      sonsOwner?: Side;
      lent?: { pit: PitName; stones: number };
    }
  /** The game is over. */
  | { type: "over"; result: Result };

/** Why a pit cannot be played now. */
export type WhyNot = "empty" | "not-yours" | "endless" | "must-feed" | "over";

/** What a move would do, for showing before it is played. */
export interface Preview {
  /** The pit the last seed falls in. */
  end: PitName;
  laps: number;
  /** Points the mover would take. */
  captured: number;
  /** The pits that would be captured. */
  captures: PitName[];
  again: boolean;
}

/** Who plays a side: a person, or the computer at a level from 1 up. */
export type Player = "human" | number;

/** What a game is started with. */
export interface GameOptions {
  /** NOTATION.md's position; left out: the start. */
  position?: string;
  /** Who begins when `position` is left out; South unless told. */
  first?: Side;
  /** Sàn Yáo: the whole match (unless told) or a single round. */
  format?: "match" | "single";
  south?: Player;
  north?: Player;
  /** Seed of the computer's choices, 0 to 2^32 − 1. */
  seed?: number;
}

/** A legal move with its pit and, in Ô Ăn Quan, its way. */
export interface LegalMove {
  move: MoveText;
  pit: PitName;
  way?: "r" | "l";
}

/** How far a search has come. */
export interface Progress {
  /** The search is over; `move` is its answer. */
  done: boolean;
  move?: MoveText;
  /** Net points from now on, for the player to move. */
  value: number;
  /** The value is proved. */
  exact: boolean;
  depth: number;
  nodes: number;
  pv: MoveText[];
}

/** What a legal move is worth. */
export interface MoveValue {
  move: MoveText;
  /** Net points from this move on, for the player to move. */
  value: number;
  /** The value is proved. */
  exact: boolean;
  /** The move itself, and what is expected after it. */
  pv: MoveText[];
}

/** How far an analysis has come. */
export interface Analysed {
  done: boolean;
  /** Plies looked ahead at least. */
  depth: number;
  nodes: number;
  /** The legal moves in sowing order. */
  moves: MoveValue[];
}

/** How far the knowledge of a game has come. */
export interface Learnt {
  /** There is nothing more to work out. */
  done: boolean;
  /** The values of all positions with at most so many seeds are known. */
  seeds: number;
  /** Memory they take. */
  bytes: number;
}

/** Limits of a search; at least one. */
export interface SearchLimits {
  depth?: number;
  nodes?: number;
}
