import type { Picture } from "../board/picture";
import { boardPicture } from "../board/scene";
import type { Side, View } from "../engine/types";
import { drawingAsSvg } from "./record/picture";
import { escaped } from "./snippets";

/** Letters in a line of a caption at most. */
const LINE = 88;

/** A board's picture as a file of its own, with lines of text below; the first one is its title. */
export async function placard(view: View, label: (side: Side) => string, lines: string[]): Promise<string> {
  const place = document.createElement("div");
  place.className = "offstage";
  document.body.append(place);
  try {
    const picture = await new Promise<Picture>((resolve) => place.append(boardPicture(view, resolve)));
    picture.show({ view, legal: [], numbers: true }, label);
    return captioned(picture.svg, lines);
  } finally {
    place.remove();
  }
}

function captioned(drawing: SVGSVGElement, lines: string[]): string {
  const { x, y, width, height } = drawing.viewBox.baseVal;
  const size = width / 52;
  const written = lines.flatMap(wrap);
  const caption = written.map((line, at) => {
    const baseline = y + height + size * (2 + at * 1.5);
    return `<text x="${x + size}" y="${baseline}" font-family="Georgia, serif" font-size="${size}" fill="#211d18">${escaped(line)}</text>`;
  });
  const whole = Math.round(height + size * (1.5 + written.length * 1.5));
  const board = drawingAsSvg(drawing).replace("<svg", `<svg x="${x}" y="${y}"`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${whole}" width="${width}" height="${whole}"><title>${escaped(lines[0] ?? "")}</title><rect x="${x}" y="${y}" width="${width}" height="${whole}" fill="#fff"/>${board}${caption.join("")}</svg>`;
}

function wrap(text: string): string[] {
  const lines = [""];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1) ?? "";
    if (last && last.length + word.length >= LINE) lines.push(word);
    else lines[lines.length - 1] = last ? `${last} ${word}` : word;
  }
  return lines;
}
