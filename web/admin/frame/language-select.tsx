import { type Locale, locales, nativeNameOf } from "#i18n/locales.ts";
import { useLanguage, useWords } from "#web/admin/words/language-provider.tsx";
import { frameWords } from "./frame-words.ts";

/** Switches the administration's language, which has nothing to do with its address. */
export function LanguageSelect() {
	const words = useWords(frameWords);
	const { locale, choose } = useLanguage();
	return (
		<select
			className="language-select"
			aria-label={words.language}
			value={locale}
			onChange={(event) => choose(event.target.value as Locale)}
		>
			{locales.map((each) => (
				<option key={each} value={each} lang={each}>
					{nativeNameOf[each]}
				</option>
			))}
		</select>
	);
}
