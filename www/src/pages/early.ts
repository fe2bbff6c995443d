import { bestLanguage } from "../locales/best";
import { keptLanguage } from "../play/storage";

// Part of each page's head, so it runs before anything is seen: says in which language the page is to be, and, as the
// pages are built in English, covers them until the other words are in place.

/** All languages there are; put in by the build. */
declare const LANGUAGES: readonly string[];

const root = document.documentElement;
const asked = new URLSearchParams(location.search).get("lang");
root.lang = bestLanguage(
  [asked, keptLanguage(), ...navigator.languages].filter((tag) => typeof tag === "string"),
  LANGUAGES,
);
root.toggleAttribute("data-covered", root.lang !== "en");
