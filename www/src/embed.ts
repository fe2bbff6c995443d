/** What other pages load, at an address that stays: `<script type="module" src="…/hollows-board.js"></script>`. */
import "./element";
