import { deleteMessage, type ModerationAction, moderateMessage, undoModeration } from "#contract/admin-messages.ts";
import { ExpectedError } from "#contract/errors.ts";
import { limits } from "#contract/limits.ts";
import { countCharacters } from "#contract/text.ts";
import { m } from "#i18n/compiled/messages.js";
import { localeOfAcceptLanguage } from "#i18n/locales.ts";
import type { Clock } from "#server/clock.ts";
import type { Database } from "#server/database/engine.ts";
import type { Serve } from "#server/http/serve.ts";
import type { MessageReview } from "./message-review.ts";

/** The words that a decision is kept with when its maker gives none. */
const defaultNotes = {
	approve: "Modération manuelle: approuvé",
	reject: "Modération manuelle: rejeté",
} as const satisfies Record<ModerationAction, string>;

interface ReviewParts {
	readonly database: Database;
	readonly review: MessageReview;
	readonly clock: Clock;
}

/** What an administrator does with one message. */
export function serveMessageReview(serve: Serve, { database, review, clock }: ReviewParts): void {
	serve(moderateMessage, async ({ params, body }, { session }) => {
		const notes = decisionNotes(body.action, body.reason);
		const { row, email } = await database.write((queries) =>
			review.decide(queries, params.id, body.action, notes, session.username),
		);
		return {
			success: true as const,
			moderation_status: row.moderation_status,
			undo_until: new Date((row.decided_at ?? clock()) + limits.undoMs).toISOString(),
			email,
		};
	});

	serve(undoModeration, async ({ params }, { session }) => {
		await database.write((queries) => review.undo(queries, params.id, session.username));
		return { success: true as const, moderation_status: "pending" as const };
	});

	serve(deleteMessage, async ({ params }, { session, acceptLanguage }) => {
		await database.write((queries) => review.remove(queries, params.id, session.username));
		const locale = localeOfAcceptLanguage(acceptLanguage);
		return { success: true as const, message: m.message_deleted({}, { locale }) };
	});
}

/** What is kept with a decision. @throws {ExpectedError} `invalid_input` when it is too long. */
export function decisionNotes(action: ModerationAction, reason: string | undefined): string {
	const notes = (reason ?? "").trim();
	const count = countCharacters(notes);
	const limit = limits.moderationNotesCharacters;
	if (count <= limit) return notes === "" ? defaultNotes[action] : notes;
	throw new ExpectedError("invalid_input", "notes_too_long", { field: "reason", inputs: { count, limit } });
}
