import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef, useState } from "react";
import { defaultLocale, type Locale } from "#i18n/locales.ts";
import { queryClient } from "#web/admin/calls/query-client.ts";
import { frameWords } from "#web/admin/frame/frame-words.ts";
import type { Catalogue } from "./catalogue.ts";
import { type Format, formatIn } from "./format.ts";
import { keepLanguage, keptLanguage } from "./kept-language.ts";

interface Language {
	readonly locale: Locale;
	readonly choose: (locale: Locale) => void;
}

const LanguageContext = createContext<Language>({ locale: defaultLocale, choose: () => {} });

/** Speaks the chosen language to all below, and tells the document. */
export function LanguageProvider({ children }: { readonly children: ReactNode }) {
	const [locale, setLocale] = useState(keptLanguage);
	const spoken = useRef(locale);
	useEffect(() => {
		document.documentElement.lang = locale;
		document.title = frameWords[locale].title;
		// What the server wrote in the language before is asked for again.
		if (spoken.current !== locale) void queryClient.invalidateQueries();
		spoken.current = locale;
	}, [locale]);
	const language = useMemo(() => {
		const choose = (chosen: Locale) => {
			keepLanguage(chosen);
			setLocale(chosen);
		};
		return { locale, choose };
	}, [locale]);
	return <LanguageContext value={language}>{children}</LanguageContext>;
}

/** The language spoken, and how to choose another. */
export function useLanguage(): Language {
	return useContext(LanguageContext);
}

/** A part's words in the language spoken. */
export function useWords<Words>(catalogue: Catalogue<Words>): Words {
	return catalogue[useLanguage().locale];
}

/** Dates and numbers as the language spoken writes them. */
export function useFormat(): Format {
	return formatIn(useLanguage().locale);
}
