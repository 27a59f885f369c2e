import { useId } from "react";
import { m } from "#i18n/compiled/messages.js";
import { type Locale, locales, nativeNameOf } from "#i18n/locales.ts";

interface LanguageChoiceProps {
	readonly language: Locale;
	readonly onChoose: (language: Locale) => void;
}

/** The language of an e-mail, which is not the administration's. */
export function LanguageChoice({ language, onChoose }: LanguageChoiceProps) {
	const id = useId();
	return (
		<>
			<label htmlFor={id}>{m.admin_templates_language()}</label>
			<select id={id} value={language} onChange={(event) => onChoose(event.target.value as Locale)}>
				{locales.map((each) => (
					<option key={each} value={each} lang={each}>
						{nativeNameOf[each]}
					</option>
				))}
			</select>
		</>
	);
}
