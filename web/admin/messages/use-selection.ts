import { useState } from "react";
import type { ReviewedMessage } from "#contract/admin-messages.ts";

/** The messages chosen for an action on many. What is not shown is not selected. */
export function useSelection(messages: readonly ReviewedMessage[]) {
	const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
	const selected = messages.filter(({ id }) => ids.has(id));
	return {
		selected,
		has: (id: string) => ids.has(id),
		set: (id: string, isSelected: boolean) => {
			setIds((before) => new Set(isSelected ? [...before, id] : [...before].filter((each) => each !== id)));
		},
		setAll: (isSelected: boolean) => setIds(new Set(isSelected ? messages.map(({ id }) => id) : [])),
	};
}
