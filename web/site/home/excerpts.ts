import type { Span } from "#contract/moderation.ts";

/** A place in a text with a little of what stands around it. */
export interface Excerpt {
	readonly before: string;
	readonly marked: string;
	readonly after: string;
}

/** Code units of context on each side, before it is cut back to a whole word. */
const context = 32;
const mostExcerpts = 3;

/** The places of `spans` in a text as short quotations, cut between words and with an ellipsis where cut. */
export function excerptsOf(text: string, spans: readonly Span[]): Excerpt[] {
	return spans
		.filter(({ start, end }) => start >= 0 && start < end && end <= text.length)
		.slice(0, mostExcerpts)
		.map(({ start, end }) => ({
			before: tailOf(text.slice(0, start)),
			marked: text.slice(start, end),
			after: headOf(text.slice(end)),
		}));
}

function tailOf(text: string): string {
	if (text.length <= context) return text;
	return `…${text.slice(-context).replace(/^\S*\s*/u, "")}`;
}

function headOf(text: string): string {
	if (text.length <= context) return text;
	return `${text.slice(0, context).replace(/\s*\S*$/u, "")}…`;
}
