import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef, useState } from "react";
import type { Locale } from "#i18n/locales.ts";
import { serviceFacts } from "#web/admin/service/service-facts.ts";
import { defaultAdminLocale } from "./admin-locale.ts";
import { writeTitle } from "./document-title.ts";
import { type Format, formatIn } from "./format.ts";
import { speak } from "./spoken-words.ts";
import { storedLanguage, storeLanguage } from "./stored-language.ts";

interface Language {
	readonly locale: Locale;
	/** Changes the language once its words are there, with all else as it is. Rejects when they do not come. */
	readonly choose: (locale: Locale) => Promise<void>;
}

const LanguageContext = createContext<Language>({ locale: defaultAdminLocale, choose: async () => {} });

interface LanguageProviderProps {
	/** Made anew for each language: `m.key()` is called while a component renders, so all of them must render again. */
	readonly children: () => ReactNode;
	readonly onChange: () => void;
}

/** Tells all below, and the document, which language is spoken: the stored one, whose words are there by now, then the chosen one. */
export function LanguageProvider({ children, onChange }: LanguageProviderProps) {
	const [locale, setLocale] = useState(storedLanguage);
	const shown = useRef(locale);
	useEffect(() => {
		document.documentElement.lang = locale;
		writeTitle();
		if (shown.current !== locale) onChange();
		shown.current = locale;
	}, [locale, onChange]);
	const language = useMemo(() => {
		const choose = async (chosen: Locale) => {
			const spoken = await speak(chosen);
			storeLanguage(spoken);
			setLocale(spoken);
		};
		return { locale, choose };
	}, [locale]);
	return <LanguageContext value={language}>{children()}</LanguageContext>;
}

/** The language of the administration, and how to choose another. */
export function useLanguage(): Language {
	return useContext(LanguageContext);
}

/** Dates and numbers as the chosen language writes them, in the service's time zone. */
export function useFormat(): Format {
	return formatIn(useLanguage().locale, serviceFacts().timeZone);
}
