import { offeredLanguage } from "./offered-language.ts";
import { rememberedLanguages } from "./remember-language.ts";

/**
 * Offers another language to whoever seems to prefer it, and never changes it unasked. The region that announces the
 * offer is part of the page; the bar is fetched only for those who are shown it.
 */
export async function offerLanguage(): Promise<void> {
	const region = document.querySelector<HTMLElement>("[data-language-offer]");
	const remembered = rememberedLanguages();
	const locale = offeredLanguage({ path: location.pathname, remembered, preferred: navigator.languages });
	if (region === null || locale === undefined) return;
	try {
		const { offerBar } = await import("./offer-bar.ts");
		region.replaceChildren(offerBar(locale));
	} catch {
		// Without the bar, the language switch is still there.
	}
}
