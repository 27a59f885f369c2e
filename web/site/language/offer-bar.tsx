import "./offer-bar.css";
import type { KeyboardEvent } from "react";
import { m } from "#i18n/compiled/messages.js";
import type { Locale } from "#i18n/locales.ts";
import { Button } from "#web/ui/form/button.tsx";
import { LanguageLink } from "./language-link.tsx";

export interface OfferBarProps {
	readonly path: string;
	/** The language offered, which the bar speaks. */
	readonly locale: Locale;
	readonly onDecline: () => void;
}

/** A bar at the foot of the window: the same page in another language, or this one for good. Escape means the latter. */
export function OfferBar({ path, locale, onDecline }: OfferBarProps) {
	const closeOnEscape = ({ key }: KeyboardEvent): void => {
		if (key === "Escape") onDecline();
	};
	return (
		<section
			className="offer-bar"
			lang={locale}
			aria-label={m.language_switch_label({}, { locale })}
			onKeyDown={closeOnEscape}
		>
			<p>{m.language_offer_text({}, { locale })}</p>
			<div className="offer-choices">
				<LanguageLink path={path} to={locale} className="button button-quiet" onChosen={focusTitle}>
					{m.language_offer_accept({}, { locale })}
				</LanguageLink>
				<Button onClick={onDecline}>{m.language_offer_decline({}, { locale })}</Button>
			</div>
		</section>
	);
}

/** The bar is about to go; whoever was in it goes on at the page's title, in the language chosen. */
function focusTitle(): void {
	document.querySelector<HTMLElement>("h1")?.focus({ preventScroll: true });
}
