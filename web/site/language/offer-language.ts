import { offeredLanguage } from "./offered-language.ts";
import { rememberedLanguages } from "./remember-language.ts";

/**
 * Offers another language to whoever seems to prefer it, and never changes it unasked. The offers are part of the page;
 * what shows one is fetched only for those who are shown it.
 */
export async function offerLanguage(): Promise<void> {
	const region = document.querySelector("[data-language-offers]");
	if (region === null) return;
	const locale = offeredLanguage({ remembered: rememberedLanguages(), preferred: navigator.languages });
	const offer = region.querySelector<HTMLTemplateElement>(`template[lang="${locale}"]`);
	if (offer === null) return;
	try {
		const { showOffer } = await import("./offer-bar.ts");
		showOffer(region, offer);
	} catch {
		// Without the bar, the language switch is still there.
	}
}
