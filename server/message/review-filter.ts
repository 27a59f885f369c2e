import { type SelectQueryBuilder, type SqlBool, sql } from "kysely";
import type { RefusalCategory } from "#contract/moderation.ts";
import { categoryOfReport, reportReasons } from "#contract/report.ts";
import type { MessageTable, Tables } from "#server/database/schema.ts";

export type Status = MessageTable["moderation_status"];

/** Which messages a reviewer wants to see; times in milliseconds, `to` exclusive. */
export interface ReviewFilter {
	/** `reported` and `held` are parts of what is pending. */
	readonly status?: Status | "reported" | "held" | undefined;
	/** Whether only reported ones are wanted, whatever the status. */
	readonly isReported?: boolean | undefined;
	readonly language?: string | undefined;
	readonly category?: RefusalCategory | undefined;
	readonly from?: number | undefined;
	readonly to?: number | undefined;
	/** As `recipientKey` of the store makes it of an address. */
	readonly recipientKey?: string | undefined;
	readonly id?: string | undefined;
}

/** What a note was refused as in the end, whoever said so: as the index of categories holds it. */
export const refusedAs = sql<RefusalCategory | null>`coalesce(decided_category, moderation_category)`;

/**
 * Narrows few rows, which are looked through: nothing here may seem worth another index than the one that finds them,
 * but for an address or an id, of which there are fewer still.
 */
export function narrowed<O>(rows: SelectQueryBuilder<Tables, "message", O>, filter: ReviewFilter) {
	const { isReported, language, category, from, to, recipientKey, id } = filter;
	return withStatus(rows, filter.status)
		.$if(isReported === true, (some) => some.where("reported_at", "is not", null))
		.$if(recipientKey !== undefined, (some) => some.where("recipient_key", "=", recipientKey ?? ""))
		.$if(id !== undefined, (some) => some.where("id", "=", id ?? ""))
		.$if(language !== undefined, (some) => some.where(sql`locale || ''`, "=", language))
		.$if(category !== undefined, (some) => some.where(isOrMayBe(category)))
		.$if(from !== undefined, (some) => some.where(sql`created_at + 0`, ">=", from))
		.$if(to !== undefined, (some) => some.where(sql`created_at + 0`, "<", to));
}

function withStatus<O>(rows: SelectQueryBuilder<Tables, "message", O>, status: ReviewFilter["status"]) {
	if (status === undefined) return rows;
	const isPart = status === "reported" || status === "held";
	return rows
		.where(sql`moderation_status || ''`, "=", isPart ? "pending" : status)
		.$if(status === "reported", (some) => some.where("reported_at", "is not", null))
		.$if(status === "held", (some) => some.where("moderation_readings", "is not", null));
}

/** Whether a note was refused as this, may be read as it, or was reported as it. */
function isOrMayBe(category: RefusalCategory | undefined) {
	const reasons = reportReasons.filter((reason) => categoryOfReport[reason] === category);
	const isReportedAs = reasons.length === 0 ? sql`1 = 0` : sql`report_reason in (${sql.join(reasons)})`;
	const reading = `%"category":"${category}"%`;
	return sql<SqlBool>`case when moderation_status = 'pending'
		then (moderation_category = ${category} or moderation_readings like ${reading} or ${isReportedAs})
		else ${refusedAs} = ${category} end`;
}
