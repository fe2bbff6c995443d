import { loadFrom } from "../locales/files";
import type { Texts } from "../locales/texts";

// Only what an exhibit shows: in the single file every language comes along.
const files = import.meta.glob<string>("../../locales/*/{board,site,exhibit}.ftl", { import: "default" });

/** The messages of the three parts an exhibit shows. */
export interface ExhibitTexts {
  lang: string;
  board: Texts;
  site: Texts;
  exhibit: Texts;
}

/** Everything an exhibit says in one language. */
export async function loadExhibitTexts(lang: string): Promise<ExhibitTexts> {
  const load = (part: string) => loadFrom(files, [lang], part);
  const [board, site, exhibit] = await Promise.all([load("board"), load("site"), load("exhibit")]);
  return { lang, board, site, exhibit };
}
