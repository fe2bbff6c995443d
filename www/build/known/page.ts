import { GAME_IDS } from "../../src/games.ts";
import { code, command, percent, ruleset, section, signed, table, text, whole } from "./html.ts";
import {
  balanced,
  type Layer,
  levels,
  match,
  perft,
  type Solution,
  type Statistics,
  selfplay,
  solutions,
  tables,
} from "./results.ts";

/** Writes out what is known of the games where the page says `<main data-known>`: the files in `results/` as tables. */
export function known(html: string): string {
  return html.replace("<main data-known>", (tag) =>
    [
      tag,
      '<p data-l10n="known-lead"></p>',
      starts(),
      matches(),
      balance(),
      winners(),
      lengths(),
      strengths(),
      endgames(),
      trees(),
    ].join(""),
  );
}

const columns = (...names: string[]) => names.map((name) => text(`known-${name}`));

/** What is proved of a value: the value itself, or between what it lies. */
function proved({ exact, value, lower, upper }: Solution): string {
  if (exact) return signed(value);
  const bound = (number: number | null) => (number === null ? "?" : signed(number));
  return `${bound(lower)} … ${bound(upper)}`;
}

function starts(): string {
  const rows = solutions().map(({ game, answer }) =>
    answer
      ? [
          ruleset(game),
          proved(answer.result),
          code(answer.result.pv[0] ?? ""),
          answer.result.exact ? whole(answer.result.pv.length) : "",
          whole(answer.result.nodes),
        ]
      : [ruleset(game), text("known-open"), "", "", ""],
  );
  const details = solutions().flatMap(({ game, answer }) => (answer ? [line(game, answer)] : []));
  return section(
    "starts",
    table("starts", columns("game", "value", "best", "line-length", "nodes"), rows),
    '<h3 data-l10n="known-behind"></h3>',
    ...details,
  );
}

/** What is behind a value: the command, the values of the first moves, the line of play. */
function line(game: string, answer: { command: string; result: Solution }): string {
  const { moves, pv } = answer.result;
  const each = Object.entries(moves ?? {}).map(
    ([move, value]) => `<span class="each">${code(move)} ${signed(value)}</span>`,
  );
  return [
    `<details><summary>${ruleset(game)}</summary>`,
    command(answer.command),
    each.length > 0 ? `<p>${text("known-each-move")} ${each.join(", ")}</p>` : "",
    `<p>${text("known-line")} ${code(pv.join(" "))}</p></details>`,
  ].join("");
}

function matches(): string {
  const { command: asked, result } = match();
  const rows = result.map(({ sons, value, total, wins }) => [
    String(sons),
    signed(value),
    String(total),
    text(wins ? "known-yes" : "known-no"),
  ]);
  return section("match", table("match", columns("sons", "value", "total", "forces"), rows), command(asked));
}

function balance(): string {
  const rows = balanced().flatMap(({ result }) =>
    result.map(({ game, position, moved, ply, nodes }) => [
      ruleset(game),
      `<a href="./play.html?game=${game}&position=${encodeURIComponent(position)}">${code(position)}</a>`,
      moved === undefined ? "–" : String(moved),
      ply === undefined ? "–" : String(ply),
      whole(nodes),
    ]),
  );
  const asked = balanced().map((answer) => command(answer.command));
  return section(
    "balance",
    table("balance", columns("game", "position", "moved", "ply", "nodes"), rows),
    ...asked,
  );
}

/** Self-play as a table: a row for each ruleset and kind of player. */
function statistics(id: string, names: string[], cells: (of: Statistics) => string[]): string {
  const rows = GAME_IDS.flatMap((game) =>
    selfplay()
      .filter(({ result }) => result.game === game)
      .map(({ result }) => [ruleset(game), text(`known-players-${result.players.south}`), ...cells(result)]),
  );
  return section(id, table(id, columns("game", "players", ...names), rows), ...selfplayCommands());
}

/** The commands of self-play, alike for all games. */
const selfplayCommands = () => [
  ...new Set(selfplay().map(({ command: asked, result }) => command(asked.replace(result.game, "GAME")))),
];

const winners = () =>
  statistics("winners", ["south-wins", "north-wins", "draws", "advantage", "margin"], (of) => [
    percent(of.winShares.south.share, 1),
    percent(of.winShares.north.share, 1),
    percent(of.drawishness, 1),
    signed(100 * of.firstPlayerAdvantage, 1),
    signed(of.margin, 2),
  ]);

const lengths = () =>
  statistics(
    "lengths",
    ["game-length", "longest-game", "choices", "laps", "longest-relay", "captures", "endless"],
    (of) => [
      of.gameLength.toFixed(1),
      whole(of.longestGame),
      of.branchingFactor.toFixed(2),
      of.laps.toFixed(2),
      whole(of.longestRelay),
      percent(of.captures, 1),
      percent(of.endless, 3),
    ],
  );

function strengths(): string {
  const names = levels()
    .filter(({ game }) => game === GAME_IDS[0])
    .map(({ lower, higher }) =>
      lower === "random" ? `${higher} : ${text("known-random")}` : `${higher} : ${lower}`,
    );
  const rows = GAME_IDS.map((id) => [
    ruleset(id),
    ...levels()
      .filter(({ game }) => game === id)
      .map(({ score }) => percent(score)),
  ]);
  return section("levels", table("levels", [...columns("game"), ...names], rows));
}

function endgames(): string {
  const share = (layer: Layer, sign: number) => {
    const values = Object.entries(layer.values).filter(([value]) => Math.sign(Number(value)) === sign);
    return percent(values.reduce((sum, [, boards]) => sum + boards, 0) / layer.boards, 1);
  };
  const parts = tables().map(({ command: asked, result }) => {
    const rows = result.map((layer) => [
      String(layer.seeds),
      whole(layer.boards),
      whole(layer.boards - layer.circular),
      whole(layer.circular),
      String(layer.sweeps),
      ...[1, 0, -1].map((sign) => share(layer, sign)),
    ]);
    const id = `tables-${result[0]?.game}`;
    const names = ["seeds", "boards", "settled", "circular", "sweeps", "gains", "even", "loses"];
    return `<h3 id="${id}">${ruleset(result[0]?.game ?? "")}</h3>${table(id, columns(...names), rows)}${command(asked)}`;
  });
  return section("tables", ...parts);
}

function trees(): string {
  const depths = perft()[0]?.leaves.map((_, depth) => String(depth + 1)) ?? [];
  const rows = perft().map(({ game, leaves }) => [ruleset(game), ...leaves.map(whole)]);
  return section(
    "perft",
    table("perft", [...columns("game"), ...depths], rows),
    command("hollows perft GAME DEPTH"),
  );
}
