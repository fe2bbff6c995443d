import { keepOffline } from "./offline";
import { translatePage } from "./translate";

void translatePage("site", "museum");
keepOffline();
