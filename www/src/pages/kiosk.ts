import { openExhibit } from "../exhibit/exhibit";
import { languageNames } from "../locales/names";
import { keepOffline } from "./offline";
import { readersLanguage } from "./translate";

/** Seconds without a touch after which the screen is made ready for the next visitor. */
const IDLE = 90;

void openExhibit(readersLanguage(), { idle: IDLE }).then((exhibit) => {
  document.documentElement.removeAttribute("data-covered");
  // A new version is taken while nobody plays; visitors are asked nothing.
  keepOffline({ ready: () => {}, update: (load) => exhibit.whenAtRest(load) }, Object.keys(languageNames));
});
