import { describe, expect, it } from "vitest";
import { gradeOf, scoreOf } from "#tests/observatory/score.ts";
import { modifiers, type Result } from "#tests/observatory/table.ts";

type Lines = Readonly<Record<string, string>>;
type Case = readonly [Result, Lines, { readonly html?: string; readonly overHttp?: readonly string[] }?];

const origin = "https://love.example";
const askedFrom = "https://observatory.example";
const year = { "strict-transport-security": "max-age=31536000; includeSubDomains" };
const script = (attributes: string) => ({ html: `<!doctype html><script ${attributes}></script>` });
const html = { "content-type": "text/html; charset=utf-8" };

const csp = (policy: string) => ({ "content-security-policy": policy });
const cookie = (line: string) => ({ "set-cookie": line });

/** One way to each result of the table. */
const cases: readonly Case[] = [
	["csp-implemented-with-no-unsafe-default-src-none", csp("default-src 'none'; script-src 'self'")],
	["csp-implemented-with-no-unsafe-default-src-none", csp("DEFAULT-SRC; script-src 'sha256-x' 'unsafe-inline'")],
	["csp-implemented-with-no-unsafe", csp("default-src 'self'")],
	["csp-implemented-with-no-unsafe", csp("default-src 'self'; script-src 'nonce-x' 'strict-dynamic' https:")],
	["csp-implemented-with-unsafe-inline-in-style-src-only", csp("default-src 'none'; style-src 'unsafe-inline'")],
	["csp-implemented-but-duplicate-directives", csp("default-src 'none'; report-uri /a; report-uri /b")],
	["csp-implemented-with-insecure-scheme-in-passive-content-only", csp("default-src 'none'; img-src http://a.example")],
	["csp-implemented-with-unsafe-eval", csp("default-src 'none'; script-src 'unsafe-eval'")],
	["csp-implemented-with-unsafe-inline", csp("default-src 'none'; script-src 'unsafe-inline'")],
	["csp-implemented-with-unsafe-inline", csp("img-src 'self'")],
	["csp-implemented-with-unsafe-inline", csp("default-src https:")],
	["csp-implemented-with-insecure-scheme", csp("default-src 'none'; connect-src http://a.example")],
	["csp-header-invalid", csp("default-src 'none'; default-src 'self'")],
	["csp-header-invalid", csp("default-src 'none'; script-src 'strict-dynamic'")],
	["csp-header-invalid", csp("none")],
	["csp-not-implemented", {}],
	["csp-not-implemented-but-reporting-enabled", { "content-security-policy-report-only": "default-src 'none'" }],
	["cookies-secure-with-httponly-sessions-and-samesite", cookie("session=1; Secure; HttpOnly; SameSite=Strict")],
	["cookies-secure-with-httponly-sessions", cookie("session=1; Secure; HttpOnly")],
	["cookies-not-found", {}],
	["cookies-without-secure-flag-but-protected-by-hsts", { ...cookie("a=1; SameSite=Lax"), ...year }],
	["cookies-session-without-secure-flag-but-protected-by-hsts", { ...cookie("login=1; HttpOnly"), ...year }],
	["cookies-without-secure-flag", cookie("a=1")],
	["cookies-samesite-flag-invalid", cookie("a=1; Secure; SameSite=Perhaps")],
	["cookies-samesite-flag-invalid", cookie("a=1; SameSite=None")],
	["cookies-anticsrf-without-samesite-flag", cookie("csrf=1; Secure")],
	["cookies-session-without-httponly-flag", cookie("sessid=1; Secure")],
	["cookies-session-without-secure-flag", cookie("sessid=1; HttpOnly; SameSite=Lax")],
	["cross-origin-resource-sharing-not-implemented", {}],
	["cross-origin-resource-sharing-implemented-with-public-access", { "access-control-allow-origin": "*" }],
	[
		"cross-origin-resource-sharing-implemented-with-restricted-access",
		{ "access-control-allow-origin": "https://friend.example", "access-control-allow-credentials": "true" },
	],
	[
		"cross-origin-resource-sharing-implemented-with-universal-access",
		{ "access-control-allow-origin": askedFrom, "access-control-allow-credentials": "true" },
	],
	["redirection-not-needed-no-http", {}],
	["redirection-to-https", {}, { overHttp: ["http://love.example/", "https://love.example/"] }],
	["redirection-off-host-from-http", {}, { overHttp: ["http://love.example/", "https://www.love.example/"] }],
	[
		"redirection-not-to-https-on-initial-redirection",
		{},
		{ overHttp: ["http://love.example/", "http://www.love.example/", "https://www.love.example/"] },
	],
	["redirection-not-to-https", {}, { overHttp: ["http://love.example/", "http://love.example/fr"] }],
	["redirection-missing", {}, { overHttp: ["http://love.example/"] }],
	["referrer-policy-private", { "referrer-policy": "unsafe-url, no-referrer" }],
	["referrer-policy-not-implemented", {}],
	["referrer-policy-unsafe", { "referrer-policy": "no-referrer, origin" }],
	["referrer-policy-header-invalid", { "referrer-policy": "nothing" }],
	["hsts-implemented-max-age-at-least-six-months", { "strict-transport-security": "max-age=15552000" }],
	["hsts-implemented-max-age-less-than-six-months", { "strict-transport-security": "max-age=15551999" }],
	["hsts-not-implemented", {}],
	["hsts-header-invalid", { "strict-transport-security": "includeSubDomains" }],
	["hsts-header-invalid", { "strict-transport-security": "max-age=31536000, max-age=31536000" }],
	["sri-implemented-and-all-scripts-loaded-securely", html, script('src="/a.js" integrity="sha384-x"')],
	[
		"sri-implemented-and-external-scripts-loaded-securely",
		html,
		script('src="https://cdn.example/a.js" integrity="sha384-x"'),
	],
	["sri-not-implemented-response-not-html", { "content-type": "application/json" }],
	["sri-not-implemented-but-no-scripts-loaded", html, { html: "<!doctype html><p>Hello" }],
	["sri-not-implemented-but-all-scripts-loaded-from-secure-origin", html, script('type="module" src="/a.js"')],
	["sri-not-implemented-but-external-scripts-loaded-securely", html, script('src="https://cdn.example/a.js"')],
	[
		"sri-implemented-but-external-scripts-not-loaded-securely",
		html,
		script('src="http://cdn.example/a.js" integrity="sha384-x"'),
	],
	["sri-not-implemented-and-external-scripts-not-loaded-securely", html, script('src="//cdn.example/a.js"')],
	["x-content-type-options-nosniff", { "x-content-type-options": "NoSniff" }],
	["x-content-type-options-not-implemented", {}],
	["x-content-type-options-header-invalid", { "x-content-type-options": "sniff" }],
	["x-frame-options-implemented-via-csp", csp("default-src 'none'; frame-ancestors 'none'")],
	["x-frame-options-sameorigin-or-deny", { "x-frame-options": "DENY" }],
	["x-frame-options-allow-from-origin", { "x-frame-options": "ALLOW-FROM https://a.example" }],
	["x-frame-options-not-implemented", csp("default-src 'none'")],
	["x-frame-options-header-invalid", { "x-frame-options": "perhaps" }],
	["cross-origin-resource-policy-implemented-with-same-origin", { "cross-origin-resource-policy": "same-origin" }],
	["cross-origin-resource-policy-implemented-with-same-site", { "cross-origin-resource-policy": "same-site" }],
	["cross-origin-resource-policy-implemented-with-cross-origin", { "cross-origin-resource-policy": "cross-origin" }],
	["cross-origin-resource-policy-not-implemented", {}],
	["cross-origin-resource-policy-header-invalid", { "cross-origin-resource-policy": "none" }],
];

