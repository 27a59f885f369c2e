import { limits } from "./limits.ts";

/**
 * The rule that an address breaks. `local_part`: characters outside ASCII before the @, where they cannot be used.
 * `route`: a % or ! before the @ asks some servers to pass the e-mail on to another one (RFC 1123, section 5.2.16), past
 * whatever is counted by recipient.
 */
export type AddressRule = "empty" | "too_long" | "several" | "format" | "local_part" | "route";

export type ParsedAddress =
	| { readonly ok: true; readonly address: string }
	| { readonly ok: false; readonly rule: AddressRule };

// The unquoted local part of RFC 5322 (dot-atom), without the signs of a route. Quoted local parts are not accepted:
// they exist almost only in attacks on mail software. Of what RFC 6531 adds: letters, digits and their marks of any script.
const localPart = /^[\p{L}\p{N}\p{M}#$&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{N}\p{M}#$&'*+/=?^_`{|}~-]+)*$/u;
const domainLabel = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i;
const topLevelLabel = /^(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/i;

/**
 * Checks that a text is exactly one e-mail address and gives it in the form mail servers take:
 * trimmed, the local part in Unicode's composed form (RFC 6532, section 3.1), the domain in lower-case ASCII
 * (internationalised domains as punycode, UTS #46). The same rule runs in the browser and on the server.
 */
export function parseEmailAddress(input: string): ParsedAddress {
	const trimmed = input.trim();
	if (trimmed === "") return { ok: false, rule: "empty" };
	if (trimmed.length > limits.addressOctets) return { ok: false, rule: "too_long" };
	if (/[\s,;]/.test(trimmed) || trimmed.split("@").length > 2) return { ok: false, rule: severalOrMalformed(trimmed) };
	const at = trimmed.indexOf("@");
	const local = trimmed.slice(0, at).normalize("NFC");
	const domain = asciiDomain(trimmed.slice(at + 1));
	if (at < 1 || domain === undefined) return { ok: false, rule: "format" };
	if (/[%!]/.test(local)) return { ok: false, rule: "route" };
	// Mail programs would decode it (RFC 2047) and show another address.
	if (!localPart.test(local) || local.includes("=?")) return { ok: false, rule: "format" };
	const address = `${local}@${domain}`;
	if (octets(local) > limits.localPartOctets || octets(address) > limits.addressOctets) {
		return { ok: false, rule: "too_long" };
	}
	return { ok: true, address };
}

/** The same for an address that stands where every mail server reads it: without SMTPUTF8 before the @, too. */
export function parseAsciiEmailAddress(input: string): ParsedAddress {
	const parsed = parseEmailAddress(input);
	return parsed.ok && needsSmtpUtf8(parsed.address) ? { ok: false, rule: "local_part" } : parsed;
}

/** Whether only mail servers that offer SMTPUTF8 (RFC 6531) take the address: its domain is ASCII already. */
export function needsSmtpUtf8(address: string): boolean {
	return /\P{ASCII}/u.test(address);
}

function octets(text: string): number {
	return new TextEncoder().encode(text).length;
}

function severalOrMalformed(text: string): AddressRule {
	const addresses = text.split(/[\s,;]+/).filter((part) => /^[^@]+@[^@]+$/.test(part));
	return addresses.length > 1 ? "several" : "format";
}

/** The domain as DNS spells it, or undefined when it is no dotted host name. */
function asciiDomain(domain: string): string | undefined {
	// The URL parser also accepts ports, paths, percent escapes and bare IPv4 numbers: none may stand in a domain.
	if (domain === "" || /[\p{Cc}:/?#[\]\\%@<>^|"'`{}()&=+*!$,;~_]/u.test(domain)) return undefined;
	const host = /^[a-z0-9.-]*$/i.test(domain) ? domain.toLowerCase() : punycode(domain);
	if (host === undefined) return undefined;
	const labels = host.split(".");
	const top = labels.pop() ?? "";
	const dotted = labels.length > 0 && topLevelLabel.test(top) && labels.every((label) => domainLabel.test(label));
	return dotted ? host : undefined;
}

/** An internationalised domain as DNS spells it: the URL parser of browsers and Node implements UTS #46. */
function punycode(domain: string): string | undefined {
	return URL.parse(`http://${domain}`)?.hostname;
}

/** The part behind the @ of an address as `parseEmailAddress` gives it. */
export function domainOf(address: string): string {
	return address.slice(address.lastIndexOf("@") + 1);
}

/**
 * One spelling per mailbox, for look-up: lower case throughout, and Gmail's published rule that dots
 * and a +suffix in the local part do not matter.
 * Takes an address as `parseEmailAddress` gives it.
 */
export function canonicalAddress(address: string): string {
	const [local = "", domain = ""] = address.toLowerCase().split("@");
	if (domain !== "gmail.com" && domain !== "googlemail.com") return `${local}@${domain}`;
	return `${withoutSubaddress(local).replaceAll(".", "")}@gmail.com`;
}

/**
 * The address whose daily allowance a note counts against: like `canonicalAddress`, and without any
 * +suffix (RFC 5233), so that jane+1@, jane+2@ … do not multiply the limit.
 */
export function allowanceAddress(address: string): string {
	const [local = "", domain = ""] = canonicalAddress(address).split("@");
	return `${withoutSubaddress(local)}@${domain}`;
}

function withoutSubaddress(local: string): string {
	const plus = local.indexOf("+");
	return plus > 0 ? local.slice(0, plus) : local;
}
