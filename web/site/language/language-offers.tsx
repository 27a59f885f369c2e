import { m } from "#i18n/compiled/messages.js";
import { type Locale, locales, pathInLocale } from "#i18n/locales.ts";

/**
 * The region that announces the offer of another language, with one offer for each. They are part of the page, and
 * inert in it, because its scripts carry the words of its own language only. Every page but the English home page
 * was asked for as it is, and has none.
 */
export function LanguageOffers({ path, locale: own }: { readonly path: string; readonly locale: Locale }) {
	if (pathInLocale(path, own) !== "/") return null;
	return (
		<div aria-live="polite" data-language-offers>
			{locales
				.filter((locale) => locale !== own)
				.map((locale) => (
					<template key={locale} lang={locale}>
						<LanguageOffer path={path} locale={locale} />
					</template>
				))}
		</div>
	);
}

/** The same page in another language, or this one for good. */
function LanguageOffer({ path, locale }: { readonly path: string; readonly locale: Locale }) {
	return (
		<section className="offer-bar" lang={locale} aria-label={m.language_switch_label({}, { locale })}>
			<p>{m.language_offer_text({}, { locale })}</p>
			<div className="offer-choices">
				<a className="button button-quiet" href={pathInLocale(path, locale)} lang={locale} hrefLang={locale}>
					{m.language_offer_accept({}, { locale })}
				</a>
				<button type="button" className="button button-quiet">
					{m.language_offer_decline({}, { locale })}
				</button>
			</div>
		</section>
	);
}
