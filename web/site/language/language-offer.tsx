import { type ComponentType, useEffect, useState } from "react";
import type { Locale } from "#i18n/locales.ts";
import type { OfferBarProps } from "./offer-bar.tsx";
import { offeredLanguage } from "./offered-language.ts";
import { rememberedLanguages, rememberLanguage } from "./remember-language.ts";

interface Offer {
	readonly locale: Locale;
	readonly Bar: ComponentType<OfferBarProps>;
}

/**
 * Offers another language to whoever seems to prefer it, and never changes it unasked. The region that announces
 * the offer is always there; the bar's code is fetched only for those who are shown it.
 */
export function LanguageOffer({ path }: { readonly path: string }) {
	const [offer, setOffer] = useState<Offer>();
	useEffect(() => {
		const locale = offeredLanguage({ path, remembered: rememberedLanguages(), preferred: navigator.languages });
		if (locale === undefined) return;
		let present = true;
		const show = ({ OfferBar }: { readonly OfferBar: Offer["Bar"] }): void => {
			if (present) setOffer({ locale, Bar: OfferBar });
		};
		// Without the bar, the language switch is still there.
		import("./offer-bar.tsx").then(show, () => undefined);
		return () => {
			present = false;
			setOffer(undefined);
		};
	}, [path]);
	const decline = (): void => {
		rememberLanguage("en");
		setOffer(undefined);
	};
	return (
		<div aria-live="polite">
			{offer !== undefined && <offer.Bar path={path} locale={offer.locale} onDecline={decline} />}
		</div>
	);
}
