import { domainOf } from "#contract/email-address.ts";
import { type DnsRecord, type Finding, findingsOf } from "./finding.ts";
import type { Lookups } from "./lookups.ts";
import { organisationOf, type Sender } from "./sender.ts";
import { tagsOf } from "./tags.ts";

const { ok, warning, fault } = findingsOf("DMARC");

/** A DMARC policy (RFC 7489), and that what we send would pass it. */
export async function checkDmarc(sender: Sender): Promise<readonly Finding[]> {
	const { domain, envelopeDomain, config } = sender;
	const records = await policiesOf(sender.lookups, domain);
	if (records.length === 0) return [fault(`${domain} has no DMARC record, which large providers require`)];
	if (records.length > 1)
		return [fault(`${domain} has ${records.length} DMARC records, so none of them counts: keep one`)];
	const tags = tagsOf(records[0] ?? "");
	const policy = tags.get("p")?.toLowerCase() ?? "";
	if (!/^(?:none|quarantine|reject)$/.test(policy))
		return [fault("its record names no policy (p=none, quarantine or reject)")];
	const isAligned =
		tags.get("aspf")?.toLowerCase() === "s"
			? envelopeDomain === domain
			: organisationOf(envelopeDomain) === organisationOf(domain);
	if (isAligned) return [ok(`${domain} has the policy ${policy}, and SPF is aligned`)];
	const why = `the envelope comes from ${envelopeDomain}, which isn't ${domain}, so SPF doesn't count`;
	if (config.dkim === undefined)
		return [fault(`${why}, and no DKIM key is set: no e-mail passes the policy ${policy}`)];
	return [warning(`${why}: everything depends on DKIM. Use a BOUNCE_ADDRESS at ${domain}`)];
}

/** Of the domain itself, or else of the one that was registered. */
async function policiesOf(lookups: Lookups, domain: string): Promise<readonly string[]> {
	const own = await policiesAt(lookups, domain);
	const organisation = organisationOf(domain);
	return own.length > 0 || organisation === domain ? own : policiesAt(lookups, organisation);
}

async function policiesAt(lookups: Lookups, name: string): Promise<readonly string[]> {
	return (await lookups.txt(`_dmarc.${name}`)).filter((text) => /^v=DMARC1\b/i.test(text));
}

/** What is there, if that will do. Else reports go to the administrators where that needs no permission of another domain. */
export async function dmarcRecord({ domain, config, lookups }: Sender, willDo: boolean): Promise<DnsRecord> {
	const [present] = willDo ? await policiesAt(lookups, domain).catch(() => []) : [];
	if (present !== undefined) return { name: `_dmarc.${domain}`, type: "TXT", value: present };
	const mayReport = organisationOf(domainOf(config.adminEmail)) === organisationOf(domain);
	const reports = mayReport ? `; rua=mailto:${config.adminEmail}` : "";
	return { name: `_dmarc.${domain}`, type: "TXT", value: `v=DMARC1; p=none${reports}` };
}
