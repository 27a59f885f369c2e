import type { Locale } from "#i18n/locales.ts";

export interface HelpLine {
	/** Where it can be called from. */
	readonly place: string;
	readonly name?: string;
	/** As it is usually written there. */
	readonly number: string;
	/** As a telephone dials it there. */
	readonly tel: string;
}

/**
 * Whom to call, by the language of the page; each answers by day and by night. National numbers that their services
 * publish themselves: samaritans.org, 988lifeline.org and 988.ca, telemanas.mohfw.gov.in, lifeline.org.au, 3114.fr,
 * preventionsuicide.be, 143.ch, suicide.ca. 112 is the emergency number of the European Union, also answered in Britain,
 * Switzerland and India; 911 is that of North America. A number that changes misleads: look at all of them before a release.
 */
export const helpLines: Readonly<Record<Locale, readonly HelpLine[]>> = {
	en: [
		{ place: "UK and Ireland", name: "Samaritans", number: "116 123", tel: "116123" },
		{ place: "US and Canada", name: "988 Lifeline", number: "988", tel: "988" },
		{ place: "India", name: "Tele-MANAS", number: "14416", tel: "14416" },
		{ place: "Australia", name: "Lifeline", number: "13 11 14", tel: "131114" },
		{ place: "In immediate danger, in Europe and India", number: "112", tel: "112" },
		{ place: "In immediate danger, in the US and Canada", number: "911", tel: "911" },
	],
	fr: [
		{ place: "France", name: "Prévention du suicide", number: "3114", tel: "3114" },
		{ place: "Belgique", name: "Centre de prévention du suicide", number: "0800 32 123", tel: "080032123" },
		{ place: "Suisse", name: "La Main Tendue", number: "143", tel: "143" },
		{ place: "Québec", name: "Prévention du suicide", number: "1 866 277-3553", tel: "18662773553" },
		{ place: "Danger immédiat, en Europe", number: "112", tel: "112" },
		{ place: "Danger immédiat, au Canada", number: "911", tel: "911" },
	],
	hi: [
		{ place: "भारत", name: "टेली-मानस", number: "14416", tel: "14416" },
		{ place: "तुरंत ख़तरा हो तो, भारत में", number: "112", tel: "112" },
	],
};
