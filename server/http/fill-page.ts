import { escapeHtml } from "#contract/escape-html.ts";

/** What stands in a page, by the names of its placeholders; for a part of it, whether or how often it is shown. */
export interface PageValues {
	readonly [name: string]: string | boolean | readonly PageValues[];
}

const placeholder = /\{\{#(\w+)\}\}([\s\S]*?)\{\{\/\1\}\}|\{\{(\w+)\}\}/g;

/**
 * Puts values into a page, as text. What stands between `{{#name}}` and `{{/name}}` is shown when the value is true, and
 * for each of a list with its own values. A value that itself looks like a placeholder stays as it is.
 * @throws when the page asks for a value that is not given.
 */
export function fillPage(html: string, values: PageValues): string {
	return html.replace(placeholder, (_, part: string | undefined, inner: string, name: string) => {
		const value = values[part ?? name];
		if (part === undefined && typeof value === "string") return escapeHtml(value);
		if (part !== undefined && typeof value === "boolean") return value ? fillPage(inner, values) : "";
		if (part !== undefined && Array.isArray(value)) {
			return value.map((own: PageValues) => fillPage(inner, { ...values, ...own })).join("");
		}
		throw new Error(`the page asks for ${part ?? name}, which is not given`);
	});
}
