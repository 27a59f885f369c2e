import type { MouseEvent } from "react";
import { useLocation } from "wouter";
import { m } from "#i18n/compiled/messages.js";
import { type Locale, locales, nativeNameOf, pathInLocale } from "#i18n/locales.ts";
import { rememberLanguage } from "#web/site/remember-language.ts";

/**
 * Links to the same page in each language: plain links without JavaScript, and for modified clicks.
 * A plain click changes the words in place, so that what has been typed stays.
 */
export function LanguageSwitch({ path, locale }: { readonly path: string; readonly locale: Locale }) {
	const [, navigate] = useLocation();
	const choose = (event: MouseEvent, choice: Locale): void => {
		if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || event.button !== 0) return;
		event.preventDefault();
		rememberLanguage(choice);
		navigate(`~${pathInLocale(path, choice)}${location.search}${location.hash}`);
	};
	return (
		<nav className="language-switch" aria-label={m.language_switch_label()}>
			<ul>
				{locales.map((choice) => (
					<li key={choice}>
						<a
							href={pathInLocale(path, choice)}
							onClick={(event) => choose(event, choice)}
							lang={choice}
							hrefLang={choice}
							aria-current={choice === locale ? "true" : undefined}
						>
							{nativeNameOf[choice]}
						</a>
					</li>
				))}
			</ul>
		</nav>
	);
}
