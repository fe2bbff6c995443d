// Links in the documents: that what they lead to within the project is there. Other hosts are not asked.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { posix } from "node:path";
import test from "node:test";
import { path, read } from "./project.mjs";

const documents = execFileSync("git", ["ls-files", "-z", "*.md"], { cwd: path("."), encoding: "utf8" })
  .split("\0")
  .filter(Boolean);

/** The anchors of a document's headings, as GitHub makes them. */
function anchors(file) {
  const headings = read(file).matchAll(/^#+ (.+)$/gm);
  return [...headings].map(([, heading]) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, "")
      .replaceAll(" ", "-"),
  );
}

for (const file of documents) {
  test(`${file} leads to what is there`, () => {
    const text = read(file).replace(/```.*?```/gs, "");
    for (const [, target] of text.matchAll(/\]\(([^)\s]+)\)/g)) {
      if (/^[a-z]+:/.test(target)) continue;
      const [to, anchor] = target.split("#");
      const found = to ? posix.join(posix.dirname(file), to) : file;
      assert.ok(existsSync(path(found)), target);
      if (anchor) assert.ok(anchors(found).includes(anchor), target);
    }
  });
}

test("docs/provenance.md speaks of every decision", () => {
  const decided = read("www/locales/en/rules.ftl").matchAll(
    /^((?:c|sy|ay|ho|oq)-\d+) =.*\n(?: {4}\.\w+ =.*\n)*? {4}\.decided/gm,
  );
  const table = read("docs/provenance.md");
  const clauses = [...decided].map(([, id]) => id);
  assert.ok(clauses.length > 25, String(clauses));
  for (const id of clauses)
    assert.match(table, new RegExp(`^\\|.*\\b${id.toUpperCase()}\\b.*\\|.*\\|.*\\|$`, "m"));
});
