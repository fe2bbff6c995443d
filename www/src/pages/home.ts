import { drawSetUp } from "./board";
import { keepOffline } from "./offline";
import { translatePage } from "./translate";

drawSetUp();
void translatePage("site");
keepOffline();
