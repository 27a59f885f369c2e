import type { CountsStore } from "#server/analytics/counts-store.ts";
import type { Clock } from "#server/clock.ts";
import type { Database, Queries } from "#server/database/engine.ts";
import { deliveryOfBounceAddress } from "#server/delivery/bounce-address.ts";
import { createPolicyAlarm } from "#server/delivery/policy-alarm.ts";
import type { SettledListener } from "#server/delivery/settled-listener.ts";
import type { Log } from "#server/log.ts";
import type { Vault } from "#server/privacy/seal.ts";
import type { SuppressionReason, Suppressions } from "#server/suppression/suppressions.ts";
import type { Report } from "./report.ts";

export interface BounceDependencies {
	readonly database: Database;
	readonly vault: Vault;
	readonly suppressions: Suppressions;
	readonly counts: CountsStore;
	/** Deletes what a mailbox has not received yet. */
	readonly withdrawWaiting: (queries: Queries, owner: { mailboxKey: string; recipientKey: string }) => Promise<void>;
	readonly clock: Clock;
	readonly log: Log;
}

/** What becomes of a report: it is kept beside its delivery, once, and may stop the notes to that delivery's own mailbox. */
const effects = {
	hard: { kept: "bounced", reason: "unreachable" },
	complaint: { kept: "complained", reason: "complained" },
} as const satisfies Partial<Record<Report["kind"], { kept: "bounced" | "complained"; reason: SuppressionReason }>>;

/** Keeps what a person or a server said for good; false when it was known, or something stronger. */
function createKeeping({ suppressions, counts, withdrawWaiting }: BounceDependencies) {
	async function silence(queries: Queries, mailboxKey: string, reason: SuppressionReason, at: number): Promise<void> {
		const isWish = reason === "complained";
		if (isWish) await suppressions.holdAlone(queries, mailboxKey);
		await suppressions.add(queries, { mailboxKey, reason, at });
		// A report names the mailbox only.
		if (isWish) await withdrawWaiting(queries, { mailboxKey, recipientKey: "" });
	}

	return async (queries: Queries, id: string, kind: keyof typeof effects, at: number): Promise<boolean> => {
		const { kept, reason } = effects[kind];
		const row = await queries
			.selectFrom("delivery")
			.select(["mailbox_key", "report"])
			.where("id", "=", id)
			.executeTakeFirst();
		if (row === undefined || row.report === "complained" || row.report === kept) return false;
		// The mailbox before the delivery, as whoever stops its notes takes them: so nobody waits in a circle.
		if (row.mailbox_key !== null) await silence(queries, row.mailbox_key, reason, at);
		const { numUpdatedRows } = await queries
			.updateTable("delivery")
			.set({ report: kept })
			.where("id", "=", id)
			.where((where) => where.or([where("report", "is", null), where("report", "!=", kept)]))
			.executeTakeFirst();
		if (numUpdatedRows === 0n) return false;
		await counts.bump(queries, at, "report", kept);
		return true;
	};
}

/** The life of a report: which delivery it is about, and what follows from it. */
export function createBounceLifecycle(dependencies: BounceDependencies) {
	const { database, vault, counts, clock, log } = dependencies;
	const keep = createKeeping(dependencies);
	const alarm = createPolicyAlarm(log);

	function deliveryOf({ addresses, deliveryId }: Report): string | undefined {
		const named = addresses.map((address) => deliveryOfBounceAddress(vault, address));
		return named.find((id) => id !== undefined) ?? deliveryId;
	}

	async function count(queries: Queries, id: string, label: "delayed" | "policy", at: number): Promise<boolean> {
		const row = await queries.selectFrom("delivery").select("id").where("id", "=", id).executeTakeFirst();
		if (row !== undefined) await counts.bump(queries, at, "report", label);
		return row !== undefined;
	}

	async function take(report: Report): Promise<void> {
		const { kind, code } = report;
		const id = deliveryOf(report);
		if (kind === "other" || id === undefined) return;
		const at = clock();
		const isNew = await database.write((queries) =>
			kind === "delayed" || kind === "policy" ? count(queries, id, kind, at) : keep(queries, id, kind, at),
		);
		if (isNew) log.info({ delivery: id, kind, code: code ?? undefined }, "a report on an e-mail has come in");
		if (isNew && kind === "policy") alarm(code ?? "no code");
	}

	/** A mail server may say while it is spoken to what others report later. */
	const listener: SettledListener = {
		async afterCommit({ id, hardBounce, at }) {
			// Not in the transaction that settles: it holds the delivery, which whoever stops the notes to a mailbox wants.
			if (hardBounce) await database.write((queries) => keep(queries, id, "hard", at));
		},
	};

	return {
		listener,

		/** Takes reports in order. One on no delivery of ours changes nothing. */
		async takeAll(reports: readonly Report[]): Promise<void> {
			for (const report of reports) await take(report);
		},
	};
}

export type BounceLifecycle = ReturnType<typeof createBounceLifecycle>;
