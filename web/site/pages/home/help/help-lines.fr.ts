import type { HelpLine } from "./help-lines.ts";

export const lines: readonly HelpLine[] = [
	{ place: "France", name: "Prévention du suicide", number: "3114", tel: "3114" },
	{ place: "Belgique", name: "Centre de prévention du suicide", number: "0800 32 123", tel: "080032123" },
	{ place: "Suisse", name: "La Main Tendue", number: "143", tel: "143" },
	{ place: "Québec", name: "Prévention du suicide", number: "1 866 277‑3553", tel: "18662773553" },
	{ place: "Danger immédiat, en Europe", number: "112", tel: "112" },
	{ place: "Danger immédiat, au Canada", number: "911", tel: "911" },
];
