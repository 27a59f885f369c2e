import { useQueryClient } from "@tanstack/react-query";
import type { BulkResult } from "#contract/admin-decisions.ts";
import type { ReviewedMessage } from "#contract/admin-messages.ts";
import { CallError } from "#web/admin/calls/call-error.ts";
import { countsKey } from "#web/admin/calls/counts-key.ts";
import { useAsk } from "#web/admin/session/use-ask.ts";
import { excerptOf } from "./excerpt.ts";
import { patchMessage } from "./message-lists.ts";
import { type Act, useActs } from "./use-acts.ts";
import { useOutcomeSpeech } from "./use-outcome-speech.ts";

/** What is known of a message after an act: what changed, or that it is gone. */
export type Change = Partial<ReviewedMessage> | "gone";

interface Attempt {
	readonly messages: readonly ReviewedMessage[];
	readonly act: Act;
	/** Does it, and puts what came of it in its place. */
	readonly work: () => Promise<void>;
	/** Of one message: whether it stands as the act was to leave it. An answer may be lost after the act was done. */
	readonly isDone?: (now: ReviewedMessage | "gone") => boolean;
	/** It was done, and the answer lost. */
	readonly onDone?: (now: ReviewedMessage | "gone") => void;
	readonly onFailure?: () => void;
}

/**
 * Tries what is done to messages. A failure is said and changes nothing here; the message is asked for, as somebody else
 * may have been faster. `reload` asks for the list anew after a failure with many.
 */
export function useAttempts(reload: () => Promise<unknown>) {
	const queryClient = useQueryClient();
	const ask = useAsk();
	const say = useOutcomeSpeech();
	const { underWay, run } = useActs();
	const put = (id: string, change: Change) => {
		patchMessage(queryClient, id, change === "gone" ? undefined : (message) => ({ ...message, ...change }));
	};
	/** How a message stands now; undefined when that cannot be known. */
	const asked = async (id: string): Promise<ReviewedMessage | "gone" | undefined> => {
		try {
			return (await ask("GET /api/admin/messages/:id", { params: { id } })).message;
		} catch (error) {
			return error instanceof CallError && error.status === 404 ? "gone" : undefined;
		}
	};
	const attempt = ({ messages, act, work, isDone, onDone, onFailure }: Attempt): Promise<boolean> => {
		const only = messages.length === 1 ? messages[0] : undefined;
		const ids = messages.map(({ id }) => id);
		return run(ids, act, async () => {
			try {
				await work();
				return true;
			} catch (error) {
				const now = only && (await asked(only.id));
				if (only !== undefined && now !== undefined) put(only.id, now);
				const isGone = error instanceof CallError && error.status === 404;
				if (now !== undefined && !isGone && isDone?.(now) === true) {
					onDone?.(now);
					return true;
				}
				onFailure?.();
				say.failure(error, act, only && excerptOf(only.message_content));
				if (only === undefined) await reload();
				return false;
			} finally {
				void queryClient.invalidateQueries({ queryKey: countsKey });
			}
		});
	};
	return { underWay, attempt, put, say };
}

/** What is now known of each of many messages. `doneTo` gives what an act that went through changed. */
export function changesOf(
	results: readonly BulkResult[],
	doneTo: (id: string) => Change,
): readonly (readonly [string, Change])[] {
	return results.map(({ id, outcome, ...facts }) => {
		if (outcome === "not_found") return [id, "gone"] as const;
		const { moderation_status, decided_at = null, decided_by = null, version } = facts;
		const known = version === undefined ? {} : { version };
		if (outcome !== "done") {
			return [id, { ...known, ...(moderation_status && { moderation_status }), decided_at, decided_by }] as const;
		}
		const done = doneTo(id);
		return [id, done === "gone" ? done : { ...done, ...known }] as const;
	});
}