const scoreOfLines = (lines: Lines, more = {}) => scoreOf({ headers: new Headers(lines), origin, askedFrom, ...more });

describe("the rules of MDN's HTTP Observatory", () => {
	it.each(cases.map(([result, lines, more = {}]) => ({ result, lines, more })))(
		"have $result",
		({ result, lines, more }) => {
			expect(Object.values(scoreOfLines(lines, more).results)).toContain(result);
		},
	);

	it("are tried to the last one", () => {
		expect(new Set(cases.map(([result]) => result))).toEqual(new Set(Object.keys(modifiers)));
	});

	it("give a bare answer what they take from it", () => {
		// No policy, no HSTS, no nosniff, no bound on framing.
		expect(scoreOfLines({})).toMatchObject({ score: 100 - 25 - 20 - 5 - 20, grade: "D" });
	});

	it("add bonuses only to what has ninety points without them", () => {
		const good = {
			...year,
			"x-content-type-options": "nosniff",
			"referrer-policy": "no-referrer",
			"cross-origin-resource-policy": "same-origin",
			...csp("default-src 'none'; frame-ancestors 'none'"),
		};
		expect(scoreOfLines(good)).toMatchObject({ score: 100 + 5 + 10 + 10 + 5, grade: "A+" });
		expect(scoreOfLines({ ...good, ...cookie("a=1") }).score).toBe(130 - 5);
		expect(scoreOfLines({ ...good, ...csp("default-src 'none'") })).toMatchObject({ score: 80, grade: "B+" });
		expect(scoreOfLines({ ...good, ...csp("img-src 'self'"), ...cookie("sess=1; Secure") }).score).toBe(30);
	});

	it.each([
		[130, "A+"],
		[100, "A+"],
		[99, "A"],
		[90, "A"],
		[85, "A-"],
		[80, "B+"],
		[70, "B"],
		[65, "B-"],
		[60, "C+"],
		[50, "C"],
		[45, "C-"],
		[40, "D+"],
		[30, "D"],
		[25, "D-"],
		[24, "F"],
		[0, "F"],
	])("grade %i points %s", (score, grade) => {
		expect(gradeOf(score)).toBe(grade);
	});
});
