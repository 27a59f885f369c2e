import { cookieResult } from "./cookies.ts";
import { policyResult, readPolicy } from "./policy.ts";
import { integrityResult } from "./script-integrity.ts";
import { modifiers, type Result } from "./table.ts";

/** What was answered over HTTPS, and what the port of plain HTTP does. */
export interface Scan {
	readonly headers: Headers;
	/** The document, where it is HTML. */
	readonly html?: string;
	/** Of the site, as `https://love.example`. */
	readonly origin: string;
	/** What the request named as its own origin. */
	readonly askedFrom?: string;
	/** The addresses that a request over plain HTTP is led through, its own first; undefined where nothing listens. */
	readonly overHttp?: readonly string[];
}

/** The names of the ten tests, each with the name of its result. */
type Results = Readonly<Record<TestName, Result>>;

export interface Score {
	readonly score: number;
	/** From `F` to `A+`. */
	readonly grade: string;
	readonly results: Results;
}

const tests = {
	"content-security-policy": ({ headers }: Scan) => policyResult(headers),
	cookies: (scan: Scan) =>
		cookieResult(scan.headers, transportResult(scan) === "hsts-implemented-max-age-at-least-six-months"),
	"cross-origin-resource-sharing": sharingResult,
	redirection: redirectionResult,
	"referrer-policy": referrerResult,
	"strict-transport-security": transportResult,
	"subresource-integrity": ({ headers, html = "", origin }: Scan) =>
		headers.get("content-type")?.startsWith("text/html") === true
			? integrityResult(html, origin)
			: "sri-not-implemented-response-not-html",
	"x-content-type-options": sniffingResult,
	"x-frame-options": framingResult,
	"cross-origin-resource-policy": resourceResult,
} satisfies Readonly<Record<string, (scan: Scan) => Result>>;

type TestName = keyof typeof tests;

/** Bonuses count only for who has at least so many points without them. */
const minimumForBonuses = 90;

/** The points and the grade that the Observatory would give to a site that answers so. */
export function scoreOf(scan: Scan): Score {
	const results = Object.fromEntries(Object.entries(tests).map(([name, test]) => [name, test(scan)])) as Results;
	const points = Object.values(results).map((result) => modifiers[result]);
	const lost = points.filter((point) => point < 0).reduce((sum, point) => sum + point, 100);
	const all = points.reduce<number>((sum, point) => sum + point, 100);
	const score = Math.max(0, lost >= minimumForBonuses ? all : lost);
	return { score, grade: gradeOf(score), results };
}

const grades = [
	"F",
	"F",
	"F",
	"F",
	"F",
	"D-",
	"D",
	"D",
	"D+",
	"C-",
	"C",
	"C",
	"C+",
	"B-",
	"B",
	"B",
	"B+",
	"A-",
	"A",
	"A",
];

/** In steps of five points, rounded down. */
export function gradeOf(score: number): string {
	return score >= 100 ? "A+" : (grades[Math.floor(score / 5)] ?? "F");
}

function sharingResult({ headers, askedFrom }: Scan): Result {
	const allowed = headers.get("access-control-allow-origin")?.trim().toLowerCase();
	if (!allowed) return "cross-origin-resource-sharing-not-implemented";
	if (allowed === "*") return "cross-origin-resource-sharing-implemented-with-public-access";
	const withCredentials = headers.get("access-control-allow-credentials")?.trim().toLowerCase() === "true";
	return allowed === askedFrom && withCredentials
		? "cross-origin-resource-sharing-implemented-with-universal-access"
		: "cross-origin-resource-sharing-implemented-with-restricted-access";
}

function redirectionResult({ overHttp }: Scan): Result {
	if (overHttp === undefined) return "redirection-not-needed-no-http";
	const [first, second, ...others] = overHttp.map((url) => new URL(url));
	if (first === undefined || second === undefined) return "redirection-missing";
	if ((others.at(-1) ?? second).protocol !== "https:") return "redirection-not-to-https";
	if (second.protocol === "http:") return "redirection-not-to-https-on-initial-redirection";
	return first.hostname === second.hostname ? "redirection-to-https" : "redirection-off-host-from-http";
}

const privateReferrers = ["no-referrer", "same-origin", "strict-origin", "strict-origin-when-cross-origin"];
const tellingReferrers = ["origin", "origin-when-cross-origin", "unsafe-url", "no-referrer-when-downgrade"];

/** The last value that a browser knows counts. */
function referrerResult({ headers }: Scan): Result {
	const header = headers.get("referrer-policy");
	if (header === null) return "referrer-policy-not-implemented";
	const values = header.split(",").map((value) => value.trim().toLowerCase());
	const value = values.findLast((name) => privateReferrers.includes(name) || tellingReferrers.includes(name));
	if (value === undefined) return "referrer-policy-header-invalid";
	return privateReferrers.includes(value) ? "referrer-policy-private" : "referrer-policy-unsafe";
}

/** The Observatory calls 180 days six months. */
const sixMonthsSeconds = 15_552_000;

function transportResult({ headers }: Scan): Result {
	const header = headers.get("strict-transport-security");
	if (header === null) return "hsts-not-implemented";
	const age = /(?:^|;)\s*max-age=(\d+)/i.exec(header)?.[1];
	// A comma: the header was set twice.
	if (age === undefined || header.includes(",")) return "hsts-header-invalid";
	return Number(age) < sixMonthsSeconds
		? "hsts-implemented-max-age-less-than-six-months"
		: "hsts-implemented-max-age-at-least-six-months";
}

function sniffingResult({ headers }: Scan): Result {
	const header = headers.get("x-content-type-options");
	if (header === null) return "x-content-type-options-not-implemented";
	return header.trim().toLowerCase() === "nosniff"
		? "x-content-type-options-nosniff"
		: "x-content-type-options-header-invalid";
}

function framingResult({ headers }: Scan): Result {
	const policy = readPolicy(headers.get("content-security-policy") ?? "");
	if (policy?.has("frame-ancestors")) return "x-frame-options-implemented-via-csp";
	const header = headers.get("x-frame-options")?.trim().toLowerCase();
	if (header === undefined) return "x-frame-options-not-implemented";
	if (header === "deny" || header === "sameorigin") return "x-frame-options-sameorigin-or-deny";
	return header.startsWith("allow-from") ? "x-frame-options-allow-from-origin" : "x-frame-options-header-invalid";
}

const sharedWith: Readonly<Record<string, Result>> = {
	"same-origin": "cross-origin-resource-policy-implemented-with-same-origin",
	"same-site": "cross-origin-resource-policy-implemented-with-same-site",
	"cross-origin": "cross-origin-resource-policy-implemented-with-cross-origin",
};

function resourceResult({ headers }: Scan): Result {
	const header = headers.get("cross-origin-resource-policy");
	if (header === null) return "cross-origin-resource-policy-not-implemented";
	return sharedWith[header.trim().toLowerCase()] ?? "cross-origin-resource-policy-header-invalid";
}
