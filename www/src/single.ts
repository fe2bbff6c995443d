// Everything in one file, for machines without a network or a web server: the games, all languages, and the exhibit.
import "./pages/early";
import "./pages/site.css";
import "./exhibit/exhibit.css";
import { openExhibit } from "./exhibit/exhibit";

const root = document.documentElement;
void openExhibit(root.lang, { idle: 0 }).then(() => root.removeAttribute("data-covered"));
