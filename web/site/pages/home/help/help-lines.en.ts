import type { HelpLine } from "./help-lines.ts";

export const lines: readonly HelpLine[] = [
	{ place: "US and Canada", name: "988 crisis line", number: "988", tel: "988" },
	{ place: "UK and Ireland", name: "Samaritans", number: "116 123", tel: "116123" },
	{ place: "India", name: "Tele-MANAS", number: "14416", tel: "14416" },
	{ place: "Australia", name: "Lifeline", number: "13 11 14", tel: "131114" },
	{ place: "Emergency services, US and Canada", number: "911", tel: "911" },
	{ place: "Emergency services, Europe and India", number: "112", tel: "112" },
	{ place: "Emergency services, Australia", number: "000", tel: "000" },
];
