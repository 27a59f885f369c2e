import {
	deleteMessage,
	type ModerationAction,
	moderateMessage,
	overturnRefusal,
	undoModeration,
} from "#contract/admin-decisions.ts";
import { defaultReasons } from "#contract/default-reasons.ts";
import { ExpectedError } from "#contract/errors.ts";
import { limits } from "#contract/limits.ts";
import type { RefusalCategory } from "#contract/moderation.ts";
import { countCharacters } from "#contract/text.ts";
import { m } from "#i18n/compiled/messages.js";
import { localeOfAcceptLanguage } from "#i18n/locales.ts";
import type { Clock } from "#server/clock.ts";
import type { Database } from "#server/database/engine.ts";
import type { Serve } from "#server/http/serve.ts";
import type { MessageReview } from "./message-review.ts";

interface ReviewParts {
	readonly database: Database;
	readonly review: MessageReview;
	readonly clock: Clock;
}

/** What an administrator does with one message. */
export function serveMessageReview(serve: Serve, { database, review, clock }: ReviewParts): void {
	function answerOf({ row, email }: Awaited<ReturnType<MessageReview["decide"]>>) {
		return {
			success: true as const,
			moderation_status: row.moderation_status,
			undo_until: new Date((row.decided_at ?? clock()) + limits.undoMs).toISOString(),
			email,
			version: row.version,
		};
	}

	serve(moderateMessage, async ({ params: { id }, body }, { session: { username: by } }) => {
		const decision = readDecision(body);
		const { version } = body;
		return answerOf(await database.write((queries) => review.decide(queries, { ...decision, id, version, by })));
	});

	serve(overturnRefusal, async ({ params: { id }, body: { reason, version } }, { session: { username: by } }) => {
		const notes = writtenReason(reason) ?? defaultReasons.approve;
		return answerOf(await database.write((queries) => review.overturn(queries, { id, version, by, notes })));
	});

	serve(undoModeration, async ({ params: { id }, query }, { session: { username: by } }) => {
		const seen = { id, version: versionIn(query), by };
		const { moderation_status, version } = await database.write((queries) => review.undo(queries, seen));
		return { success: true as const, moderation_status, version };
	});

	serve(deleteMessage, async ({ params: { id }, query }, { session: { username: by }, acceptLanguage }) => {
		await database.write((queries) => review.remove(queries, { id, version: versionIn(query), by }));
		const locale = localeOfAcceptLanguage(acceptLanguage);
		return { success: true as const, message: m.message_deleted({}, { locale }) };
	});
}

function versionIn({ version }: { readonly version?: string }): number | undefined {
	return version === undefined ? undefined : Number(version);
}

/** What is asked for, as it comes in. */
interface AskedDecision {
	readonly action: ModerationAction;
	readonly reason?: string;
	readonly category?: RefusalCategory;
}

/** A decision with what is kept of it. @throws {ExpectedError} `invalid_input`, naming the field and the rule it breaks. */
export function readDecision({ action, reason, category }: AskedDecision) {
	if (category !== undefined && action === "approve") {
		throw new ExpectedError("invalid_input", "category_of_approval", { field: "category" });
	}
	const written = writtenReason(reason);
	// The words of a category are said in the language of whoever reads them.
	return { action, category, notes: written ?? (category === undefined ? defaultReasons[action] : undefined) };
}

/** Undefined when nothing is written. @throws {ExpectedError} `invalid_input` when it is too long. */
function writtenReason(reason = ""): string | undefined {
	const notes = reason.trim();
	const count = countCharacters(notes);
	const limit = limits.moderationNotesCharacters;
	if (count <= limit) return notes === "" ? undefined : notes;
	throw new ExpectedError("invalid_input", "notes_too_long", { field: "reason", inputs: { count, limit } });
}
