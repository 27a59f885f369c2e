import { type Static, Type } from "typebox";
import { ModerationAction } from "./admin-decisions.ts";
import { messageFilter } from "./admin-messages.ts";
import { defineEndpoint } from "./endpoint.ts";
import { Failure } from "./errors.ts";
import { limits } from "./limits.ts";
import { RefusalCategorySchema } from "./moderation.ts";
import { OptionalMoment } from "./page.ts";
import { ById } from "./row-id.ts";
import { successWith } from "./success.ts";

/** Which of the waiting messages are meant. */
const JobFilter = Type.Object({
	...messageFilter,
	view: Type.Optional(Type.Enum(["pending", "reported"], { description: "`pending`, the default: all that wait." })),
});

/** A decision on all waiting messages that matched a filter when it was ordered. */
export const BulkJob = Type.Object({
	id: Type.String(),
	state: Type.Enum(["waiting", "running", "done", "stopped"], {
		description: "`waiting`: nothing has happened yet, until `begins_at`. `stopped`: what was not decided then stays.",
	}),
	action: ModerationAction,
	category: Type.Union([RefusalCategorySchema, Type.Null()]),
	reason: Type.String({ description: "Empty when its seal is broken." }),
	total: Type.Integer(),
	done: Type.Integer({ description: "Decided by it." }),
	skipped: Type.Integer({
		description: "Left as they were: changed or erased by others before their turn, or sent by another message.",
	}),
	sent_by_another_note: Type.Integer({
		description: "Of the skipped, those whose recipient has the same words from another message.",
	}),
	created_by: Type.String(),
	created_at: Type.String({ format: "date-time" }),
	begins_at: Type.String({ format: "date-time" }),
	ended_at: OptionalMoment,
	stopped_by: Type.Union([Type.String(), Type.Null()]),
});
export type BulkJob = Static<typeof BulkJob>;

const OneJob = successWith({ job: BulkJob });

export const countForJob = defineEndpoint({
	method: "GET",
	path: "/api/admin/message-jobs/preview",
	summary: "How many waiting messages a filter matches",
	access: "notes",
	query: JobFilter,
	responses: { 200: successWith({ count: Type.Integer() }) },
});

export const orderJob = defineEndpoint({
	method: "POST",
	path: "/api/admin/message-jobs",
	summary: "Approve or reject all waiting messages that match a filter now",
	description: `It begins after ${limits.undoMs / 1_000} seconds, in which stopping it undoes it whole. Messages that come later are none of it, and those that change before their turn are left alone. 409 when another number matches than expected.`,
	access: "notes",
	body: Type.Object({
		filter: JobFilter,
		action: ModerationAction,
		reason: Type.String({ description: `1 to ${limits.moderationNotesCharacters} characters.` }),
		category: Type.Optional(RefusalCategorySchema),
		expected: Type.Integer({ minimum: 1, description: "How many messages its maker wants to decide." }),
	}),
	responses: { 200: OneJob, 409: Failure },
});

export const listJobs = defineEndpoint({
	method: "GET",
	path: "/api/admin/message-jobs",
	summary: "The jobs of late, the latest first",
	access: "notes",
	responses: { 200: successWith({ jobs: Type.Array(BulkJob) }) },
});

export const readJob = defineEndpoint({
	method: "GET",
	path: "/api/admin/message-jobs/:id",
	summary: "How a job gets on",
	access: "notes",
	params: ById,
	responses: { 200: OneJob, 404: Failure },
});

export const stopJob = defineEndpoint({
	method: "POST",
	path: "/api/admin/message-jobs/:id/stop",
	summary: "Stop a job",
	description:
		"Before it has begun nothing has happened; later what it has decided stays decided. 409 when it has ended.",
	access: "notes",
	params: ById,
	responses: { 200: OneJob, 404: Failure, 409: Failure },
});
