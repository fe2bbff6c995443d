import type { Picture } from "../board/picture";
import { boardPicture } from "../board/scene";
import type { Side, View } from "../engine/types";
import { CARRIED } from "./letters";
import { drawingAsSvg } from "./record/picture";
import { escaped } from "./snippets";

/** Room in a line of a caption, in letters of usual width. */
const LINE = 88;

/** What is longer than this, without a space in it, may be broken between words. */
const LONG = 58;

/** A board's picture, to be put into a file, and where it lies. */
export interface BoardDrawing {
  svg: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A picture as a file of its own. */
export interface Placard {
  svg: string;
  width: number;
  height: number;
}

/** Draws a position. */
export async function drawBoard(view: View, label: (side: Side) => string): Promise<BoardDrawing> {
  const place = document.createElement("div");
  place.className = "offstage";
  document.body.append(place);
  try {
    const picture = await new Promise<Picture>((resolve) => place.append(boardPicture(view, resolve)));
    picture.show({ view, legal: [], numbers: true }, label);
    const { x, y, width, height } = picture.svg.viewBox.baseVal;
    return { svg: drawingAsSvg(picture.svg), x, y, width, height };
  } finally {
    place.remove();
  }
}

/** A board's picture with lines of text below, in a language and with its letters; the first one is its title. */
export function placard(
  { svg, x, y, width, height }: BoardDrawing,
  lines: string[],
  lang: string,
  letters: string,
): Placard {
  const size = width / 52;
  const written = lines.flatMap((line) => wrap(line, lang));
  const caption = written.map((line, at) => {
    const baseline = y + height + size * (2 + at * 1.5);
    return `<text x="${x + size}" y="${baseline}" font-family="Georgia, ${CARRIED}, serif" font-size="${size}" fill="#211d18">${escaped(line)}</text>`;
  });
  const whole = Math.round(height + size * (1.5 + written.length * 1.5));
  const board = svg.replace("<svg", `<svg x="${x}" y="${y}"`);
  return {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${whole}" width="${width}" height="${whole}" xml:lang="${lang}"><title>${escaped(lines[0] ?? "")}</title>${letters}<rect x="${x}" y="${y}" width="${width}" height="${whole}" fill="#fff"/>${board}${caption.join("")}</svg>`,
    width,
    height: whole,
  };
}

function wrap(text: string, lang: string): string[] {
  const lines = [""];
  for (const piece of text
    .split(/(?<=\s)/)
    .flatMap((word) => (breadth(word) > LONG ? words(word, lang) : word))) {
    const last = lines.at(-1) ?? "";
    if (last && breadth(last + piece.trim()) > LINE) lines.push(piece);
    else lines[lines.length - 1] = last + piece;
  }
  return lines.map((line) => line.trim());
}

/** The words of a language that puts no spaces between them, each with the signs that follow it. */
function words(text: string, lang: string): string[] {
  const found: string[] = [];
  for (const { segment, isWordLike } of new Intl.Segmenter(lang, { granularity: "word" }).segment(text)) {
    if (isWordLike || found.length === 0) found.push(segment);
    else found[found.length - 1] += segment;
  }
  return found;
}

/** About how many letters of usual width have the breadth of a text: Chinese ones count twice, marks above others not at all. */
function breadth(text: string): number {
  const letters = [...text.replace(/\p{M}/gu, "")];
  return letters.reduce((sum, letter) => sum + (/[\u2e80-\uffef]/.test(letter) ? 2 : 1), 0);
}
