import { m } from "#i18n/compiled/messages.js";
import { type Locale, locales, nativeNameOf } from "#i18n/locales.ts";
import { useLanguage } from "./language-provider.tsx";

/** Switches the administration's language, which has nothing to do with its address. */
export function LanguageSelect() {
	const { locale, choose } = useLanguage();
	return (
		<select
			className="language-select"
			aria-label={m.admin_frame_language()}
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
