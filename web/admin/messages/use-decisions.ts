import { useCallback, useState } from "react";
import type { ModerationAction, ReviewedMessage } from "#contract/admin-messages.ts";
import { m } from "#i18n/compiled/messages.js";
import { useAnnounce } from "#web/admin/announcer/announcer.tsx";
import { CallError, serverWordsOf } from "#web/admin/calls/call-error.ts";
import { errorWords } from "#web/admin/calls/error-words.ts";
import { useFormat } from "#web/admin/language/language-provider.tsx";
import { useAsk } from "#web/admin/session/use-ask.ts";
import { bulkWords, conflictWords } from "./outcome-words.ts";
import { type Undoable, undoEnd } from "./undoable.ts";

/** What the buttons and keys send when no reason is written. They are stored, so they are not translated. */
const defaultReasons: Record<ModerationAction, string> = {
	approve: "Modération manuelle: approuvé",
	reject: "Rejeté manuellement par modérateur",
};

export interface Decisions {
	/** Ids of the messages on which an action is under way. */
	readonly busy: ReadonlySet<string>;
	readonly undoables: readonly Undoable[];
	/** Each resolves when the list shows what became of it: true when it was done. */
	readonly moderate: (message: ReviewedMessage, action: ModerationAction, reason: string) => Promise<boolean>;
	readonly remove: (message: ReviewedMessage) => Promise<boolean>;
	readonly moderateMany: (ids: readonly string[], action: ModerationAction) => Promise<boolean>;
	readonly removeMany: (ids: readonly string[]) => Promise<boolean>;
	readonly undo: (decision: Undoable) => Promise<boolean>;
}

/** The actions of the list. Whatever becomes of one is announced, and the list reloaded; a failure changes nothing here. */
export function useDecisions(reload: () => Promise<void>): Decisions {
	const ask = useAsk();
	const say = useOutcomeSpeech();
	const { busy, attempt } = useAttempts(reload, say.failure);
	const [undoables, setUndoables] = useState<readonly Undoable[]>([]);
	const remember = (decision: Undoable) => setUndoables((before) => [...before.slice(-19), decision]);
	const forget = (decision: Undoable) => setUndoables((before) => before.filter((each) => each !== decision));
	return {
		busy,
		undoables,
		moderate: ({ id }, action, reason) =>
			attempt([id], "moderate", async () => {
				const askedAt = Date.now();
				const body = { action, reason: reason.trim() === "" ? defaultReasons[action] : reason.trim() };
				const { email } = await ask("POST /api/admin/messages/:id/moderate", { params: { id }, body });
				remember({ ids: [id], action, email, until: undoEnd(askedAt) });
			}),
		remove: ({ id }) =>
			attempt([id], "remove", async () => {
				await ask("DELETE /api/admin/messages/:id", { params: { id } });
				say.deleted();
			}),
		moderateMany: (ids, action) =>
			attempt(ids, "moderate", async () => {
				const askedAt = Date.now();
				const body = { ids: [...ids], action, reason: defaultReasons[action] };
				const { results } = await ask("POST /api/admin/messages/moderate-many", { body });
				say.many(action, results);
				const done = results.filter(({ outcome }) => outcome === "done").map(({ id }) => id);
				if (done.length > 0) remember({ ids: done, action, email: undefined, until: undoEnd(askedAt) });
			}),
		removeMany: (ids) =>
			attempt(ids, "remove", async () => {
				say.many("remove", (await ask("POST /api/admin/messages/delete-many", { body: { ids: [...ids] } })).results);
			}),
		undo: (decision) =>
			attempt(decision.ids, "moderate", async () => {
				const [id = ""] = decision.ids;
				if (decision.ids.length === 1) {
					await ask("POST /api/admin/messages/:id/undo", { params: { id } });
					say.undone();
				} else
					say.many(
						"undo",
						(await ask("POST /api/admin/messages/undo-many", { body: { ids: [...decision.ids] } })).results,
					);
				forget(decision);
			}),
	};
}

type Kind = "moderate" | "remove";

function useAttempts(reload: () => Promise<void>, sayFailure: (error: unknown, kind: Kind) => void) {
	const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
	const attempt = async (ids: readonly string[], kind: Kind, work: () => Promise<void>): Promise<boolean> => {
		const free = () => setBusy((before) => new Set([...before].filter((id) => !ids.includes(id))));
		setBusy((before) => new Set([...before, ...ids]));
		try {
			await work();
		} catch (error) {
			sayFailure(error, kind);
			free();
			// What failed here may have been done there, or by somebody else.
			await reload();
			return false;
		}
		await reload();
		free();
		return true;
	};
	return { busy, attempt };
}

/** Says how actions ended, in the language chosen. */
function useOutcomeSpeech() {
	const announce = useAnnounce();
	const format = useFormat();
	const failure = useCallback(
		(error: unknown, kind: Kind) => {
			// The sign-in page that is shown now says it.
			if (error instanceof CallError && error.status === 401) return;
			const said = serverWordsOf(error);
			const plain = kind === "remove" ? m.admin_messages_delete_failed() : errorWords(error);
			const text =
				conflictWords(error, format) ?? (said === undefined ? plain : m.admin_messages_error_is({ error: said }));
			announce({ tone: "failure", text });
		},
		[announce, format],
	);
	return {
		failure,
		deleted: () => announce({ tone: "success", text: m.admin_messages_deleted_one() }),
		undone: () => announce({ tone: "success", text: m.admin_messages_undone() }),
		many: (action: Parameters<typeof bulkWords>[0], results: Parameters<typeof bulkWords>[1]) => {
			const { text, isWhole } = bulkWords(action, results, format);
			announce({ tone: isWhole ? "success" : "failure", text });
		},
	};
}
