import { m } from "#i18n/compiled/messages.js";
import { type Locale, locales, nativeNameOf, pathInLocale } from "#i18n/locales.ts";

/** Links to the page at a path, which has no language prefix, in each language. */
export function LanguageSwitch({ path, locale }: { readonly path: string; readonly locale: Locale }) {
	return (
		<nav className="language-switch" aria-label={m.language_switch_label()}>
			<ul>
				{locales.map((choice) => (
					<li key={choice}>
						<a
							href={pathInLocale(path, choice)}
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
