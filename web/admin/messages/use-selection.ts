import { useRef, useState } from "react";
import type { ReviewedMessage } from "#contract/admin-messages.ts";

/** The messages chosen for an action on many. What is not shown is not selected. */
export function useSelection(messages: readonly ReviewedMessage[]) {
	const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
	/** The one selected or left out last: a range begins there. */
	const last = useRef<string>(undefined);
	const selected = messages.filter(({ id }) => ids.has(id));
	const rangeTo = (id: string): readonly string[] => {
		const [from, to] = [last.current, id].map((each) => messages.findIndex((message) => message.id === each));
		if (from === undefined || to === undefined || from === -1 || to === -1) return [id];
		return messages.slice(Math.min(from, to), Math.max(from, to) + 1).map((message) => message.id);
	};
	return {
		selected,
		has: (id: string) => ids.has(id),
		/** `isRange`: with all between it and the one before. */
		set: (id: string, isSelected: boolean, isRange: boolean) => {
			const meant = new Set(isRange ? rangeTo(id) : [id]);
			last.current = id;
			setIds((before) => new Set([...[...before].filter((each) => !meant.has(each)), ...(isSelected ? meant : [])]));
		},
		setAll: (isSelected: boolean) => setIds(new Set(isSelected ? messages.map(({ id }) => id) : [])),
	};
}
