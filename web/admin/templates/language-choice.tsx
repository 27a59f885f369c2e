import { useId } from "react";
import { type Locale, locales, nativeNameOf } from "#i18n/locales.ts";
import { useWords } from "#web/admin/words/language-provider.tsx";
import { templatesWords } from "./templates-words.ts";

interface LanguageChoiceProps {
	readonly language: Locale;
	readonly onChoose: (language: Locale) => void;
}

/** The language of an e-mail, which is not the administration's. */
export function LanguageChoice({ language, onChoose }: LanguageChoiceProps) {
	const words = useWords(templatesWords);
	const id = useId();
	return (
		<>
			<label htmlFor={id}>{words.language}</label>
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
