import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef, useState } from "react";
import { m } from "#i18n/compiled/messages.js";
import { setCurrentLocale } from "#i18n/current-locale.ts";
import type { Locale } from "#i18n/locales.ts";
import { defaultAdminLocale } from "./admin-locale.ts";
import { type Format, formatIn } from "./format.ts";
import { storedLanguage, storeLanguage } from "./stored-language.ts";

interface Language {
	readonly locale: Locale;
	readonly choose: (locale: Locale) => void;
}

const LanguageContext = createContext<Language>({ locale: defaultAdminLocale, choose: () => {} });

interface LanguageProviderProps {
	/** Made anew for each language: `m.key()` is called while a component renders, so all of them must render again. */
	readonly children: () => ReactNode;
	readonly onChange: () => void;
}

/** Sets the chosen language for all below, and for the document. */
export function LanguageProvider({ children, onChange }: LanguageProviderProps) {
	const [locale, setLocale] = useState(storedLanguage);
	setCurrentLocale(locale);
	const shown = useRef(locale);
	useEffect(() => {
		document.documentElement.lang = locale;
		document.title = m.admin_frame_title();
		if (shown.current !== locale) onChange();
		shown.current = locale;
	}, [locale, onChange]);
	const language = useMemo(() => {
		const choose = (chosen: Locale) => {
			storeLanguage(chosen);
			setLocale(chosen);
		};
		return { locale, choose };
	}, [locale]);
	return <LanguageContext value={language}>{children()}</LanguageContext>;
}

/** The language of the administration, and how to choose another. */
export function useLanguage(): Language {
	return useContext(LanguageContext);
}

/** Dates and numbers as the chosen language writes them. */
export function useFormat(): Format {
	return formatIn(useLanguage().locale);
}
