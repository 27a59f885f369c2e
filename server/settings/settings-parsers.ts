import { availableParallelism } from "node:os";
import ipaddr from "ipaddr.js";
import { parseNewPassword } from "#contract/account-rules.ts";
import { parseAsciiEmailAddress } from "#contract/email-address.ts";
import { limits } from "#contract/limits.ts";

/** A sender as it stands in a From header. */
interface Mailbox {
	readonly name: string;
	readonly address: string;
}

/** Turns the text of a variable into a value, or says the rule that it breaks. */
export type Parser<T> = (text: string) => { readonly value: T } | { readonly rule: string };

export const plain: Parser<string> = (text) => ({ value: text });

export function wholeNumber(min: number, max: number): Parser<number> {
	return (text) => {
		const value = Number(text);
		const inRange = /^\d+$/.test(text) && value >= min && value <= max;
		return inRange ? { value } : { rule: `must be a whole number from ${min} to ${max}` };
	};
}

const maxProcesses = 64;

/** How many processes: a number, or as many as the machine can run at once. */
export const processes: Parser<number> = (text) => {
	if (text === "auto") return { value: Math.min(availableParallelism(), maxProcesses) };
	const parsed = wholeNumber(1, maxProcesses)(text);
	return "value" in parsed ? parsed : { rule: `${parsed.rule}, or auto` };
};

/** A share of all, written as a decimal fraction. */
export function share(max: number): Parser<number> {
	return (text) => {
		const value = Number(text);
		const inRange = /^\d*\.?\d+$/.test(text) && value <= max;
		return inRange ? { value } : { rule: `must be a share from 0 to ${max}, such as 0.1` };
	};
}

export function oneOf<const T extends string>(...values: readonly T[]): Parser<T> {
	return (text) => {
		const value = values.find((candidate) => candidate === text);
		return value === undefined ? { rule: `must be one of: ${values.join(", ")}` } : { value };
	};
}

export function urlOf(...protocols: readonly string[]): Parser<string> {
	const rule = `must be a URL beginning with ${protocols.map((protocol) => `${protocol}//`).join(" or ")}`;
	return (text) => {
		const url = URL.parse(text);
		return url !== null && protocols.includes(url.protocol) && url.hostname !== "" ? { value: text } : { rule };
	};
}

export const origin: Parser<string> = (text) => {
	const url = URL.parse(text);
	const bare =
		url !== null && /^https?:$/.test(url.protocol) && url.pathname === "/" && url.search === "" && url.hash === "";
	return bare ? { value: url.origin } : { rule: "must be an origin such as https://example.org, without a path" };
};

export const apiUrl: Parser<string> = (text) => {
	const url = URL.parse(text);
	const bare = url !== null && /^https?:$/.test(url.protocol) && url.username === "" && !/[?#@]/.test(text);
	const rule = "must be a URL such as https://example.org/v1, without credentials or query";
	return bare ? { value: text.replace(/\/+$/, "") } : { rule };
};

export const headerValue: Parser<string> = (text) =>
	/^[\x21-\x7e]+$/.test(text)
		? { value: text }
		: { rule: "must contain only ASCII letters, digits and punctuation, without spaces" };

export const address: Parser<string> = (text) => {
	const parsed = parseAsciiEmailAddress(text);
	return parsed.ok ? { value: parsed.address } : { rule: "must be an e-mail address" };
};

/** What a signed token of 53 characters leaves of a local part's 64; a second `+` would not tell where the token begins. */
const bounceLocalPart = 11;

export const bounceMailbox: Parser<string> = (text) => {
	const parsed = parseAsciiEmailAddress(text);
	const fits = parsed.ok && !parsed.address.includes("+") && parsed.address.indexOf("@") <= bounceLocalPart;
	return fits
		? { value: parsed.address }
		: { rule: `must be an e-mail address without a +, with at most ${bounceLocalPart} characters before the @` };
};

export const mailbox: Parser<Mailbox> = (text) => {
	const [, quoted, inAngles] = /^(.*)<([^<>]+)>$/.exec(text) ?? [];
	const parsed = address(inAngles ?? text);
	// Header injection would need a line break; angle brackets and quotes would confuse mail programs.
	const name = (quoted ?? "").trim().replace(/^"(.*)"$/, "$1");
	if ("rule" in parsed || /[\p{Cc}"<>]/u.test(name)) return { rule: "must look like: Billet-doux <hello@example.org>" };
	return { value: { name, address: parsed.value } };
};

export const secret: Parser<string> = (text) =>
	text.length >= 32 ? { value: text } : { rule: "must have at least 32 characters" };

/** A secret that goes into a header. */
export const token: Parser<string> = (text) => {
	const inHeader = headerValue(text);
	return "rule" in inHeader ? inHeader : secret(text);
};

export const password: Parser<string> = (text) => {
	const parsed = parseNewPassword(text);
	// No limit of length here: one that was deployed must go on opening the administration.
	const isTooShort = !parsed.ok && parsed.fault.reason === "password_too_short";
	return isTooShort ? { rule: `must have at least ${limits.passwordCharacters.min} characters` } : { value: text };
};

export const passwordHash: Parser<string> = (text) =>
	/^\$argon2id\$v=19\$m=\d+,t=\d+,p=\d+\$[\w+/]+\$[\w+/]+$/.test(text)
		? { value: text }
		: { rule: "must be an argon2id hash, as npm run --silent password:hash prints it ($argon2id$v=19$m=…)" };

export const pemKey: Parser<string> = (text) => {
	const value = text.replaceAll("\\n", "\n");
	return value.includes("PRIVATE KEY-----") ? { value } : { rule: "must be a private key in PEM form" };
};

/** Addresses, ranges and the names of ranges that Fastify's `trustProxy` knows. */
export const proxies: Parser<readonly string[]> = (text) => {
	const items = text.split(",").map((item) => item.trim());
	const value = items.filter((item) => item !== "");
	const rule = "must be IP addresses, CIDR ranges, loopback, linklocal or uniquelocal, separated by commas";
	return value.every(isNetwork) ? { value } : { rule };
};

function isNetwork(item: string): boolean {
	if (/^(?:loopback|linklocal|uniquelocal)$/.test(item) || ipaddr.isValid(item)) return true;
	// A range of all addresses would let anybody choose theirs.
	return ipaddr.isValidCIDR(item) && !item.endsWith("/0");
}

export const roles: Parser<{ readonly web: boolean; readonly worker: boolean }> = (text) => {
	const names = text.split(",").map((name) => name.trim());
	if (names.some((name) => name !== "web" && name !== "worker")) return { rule: "must be web, worker or web,worker" };
	return { value: { web: names.includes("web"), worker: names.includes("worker") } };
};

export const timeZone: Parser<string> = (text) => {
	try {
		return { value: new Intl.DateTimeFormat("en", { timeZone: text }).resolvedOptions().timeZone };
	} catch {
		return { rule: "must be an IANA time zone such as Europe/Paris" };
	}
};

/** Lines as they are shown, which `|` or `\\n` separates. */
export const lines: Parser<string> = (text) => {
	const value = text
		.split(/\||\\n|\n/)
		.map((line) => line.trim())
		.filter((line) => line !== "")
		.join("\n");
	return value === "" || value.length > 1_000 || /(?!\n)\p{Cc}/u.test(value)
		? { rule: "must be text of at most 1000 characters, its lines separated by |" }
		: { value };
};

/** `on` or `off`. */
export const onOff: Parser<boolean> = (text) =>
	text === "on" || text === "off" ? { value: text === "on" } : { rule: "must be one of: on, off" };
