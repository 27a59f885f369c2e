import type { Result } from "./table.ts";

/** From the least to the worst: of several cookies the worst counts. */
const cookieTroubles = [
	"cookies-without-secure-flag-but-protected-by-hsts",
	"cookies-without-secure-flag",
	"cookies-session-without-secure-flag-but-protected-by-hsts",
	"cookies-samesite-flag-invalid",
	"cookies-anticsrf-without-samesite-flag",
	"cookies-session-without-httponly-flag",
	"cookies-session-without-secure-flag",
] as const satisfies readonly Result[];

/** The result of the test of cookies; `isHttpsOnly` where browsers never come over plain HTTP (HSTS for long enough). */
export function cookieResult(headers: Headers, isHttpsOnly: boolean): Result {
	const cookies = headers.getSetCookie().map(readCookie);
	if (cookies.length === 0) return "cookies-not-found";
	const found = new Set(cookies.flatMap((cookie) => [...troublesOf(cookie, isHttpsOnly)]));
	const worst = cookieTroubles.findLast((trouble) => found.has(trouble));
	if (worst !== undefined) return worst;
	const allSameSite = cookies.every(({ attributes }) => attributes.has("samesite"));
	return allSameSite ? "cookies-secure-with-httponly-sessions-and-samesite" : "cookies-secure-with-httponly-sessions";
}

interface Cookie {
	readonly name: string;
	readonly attributes: ReadonlyMap<string, string>;
}

function readCookie(line: string): Cookie {
	const [pair = "", ...attributes] = line.split(";").map((part) => part.trim().toLowerCase());
	const named = attributes.map((text) => [text.split("=")[0]?.trim() ?? "", text.split("=")[1]?.trim() ?? ""] as const);
	return { name: pair.split("=")[0] ?? "", attributes: new Map(named) };
}

function* troublesOf({ name, attributes }: Cookie, isHttpsOnly: boolean): Generator<(typeof cookieTroubles)[number]> {
	const isSession = name.includes("login") || name.includes("sess");
	const [isSecure, sameSite] = [attributes.has("secure"), attributes.get("samesite")];
	if (sameSite !== undefined && !["lax", "strict", "none"].includes(sameSite)) yield "cookies-samesite-flag-invalid";
	if (sameSite === "none" && !isSecure) yield "cookies-samesite-flag-invalid";
	if (name.includes("csrf") && sameSite === undefined) yield "cookies-anticsrf-without-samesite-flag";
	if (isSession && !attributes.has("httponly")) yield "cookies-session-without-httponly-flag";
	if (isSecure) return;
	yield isHttpsOnly ? "cookies-without-secure-flag-but-protected-by-hsts" : "cookies-without-secure-flag";
	if (!isSession) return;
	yield isHttpsOnly
		? "cookies-session-without-secure-flag-but-protected-by-hsts"
		: "cookies-session-without-secure-flag";
}
