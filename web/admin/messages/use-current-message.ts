import { useEffect, useRef, useState } from "react";
import type { ReviewedMessage } from "#contract/admin-messages.ts";
import { cardId } from "./message-card.tsx";

export interface CurrentMessage {
	/** The message that keys act on: the first until another is chosen. */
	readonly current: ReviewedMessage | undefined;
	readonly choose: (id: string) => void;
	/** Goes to the first message and focuses it. */
	readonly start: () => void;
	/** Goes `step` messages on and focuses what is there; false at either end. */
	readonly move: (step: 1 | -1) => boolean;
	/** Leaves a message that is dealt with for the next one, or for the one before the last. */
	readonly leave: (id: string) => void;
}

/** Where one is in the list. When a message goes, the one that takes its place is the current one. */
export function useCurrentMessage(messages: readonly ReviewedMessage[]): CurrentMessage {
	const [place, setPlace] = useState({ id: "", index: 0 });
	const toFocus = useRef<string>(undefined);
	const found = messages.findIndex(({ id }) => id === place.id);
	const index = found === -1 ? Math.min(place.index, messages.length - 1) : found;
	const current = messages[index];
	const goTo = (next: number, hasFocus: boolean): boolean => {
		const message = messages[next];
		if (message === undefined) return false;
		toFocus.current = hasFocus ? message.id : undefined;
		setPlace({ id: message.id, index: next });
		return true;
	};
	useEffect(() => {
		if (current === undefined || toFocus.current !== current.id) return;
		toFocus.current = undefined;
		focusCard(current.id);
	});
	return {
		current,
		choose: (id) =>
			void goTo(
				messages.findIndex((message) => message.id === id),
				false,
			),
		start: () => void goTo(0, true),
		move: (step) => goTo(index + step, true),
		leave: (id) => {
			const left = messages.findIndex((message) => message.id === id);
			if (!goTo(left + 1, true)) goTo(left - 1, true);
		},
	};
}

function focusCard(id: string): void {
	const card = document.getElementById(cardId(id));
	card?.focus({ preventScroll: true });
	card?.scrollIntoView({ block: "nearest" });
}
