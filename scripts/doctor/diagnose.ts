import { checkConfiguration } from "./configuration-checks.ts";
import { checkDkim, dkimRecord } from "./dkim-check.ts";
import { checkDmarc, dmarcRecord } from "./dmarc-check.ts";
import { type DnsRecord, type Finding, findingsOf } from "./finding.ts";
import { checkMx, checkPtr, checkRelay, mxRecord } from "./host-checks.ts";
import type { Lookups } from "./lookups.ts";
import type { GreetRelay } from "./relay.ts";
import { type Sender, senderOf } from "./sender.ts";
import { checkSpf, spfRecord } from "./spf-check.ts";

interface Examination {
	readonly environment: Readonly<Record<string, string | undefined>>;
	/** Undefined: only what needs no network. */
	readonly network: { readonly lookups: Lookups; readonly greetRelay: GreetRelay } | undefined;
	/** From which e-mails reach other mail servers, where the operator says so. */
	readonly sendingAddresses: readonly string[];
}

export interface Diagnosis {
	readonly findings: readonly Finding[];
	/** What DNS should hold; empty when it cannot be told. */
	readonly records: readonly DnsRecord[];
}

/** Everything that the doctor looks at. What cannot be looked at is a finding, never an error. */
export async function diagnose({ environment, network, sendingAddresses }: Examination): Promise<Diagnosis> {
	const { config, findings } = checkConfiguration(environment);
	if (config === undefined || network === undefined) return { findings, records: [] };
	const sender = await senderOf(config, network.lookups, sendingAddresses);
	if (sender === undefined) return { findings, records: [] };
	const found = await Promise.all([
		unlessUnanswered("SPF", checkSpf(sender)),
		unlessUnanswered("DKIM", checkDkim(sender)),
		unlessUnanswered("DMARC", checkDmarc(sender)),
		unlessUnanswered("MX", checkMx(sender)),
		unlessUnanswered("PTR", checkPtr(sender)),
		checkRelay(sender, network.greetRelay),
	]);
	return { findings: [...findings, ...found.flat()], records: await recordsOf(sender, found.flat()) };
}

/** In the order in which they are looked at; a hint for MX only where nobody takes reports. */
async function recordsOf(sender: Sender, findings: readonly Finding[]): Promise<readonly DnsRecord[]> {
	const willDo = (subject: string) => findings.every((one) => one.subject !== subject || one.level === "ok");
	const dkim = dkimRecord(sender);
	return [
		await spfRecord(sender, willDo("SPF")),
		...(dkim === undefined ? [] : [dkim]),
		await dmarcRecord(sender, willDo("DMARC")),
		...(willDo("MX") ? [] : [mxRecord(sender)]),
	];
}

async function unlessUnanswered(subject: string, checking: Promise<readonly Finding[]>): Promise<readonly Finding[]> {
	try {
		return await checking;
	} catch (error) {
		const { code } = error as NodeJS.ErrnoException;
		return [findingsOf(subject).warning(`couldn't be checked: DNS didn't answer (${code ?? "no code"})`)];
	}
}
