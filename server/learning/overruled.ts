import type { Reading, RefusalCategory } from "#contract/moderation.ts";
import { categoryOfReport } from "#contract/report.ts";
import type { LearningExampleTable, MessageTable } from "#server/database/schema.ts";

/** What a decision teaches. */
type Lesson = Pick<LearningExampleTable, "label" | "category">;

interface Saw {
	readonly saw: RefusalCategory | null;
}

/**
 * What a person's decision on a waiting note says against the moderator: its likeliest reading of a note of which it was
 * unsure, its approval of one that was reported. Undefined where the two agree, or no moderator judged.
 */
export function overruled(row: MessageTable, status: "approved" | "rejected"): Lesson | undefined {
	if (row.moderation_model === null) return undefined;
	const { saw, ...lesson } = lessonOf(row, status);
	return (saw === null) === (status === "approved") ? undefined : lesson;
}

/** What a person's decision says of a note, whether or not the moderator said the same. `saw`: what that took it for. */
export function lessonOf(row: MessageTable, status: "approved" | "rejected"): Lesson & Saw {
	const readings: readonly Reading[] = row.moderation_readings === null ? [] : JSON.parse(row.moderation_readings);
	const named = readings.find(({ category }) => category !== null)?.category ?? row.moderation_category;
	const saw = readings.length === 0 ? row.moderation_category : (readings[0]?.category ?? null);
	if (status === "approved") return { saw, label: "accept", category: saw ?? named };
	const reported = row.report_reason === null ? null : categoryOfReport[row.report_reason];
	return { saw, label: "reject", category: row.decided_category ?? reported ?? named };
}
