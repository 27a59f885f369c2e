import type { SystemInformation } from "#contract/admin-settings.ts";
import { erasedKinds, retention } from "#contract/retention.ts";
import type { Queries } from "#server/database/engine.ts";
import { retentionStore } from "./retention-store.ts";

/** What administrators see of what is erased by itself. */
export async function describeRetention(
	queries: Queries,
	approvedNoteDays: number,
): Promise<SystemInformation["retention"]> {
	const last = await retentionStore.lastPass(queries);
	const counts = new Map((await retentionStore.counts(queries)).map((count) => [count.kind, count]));
	const erased = erasedKinds.map((kind) => {
		const { total = 0, lastCount = 0, lastAt } = counts.get(kind) ?? {};
		const days = kind === "approved_notes" ? approvedNoteDays : retention[kind].days;
		return { kind, days, total, last_count: lastCount, last_at: moment(lastAt) };
	});
	return { last_pass_at: moment(last?.beganAt), is_doubted: (last?.doubtedSince ?? null) !== null, erased };
}

function moment(at: number | undefined): string | null {
	return at === undefined ? null : new Date(at).toISOString();
}
