import { type Static, Type } from "typebox";
import type { RefusalCategory } from "./moderation.ts";

/** Why a reader reports a note, in the order in which they are asked. */
export const reportReasons = ["unwanted", "threatening", "sexual", "spam", "other"] as const;
export type ReportReason = (typeof reportReasons)[number];

/** A report as administrators see it. */
export const NoteReport = Type.Object({
	reason: Type.Enum(reportReasons),
	reported_at: Type.String({ format: "date-time" }),
});
export type NoteReport = Static<typeof NoteReport>;

/** What a report calls a note, where that is one of our categories. */
export const categoryOfReport: Readonly<Record<ReportReason, RefusalCategory | null>> = {
	unwanted: null,
	threatening: "harassment",
	sexual: "sexual",
	spam: "spam",
	other: null,
};
