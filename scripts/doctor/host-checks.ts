import { type DnsRecord, type Finding, findingsOf } from "./finding.ts";
import type { GreetRelay } from "./relay.ts";
import type { Sender } from "./sender.ts";

/** Answers and reports need a server that takes them (RFC 5321, section 5.1; RFC 7505). */
export async function checkMx({ lookups, domain, envelopeDomain }: Sender): Promise<readonly Finding[]> {
	const { ok, warning, fault } = findingsOf("MX");
	const findings: Finding[] = [];
	for (const name of new Set([domain, envelopeDomain])) {
		const hosts = await lookups.mx(name);
		const named = hosts.map(({ exchange }) => exchange).filter((exchange) => exchange !== "" && exchange !== ".");
		const reached = await Promise.all(named.map((exchange) => lookups.addresses(exchange)));
		if (hosts.length > 0 && named.length === 0)
			findings.push(fault(`${name} says that it accepts no e-mail (null MX)`));
		else if (reached.some((addresses) => addresses.length > 0))
			findings.push(ok(`${name} is served by ${named.join(", ")}`));
		else if (named.length > 0) findings.push(fault(`${named.join(", ")}, the mail server of ${name}, has no address`));
		else if ((await lookups.addresses(name)).length > 0) {
			findings.push(warning(`${name} has no MX record; mail servers try the host itself`));
		} else findings.push(fault(`${name} has no MX record and no address: reports and replies get lost`));
	}
	return findings;
}

/** A hint only: which server takes your e-mail is not ours to know. */
export function mxRecord({ envelopeDomain, relay, isOwnRelay }: Sender): DnsRecord {
	return { name: envelopeDomain, type: "MX", value: `10 ${isOwnRelay ? relay.host : "(your mail server)"}.` };
}

/** Large providers refuse hosts whose address has no name, or one that does not lead back (RFC 1912, section 2.1). */
export async function checkPtr({ lookups, sendingAddresses, relay }: Sender): Promise<readonly Finding[]> {
	const { ok, warning, fault } = findingsOf("PTR");
	if (sendingAddresses.length === 0) {
		const why = relay.isLoopback ? "your mail server runs on this machine" : `${relay.host} is your provider's`;
		return [warning(`not checked: ${why}; pass the address that other servers see with --ip`)];
	}
	const findings: Finding[] = [];
	for (const address of sendingAddresses) {
		const names = await lookups.names(address);
		const forward = await Promise.all(names.map((name) => lookups.addresses(name)));
		const confirmed = names.find((_name, index) => forward[index]?.includes(address));
		if (names.length === 0)
			findings.push(fault(`${address} has no reverse DNS name: ask your hosting provider for a PTR record`));
		else if (confirmed !== undefined) findings.push(ok(`${address} resolves to ${confirmed}, and back`));
		else findings.push(fault(`${address} resolves to ${names.join(", ")}, which doesn't resolve back to it`));
	}
	return findings;
}

const tlsFaults: Readonly<Record<string, string>> = {
	ETLS: "offers no STARTTLS: anyone on the network path can read every letter, and the password",
	DEPTH_ZERO_SELF_SIGNED_CERT: "has a self-signed certificate",
	SELF_SIGNED_CERT_IN_CHAIN: "has a certificate from an unknown authority",
	UNABLE_TO_VERIFY_LEAF_SIGNATURE: "doesn't send the intermediate certificates",
	UNABLE_TO_GET_ISSUER_CERT_LOCALLY: "has a certificate from an unknown authority",
	CERT_HAS_EXPIRED: "has a certificate that has expired",
	ERR_TLS_CERT_ALTNAME_INVALID: "has a certificate for another name",
	EAUTH: "refuses the user name or password of SMTP_URL",
	EDNS: "has no address",
};

/** The way to the relay is encrypted, to whom it claims to be, and it knows us. */
export async function checkRelay({ relay }: Sender, greetRelay: GreetRelay): Promise<readonly Finding[]> {
	const { ok, fault } = findingsOf("Relay");
	const at = `${relay.host}:${relay.port}`;
	const code = await greetRelay(relay);
	if (code === undefined) return [ok(`${at} answers${relay.isLoopback ? "" : " over TLS with a valid certificate"}`)];
	const words = Object.hasOwn(tlsFaults, code) ? tlsFaults[code] : "cannot be reached";
	return [fault(`${at} ${words} (${code})`)];
}
