import { useLayoutEffect, useRef } from "react";
import type { ReviewedMessage } from "#contract/admin-messages.ts";
import { neighbour } from "./neighbour.ts";
import { focusPane, focusRow, isPaneShown } from "./places.ts";
import type { MessagesAddress } from "./use-messages-address.ts";
import { useOneMessage } from "./use-one-message.ts";

export interface CurrentMessage {
	/** The message that is read, and that keys act on. */
	readonly current: ReviewedMessage | undefined;
	/** Why the message that the address names cannot be shown. */
	readonly error: unknown;
	/** Makes a message that has the focus the one that is read, where both have room. */
	readonly choose: (id: string) => void;
	/** Opens a message to read it; `isByKey`: by a key, which leads into its text. */
	readonly open: (id: string, isByKey: boolean) => void;
	/** Goes to a message and focuses it. */
	readonly goTo: (id: string) => void;
	/** Goes to the next or the previous message. From the last one it goes on to what is loaded next. */
	readonly move: (step: 1 | -1) => void;
	/** Leaves a message that is dealt with for the next one, or for the one before the last. */
	readonly leave: (id: string) => void;
}

interface Listed {
	/** What is loaded, in its order, with what the view hides. */
	readonly loaded: readonly ReviewedMessage[];
	readonly shown: readonly ReviewedMessage[];
	/** Whether there is more to load, or on its way. */
	readonly hasMore: boolean;
	/** Whether these are the messages of another list, shown until those of this one are there. */
	readonly isOfBefore: boolean;
	readonly address: MessagesAddress;
	/** Whether the tab is in sight. */
	readonly isShown: boolean;
}

/**
 * Where one is in the list: the id in the address and nothing else, so that ring, `aria-current`, focus and keys agree
 * whatever comes and goes around it. Only the reader moves it.
 */
export function useCurrentMessage({ loaded, shown, hasMore, isOfBefore, address, isShown }: Listed): CurrentMessage {
	const { note: id, goToNote } = address;
	const toFocus = useRef<{ readonly id: string; readonly isInPane: boolean }>(undefined);
	/** The last message loaded, where the reader wanted to go on from it. */
	const goingOnFrom = useRef<string>(undefined);
	const { message: current, error } = useOneMessage(
		id,
		loaded.find((message) => message.id === id),
	);
	const nextOf = (from: string | undefined, step: 1 | -1) => {
		const ids = new Set(shown.map((message) => message.id));
		const order = loaded.map((message) => message.id);
		return neighbour(order, (each) => ids.has(each), from, step);
	};
	const goTo = (next: string) => {
		goingOnFrom.current = undefined;
		toFocus.current = { id: next, isInPane: !isPaneShown() };
		if (next !== id) goToNote(next, "replace");
		else if (focusRow(next)) toFocus.current = undefined;
	};
	useLayoutEffect(() => {
		if (!isShown) return;
		const [first] = shown;
		if (id === undefined && first !== undefined && !isOfBefore && isPaneShown()) goToNote(first.id, "replace");
		if (id !== undefined && goingOnFrom.current === id) {
			const next = nextOf(id, 1);
			if (next !== undefined) goTo(next);
		}
		const wanted = toFocus.current;
		if (wanted === undefined || wanted.id !== current?.id) return;
		toFocus.current = undefined;
		if (wanted.isInPane || !focusRow(wanted.id)) focusPane();
	});
	return {
		current,
		error,
		choose: (chosen) => {
			if (chosen !== id && isPaneShown()) goToNote(chosen, "replace");
		},
		open: (opened, isByKey) => {
			const isAlone = !isPaneShown();
			toFocus.current = isAlone || isByKey ? { id: opened, isInPane: true } : undefined;
			goToNote(opened, isAlone ? "push" : "replace");
		},
		goTo,
		move: (step) => {
			const next = nextOf(id, step);
			if (next !== undefined) goTo(next);
			else if (step === 1 && hasMore) goingOnFrom.current = id;
		},
		leave: (left) => {
			const next = nextOf(left, 1);
			if (next === undefined && hasMore) {
				goingOnFrom.current = left;
				return;
			}
			const other = next ?? nextOf(left, -1);
			if (other === undefined) goToNote(undefined, "replace");
			else goTo(other);
		},
	};
}
