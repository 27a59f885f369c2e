import { m } from "#i18n/compiled/messages.js";
import { type Locale, locales, nativeNameOf } from "#i18n/locales.ts";
import { useAnnounce } from "#web/admin/announcer/announcer.tsx";
import { useLanguage } from "./language-provider.tsx";

/** Switches the administration's language, which has nothing to do with its address. All that is under way stays so. */
export function LanguageSelect() {
	const { locale, choose } = useLanguage();
	const announce = useAnnounce();
	const onChange = async (chosen: Locale) => {
		try {
			await choose(chosen);
		} catch {
			announce({ tone: "failure", text: m.admin_frame_missing_text() });
		}
	};
	return (
		<select
			className="language-select"
			aria-label={m.admin_frame_language()}
			value={locale}
			onChange={(event) => void onChange(event.target.value as Locale)}
		>
			{locales.map((each) => (
				<option key={each} value={each} lang={each}>
					{nativeNameOf[each]}
				</option>
			))}
		</select>
	);
}
