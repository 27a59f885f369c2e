import "./offer-bar.css";
import { m } from "#i18n/compiled/messages.js";
import { defaultLocale, type Locale, pathInLocale } from "#i18n/locales.ts";
import { rememberLanguage } from "./remember-language.ts";

/** A bar at the foot of the window: the same page in another language, or this one for good. Escape means the latter. */
export function offerBar(locale: Locale): HTMLElement {
	const bar = document.createElement("section");
	bar.className = "offer-bar";
	bar.lang = locale;
	bar.ariaLabel = m.language_switch_label({}, { locale });
	const decline = (): void => {
		rememberLanguage(defaultLocale);
		bar.remove();
	};
	bar.addEventListener("keydown", ({ key }) => {
		if (key === "Escape") decline();
	});
	const text = document.createElement("p");
	text.textContent = m.language_offer_text({}, { locale });
	const choices = document.createElement("div");
	choices.className = "offer-choices";
	choices.append(acceptLink(locale), declineButton(locale, decline));
	bar.append(text, choices);
	return bar;
}

function acceptLink(locale: Locale): HTMLElement {
	const link = document.createElement("a");
	link.className = "button button-quiet";
	link.href = pathInLocale(location.pathname, locale);
	link.lang = locale;
	link.hreflang = locale;
	link.textContent = m.language_offer_accept({}, { locale });
	return link;
}

function declineButton(locale: Locale, decline: () => void): HTMLElement {
	const button = document.createElement("button");
	button.type = "button";
	button.className = "button button-quiet";
	button.textContent = m.language_offer_decline({}, { locale });
	button.addEventListener("click", decline);
	return button;
}
