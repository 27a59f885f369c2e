import type { BulkResult, EmailPlan, ModerationAction, ModerationConflict } from "#contract/admin-messages.ts";
import { CallError } from "#web/admin/calls/call-error.ts";
import type { Format } from "#web/admin/words/format.ts";
import type { MessagesWords } from "./messages-words.ts";

/** What stands in the way of words: those of the language spoken, and its dates. */
export interface Speech {
	readonly words: MessagesWords;
	readonly format: Format;
}

/** What a decision did, and what becomes of the e-mail. */
export function decisionWords(action: ModerationAction, email: EmailPlan | undefined, { words }: Speech): string {
	if (action === "reject") return words.rejectedOne;
	const plans: Record<EmailPlan, string> = {
		queued: words.emailWaits,
		switched_off: words.emailOff,
		recipient_limit: words.emailLimit,
		none: "",
	};
	return `${words.approvedOne} ${email === undefined ? "" : plans[email]}`.trim();
}

/** Who was faster and when, if that is why a decision failed; undefined for every other failure. */
export function conflictWords(error: unknown, speech: Speech): string | undefined {
	if (!(error instanceof CallError) || error.status !== 409) return undefined;
	const conflict = error.body as ModerationConflict;
	// A message that still waits was not decided by anybody: the server's own words say what is the matter.
	if (conflict.moderation_status === "pending") return undefined;
	const { words } = speech;
	return words.conflict(words[conflict.moderation_status], ...whoAndWhen(conflict, speech));
}

function whoAndWhen(decided: DecidedPart, { words, format }: Speech): [string, string] {
	const { decided_by, decided_at } = decided;
	return [decided_by ?? words.moderator, decided_at ? format.moment(decided_at) : "–"];
}

type DecidedPart = Pick<ModerationConflict, "decided_by" | "decided_at">;

/** How an action on many ended: how many it was done to, and what kept it from the others. */
export function bulkWords(
	action: "approve" | "reject" | "remove" | "undo",
	results: readonly BulkResult[],
	speech: Speech,
) {
	const { words, format } = speech;
	const count = (outcome: BulkResult["outcome"]) => results.filter((result) => result.outcome === outcome).length;
	const done = {
		approve: words.approvedMany,
		reject: words.rejectedMany,
		remove: words.deletedMany,
		undo: words.undoneMany,
	};
	const sentences = [done[action](format.number(count("done")))];
	if (count("conflict") > 0)
		sentences.push(words.conflicts(format.number(count("conflict")), deciders(results, speech)));
	if (count("not_found") > 0) sentences.push(words.gone(format.number(count("not_found"))));
	return { text: sentences.join(" "), isWhole: sentences.length === 1 };
}

/** Who decided those that were in the way, each once, with the latest time. */
function deciders(results: readonly BulkResult[], speech: Speech): string {
	const latest = new Map<string, string>();
	for (const { outcome, decided_by = null, decided_at = null } of results) {
		if (outcome !== "conflict") continue;
		const [who, when] = whoAndWhen({ decided_by, decided_at }, speech);
		latest.set(who, when);
	}
	return [...latest].map(([who, when]) => `${who}, ${when}`).join("; ");
}
