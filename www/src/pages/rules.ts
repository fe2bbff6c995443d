import { translatePage } from "./translate";

void translatePage("site", "rules");
