/** Properties that say how a drawing looks, all of them also attributes of SVG; each with the value of what has none. */
const LOOKS: Record<string, string> = {
  fill: "rgb(0, 0, 0)",
  "fill-opacity": "1",
  stroke: "none",
  "stroke-width": "1px",
  "stroke-opacity": "1",
  "stroke-linecap": "butt",
  "stroke-linejoin": "miter",
  "stroke-dasharray": "none",
  "font-family": "",
  "font-size": "16px",
  "font-style": "normal",
  "font-weight": "400",
  "text-anchor": "start",
  "dominant-baseline": "auto",
  "letter-spacing": "normal",
  "paint-order": "normal",
  visibility: "visible",
  opacity: "1",
  display: "inline",
  "mix-blend-mode": "normal",
  "stop-color": "rgb(0, 0, 0)",
  "stop-opacity": "1",
};

/** Those of them that are not passed on from parent to child. */
const OWN = new Set([
  "opacity",
  "display",
  "mix-blend-mode",
  "stop-color",
  "stop-opacity",
  "dominant-baseline",
]);

/** Pixels of a saved picture for each unit of the drawing. */
const SCALE = 2;

/** A drawing as a file of its own, its styles written into it. */
export function drawingAsSvg(drawing: SVGSVGElement): string {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const { width, height } = drawing.viewBox.baseVal;
  writeLooks(drawing, copy);
  for (const name of ["class", "style", "aria-hidden", "focusable", "display"]) copy.removeAttribute(name);
  for (const one of copy.querySelectorAll("[display=none]")) one.remove();
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  copy.setAttribute("width", `${width}`);
  copy.setAttribute("height", `${height}`);
  return new XMLSerializer().serializeToString(copy);
}

/** The same as pixels. */
export function drawingAsPng(drawing: SVGSVGElement): Promise<Blob> {
  return svgAsPng(drawingAsSvg(drawing), drawing.viewBox.baseVal);
}

/** An SVG file as pixels. */
export async function svgAsPng(
  file: string,
  { width, height }: { width: number; height: number },
): Promise<Blob> {
  const image = new Image(width * SCALE, height * SCALE);
  image.src = `data:image/svg+xml,${encodeURIComponent(file)}`;
  await image.decode();
  const canvas = Object.assign(document.createElement("canvas"), {
    width: width * SCALE,
    height: height * SCALE,
  });
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("PNG"))), "image/png");
  });
}

/** Writes on a copy, and all that is in it, how the original looks where that differs from what it would inherit. */
function writeLooks(original: Element, copy: Element, inherited: Record<string, string> = LOOKS): void {
  const computed = getComputedStyle(original);
  const looks: Record<string, string> = {};
  for (const [name, initial] of Object.entries(LOOKS)) {
    const value = plainColour(computed.getPropertyValue(name) || initial);
    looks[name] = value;
    // `fill` and `stroke` may name a gradient by its address; the attribute already does, without the page's.
    if (value.startsWith("url("))
      copy.setAttribute(name, value.replace(/url\(.*(#[^"')]+)["']?\)/, "url($1)"));
    else if (value !== (OWN.has(name) ? initial : inherited[name])) copy.setAttribute(name, value);
    else copy.removeAttribute(name);
  }
  // Seeds lie where their styles put them.
  if (!original.hasAttribute("transform") && computed.transform !== "none")
    copy.setAttribute("transform", computed.transform);
  copy.removeAttribute("style");
  copy.removeAttribute("class");
  for (const [i, child] of [...original.children].entries()) {
    const mirror = copy.children[i];
    if (mirror) writeLooks(child, mirror, looks);
  }
}

/** A mixed colour as all programs that draw can read it. */
function plainColour(value: string): string {
  const parts = value.match(/^color\(srgb ([\d.e-]+) ([\d.e-]+) ([\d.e-]+)\)$/)?.slice(1);
  return parts ? `rgb(${parts.map((part) => Math.round(Number(part) * 255)).join(", ")})` : value;
}
