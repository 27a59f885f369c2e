import { useCallback, useRef, useState } from "react";
import type { ReviewedMessage } from "#contract/admin-messages.ts";

/** What is being done to a message. */
export type Act = "approve" | "reject" | "remove" | "undo";

/** How a message stands after each. */
export const statusAfter = { approve: "approved", reject: "rejected", undo: "pending" } as const;

/** Messages as they stand once what is under way with them is done; those being deleted are left out. */
export function asAfter(
	messages: readonly ReviewedMessage[],
	underWay: ReadonlyMap<string, Act>,
): readonly ReviewedMessage[] {
	if (underWay.size === 0) return messages;
	return messages.flatMap((message) => {
		const act = underWay.get(message.id);
		if (act === undefined) return [message];
		return act === "remove" ? [] : [{ ...message, moderation_status: statusAfter[act] }];
	});
}

/**
 * What is under way, by message. Several messages can be acted on at once; acts on the same one wait for each other, and
 * one that fails takes those with it that were to follow: they were meant for what it would have led to.
 */
export function useActs() {
	const [underWay, setUnderWay] = useState<ReadonlyMap<string, Act>>(new Map());
	const latest = useRef(new Map<string, Promise<boolean>>());
	const run = useCallback((ids: readonly string[], act: Act, work: () => Promise<boolean>): Promise<boolean> => {
		const before = ids.map((id) => latest.current.get(id) ?? Promise.resolve(true));
		setUnderWay((now) => new Map([...now, ...ids.map((id) => [id, act] as const)]));
		const mine = Promise.all(before).then((went) => (went.every(Boolean) ? work() : false));
		for (const id of ids) latest.current.set(id, mine);
		return mine.finally(() => {
			const ended = ids.filter((id) => latest.current.get(id) === mine);
			for (const id of ended) latest.current.delete(id);
			setUnderWay((now) => new Map([...now].filter(([id]) => !ended.includes(id))));
		});
	}, []);
	return { underWay, run };
}
