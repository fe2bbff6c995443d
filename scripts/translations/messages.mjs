// Reads Fluent files with the project's own copy of the Fluent parser.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const { FluentParser, FluentSerializer, Visitor } = createRequire(
  new URL("../../www/package.json", import.meta.url),
)("@fluent/syntax");

export { Visitor };

/** The messages of a file, and what in it is no message. */
export function read(url) {
  const { body } = new FluentParser({ withSpans: false }).parse(readFileSync(url, "utf8"));
  return {
    found: body.filter(({ type }) => type === "Message"),
    junk: body.filter(({ type }) => type === "Junk").map(({ content }) => content),
  };
}

/** A message's texts: its value and its attributes, each with the name it is asked for by. */
export function units({ id, value, attributes }) {
  const own = value ? [{ name: id.name, pattern: value }] : [];
  return [...own, ...attributes.map((one) => ({ name: `${id.name}.${one.id.name}`, pattern: one.value }))];
}

/** Changes whenever a message's text does. */
export function fingerprint(message) {
  const bare = message.clone();
  bare.comment = null;
  const text = new FluentSerializer().serializeEntry(bare);
  return createHash("sha256").update(text).digest("hex").slice(0, 8);
}
