import { type Static, Type } from "typebox";

/** Why a reader reports a note, in the order in which they are asked. */
export const reportReasons = ["unwanted", "threatening", "sexual", "spam", "other"] as const;
export type ReportReason = (typeof reportReasons)[number];

/** A report as administrators see it. */
export const NoteReport = Type.Object({
	reason: Type.Enum(reportReasons),
	reported_at: Type.String({ format: "date-time" }),
});
export type NoteReport = Static<typeof NoteReport>;
