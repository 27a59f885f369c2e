import { useEffect, useState } from "react";
import type { ReviewedMessage } from "#contract/admin-messages.ts";
import type { RefusalCategory } from "#contract/moderation.ts";
import { useAnnounce } from "#web/admin/announcer/announcer.tsx";
import { errorWords } from "#web/admin/calls/error-words.ts";
import { useDraft } from "#web/admin/session/drafts.ts";
import type { BulkAction } from "./bulk-bar.tsx";
import { filtersSet, isLookUp, matching } from "./message-filters.ts";
import { belongsTo } from "./message-view.ts";
import { latestUndoable, type Undoable } from "./undoable.ts";
import { asAfter } from "./use-acts.ts";
import { useArrived } from "./use-arrived.ts";
import { useCurrentMessage } from "./use-current-message.ts";
import { useDecisions } from "./use-decisions.ts";
import { useMessageList } from "./use-message-list.ts";
import { useMessagesAddress } from "./use-messages-address.ts";
import { useSelection } from "./use-selection.ts";

/** What is asked before it is done: an action that cannot be undone, or one on many messages. */
export type Question =
	| { readonly kind: "remove"; readonly message: ReviewedMessage }
	| { readonly kind: "many"; readonly action: BulkAction; readonly messages: readonly ReviewedMessage[] }
	| { readonly kind: "help" };

/** Above this many a word has to be typed. */
export const maxUntyped = 20;

/** So near to the end of what is loaded the next page is asked for. */
const aheadOfEnd = 20;

/** The state of the tab, and what its buttons and keys do. */
export function useMessagesTab(isShown: boolean) {
	const [question, ask] = useState<Question>();
	const listed = useListed(isShown);
	const acting = useActing(listed);
	const many = useActingOnMany(listed, ask);
	return { ...listed, ...acting, ...many, question, ask };
}

export type MessagesTabState = ReturnType<typeof useMessagesTab>;
type Listed = ReturnType<typeof useListed>;

/** Which messages there are, which of them is read, and which are selected. */
function useListed(isShown: boolean) {
	const announce = useAnnounce();
	const address = useMessagesAddress();
	const list = useMessageList(address);
	const decisions = useDecisions(list.reload);
	const view = isLookUp(address.search) ? "all" : address.view;
	const loaded = asAfter(list.messages, decisions.underWay);
	const shown = matching(
		loaded.filter((message) => belongsTo(view, message)),
		address.search,
	);
	const { hasMore, isOfBefore } = list;
	const place = useCurrentMessage({ loaded, shown, hasMore, isOfBefore, address, isShown });
	const selection = useSelection(shown);
	const arrived = useArrived(address, list, isShown);
	useLoadingAhead(list.loadMore, shown, address.note);
	const refresh = async () => {
		const failure = await list.reload();
		if (failure !== undefined) announce({ tone: "failure", text: errorWords(failure) });
	};
	return {
		address,
		filtersSet: filtersSet(address.filters),
		list,
		shown,
		decisions,
		place,
		selection,
		arrived,
		refresh,
	};
}

/** Asks for the next page before the reader is there. */
function useLoadingAhead(
	loadMore: (() => void) | undefined,
	shown: readonly ReviewedMessage[],
	id: string | undefined,
): void {
	const isNear = shown.slice(-aheadOfEnd).some((message) => message.id === id);
	useEffect(() => {
		if (isNear) loadMore?.();
	});
}

/** What is done to one message: it is left for the next one at once. */
function useActing({ place, decisions }: Listed) {
	const [reasons, setReasons] = useDraft<Readonly<Record<string, string>>>("messages.reasons", {});
	const [reasonsOpenFor, openReasons] = useState<string>();
	const reasonOf = (message: ReviewedMessage) => reasons[message.id] ?? "";
	const decide = (message: ReviewedMessage, verdict: Parameters<typeof decisions.moderate>[1]) => {
		if (message.moderation_status !== "pending") return;
		place.leave(message.id);
		void decisions.moderate([message], verdict);
	};
	const undo = (decision: Undoable) => {
		const [first] = decision.messages;
		void decisions.undo(decision);
		if (first !== undefined) place.goTo(first.id);
	};
	return {
		reasons,
		/** The message whose reasons are unfolded; only a small screen folds them. */
		reasonsOpenFor,
		openReasons,
		setReason: (id: string, reason: string) => setReasons({ ...reasons, [id]: reason }),
		approve: (message: ReviewedMessage) =>
			decide(message, { action: "approve", reason: reasonOf(message), category: undefined }),
		reject: (message: ReviewedMessage, category?: RefusalCategory) =>
			decide(message, { action: "reject", reason: reasonOf(message), category }),
		overturn: (message: ReviewedMessage) => void decisions.overturn(message),
		remove: (message: ReviewedMessage) => {
			place.leave(message.id);
			void decisions.remove([message]);
		},
		undo,
		undoLatest: () => {
			const decision = latestUndoable(decisions.undoables, Date.now());
			if (decision !== undefined) undo(decision);
		},
	};
}

/** What is done to the messages selected, after asking where it cannot be undone or reaches far. */
function useActingOnMany({ decisions, selection }: Listed, ask: (question: Question) => void) {
	const actOnMany = async (action: BulkAction, messages: readonly ReviewedMessage[]) => {
		const work =
			action === "remove"
				? decisions.remove(messages)
				: decisions.moderate(messages, { action, reason: "", category: undefined });
		if (await work) selection.setAll(false);
	};
	const askForMany = (action: BulkAction) => {
		const messages = selection.selected.filter((each) => action === "remove" || each.moderation_status === "pending");
		if (action === "remove" || messages.length > maxUntyped) ask({ kind: "many", action, messages });
		else void actOnMany(action, messages);
	};
	return { actOnMany, askForMany };
}
