import "./offer-bar.css";
import { defaultLocale } from "#i18n/locales.ts";
import { rememberLanguage } from "./remember-language.ts";

/** Shows an offer at the foot of the window. Its button declines it for good, and Escape does. */
export function showOffer(region: Element, offer: HTMLTemplateElement): void {
	region.replaceChildren(offer.content);
	const bar = region.querySelector("section");
	const decline = (): void => {
		rememberLanguage(defaultLocale);
		bar?.remove();
	};
	bar?.querySelector("button")?.addEventListener("click", decline);
	bar?.addEventListener("keydown", ({ key }) => {
		if (key === "Escape") decline();
	});
}
