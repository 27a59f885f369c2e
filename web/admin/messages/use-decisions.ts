import { useRef } from "react";
import type { EmailPlan } from "#contract/admin-decisions.ts";
import type { ReviewedMessage } from "#contract/admin-messages.ts";
import { defaultReasons } from "#contract/default-reasons.ts";
import { useSession } from "#web/admin/session/session-provider.tsx";
import { excerptOf } from "./excerpt.ts";
import { type Undoable, undoEnd } from "./undoable.ts";
import { type Act, statusAfter } from "./use-acts.ts";
import { useAttempts } from "./use-attempts.ts";
import { useCalls, type Verdict } from "./use-calls.ts";
import { useUndoables } from "./use-undoables.ts";

/** What the buttons and keys send when no reason is written. */
const sentReasons: Record<Verdict["action"], string> = {
	approve: defaultReasons.approve,
	reject: defaultReasons.rejectButton,
};

type Messages = readonly ReviewedMessage[];

export interface Decisions {
	readonly underWay: ReadonlyMap<string, Act>;
	readonly undoables: readonly Undoable[];
	/** Each resolves when it is known what became of it: true when it was done. */
	readonly moderate: (messages: Messages, verdict: Verdict) => Promise<boolean>;
	/** Approves a refused message after all. */
	readonly overturn: (message: ReviewedMessage) => Promise<boolean>;
	readonly remove: (messages: Messages) => Promise<boolean>;
	readonly undo: (decision: Undoable) => Promise<boolean>;
}

/**
 * What is done to messages, one or many. Each is shown as done at once; what the server answers is put in the message's
 * place, and a failure shows the message again as it stands.
 */
export function useDecisions(reload: () => Promise<unknown>): Decisions {
	const attempts = useAttempts(reload);
	const { underWay, attempt, say } = attempts;
	const calls = useCalls(attempts);
	const { undoables, remember, answered, forget } = useUndoables();
	const isMine = useIsMine();
	const made = useRef(0);
	type Begun = Pick<Undoable, "messages" | "action" | "before">;
	const decide = (begun: Begun, work: () => Promise<Pick<Undoable, "messages" | "email">>) => {
		made.current += 1;
		const { messages, action } = begun;
		const decision = { ...begun, number: made.current, email: undefined, until: undoEnd(Date.now()) };
		remember(decision);
		return attempt({
			messages,
			act: action,
			work: async () => answered(decision, await work()),
			isDone: (now) => now !== "gone" && isMine(now) && now.moderation_status === statusAfter[action],
			onDone: (now) => answered(decision, { messages, email: planOf(now) }),
			onFailure: () => forget(decision),
		});
	};
	const nameOf = ([first]: Messages) => excerptOf(first?.message_content ?? "");
	return {
		underWay,
		undoables,
		moderate: (messages, verdict) => {
			const begun = { messages, action: verdict.action, before: "pending" } as const;
			return decide(begun, () => calls.decide(messages, withReason(verdict)));
		},
		overturn: (message) =>
			decide({ messages: [message], action: "approve", before: "rejected" }, () => calls.overturn(message)),
		remove: (messages) =>
			attempt({
				messages,
				act: "remove",
				work: () => calls.remove(messages),
				isDone: (now) => now === "gone",
				onDone: () => say.deleted(nameOf(messages)),
			}),
		undo: (decision) => {
			const { messages, before } = decision;
			forget(decision);
			return attempt({
				messages,
				act: before === "rejected" ? "reject" : "undo",
				work: () => calls.takeBack(messages),
				isDone: (now) => now !== "gone" && now.moderation_status === before,
				onDone: () => say.undone(nameOf(messages)),
				// It stands then, and can be taken back as long as there is time.
				onFailure: () => remember(decision),
			});
		},
	};
}

function withReason({ action, reason, category }: Verdict): Verdict {
	const written = reason.trim();
	return { action, category, reason: written === "" && category === undefined ? sentReasons[action] : written };
}

/** What becomes of the e-mail of a message whose decision was answered by nobody. */
function planOf(now: ReviewedMessage | "gone"): EmailPlan {
	return now !== "gone" && now.email === "queued" ? "queued" : "none";
}

function useIsMine(): (message: ReviewedMessage) => boolean {
	const { session } = useSession();
	return ({ decided_by }) => session.state === "signedIn" && decided_by === session.username;
}
