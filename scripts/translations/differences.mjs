// What a translation must have in common with the English message: the values put in, the cases told apart, and the words
// that are left in their own language.
import { units, Visitor } from "./messages.mjs";

const CATEGORIES = ["zero", "one", "two", "few", "many", "other"];
const TERM = /<i lang="([\w-]+)">(.*?)<\/i>/g;

/** Cases that a language with one word for both need not tell apart: pebbles lie in squares, all else in pits. */
const PITS = "pebble,other";

/** All that a text consists of besides its words. */
class Parts extends Visitor {
  shown = new Set();
  /** The cases of each value that decides between texts. */
  cases = new Map();
  text = "";

  visitVariableReference({ id }) {
    this.shown.add(id.name);
  }

  visitTextElement({ value }) {
    this.text += value;
  }

  visitSelectExpression({ selector, variants }) {
    const name = selector.id?.name ?? "";
    const keys = variants.map(({ key }) => key.name ?? key.value);
    this.cases.set(name, new Set([...(this.cases.get(name) ?? []), ...keys]));
    for (const { value } of variants) this.visit(value);
  }
}

function partsOf(pattern) {
  const parts = new Parts();
  parts.visit(pattern);
  return parts;
}

/** Readable complaints about a message of the language `lang`. */
export function differences(message, english, lang) {
  const mine = new Map(units(message).map(({ name, pattern }) => [name, partsOf(pattern)]));
  const theirs = new Map(units(english).map(({ name, pattern }) => [name, partsOf(pattern)]));
  const missing = [...theirs.keys()].filter((name) => !mine.has(name)).map((name) => `${name} is missing`);
  const surplus = [...mine.keys()].filter((name) => !theirs.has(name)).map((name) => `${name} is too many`);
  const both = [...theirs].filter(([name]) => mine.has(name));
  return [
    ...missing,
    ...surplus,
    ...both.flatMap(([name, their]) =>
      compare(mine.get(name), their, lang).map((text) => `${name}: ${text}`),
    ),
  ];
}

function compare(mine, their, lang) {
  return [
    ...unequal("shows", mine.shown, their.shown),
    ...unequal("keeps the words", terms(mine, lang), terms(their, lang)),
    ...(mine.text.replace(TERM, "").includes("<") ? ["has a tag that is not <i lang>"] : []),
    ...[...mine.cases].flatMap(([name, keys]) => checkCases(name, keys, their, lang)),
    ...[...their.cases]
      .filter(([name, keys]) => !isNumber(keys) && !mine.cases.has(name) && [...keys].join() !== PITS)
      .map(([name]) => `does not tell the cases of $${name} apart`),
  ];
}

/** Words of other languages; those of the reader's own need no mark. */
function terms({ text }, lang) {
  const base = (tag) => new Intl.Locale(tag).language;
  return new Set([...text.matchAll(TERM)].filter(([, of]) => base(of) !== base(lang)).map(([term]) => term));
}

function checkCases(name, keys, their, lang) {
  const known = their.cases.get(name);
  if (!known && !their.shown.has(name)) return [`decides by $${name}, which English does not have`];
  if (known && !isNumber(known)) return unequal(`cases of $${name}:`, keys, known);
  const plural = [...keys].filter((key) => CATEGORIES.includes(key));
  const other = [...keys].filter((key) => !plural.includes(key) && !/^\d+$/.test(key));
  if (other.length > 0) return [`$${name} is a number and never ${other}`];
  const rules = new Intl.PluralRules(lang);
  const used = new Set(Array.from({ length: 200 }, (_, n) => rules.select(n)));
  const wrong = plural.filter((key) => key !== "other" && !used.has(key));
  // With nothing but exact numbers and a rest, plurals are not meant.
  const left = plural.length > 1 ? [...used].filter((key) => !keys.has(key)) : [];
  return [
    ...wrong.map((key) => `this language has no plural “${key}” ($${name})`),
    ...left.map((key) => `the plural “${key}” of $${name} is missing`),
  ];
}

function isNumber(keys) {
  return [...keys].every((key) => CATEGORIES.includes(key) || /^\d+$/.test(key));
}

function unequal(what, mine, their) {
  const lacking = [...their].filter((one) => !mine.has(one));
  const surplus = [...mine].filter((one) => !their.has(one));
  return [
    ...(lacking.length > 0 ? [`${what} not ${lacking.join(", ")}`] : []),
    ...(surplus.length > 0 ? [`${what} ${surplus.join(", ")}, which English does not`] : []),
  ];
}
