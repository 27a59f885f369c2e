import { randomUUIDv7 } from "node:crypto";
import { domainOf } from "#contract/email-address.ts";
import type { Queries } from "#server/database/engine.ts";
import type { DeliveryTable } from "#server/database/schema.ts";
import { mailboxKey } from "#server/privacy/mailbox-keys.ts";
import type { Vault } from "#server/privacy/seal.ts";
import type { ClaimedRow, DeliveryStore, NewDelivery } from "./delivery-store.ts";
import type { EmailOrder } from "./email-order.ts";

/** An e-mail to be sent, and the id of what it comes from: a note, a contact message, an alert. */
export interface QueuedEmail {
	readonly sourceId: string;
	readonly order: EmailOrder;
}

/** A delivery that this process holds until its lease ends. */
export interface ClaimedDelivery extends Omit<ClaimedRow, "envelopeSealed"> {
	/** @throws when the envelope was sealed with another key. */
	readOrder(): EmailOrder;
	/** The recipient's domain, for a failure that is kept; null when the envelope does not open. */
	sealDomain(): string | null;
}

interface OutboxDependencies {
	readonly store: DeliveryStore;
	readonly vault: Vault;
}

/** The e-mails to be sent, as rows written in the transaction of what they come from. Their envelopes are sealed. */
export function createOutbox({ store, vault }: OutboxDependencies) {
	function rowOf({ sourceId, order }: QueuedEmail): NewDelivery {
		const id = randomUUIDv7();
		return {
			id,
			sourceId,
			domainKey: vault.key("domain", domainOf(order.to)),
			mailboxKey: mailboxKey(vault, order.to),
			envelopeSealed: vault.seal(JSON.stringify(order), envelopeContext(id)),
		};
	}

	return {
		/** Adds an e-mail that nobody waits for; the loop sends it on its next pass, but not before `delayMs` have passed, a minute at most. */
		enqueue(queries: Queries, email: QueuedEmail, delayMs = 0): Promise<void> {
			return store.insertDue(queries, rowOf(email), delayMs);
		},

		/** Adds an e-mail that the caller holds, to make the first attempt at it after the commit. */
		async enqueueClaimed(queries: Queries, email: QueuedEmail): Promise<ClaimedDelivery> {
			const { envelopeSealed, ...row } = await store.insertClaimed(queries, rowOf(email));
			return claimedOf(vault, row, () => email.order);
		},

		/** Takes up to `limit` deliveries that are due; no other process gets them before their lease ends. */
		async claimDue(
			queries: Queries,
			limit: number,
			except: { readonly ids: readonly string[]; readonly domains: readonly string[] },
		): Promise<readonly ClaimedDelivery[]> {
			const rows = await store.claim(queries, { limit, except });
			return rows.map(({ envelopeSealed, ...row }) =>
				claimedOf(vault, row, () => JSON.parse(vault.open(envelopeSealed, envelopeContext(row.id)))),
			);
		},

		/** Deletes the e-mail of a source that nobody has tried to send yet. `under_way`: somebody has. */
		async withdraw(queries: Queries, sourceId: string): Promise<"withdrawn" | "none" | "under_way"> {
			const { numDeletedRows } = await queries
				.deleteFrom("delivery")
				.where("source_id", "=", sourceId)
				.where("state", "=", "queued")
				.where("attempts", "=", 0)
				.executeTakeFirst();
			if (numDeletedRows > 0n) return "withdrawn";
			const rest = await queries
				.selectFrom("delivery")
				.select("id")
				.where("source_id", "=", sourceId)
				.executeTakeFirst();
			return rest === undefined ? "none" : "under_way";
		},
	};
}

function claimedOf(
	vault: Vault,
	row: Omit<ClaimedRow, "envelopeSealed">,
	readOrder: () => EmailOrder,
): ClaimedDelivery {
	const sealDomain = () => {
		try {
			return vault.seal(domainOf(readOrder().to), domainContext(row.id));
		} catch {
			return null;
		}
	};
	return { ...row, readOrder, sealDomain };
}

export type Outbox = ReturnType<typeof createOutbox>;

/** The state of an e-mail, as the people who look after the service see it. */
export type EmailState = "none" | "queued" | "sent" | "captured" | "failed";

/** How the last e-mail of a source stands; undefined when there is none, or none any more. */
export function lastEmail(queries: Queries, sourceId: string) {
	return queries
		.selectFrom("delivery")
		.select(["state", "attempts", "settled_at"])
		.where("source_id", "=", sourceId)
		.orderBy("id", "desc")
		.executeTakeFirst();
}

/** Deletes every e-mail of a source. A send under way goes on, and finds its row gone when it ends. */
export async function deleteEmails(queries: Queries, sourceId: string): Promise<void> {
	await queries.deleteFrom("delivery").where("source_id", "=", sourceId).execute();
}

/** The state of the e-mail of each source that has one. */
export async function emailStates(
	queries: Queries,
	sourceIds: readonly string[],
): Promise<ReadonlyMap<string, EmailState>> {
	if (sourceIds.length === 0) return new Map();
	const rows = await queries
		.selectFrom("delivery")
		.select(["source_id", "state"])
		.where("source_id", "in", sourceIds)
		.execute();
	return new Map(rows.map((row) => [row.source_id, emailState(row.state)]));
}

function emailState(state: DeliveryTable["state"]): EmailState {
	return state === "dead" ? "failed" : state;
}

/** What the domain of a failed e-mail is sealed for. */
export function domainContext(id: string): string {
	return `delivery/${id}/domain`;
}

function envelopeContext(id: string): string {
	return `delivery/${id}/envelope`;
}
