import type { BulkResult, EmailPlan, ModerationAction, ModerationConflict } from "#contract/admin-decisions.ts";
import { m } from "#i18n/compiled/messages.js";
import { CallError } from "#web/admin/calls/call-error.ts";
import type { Format } from "#web/admin/language/format.ts";
import { statusNames } from "./message-words.ts";

const planWords: Readonly<Record<EmailPlan, () => string>> = {
	queued: m.admin_messages_email_waits,
	scheduled: m.admin_messages_email_scheduled,
	switched_off: m.admin_messages_email_off,
	recipient_limit: m.admin_messages_email_limit,
	not_accepted: m.admin_messages_email_not_accepted,
	mailbox_refuses: m.admin_messages_email_mailbox_refuses,
	none: () => "",
};

interface Decision {
	readonly action: ModerationAction;
	/** The beginning of the message's text. */
	readonly name: string;
	/** What becomes of the e-mail; undefined until the server has answered. */
	readonly email: EmailPlan | undefined;
}

/** What a decision does, or did and what becomes of the e-mail. */
export function decisionWords({ action, name, email }: Decision): string {
	if (email === undefined) return decidingWords[action]({ name });
	if (action === "reject") return m.admin_messages_rejected_one({ name });
	return `${m.admin_messages_approved_one({ name })} ${planWords[email]()}`.trim();
}

const decidingWords = { approve: m.admin_messages_deciding_approve, reject: m.admin_messages_deciding_reject };

/** A sentence that says of which message it speaks. */
export function named(name: string, text: string): string {
	return m.admin_messages_named({ name, text });
}

/** Who was faster and when, if that is why a decision failed; undefined for every other failure. */
export function conflictWords(error: unknown, format: Format): string | undefined {
	if (!(error instanceof CallError) || error.status !== 409) return undefined;
	const conflict = error.body as ModerationConflict;
	// Where nobody was faster, the server's own words say what is the matter.
	if (conflict.moderation_status === "pending" || conflict.reason !== undefined) return undefined;
	const status = statusNames[conflict.moderation_status]().toLowerCase();
	return m.admin_messages_conflict({ status, ...whoAndWhen(conflict, format) });
}

type DecidedPart = Pick<ModerationConflict, "decided_by" | "decided_at">;

function whoAndWhen({ decided_by, decided_at }: DecidedPart, format: Format): { who: string; when: string } {
	return {
		who: decided_by ?? m.admin_messages_moderator(),
		when: decided_at ? format.moment(decided_at) : "–",
	};
}

/** How an action on many ended, with the number it was done to. */
export const doneManyWords = {
	approve: m.admin_messages_approved_many,
	reject: m.admin_messages_rejected_many,
	remove: m.admin_messages_deleted_many,
	undo: m.admin_messages_undone_many,
};

/** How an action on many ended: how many it was done to, and what kept it from the others. */
export function bulkWords(action: keyof typeof doneManyWords, results: readonly BulkResult[], format: Format) {
	const numberOf = (outcome: BulkResult["outcome"]) => results.filter((result) => result.outcome === outcome).length;
	const [conflicts, gone, twice] = [numberOf("conflict"), numberOf("not_found"), numberOf("sent_by_another_note")];
	const sentences = [doneManyWords[action]({ count: format.number(numberOf("done")) })];
	if (conflicts > 0) {
		sentences.push(m.admin_messages_conflicts({ count: format.number(conflicts), whoWhen: deciders(results, format) }));
	}
	if (gone > 0) sentences.push(m.admin_messages_gone({ count: format.number(gone) }));
	if (twice > 0) sentences.push(m.admin_bulk_sent_by_another_note({ count: format.number(twice) }));
	return { text: sentences.join(" "), isWhole: sentences.length === 1 };
}

/** Who decided those that were in the way, each once, with the latest time. */
function deciders(results: readonly BulkResult[], format: Format): string {
	const latest = new Map<string, string>();
	for (const { outcome, decided_by = null, decided_at = null } of results) {
		if (outcome !== "conflict") continue;
		const { who, when } = whoAndWhen({ decided_by, decided_at }, format);
		latest.set(who, when);
	}
	return [...latest].map(([who, when]) => `${who}, ${when}`).join("; ");
}
