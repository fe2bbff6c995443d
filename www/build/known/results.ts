import { existsSync, readFileSync } from "node:fs";
import { GAME_IDS } from "../../src/games.ts";

/** What `hollows solve` says of a start. */
export interface Solution {
  value: number;
  lower: number | null;
  upper: number | null;
  exact: boolean;
  nodes: number;
  pv: string[];
  moves?: Record<string, number>;
}

interface Answer<T> {
  command: string;
  result: T;
}

interface Measured<T> {
  results: T[];
}

export interface RoundStart {
  sons: number;
  value: number;
  total: number;
  wins: boolean;
}

export interface Statistics {
  game: string;
  players: { south: number | "random" };
  winShares: Record<"south" | "north", { share: number }>;
  drawishness: number;
  firstPlayerAdvantage: number;
  margin: number;
  gameLength: number;
  longestGame: number;
  branchingFactor: number;
  laps: number;
  longestRelay: number;
  captures: number;
  endless: number;
}

export interface Balanced {
  game: string;
  moved?: number;
  ply?: number;
  position: string;
  nodes: number;
}

export interface Layer {
  game: string;
  seeds: number;
  boards: number;
  circular: number;
  sweeps: number;
  values: Record<string, number>;
}

interface Perft {
  game: string;
  command: string;
  leaves: number[];
}

interface Pair {
  game: string;
  lower: number | "random";
  higher: number;
  score: number;
}

const file = (name: string) => new URL(`../../results/${name}.json`, import.meta.url);
const read = <T>(name: string): T => JSON.parse(readFileSync(file(name), "utf8"));
const measured = <T>(name: string): T[] => read<Measured<T>>(name).results;

/** The values of the starts; of some games none is known yet. */
export const solutions = () =>
  GAME_IDS.map((game) => ({
    game,
    answer: existsSync(file(game)) ? read<Answer<Solution>>(game) : undefined,
  }));
export const match = () => read<Answer<RoundStart[]>>("san-yao-match");
export const selfplay = () => measured<Answer<Statistics>>("selfplay");
export const balanced = () => measured<Answer<Balanced[]>>("balanced");
export const tables = () => measured<Answer<Layer[]>>("tables");
export const perft = () => measured<Perft>("perft");
export const levels = () => read<{ pairs: Pair[] }>("levels").pairs;
