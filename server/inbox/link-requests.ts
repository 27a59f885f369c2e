import { ExpectedError } from "#contract/errors.ts";
import type { Locale } from "#i18n/locales.ts";
import type { Clock } from "#server/clock.ts";
import type { Database, Queries } from "#server/database/engine.ts";
import type { EmailOrder } from "#server/delivery/email-order.ts";
import { deleteEmails, type Outbox } from "#server/delivery/outbox.ts";
import { createLimit, type RateLimit } from "#server/http/rate-limit.ts";
import { type PersonalRows, personOf } from "#server/privacy/personal-data.ts";
import type { Vault } from "#server/privacy/seal.ts";
import { acceptsNotes, type Suppressions } from "#server/suppression/suppressions.ts";
import type { OneTimeLinks } from "./one-time-links.ts";

interface LinkRequestDependencies {
	readonly database: Database;
	readonly vault: Vault;
	readonly outbox: Outbox;
	readonly links: OneTimeLinks;
	/** Everything of which there may be something for an address. */
	readonly rows: readonly PersonalRows[];
	readonly suppressions: Suppressions;
	readonly clock: Clock;
}

/** Anybody can type anybody's address, so a mailbox gets few of these e-mails … */
const perMailboxAndHour = 3;
/** … and one that wants none of ours gets one a day, for whoever has changed their mind. */
const perStoppedMailboxAndDay = 1;

/**
 * Mails a link to whoever asks, if anything is kept for their address: a stranger who never had anything from us is not
 * written to. Whether there is anything, the answer and its time do not tell: the same is done for every address, in one
 * transaction, and of what no e-mail comes of is taken back in it.
 */
export function createLinkRequests(dependencies: LinkRequestDependencies) {
	const { database, vault, outbox, links, rows, suppressions, clock } = dependencies;
	const limitMailbox = createLimit("links", { points: perMailboxAndHour, seconds: 3_600 });
	const limitStopped = createLimit("links after a stop", { points: perStoppedMailboxAndDay, seconds: 86_400 });

	return async (address: string, locale: Locale): Promise<void> => {
		const person = personOf(vault, address);
		const { isKept, isStopped } = await database.read(async (queries) => {
			// Each of them is asked, whatever the others say: a shorter way would show in the time.
			const kept = await Promise.all(rows.map((each) => each.isKept(queries, person)));
			const reason = await suppressions.reasonFor(queries, person.mailboxKey, clock());
			return { isKept: kept.includes(true), isStopped: !acceptsNotes(reason) };
		});
		const { take } = isStopped ? limitStopped : limitMailbox;
		const isSent = isKept && (await isLeft(take, person.mailboxKey));
		await database.write(async (queries: Queries) => {
			const { token, tokenHash } = await links.make(queries, person);
			await outbox.enqueue(queries, { sourceId: tokenHash, order: accessEmailOf(address, locale, token) });
			if (isSent) return;
			await deleteEmails(queries, tokenHash);
			await links.takeBack(queries, tokenHash);
		});
	};
}

/** The e-mail that brings a link to its owner. */
function accessEmailOf(to: string, locale: Locale, token: string): EmailOrder {
	return { template: "access", to, locale, values: { token } };
}

async function isLeft(take: RateLimit, source: string): Promise<boolean> {
	try {
		await take(source);
		return true;
	} catch (refusal) {
		if (refusal instanceof ExpectedError && refusal.code === "rate_limited") return false;
		throw refusal;
	}
}
