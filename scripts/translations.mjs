// Checks every translation against the English messages, and those against what the site asks for; exits with 1 when a
// message is missing, unused, differs in what is put into it, or was translated from an English text that has changed.
// A language that does not say its name (language-name in site.ftl) is a draft: it is not offered, and may lack messages.
//
// `node scripts/translations.mjs --done km` says that all Khmer messages are up to date: it notes in
// www/locales/km/source.json which English text each was translated from. `--done km id …` says so of some only.
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { asked } from "./translations/asked.mjs";
import { differences } from "./translations/differences.mjs";
import { fingerprint, read, units } from "./translations/messages.mjs";

const locales = new URL("../www/locales/", import.meta.url);
const parts = readdirSync(new URL("en/", locales)).filter((file) => file.endsWith(".ftl"));
const languages = readdirSync(locales, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== "en")
  .map(({ name }) => name);

/** The messages of a language by part and id, `board/hint`. */
function messages(lang) {
  const all = new Map();
  for (const file of readdirSync(new URL(`${lang}/`, locales)).filter((name) => name.endsWith(".ftl"))) {
    const { found, junk } = read(new URL(`${lang}/${file}`, locales));
    for (const text of junk) report(lang, file, `cannot be read: ${text.slice(0, 60)}`);
    if (!parts.includes(file)) report(lang, file, "is no file of the English messages");
    for (const message of found) {
      const name = `${file.replace(".ftl", "")}/${message.id.name}`;
      if (all.has(name)) report(lang, file, `${message.id.name} is there twice`);
      all.set(name, { id: message.id.name, message, file });
    }
  }
  return all;
}

const problems = [];
function report(lang, file, problem) {
  problems.push(`${lang}/${file}: ${problem}`);
}

const sourceFile = (lang) => new URL(`${lang}/source.json`, locales);

/** Which English text each message of a language was translated from, if anything is noted. */
function sources(lang) {
  return existsSync(sourceFile(lang)) ? JSON.parse(readFileSync(sourceFile(lang), "utf8")) : undefined;
}

function checkEnglish(english) {
  const { uses, ids } = asked();
  const names = new Set();
  for (const { id, message, file } of english.values()) {
    names.add(id);
    for (const { name } of units(message)) if (!uses(name)) report("en", file, `${name} is not used`);
    for (const fault of differences(message, message, "en")) report("en", file, fault);
  }
  for (const id of ids)
    if (!names.has(id.split(".")[0])) report("en", "*.ftl", `${id} is used but not there`);
}

/** Says of a language what is wrong with it; of a draft also how far it is. Tells whether it is offered. */
function checkTranslation(lang, english) {
  const translated = messages(lang);
  for (const [name, { id, message, file }] of translated) {
    if (!english.has(name)) report(lang, file, `${id} is not among the English messages`);
    else
      for (const difference of differences(message, english.get(name).message, lang))
        report(lang, file, difference);
  }
  const offered = translated.has("site/language-name");
  if (offered) checkWhole(lang, english, translated);
  else console.log(`${lang}: ${translated.size} of ${english.size} messages, not offered yet`);
  return offered;
}

/** What is offered has all messages, of the English texts as they are now. */
function checkWhole(lang, english, translated) {
  const source = sources(lang);
  if (!source) report(lang, "source.json", `is not there; run: node scripts/translations.mjs --done ${lang}`);
  for (const [name, { id, message, file }] of english) {
    if (!translated.has(name)) report(lang, file, `${id} is missing`);
    else if (source && source[name] !== fingerprint(message))
      report(lang, file, `${id} was translated from another English text`);
  }
}

/** Notes that messages were translated from the English texts as they are now. */
function markDone(lang, english, ids) {
  const translated = messages(lang);
  const kept = sources(lang) ?? {};
  const noted = [...english]
    .filter(([name]) => translated.has(name))
    .map(([name, { id, message }]) => [
      name,
      ids.length === 0 || ids.includes(id) ? fingerprint(message) : (kept[name] ?? ""),
    ]);
  writeFileSync(sourceFile(lang), `${JSON.stringify(Object.fromEntries(noted), null, 2)}\n`);
}

const english = messages("en");
const [command, lang, ...ids] = process.argv.slice(2);
if (command === "--done") markDone(lang, english, ids);
checkEnglish(english);
const offered = languages.filter((one) => checkTranslation(one, english));
for (const problem of problems) console.error(problem);
console.log(`${english.size} messages in ${offered.length + 1} languages, ${problems.length} problems`);
if (problems.length > 0) process.exitCode = 1;
