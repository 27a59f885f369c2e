import { cspHash } from "#server/http/csp-hash.ts";

/** An HTML page and the policy under which a browser shows it as it was meant. */
export interface StrictPage {
	readonly html: string;
	readonly policy: string;
}

interface StrictOptions {
	/** What the page may do all the same, as in `allow-same-origin`. */
	readonly sandbox?: string;
	/** As `devanagariFaces` writes them. */
	readonly fontFaces?: string;
}

/**
 * An e-mail's HTML for a browser with a strict content security policy: inline styles, which such a policy
 * blocks, become classes in one style sheet that the policy names by its hash. Nothing else may load or run, but the
 * site's own fonts where `fontFaces` names them.
 * Made for e-mails whose markup is well-formed; odd markup may lose looks, never safety.
 */
export function strictEmailHtml(html: string, { sandbox = "", fontFaces = "" }: StrictOptions = {}): StrictPage {
	const { markup, rules } = stylesAsClasses(html);
	const { rest, sheets } = withoutSheets(markup);
	// The e-mail's own sheets come last, as they would win over inline styles only where they say !important.
	const css = [fontFaces, ...rules, ...sheets].join("\n").trim().replaceAll("<", "");
	const style = `<style>${css}</style>`;
	const page = /<\/head>/i.test(rest) ? rest.replace(/<\/head>/i, (head) => style + head) : style + rest;
	const sandboxed = `sandbox ${sandbox}`.trimEnd();
	const fonts = fontFaces === "" ? "" : " font-src 'self';";
	const policy = `default-src 'none'; style-src ${cspHash(css)};${fonts} ${sandboxed}; base-uri 'none'; form-action 'none'; frame-ancestors 'self'`;
	return { html: page, policy };
}

function stylesAsClasses(html: string): { markup: string; rules: string[] } {
	const names = new Map<string, string>();
	const markup = html.replace(/<[a-z](?:[^>"]|"[^"]*")*>/gi, (tag) => {
		const [attribute, value] = /\sstyle="([^"]*)"/i.exec(tag) ?? [];
		if (attribute === undefined || value === undefined) return tag;
		const name = names.get(value) ?? `inline-${names.size + 1}`;
		names.set(value, name);
		return withClass(
			tag.replace(attribute, () => ""),
			name,
		);
	});
	return { markup, rules: [...names].map(([value, name]) => `.${name}{${unescaped(value).replace(/[{}]/g, "")}}`) };
}

function withClass(tag: string, name: string): string {
	if (/\sclass="/i.test(tag)) return tag.replace(/(\sclass=")/i, `$1${name} `);
	return tag.replace(/^<[a-z][a-z0-9]*/i, (start) => `${start} class="${name}"`);
}

function withoutSheets(html: string): { rest: string; sheets: string[] } {
	const sheets: string[] = [];
	const rest = html.replace(/<style[^>]*>([\s\S]*?)<\/style>/gi, (_, css: string) => {
		sheets.push(css);
		return "";
	});
	return { rest, sheets };
}

function unescaped(attribute: string): string {
	return attribute
		.replaceAll("&quot;", '"')
		.replaceAll(/&#x27;|&#39;/g, "'")
		.replaceAll("&amp;", "&");
}
