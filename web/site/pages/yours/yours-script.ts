import { keptSession } from "./session.ts";
import { hasToken } from "./token-in-address.ts";

/** Shows at once what belongs to this visit, long before anybody uses it: asking for a link, opening one, or nothing yet. */
function showStep(): void {
	const step = hasToken() ? "open" : keptSession() === undefined ? "ask" : "opened";
	document.documentElement.dataset.yours = step;
}

showStep();
addEventListener("hashchange", showStep);
