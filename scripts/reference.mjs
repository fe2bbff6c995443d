// Writes what there is to know about <hollows-board> from its source: www/public/custom-elements.json for editors and
// tools, docs/hollows-board.md for people. With --check it only says whether they are up to date.
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, relative, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const root = resolve(dirname(fileURLToPath(import.meta.url)), "..");
const www = join(root, "www");
const { resolve: find } = createRequire(join(www, "package.json"));
const analyzer = find("@custom-elements-manifest/analyzer");
const { create, ts } = await import(pathToFileURL(analyzer));
const { litPlugin } = await import(
  pathToFileURL(join(dirname(analyzer), "src/features/framework-plugins/lit/lit.js"))
);

function analyse() {
  const file = "src/element.ts";
  const source = ts.createSourceFile(
    file,
    readFileSync(join(www, file), "utf8"),
    ts.ScriptTarget.ES2022,
    true,
  );
  return create({ modules: [source], plugins: litPlugin() });
}

/** What is promised: neither what is private nor what only the site's own pages use. */
function open(manifest) {
  const [module] = manifest.modules;
  const element = module.declarations.find(({ tagName }) => tagName);
  element.members = element.members
    .filter(({ name, privacy, description }) => !name.startsWith("#") && privacy !== "private" && description)
    .map(({ inheritedFrom, ...member }) => member);
  // An event's name that is a variable tells nothing.
  element.events = element.events.filter(({ description }) => description);
  for (const attribute of element.attributes)
    attribute.type = { text: attribute.type?.text.replace(" | null", "") };
  module.declarations = [element];
  return element;
}

const cell = (text = "") => text.replace(/\s*\n\s*/g, " ").replaceAll("|", "\\|");

function table(head, rows) {
  return [head, head.map(() => "---"), ...rows].map((row) => `| ${row.map(cell).join(" | ")} |`).join("\n");
}

function page({ description, attributes, members, events, slots, cssParts, cssProperties }) {
  const described = (all) =>
    all.map(({ name, description: text }) => [name ? `\`${name}\`` : "(without a name)", text]);
  const methods = members.filter(({ kind }) => kind === "method");
  const call = ({ name, parameters = [] }) => `\`${name}(${parameters.map((one) => one.name).join(", ")})\``;
  return `<!-- Made from www/src/element.ts by scripts/reference.mjs. -->

# \`<hollows-board>\`

${description.replace(/\s*\n\s*/g, " ")} How to put it on a page is told in [embedding.md](embedding.md).

## Attributes

${table(
  ["attribute", "what it does", "if left out"],
  attributes.map(({ name, description: text, default: usual }) => [
    `\`${name}\``,
    text,
    usual ? `\`${usual}\`` : "",
  ]),
)}

What an attribute cannot be is told on the board, which is played as if it were left out; a \`game\`, a \`position\` or \`moves\` that cannot be had are told instead of a board.

## Events

${table(["event", "when"], described(events))}

## Methods

${table(
  ["method", "what it does"],
  methods.map((method) => [call(method), method.description]),
)}

## Slots, parts and properties for styles

${table(["slot", "what it holds"], described(slots))}

${table(["part", "what it is"], described(cssParts))}

${table(
  ["property", "what it sets", "if left out"],
  cssProperties.map(({ name, description: text, default: usual }) => [`\`${name}\``, text, usual]),
)}

The board takes the width it is given, up to a \`max-width\`, and has its height ready before it is drawn. \`color\`, \`background\` and \`font\` can be set on the tag itself. A colour may differ
in a dark theme: \`light-dark(#dde5d8, #2c352d)\`.

## What stays as it is

Within a major version what is listed here keeps its name and its meaning, and so do the parameters of \`embed.html\`, \`kiosk.html\` and \`play.html\`, the message
\`hollows-size\`, the notation of positions and moves, and saved games. Things may be added. What is to go is first listed in CHANGELOG.md as deprecated, and goes with the next
major version at the earliest. What is not listed (the insides of the shadow tree, names of other files) may change at any time.
`;
}

const manifest = analyse();
const element = open(manifest);
const files = {
  "public/custom-elements.json": `${JSON.stringify(manifest, null, 2)}\n`,
  "../docs/hollows-board.md": page(element),
};
for (const [name, text] of Object.entries(files)) {
  const file = join(www, name);
  if (!process.argv.includes("--check")) writeFileSync(file, text);
  else if (readFileSync(file, "utf8") !== text) {
    console.error(`${relative(root, file)} is out of date; run: node scripts/reference.mjs`);
    process.exitCode = 1;
  }
}
