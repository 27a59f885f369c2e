import { m } from "#i18n/compiled/messages.js";
import { saveFile } from "#web/ui/file/save-file.ts";
import type { OpenSession } from "./session.ts";
import { type SessionInPage, wordsOf } from "./use-session.ts";

interface OwnRightsOptions extends Pick<SessionInPage, "ask" | "change"> {
	readonly session: OpenSession;
	/** Says what happened, where the focus then waits. */
	readonly say: (words: string) => void;
	readonly onErased: () => void;
}

/** What can be done with everything that is kept for the address. Each says how it went. */
export function useOwnRights({ session, ask, change, say, onErased }: OwnRightsOptions) {
	return {
		async save(): Promise<void> {
			const answer = await ask("GET /api/inbox/export", {});
			if (answer === undefined) return;
			if (answer.status !== 200) return say(wordsOf(answer));
			saveFile("billet-doux.json", JSON.stringify(answer.body, null, "\t"), "application/json");
			say(m.yours_exported());
		},

		async accept(accept: boolean): Promise<void> {
			const answer = await ask("POST /api/inbox/notes", { body: { accept } });
			if (answer === undefined) return;
			if (answer.status !== 200) return say(wordsOf(answer));
			change({ ...session, acceptsNotes: accept });
			say(accept ? m.yours_started() : m.yours_stopped());
		},

		async eraseAll(): Promise<void> {
			say(m.yours_erasing());
			for (;;) {
				const answer = await ask("DELETE /api/inbox", {});
				if (answer === undefined) return;
				if (answer.status !== 200) return say(wordsOf(answer));
				if (answer.body.done) break;
			}
			say("");
			change(undefined);
			onErased();
		},

		/** Ends the session, here and there. */
		async leave(): Promise<void> {
			// Whatever comes of it: a session that cannot be ended now ends by itself.
			await ask("POST /api/inbox/sessions/end", {});
			change(undefined);
			say(m.yours_left());
		},
	};
}

export type OwnRights = ReturnType<typeof useOwnRights>;
