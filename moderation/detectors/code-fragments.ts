import type { Views } from "#moderation/normalise.ts";
import { isKnownWord } from "#moderation/vocabulary/vocabulary.ts";

// What only programs write to each other. Lovers joke in code, with words of love in it: so only where little else is said.
const patterns = [
	/<\/?(?:script|style|div|span|p|a|img|svg|iframe|html|body|table|form|input|note|br|b|i|h[1-6])(?:\s[^<>]{0,200})?\/?>/gi,
	/\b(?:drop|alter|truncate)\s+table\b|\bselect(?=\s+(?:\*|\w+)\s+from\b)|\bfrom\b|\binsert\s+into\b|\bunion\s+(?:all\s+)?select\b|\bdelete\s+from\b|\bwhere\b/gi,
	/(?:\.\.\/){2,}[\w./-]*|\/etc\/\w+/g,
	/\b(?:console\.log|alert|printf|eval|document\.\w+)\s*(?=\()/g,
	/\b(?:for|while)\s*\((?=[^()]{0,80}[;<>=])/g,
];
const worthALook = /<\/?[a-z]|[({]|\.\.\/|\b(?:table|select|insert|union|delete)\s/i;
const maxWords = 2;
const maxLength = 4000;

/** Whether a note is a piece of a program or of data, with no more than a few words beside. */
export function isCode({ display, folded }: Views): boolean {
	if (!worthALook.test(display) && !/^\s*\[/.test(display)) return false;
	if (isData(display.slice(0, maxLength))) return true;
	const text = folded.text.slice(0, maxLength);
	const rest = patterns.reduce((left, pattern) => left.replaceAll(pattern, " "), text);
	if (rest.length > text.length - 3 || !/[<({*;/]/.test(text)) return false;
	const words = rest.match(/\p{L}{2,}/gu) ?? [];
	return words.filter(isKnownWord).length <= maxWords && !/[\p{Emoji_Presentation}❤♥]/u.test(display);
}

/** Whether the whole is an object or a list as programs exchange them (JSON). */
function isData(text: string): boolean {
	const bare = text.trim();
	if (!/^[{[]/.test(bare) || !/[}\]]$/.test(bare)) return false;
	try {
		return typeof JSON.parse(bare) === "object";
	} catch {
		return false;
	}
}
