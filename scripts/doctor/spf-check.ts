import { spf } from "mailauth";
import { type DnsRecord, type Finding, findingsOf } from "./finding.ts";
import type { Lookups } from "./lookups.ts";
import type { Sender } from "./sender.ts";

const { ok, warning, fault } = findingsOf("SPF");

/** What large providers ask their customers to include; by the registered domain of their relays. */
const includes: readonly (readonly [host: RegExp, include: string])[] = [
	[/\.amazonaws\.com$/, "amazonses.com"],
	[/\.sendgrid\.net$/, "sendgrid.net"],
	[/\.mailgun\.org$/, "mailgun.org"],
	[/\.(?:postmarkapp\.com|mtasv\.net)$/, "spf.mtasv.net"],
	[/\.(?:gmail|google)\.com$/, "_spf.google.com"],
	[/\.(?:office365|outlook)\.com$/, "spf.protection.outlook.com"],
];

/** SPF of the envelope's domain (RFC 7208): one record, within its limits, that lets our e-mails through. */
export async function checkSpf(sender: Sender): Promise<readonly Finding[]> {
	const { envelopeDomain, lookups, sendingAddresses } = sender;
	const records = (await lookups.txt(envelopeDomain)).filter(isSpf);
	if (records.length === 0) return [fault(`${envelopeDomain} has no SPF record`)];
	if (records.length > 1)
		return [fault(`${envelopeDomain} has ${records.length} SPF records, so none of them counts: keep one`)];
	if (/(?:^|\s)\+?all\b/i.test(records[0] ?? "")) return [fault("its record allows everybody to send (+all)")];
	// Without an address of ours a stranger's shows at least whether the record can be evaluated.
	const asked = sendingAddresses.length > 0 ? sendingAddresses : ["192.0.2.1"];
	const results = await Promise.all(asked.map((ip) => resultFor(ip, sender)));
	const broken = results.find(({ result }) => result === "permerror");
	if (broken !== undefined) return [fault(`its record is broken, so it doesn't count: ${broken.comment}`)];
	if (results.some(({ result }) => result === "temperror"))
		return [warning("couldn't be evaluated: DNS didn't answer")];
	if (sendingAddresses.length === 0) return [checkByName(records[0] ?? "", sender)];
	const refused = sendingAddresses.filter((_ip, index) => results[index]?.result !== "pass");
	if (refused.length === 0) return [ok(`${envelopeDomain} allows ${sendingAddresses.join(", ")} to send`)];
	return [fault(`${envelopeDomain} doesn't allow ${refused.join(", ")} to send, but your e-mails come from there`)];
}

/** The relay is somebody else's, who sends from addresses that we cannot know. */
function checkByName(record: string, { relay, envelopeDomain }: Sender): Finding {
	const include = includeOf(relay.host);
	if (include === undefined) {
		return warning(`it's unknown which addresses ${relay.host} sends from: ask its provider, or pass one with --ip`);
	}
	if (record.toLowerCase().split(/\s+/).includes(`include:${include}`))
		return ok(`${envelopeDomain} includes ${include}`);
	return fault(`${envelopeDomain} doesn't include ${include}, which ${relay.host} needs`);
}

async function resultFor(ip: string, { envelopeDomain, lookups, relay }: Sender) {
	const { status } = await spf({
		ip,
		sender: `bounces@${envelopeDomain}`,
		helo: relay.host,
		mta: "doctor",
		maxElapsedTime: 20_000,
		resolver: resolverOf(lookups),
	});
	const { result, comment } = status as { result: string; comment?: string };
	return { result, comment: comment ?? "" };
}

/** DNS in the form in which mailauth asks it. */
function resolverOf(lookups: Lookups) {
	const absent = () => Object.assign(new Error("no such record"), { code: "ENODATA" });
	const ask = async (name: string, type: string) => {
		switch (type) {
			case "TXT":
				return (await lookups.txt(name)).map((text) => [text]);
			case "MX":
				return [...(await lookups.mx(name))];
			case "A":
				return (await lookups.addresses(name)).filter((address) => !address.includes(":"));
			case "AAAA":
				return (await lookups.addresses(name)).filter((address) => address.includes(":"));
			default:
				return [...(await lookups.names(name))];
		}
	};
	return async (name: string, type: string) => {
		const found = await ask(name, type);
		if (found.length === 0) throw absent();
		// mailauth's types know no MX records, which it takes as Node gives them.
		return found as string[];
	};
}

function isSpf(record: string): boolean {
	return /^v=spf1(?:\s|$)/i.test(record);
}

function includeOf(host: string): string | undefined {
	return includes.find(([pattern]) => pattern.test(host))?.[1];
}

/** What is there, if that will do; else with what is missing put in, or a record of its own. */
export async function spfRecord(sender: Sender, willDo: boolean): Promise<DnsRecord> {
	const { envelopeDomain, relay, lookups, sendingAddresses } = sender;
	const [present] = (await lookups.txt(envelopeDomain).catch(() => [])).filter(isSpf);
	if (willDo && present !== undefined) return { name: envelopeDomain, type: "TXT", value: present };
	const include = includeOf(relay.host);
	const addresses = sendingAddresses.map((ip) => (ip.includes(":") ? `ip6:${ip}` : `ip4:${ip}`));
	// A record that names nobody would let nobody send.
	const unknown = present === undefined && addresses.length === 0 ? ["(your mail server)"] : addresses;
	const ours = include === undefined ? unknown : [`include:${include}`];
	const terms = (present ?? "v=spf1 ~all").split(/\s+/).filter((term) => !/^\+?all$/i.test(term));
	const missing = ours.filter((term) => !terms.some((one) => one.toLowerCase() === term.toLowerCase()));
	const end = terms.findIndex((term) => /^[-~?]all$|^redirect=/i.test(term));
	const value = end < 0 ? [...terms, ...missing, "~all"] : [...terms.slice(0, end), ...missing, ...terms.slice(end)];
	return { name: envelopeDomain, type: "TXT", value: value.join(" ") };
}
