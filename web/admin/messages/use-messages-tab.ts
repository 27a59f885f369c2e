import { useState } from "react";
import type { ModerationAction, ReviewedMessage } from "#contract/admin-messages.ts";
import { useDraft } from "#web/admin/session/drafts.ts";
import type { BulkAction } from "./bulk-bar.tsx";
import type { MessageView } from "./list-query.ts";
import { matching, noFilters } from "./message-filters.ts";
import { latestUndoable } from "./undoable.ts";
import { useCurrentMessage } from "./use-current-message.ts";
import { useDecisions } from "./use-decisions.ts";
import { useMessageList } from "./use-message-list.ts";
import { useSelection } from "./use-selection.ts";

/** What is asked before it is done: an action that cannot be undone, or one on many messages. */
export type Question =
	| { readonly kind: "remove"; readonly message: ReviewedMessage }
	| { readonly kind: "many"; readonly action: BulkAction; readonly ids: readonly string[] }
	| { readonly kind: "help" };

/** Above this many a word has to be typed. */
export const maxUntyped = 20;

/** The state of the tab, and what its buttons and keys do. */
export function useMessagesTab() {
	const [view, setView] = useDraft<MessageView>("messages.view", "all");
	const [filters, setFilters] = useDraft("messages.filters", noFilters);
	const [search, setSearch] = useDraft("messages.search", "");
	const [reasons, setReasons] = useDraft<Readonly<Record<string, string>>>("messages.reasons", {});
	const [question, ask] = useState<Question>();
	const list = useMessageList(view, filters);
	const shown = matching(list.messages, search);
	const decisions = useDecisions(list.reload);
	const place = useCurrentMessage(shown);
	const selection = useSelection(shown);

	/** Goes on at once, and comes back should it fail. */
	const leaveWhile = async (id: string, work: Promise<boolean>) => {
		place.leave(id);
		if (!(await work)) place.choose(id);
	};
	const moderate = (message: ReviewedMessage, action: ModerationAction) => {
		if (message.moderation_status !== "pending" || decisions.busy.has(message.id)) return;
		void leaveWhile(message.id, decisions.moderate(message, action, reasons[message.id] ?? ""));
	};
	const remove = (message: ReviewedMessage) => void leaveWhile(message.id, decisions.remove(message));
	const actOnMany = async (action: BulkAction, ids: readonly string[]) => {
		const isDone = await (action === "remove" ? decisions.removeMany(ids) : decisions.moderateMany(ids, action));
		if (isDone) selection.setAll(false);
	};
	const askForMany = (action: BulkAction) => {
		const meant = selection.selected.filter((each) => action === "remove" || each.moderation_status === "pending");
		const ids = meant.map(({ id }) => id);
		if (action === "remove" || ids.length > maxUntyped) ask({ kind: "many", action, ids });
		else void actOnMany(action, ids);
	};
	const undoLatest = () => {
		const decision = latestUndoable(decisions.undoables, Date.now());
		if (decision !== undefined) void decisions.undo(decision);
	};
	const setReason = (id: string, reason: string) => setReasons({ ...reasons, [id]: reason });
	const filtering = { view, setView, filters, setFilters, search, setSearch };
	const acting = { moderate, remove, actOnMany, askForMany, undoLatest, reasons, setReason };
	return { ...filtering, ...acting, list, shown, decisions, place, selection, question, ask };
}

export type MessagesTabState = ReturnType<typeof useMessagesTab>;
