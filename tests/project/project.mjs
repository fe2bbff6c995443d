// What the tests of the project's own files share.
import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";

export const root = new URL("../../", import.meta.url);

/** A package of the site, which keeps them all. */
export const use = createRequire(new URL("www/package.json", root));

export const path = (file) => fileURLToPath(new URL(file, root));
export const read = (file) => readFileSync(path(file), "utf8");
export const list = (folder) => readdirSync(path(folder)).map((name) => `${folder}/${name}`);

/** The one place where the version is written; whatever else names it is held against it. */
export const version = /^version = "(.+)"$/m.exec(read("Cargo.toml"))[1];
