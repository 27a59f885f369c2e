import type { Reading, RefusalCategory } from "#contract/moderation.ts";
import type { ReportReason } from "#contract/report.ts";
import type { LearningExampleTable, MessageTable } from "#server/database/schema.ts";

/** What a decision teaches. */
type Lesson = Pick<LearningExampleTable, "label" | "category">;

/** What a reader's report calls the note, where that is one of our categories. */
const categoryOf: Readonly<Record<ReportReason, RefusalCategory | null>> = {
	unwanted: null,
	threatening: "harassment",
	sexual: "sexual",
	spam: "spam",
	other: null,
};

/**
 * What a person's decision on a waiting note says against the moderator: its likeliest reading of a note of which it was
 * unsure, its approval of one that was reported. Undefined where the two agree, or no moderator judged.
 */
export function overruled(row: MessageTable, status: "approved" | "rejected"): Lesson | undefined {
	if (row.moderation_model === null) return undefined;
	const readings: readonly Reading[] = row.moderation_readings === null ? [] : JSON.parse(row.moderation_readings);
	const named = readings.find(({ category }) => category !== null)?.category ?? row.moderation_category;
	const saw = readings.length === 0 ? row.moderation_category : (readings[0]?.category ?? null);
	if (status === "approved") return saw === null ? undefined : { label: "accept", category: saw };
	if (saw !== null) return undefined;
	const reported = row.report_reason === null ? null : categoryOf[row.report_reason];
	return { label: "reject", category: reported ?? named };
}
