import { drawSetUp } from "./board";
import { keepOffline } from "./offline";
import { translatePage } from "./translate";

/** Milliseconds until what moves the boards is fetched: the page is to be seen first. */
const FIRST = 800;

const seen = new Promise((resolve) => addEventListener("load", () => setTimeout(resolve, FIRST)));

drawSetUp(async (game, picture) => {
  await seen;
  // Without the engine, or what else it takes, the boards stay still.
  await import("./gallery").then(({ letPlay }) => letPlay(game, picture)).catch(() => {});
});
void translatePage("site");
keepOffline();
