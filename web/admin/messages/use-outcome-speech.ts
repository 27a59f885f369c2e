import { useMemo } from "react";
import type { BulkResult } from "#contract/admin-decisions.ts";
import { m } from "#i18n/compiled/messages.js";
import { useAnnounce } from "#web/admin/announcer/announcer.tsx";
import { CallError, serverWordsOf } from "#web/admin/calls/call-error.ts";
import { errorWords } from "#web/admin/calls/error-words.ts";
import { useFormat } from "#web/admin/language/language-provider.tsx";
import { bulkWords, conflictWords, type doneManyWords, named } from "./outcome-words.ts";
import type { Act } from "./use-acts.ts";

/** Says how actions ended and with which message, in the language chosen. */
export function useOutcomeSpeech() {
	const announce = useAnnounce();
	const format = useFormat();
	return useMemo(
		() => ({
			/** `name` is the beginning of the message's text; undefined for an action on many. */
			failure(error: unknown, act: Act, name: string | undefined): void {
				// The sign-in page that is shown now says it.
				if (error instanceof CallError && error.status === 401) return;
				const said = serverWordsOf(error);
				const plain = act === "remove" ? m.admin_messages_delete_failed() : errorWords(error);
				const text =
					conflictWords(error, format) ?? (said === undefined ? plain : m.admin_messages_error_is({ error: said }));
				announce({ tone: "failure", text: name === undefined ? text : named(name, text) });
			},
			deleted: (name: string) => announce({ tone: "success", text: m.admin_messages_deleted_one({ name }) }),
			undone: (name: string) => announce({ tone: "success", text: m.admin_messages_undone({ name }) }),
			many(action: keyof typeof doneManyWords, results: readonly BulkResult[]): void {
				const { text, isWhole } = bulkWords(action, results, format);
				announce({ tone: isWhole ? "success" : "failure", text });
			},
		}),
		[announce, format],
	);
}
