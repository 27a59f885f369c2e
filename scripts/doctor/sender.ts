import { getDomain } from "tldts";
import { domainOf } from "#contract/email-address.ts";
import type { Config } from "#server/config.ts";
import type { Lookups } from "./lookups.ts";
import { type Relay, relayOf } from "./relay.ts";

/** What others see of our e-mails, as far as the configuration says. */
export interface Sender {
	readonly config: Config;
	readonly lookups: Lookups;
	/** Of the From address, which people see and DMARC is about. */
	readonly domain: string;
	/** Of the envelope's sender, which SPF is about and reports go to. */
	readonly envelopeDomain: string;
	readonly relay: Relay;
	/** Whether the relay belongs to the domain, so that its addresses can be taken for those that others see. */
	readonly isOwnRelay: boolean;
	/** From which e-mails reach other mail servers; empty when nobody told. */
	readonly sendingAddresses: readonly string[];
}

/** Undefined without a mail server. */
export async function senderOf(
	config: Config,
	lookups: Lookups,
	given: readonly string[],
): Promise<Sender | undefined> {
	if (config.smtpUrl === undefined) return undefined;
	const relay = relayOf(config.smtpUrl);
	const domain = domainOf(config.mailFrom.address);
	const isOwnRelay = organisationOf(relay.host) === organisationOf(domain);
	const asked = given.length === 0 && isOwnRelay && !relay.isLoopback ? await addressesOf(lookups, relay.host) : given;
	return {
		config,
		lookups,
		domain,
		envelopeDomain: domainOf(config.bounceAddress ?? config.mailFrom.address),
		relay,
		isOwnRelay,
		sendingAddresses: asked,
	};
}

/** The registered domain, or the name itself where there is none. */
export function organisationOf(name: string): string {
	return getDomain(name, { allowPrivateDomains: true }) ?? name;
}

/** None when DNS does not answer: the checks that want some say so. */
async function addressesOf(lookups: Lookups, host: string): Promise<readonly string[]> {
	return lookups.addresses(host).catch(() => []);
}
