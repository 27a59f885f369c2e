import type { HelpLine } from "./help-lines.ts";

export const lines: readonly HelpLine[] = [
	{ place: "भारत", name: "टेली-मानस", number: "14416", tel: "14416" },
	{ place: "भारत, तुरंत ख़तरा हो तो", number: "112", tel: "112" },
];
