import type { PitView, Side, View } from "../engine/types";
import type { GameInfo } from "../games";
import type { Picture } from "./picture";
import { boardPicture, Scene } from "./scene";

const LETTERS = ["A", "B", "C", "D", "E", "F"];

/** A picture of a game's board as it is set up; known here so that a choice of games needs no engine. */
export function setUpPicture(game: GameInfo, drawn?: (picture: Picture) => void): SVGElement {
  return boardPicture(setUp(game), drawn);
}

/** Gives the page the styles that such pictures need. */
export function adoptBoardStyles(): void {
  const { styleSheet } = Scene.styles;
  if (styleSheet) document.adoptedStyleSheets = [styleSheet];
}

function setUp({ id }: GameInfo): View {
  const length = id === "san-yao" || id === "o-an-quan" ? 5 : 6;
  const seeds = length === 5 ? 5 : 4;
  const row = (side: Side): PitView[] =>
    LETTERS.slice(0, length).map((letter) => ({
      name: side === "south" ? letter : letter.toLowerCase(),
      row: side,
      owner: side,
      seeds,
      stones: 0,
    }));
  const mandarin = (name: string): PitView[] => (id === "o-an-quan" ? [{ name, seeds: 0, stones: 1 }] : []);
  const store = { seeds: 0, stones: 0, score: 0 };
  return {
    game: id,
    position: "",
    turn: "south",
    pits: [...row("south"), ...mandarin("east"), ...row("north"), ...mandarin("west")],
    stores: { south: store, north: store },
  };
}
