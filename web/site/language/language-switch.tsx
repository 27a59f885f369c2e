import { m } from "#i18n/compiled/messages.js";
import { type Locale, locales, nativeNameOf } from "#i18n/locales.ts";
import { LanguageLink } from "./language-link.tsx";

/** Links to the same page in each language. */
export function LanguageSwitch({ path, locale }: { readonly path: string; readonly locale: Locale }) {
	return (
		<nav className="language-switch" aria-label={m.language_switch_label()}>
			<ul>
				{locales.map((choice) => (
					<li key={choice}>
						<LanguageLink path={path} to={choice} current={choice === locale}>
							{nativeNameOf[choice]}
						</LanguageLink>
					</li>
				))}
			</ul>
		</nav>
	);
}
