import { sleep } from "#server/clock.ts";
import type { Database, Queries } from "#server/database/engine.ts";
import { prepare } from "#server/database/prepare.ts";
import type { DeliveryTable } from "#server/database/schema.ts";
import type { DeliveryReport } from "./attempt.ts";

const lookEveryMs = 100;

/**
 * Says what is true by now of a source's e-mail, whichever process makes its attempts; while the first one is under way
 * somewhere, it is waited for, `budgetMs` at most. Undefined: there is no e-mail.
 */
export function createReportAgain(database: Database) {
	const find = prepareFind();

	return async (sourceId: string, budgetMs: number): Promise<DeliveryReport | undefined> => {
		const deadline = performance.now() + budgetMs;
		for (;;) {
			const { rows } = await database.read((queries) => find(queries, { sourceId }));
			const row = rows[0];
			if (row === undefined) return undefined;
			const report = reportOn(row);
			if (report !== undefined) return report;
			if (performance.now() >= deadline) return { sent: false, cause: "timeout" };
			await sleep(lookEveryMs);
		}
	};
}

/** Undefined: the first attempt is under way. */
function reportOn({ state, attempts, last_code: code }: Standing): DeliveryReport | undefined {
	if (state === "sent" || state === "captured") return { sent: true };
	if (state !== "queued") return { sent: false, cause: "refused" };
	if (attempts === 0) return { sent: false, cause: "busy" };
	if (code === null) return undefined;
	// A reply begins with its three digits; EABORT is the deadline of one e-mail.
	if (/^\d/.test(code)) return { sent: false, cause: "deferred" };
	return { sent: false, cause: code === "EABORT" ? "timeout" : "unreachable" };
}

type Standing = Pick<DeliveryTable, "state" | "attempts" | "last_code">;

function prepareFind() {
	return prepare((queries: Queries, { sourceId }: { readonly sourceId: string }) =>
		queries
			.selectFrom("delivery")
			.select(["state", "attempts", "last_code"])
			.where("source_id", "=", sourceId)
			.orderBy("id")
			.limit(1),
	);
}
