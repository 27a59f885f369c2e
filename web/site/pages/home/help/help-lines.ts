import { byLocale, type Locale } from "#i18n/locales.ts";

export interface HelpLine {
	/** Where it can be called from. */
	readonly place: string;
	readonly name?: string;
	/** As it is usually written there. */
	readonly number: string;
	/** As a telephone dials it there. */
	readonly tel: string;
}

const modules = import.meta.glob<{ lines: readonly HelpLine[] }>("./help-lines.*.ts", { eager: true });

const linesOf = byLocale((locale) => {
	const module = modules[`./help-lines.${locale}.ts`];
	if (module === undefined) throw new Error(`Help lines are missing in "${locale}": write help-lines.${locale}.ts`);
	return module.lines;
});

/**
 * Whom to call, by the language of the page; each answers by day and by night. National numbers that their services
 * publish themselves: samaritans.org, 988lifeline.org and 988.ca, telemanas.mohfw.gov.in, lifeline.org.au, 3114.fr,
 * preventionsuicide.be, 143.ch, suicide.ca. 112 is the emergency number of the European Union, also answered in Britain,
 * Switzerland and India; 911 is that of North America. A number that changes misleads: look at all of them before a release.
 */
export function helpLinesOf(locale: Locale): readonly HelpLine[] {
	return linesOf[locale];
}
