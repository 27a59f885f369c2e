import type { Result } from "./table.ts";

type Policy = ReadonlyMap<string, ReadonlySet<string>>;

const broad = ["ftp:", "http:", "https:", "*", "http://*", "http://*.*", "https://*", "https://*.*"];
const inline = ["'unsafe-inline'", "data:"];
const passive = ["img-src", "media-src"];
/** Browsers take the first; the Observatory only warns. */
const mayRepeat = ["report-uri", "report-to"];

/**
 * A content security policy by the Observatory's rules: a directive that comes twice makes it invalid, a list of sources
 * without any means `'none'`. Undefined when it is invalid. It reads one policy; nothing here sends two.
 */
export function readPolicy(text: string): Policy | undefined {
	if (text.trim().length < "img-src".length - 1 || text.includes(",")) return undefined;
	const policy = new Map<string, ReadonlySet<string>>();
	for (const [name = "", ...sources] of text.split(";").map((part) => part.trim().toLowerCase().split(/\s+/))) {
		if (name === "") continue;
		if (policy.has(name)) {
			if (!mayRepeat.includes(name)) return undefined;
			continue;
		}
		policy.set(name, new Set(sources.length === 0 && name.endsWith("-src") ? ["'none'"] : sources));
	}
	return policy;
}

/** The result of the test of the content security policy, for a site that is reached over HTTPS. */
export function policyResult(headers: Headers): Result {
	const text = headers.get("content-security-policy");
	if (text === null) {
		return headers.has("content-security-policy-report-only")
			? "csp-not-implemented-but-reporting-enabled"
			: "csp-not-implemented";
	}
	const policy = readPolicy(text);
	if (policy === undefined) return "csp-header-invalid";
	const scripts = scriptSources(policy);
	if (scripts === undefined) return "csp-header-invalid";
	const result = troubleOf(policy, scripts) ?? praiseOf(policy);
	return passes.has(result) && hasRepeats(text) ? "csp-implemented-but-duplicate-directives" : result;
}

const passes: ReadonlySet<Result> = new Set([
	"csp-implemented-with-no-unsafe-default-src-none",
	"csp-implemented-with-no-unsafe",
	"csp-implemented-with-unsafe-inline-in-style-src-only",
	"csp-implemented-with-insecure-scheme-in-passive-content-only",
]);

function hasRepeats(text: string): boolean {
	const names = text.split(";").map((part) => part.trim().toLowerCase().split(/\s+/)[0] ?? "");
	return mayRepeat.some((repeated) => names.filter((name) => name === repeated).length > 1);
}

function troubleOf(policy: Policy, scripts: readonly string[]): Result | undefined {
	const styles = withoutIdleInline(sourcesOf(policy, "style-src"));
	if (has(scripts, [...broad, ...inline]) || has(sourcesOf(policy, "object-src"), broad))
		return "csp-implemented-with-unsafe-inline";
	const active = [...policy].filter(([name]) => !passive.includes(name) && name !== "script-src");
	if ([...active.flatMap(([, sources]) => [...sources]), ...scripts].some(isInsecure))
		return "csp-implemented-with-insecure-scheme";
	if (has([...scripts, ...styles], ["'unsafe-eval'"])) return "csp-implemented-with-unsafe-eval";
	if (passive.flatMap((name) => sourcesOf(policy, name, [])).some(isInsecure))
		return "csp-implemented-with-insecure-scheme-in-passive-content-only";
	return has(styles, [...broad, ...inline]) ? "csp-implemented-with-unsafe-inline-in-style-src-only" : undefined;
}

function praiseOf(policy: Policy): Result {
	const all = policy.get("default-src");
	return all?.size === 1 && all.has("'none'")
		? "csp-implemented-with-no-unsafe-default-src-none"
		: "csp-implemented-with-no-unsafe";
}

/** What scripts may come from; undefined where `'strict-dynamic'` has neither hash nor nonce to start from. */
function scriptSources(policy: Policy): readonly string[] | undefined {
	const sources = sourcesOf(policy, "script-src");
	if (!sources.includes("'strict-dynamic'")) return withoutIdleInline(sources);
	if (!sources.some(isHashOrNonce)) return undefined;
	const ignored = (source: string) =>
		["'self'", "'unsafe-inline'"].includes(source) || broad.some((start) => source.startsWith(start));
	return sources.filter((source) => !ignored(source));
}

/** Beside a hash or a nonce browsers ignore `'unsafe-inline'`. */
function withoutIdleInline(sources: readonly string[]): readonly string[] {
	return sources.some(isHashOrNonce) ? sources.filter((source) => source !== "'unsafe-inline'") : sources;
}

function sourcesOf(policy: Policy, name: string, absent: readonly string[] = ["*"]): readonly string[] {
	return [...(policy.get(name) ?? policy.get("default-src") ?? absent)];
}

function isHashOrNonce(source: string): boolean {
	return /^'(?:sha(?:256|384|512)|nonce)-/.test(source);
}

function isInsecure(source: string): boolean {
	return source.startsWith("http:") || source.startsWith("ftp:");
}

function has(sources: readonly string[], wanted: readonly string[]): boolean {
	return sources.some((source) => wanted.includes(source));
}
