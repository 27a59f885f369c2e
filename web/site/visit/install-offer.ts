import "#web/site/language/offer-bar.css";
import { m } from "#i18n/compiled/messages.js";
import type { InstallationEvent } from "./installation-event.ts";

const key = "install-offer";

/** Offers to keep the site on the home screen, at the foot of the window, unless that was declined before. */
export function showInstallOffer(installation: InstallationEvent): void {
	if (wasDeclined()) return;
	const bar = document.createElement("section");
	bar.className = "offer-bar";
	bar.ariaLabel = m.install_offer_label();
	const text = document.createElement("p");
	text.role = "status";
	const choices = document.createElement("div");
	choices.className = "offer-choices";
	choices.append(
		button(m.install_offer_accept(), () => {
			bar.remove();
			void installation.prompt();
		}),
		button(m.install_offer_decline(), decline),
	);
	bar.append(text, choices);
	bar.addEventListener("keydown", (event) => {
		if (event.key === "Escape") decline();
	});
	document.querySelector(".site")?.prepend(bar);
	// Into an element that is there already: so it is read out.
	text.textContent = m.install_offer_text();

	function decline(): void {
		bar.remove();
		try {
			localStorage.setItem(key, "declined");
		} catch {
			// Storage may be blocked or full; the answer then lasts as long as the page.
		}
	}
}

function wasDeclined(): boolean {
	try {
		return localStorage.getItem(key) === "declined";
	} catch {
		return false;
	}
}

function button(words: string, act: () => void): HTMLButtonElement {
	const made = document.createElement("button");
	made.type = "button";
	made.className = "button button-quiet";
	made.textContent = words;
	made.addEventListener("click", act);
	return made;
}
