import { useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import type { ModerationAction } from "#contract/admin-decisions.ts";
import type { ReviewedMessage } from "#contract/admin-messages.ts";
import type { RefusalCategory } from "#contract/moderation.ts";
import { refusalReasons } from "#i18n/category-words.ts";
import { useSession } from "#web/admin/session/session-provider.tsx";
import { type Ask, useAsk } from "#web/admin/session/use-ask.ts";
import { excerptOf } from "./excerpt.ts";
import { messageNow } from "./message-lists.ts";
import type { Undoable } from "./undoable.ts";
import { statusAfter } from "./use-acts.ts";
import { changesOf, type useAttempts } from "./use-attempts.ts";

type Messages = readonly ReviewedMessage[];
type Answer = Pick<Undoable, "messages" | "email">;

/** A decision as it is sent: a reason, the category that gives one, or neither. */
export interface Verdict {
	readonly action: ModerationAction;
	readonly reason: string;
	readonly category: RefusalCategory | undefined;
}

/** The calls behind what is done to messages. Each puts what it changed in its place, and says how it went. */
export function useCalls(attempts: ReturnType<typeof useAttempts>) {
	const ask = useAsk();
	const queryClient = useQueryClient();
	const { session } = useSession();
	/** What acts left, by message: one that is decided leaves the list, and its list may be left or read anew. */
	const left = useRef(new Map<string, number>());
	const context: Context = {
		...attempts,
		put: (id, change) => {
			if (change !== "gone" && change.version !== undefined) left.current.set(id, change.version);
			attempts.put(id, change);
		},
		ask,
		by: session.state === "signedIn" ? session.username : null,
		versionOf: ({ id, version }) => messageNow(queryClient, id)?.version ?? left.current.get(id) ?? version,
	};
	const one = callsForOne(context);
	const many = callsForMany(context);
	const each = <Given extends readonly unknown[], Answer>(
		forOne: (message: ReviewedMessage, ...given: Given) => Promise<Answer>,
		forMany: (messages: Messages, ...given: Given) => Promise<Answer>,
	) => {
		return ([first, ...others]: Messages, ...given: Given): Promise<Answer> =>
			first !== undefined && others.length === 0
				? forOne(first, ...given)
				: forMany(first === undefined ? [] : [first, ...others], ...given);
	};
	return {
		/** Resolves to what was decided and what becomes of the e-mail. */
		decide: each(one.decide, many.decide),
		overturn: one.overturn,
		remove: each(one.remove, many.remove),
		takeBack: each(one.takeBack, many.takeBack),
	};
}

interface Context extends Pick<ReturnType<typeof useAttempts>, "put" | "say"> {
	readonly ask: Ask;
	/** Who is signed in. */
	readonly by: string | null;
	/** The standing that an act is meant for: what was seen, or what the act before it on the same message left. */
	readonly versionOf: (message: ReviewedMessage) => number;
}

function callsForOne({ ask, put, say, by, versionOf }: Context) {
	const decidedNow = () => ({ decided_at: new Date().toISOString(), decided_by: by });
	return {
		async decide(message: ReviewedMessage, verdict: Verdict): Promise<Answer> {
			const { id } = message;
			const body = { ...sentOf(verdict), version: versionOf(message) };
			const { email, version } = await ask("POST /api/admin/messages/:id/moderate", { params: { id }, body });
			put(id, { ...factsOf(verdict), ...decidedNow(), version, ...(email === "queued" && { email }) });
			return { messages: [message], email };
		},
		async overturn(message: ReviewedMessage): Promise<Answer> {
			const { id } = message;
			const body = { version: versionOf(message) };
			const { email, version } = await ask("POST /api/admin/messages/:id/overturn", { params: { id }, body });
			put(id, { moderation_status: "approved", ...decidedNow(), version, is_overturned: true });
			return { messages: [message], email };
		},
		async remove(message: ReviewedMessage): Promise<void> {
			const { id } = message;
			await ask("DELETE /api/admin/messages/:id", { params: { id }, query: { version: `${versionOf(message)}` } });
			put(id, "gone");
			say.deleted(excerptOf(message.message_content));
		},
		async takeBack(message: ReviewedMessage): Promise<void> {
			const { id } = message;
			const query = { version: `${versionOf(message)}` };
			const answer = await ask("POST /api/admin/messages/:id/undo", { params: { id }, query });
			const { moderation_status, version } = answer;
			put(id, { ...restored(message), moderation_status, version });
			say.undone(excerptOf(message.message_content));
		},
	};
}

function callsForMany({ ask, put, say, by, versionOf }: Context) {
	const named = (messages: Messages) => ({ ids: messages.map(({ id }) => id), versions: messages.map(versionOf) });
	const putAll = (...changes: Parameters<typeof changesOf>) => {
		for (const [id, change] of changesOf(...changes)) put(id, change);
	};
	return {
		async decide(messages: Messages, verdict: Verdict): Promise<Answer> {
			const body = { ...sentOf(verdict), ...named(messages) };
			const { results } = await ask("POST /api/admin/messages/moderate-many", { body });
			const facts = { ...factsOf(verdict), decided_at: new Date().toISOString(), decided_by: by };
			putAll(results, () => facts);
			say.many(verdict.action, results);
			const done = new Set(results.filter(({ outcome }) => outcome === "done").map(({ id }) => id));
			return { messages: messages.filter(({ id }) => done.has(id)), email: undefined };
		},
		async remove(messages: Messages): Promise<void> {
			const { results } = await ask("POST /api/admin/messages/delete-many", { body: named(messages) });
			putAll(results, () => "gone");
			say.many("remove", results);
		},
		async takeBack(messages: Messages): Promise<void> {
			const { results } = await ask("POST /api/admin/messages/undo-many", { body: named(messages) });
			const before = new Map(messages.map((message) => [message.id, restored(message)]));
			putAll(results, (id) => before.get(id) ?? {});
			say.many("undo", results);
		},
	};
}

/** A message as it was before a decision. */
function restored(message: ReviewedMessage) {
	const { moderation_status, moderation_notes, decided_at, decided_by, decided_category, is_overturned, email } =
		message;
	return { moderation_status, moderation_notes, decided_at, decided_by, decided_category, is_overturned, email };
}

function sentOf({ action, reason, category }: Verdict) {
	return { action, ...(reason !== "" && { reason }), ...(category !== undefined && { category }) };
}

/** What a decision changes, as the server shows it. */
function factsOf({ action, reason, category }: Verdict) {
	return {
		moderation_status: statusAfter[action],
		moderation_notes: category !== undefined && reason === "" ? refusalReasons[category]() : reason,
		decided_category: category ?? null,
	};
}
