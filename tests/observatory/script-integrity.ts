import type { Result } from "./table.ts";

/** From the least to the worst. */
const integrityTroubles = [
	"sri-implemented-but-external-scripts-not-loaded-securely",
	"sri-not-implemented-but-external-scripts-loaded-securely",
	"sri-not-implemented-and-external-scripts-not-loaded-securely",
] as const satisfies readonly Result[];

/** The result of the test of subresource integrity, for a document at an origin such as `https://love.example`. */
export function integrityResult(html: string, origin: string): Result {
	// A parser would be one more dependency: these pages are ours, and the build writes every script the same way.
	const scripts = [...html.matchAll(/<script\b([^>]*)>/gi)].map(([, attributes = ""]) => attributes);
	if (scripts.length === 0) return "sri-not-implemented-but-no-scripts-loaded";
	const loaded = scripts.flatMap((attributes) => {
		const source = /\ssrc="([^"]*)"/i.exec(attributes)?.[1];
		return source === undefined ? [] : [{ source, hasIntegrity: /\sintegrity="/i.test(attributes) }];
	});
	const foreign = loaded.filter(({ source }) => isForeign(source, origin));
	const found = new Set(foreign.map(({ source, hasIntegrity }) => integrityTrouble(source, hasIntegrity)));
	const worst = integrityTroubles.findLast((trouble) => found.has(trouble));
	if (worst !== undefined) return worst;
	if (loaded.some(({ source, hasIntegrity }) => hasIntegrity && !isForeign(source, origin)))
		return "sri-implemented-and-all-scripts-loaded-securely";
	return foreign.length > 0
		? "sri-implemented-and-external-scripts-loaded-securely"
		: "sri-not-implemented-but-all-scripts-loaded-from-secure-origin";
}

function isForeign(source: string, origin: string): boolean {
	return source.startsWith("//") || (/^https?:\/\//.test(source) && new URL(source).origin !== origin);
}

function integrityTrouble(source: string, hasIntegrity: boolean): (typeof integrityTroubles)[number] | undefined {
	const isSecure = source.startsWith("https:");
	if (hasIntegrity) return isSecure ? undefined : "sri-implemented-but-external-scripts-not-loaded-securely";
	return isSecure
		? "sri-not-implemented-but-external-scripts-loaded-securely"
		: "sri-not-implemented-and-external-scripts-not-loaded-securely";
}
