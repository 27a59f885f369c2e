import { randomBytes, randomInt } from "node:crypto";
import type { Mark } from "./traces.ts";

/** Somebody whose every request says who they are, in all the ways in which requests do. */
export interface MarkedVisitor {
	readonly headers: Readonly<Record<string, string>>;
	/** A query string, with its question mark. */
	readonly query: string;
	/** What must be found nowhere. */
	readonly marks: readonly Mark[];
}

/** Headers that say who asks, or name the request; the address comes from a proxy that the service trusts. */
const markedHeaders = ["referer", "cookie", "from", "x-request-id", "traceparent", "if-none-match", "origin-visitor"];

/** A visitor like no other. `name` says in a failure who it was. */
export function createMarkedVisitor(name: string): MarkedVisitor {
	const marks: Mark[] = [];
	const mark = (what: string) => {
		const text = `canary${randomBytes(8).toString("hex")}`;
		marks.push({ what: `${what} of ${name}`, text });
		return text;
	};
	const address = randomInt(4) === 0 ? ipv4() : ipv6();
	marks.push({ what: `address of ${name}`, text: address.text, alike: address.alike });
	const others = markedHeaders.map((header) => [header, mark(header)] as const);
	return {
		headers: {
			"x-forwarded-for": address.text,
			"x-real-ip": address.text,
			forwarded: `for="${address.text}"`,
			"user-agent": `Mozilla/5.0 (X11; Linux x86_64; ${mark("user agent")}) Firefox/140.0`,
			"accept-language": `en-GB,${mark("language")};q=0.9,fr;q=0.8`,
			...Object.fromEntries(others),
		},
		query: `?utm_source=${mark("query")}&${mark("name in the query")}=1`,
		marks,
	};
}

function ipv6() {
	const groups = Array.from({ length: 6 }, () => randomInt(0x1000, 0x10000).toString(16));
	const all = ["2001", "db8", ...groups];
	const whole = ["2001", "0db8", ...groups].join(":");
	const bytes = Buffer.from(whole.replaceAll(":", ""), "hex");
	const networks = [
		`${all.slice(0, 4).join(":")}::/64`,
		`${all.slice(0, 4).join(":")}::`,
		`${all.slice(0, 3).join(":")}::/48`,
	];
	return { text: all.join(":"), alike: [whole, bytes, ...networks] };
}

function ipv4() {
	const text = [randomInt(193, 223), ...Array.from({ length: 3 }, () => randomInt(100, 256))].join(".");
	return { text, alike: [`::ffff:${text}`, `${text.slice(0, text.lastIndexOf("."))}.0/24`] };
}
