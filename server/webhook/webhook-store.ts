import { randomBytes, randomUUIDv7 } from "node:crypto";
import type { WebhookEvent } from "#contract/webhook-events.ts";
import type { Clock } from "#server/clock.ts";
import type { WebhookTable } from "#server/database/connection-tables.ts";
import type { Queries } from "#server/database/engine.ts";
import { SealBroken, type Vault } from "#server/privacy/seal.ts";

/** A webhook as it is called. */
interface OpenWebhook {
	readonly url: string;
	/** The newest first; the one before it signs for a while, too. */
	readonly secrets: readonly string[];
}

/** For so long after a change both secrets sign. */
const bothSignMs = 86_400_000;

/** Webhooks at rest: their addresses and secrets are sealed. */
export function createWebhookStore(vault: Vault, clock: Clock) {
	return { ...webhookRows, ...createSealing(vault, clock), ...createOpening(vault, clock) };
}

export type WebhookStore = ReturnType<typeof createWebhookStore>;

const webhookRows = {
	/** The oldest first. */
	list(queries: Queries): Promise<readonly WebhookTable[]> {
		return queries.selectFrom("webhook").selectAll().orderBy("id").execute();
	},

	find(queries: Queries, id: string): Promise<WebhookTable | undefined> {
		return queries.selectFrom("webhook").selectAll().where("id", "=", id).executeTakeFirst();
	},

	/** False: there is none of this id. */
	async remove(queries: Queries, id: string): Promise<boolean> {
		const { numDeletedRows } = await queries.deleteFrom("webhook").where("id", "=", id).executeTakeFirst();
		await queries.deleteFrom("webhook_delivery").where("webhook_id", "=", id).execute();
		return numDeletedRows > 0n;
	},

	/** Switches a webhook on, as if nothing had failed, or off. False: there is none of this id. */
	async switch(queries: Queries, id: string, isOn: boolean): Promise<boolean> {
		const { numUpdatedRows } = await queries
			.updateTable("webhook")
			.set({ off_because: isOn ? null : "switched_off", failing_since: null })
			.where("id", "=", id)
			.executeTakeFirst();
		return numUpdatedRows > 0n;
	},
};

function createSealing(vault: Vault, clock: Clock) {
	return {
		/** Adds a webhook; the secret is in this answer and can be read nowhere. */
		async insert(
			queries: Queries,
			{ url, events, by }: { readonly url: string; readonly events: readonly WebhookEvent[]; readonly by: string },
		): Promise<{ readonly row: WebhookTable; readonly secret: string }> {
			const id = randomUUIDv7();
			const secret = newSecret();
			const row: WebhookTable = {
				id,
				url_sealed: vault.seal(url, contextOf(id, "url")),
				events: JSON.stringify(events),
				secret_sealed: vault.seal(secret, contextOf(id, "secret")),
				old_secret_sealed: null,
				old_secret_until: null,
				created_at: clock(),
				created_by: by,
				failing_since: null,
				off_because: null,
			};
			await queries.insertInto("webhook").values(row).execute();
			return { row, secret };
		},

		/** Gives a webhook a new secret; undefined: there is none of this id. */
		async changeSecret(queries: Queries, id: string) {
			const secret = newSecret();
			const row = await queries
				.updateTable("webhook")
				.set((webhook) => ({
					old_secret_sealed: webhook.ref("secret_sealed"),
					old_secret_until: clock() + bothSignMs,
					secret_sealed: vault.seal(secret, contextOf(id, "secret")),
				}))
				.where("id", "=", id)
				.returningAll()
				.executeTakeFirst();
			return row && { row, secret };
		},
	};
}

function createOpening(vault: Vault, clock: Clock) {
	/** Undefined when its seal is broken. */
	function urlOf({ id, url_sealed }: Pick<WebhookTable, "id" | "url_sealed">): string | undefined {
		return openUnlessBroken(vault, url_sealed, contextOf(id, "url"));
	}

	return {
		urlOf,

		/** What is needed to call a webhook; undefined when its seals are broken. */
		open(row: WebhookTable): OpenWebhook | undefined {
			const url = urlOf(row);
			const secret = openUnlessBroken(vault, row.secret_sealed, contextOf(row.id, "secret"));
			if (url === undefined || secret === undefined) return undefined;
			const isOldGood = row.old_secret_sealed !== null && clock() < (row.old_secret_until ?? 0);
			const old = isOldGood
				? openUnlessBroken(vault, row.old_secret_sealed ?? "", contextOf(row.id, "secret"))
				: undefined;
			return { url, secrets: old === undefined ? [secret] : [secret, old] };
		},
	};
}

/** 256 bits; Standard Webhooks asks for 192 to 512. */
function newSecret(): string {
	return `whsec_${randomBytes(32).toString("base64")}`;
}

function contextOf(id: string, cell: "url" | "secret"): string {
	return `webhook/${id}/${cell}`;
}

function openUnlessBroken(vault: Vault, sealed: string, context: string): string | undefined {
	try {
		return vault.open(sealed, context);
	} catch (error) {
		if (error instanceof SealBroken) return undefined;
		throw error;
	}
}
