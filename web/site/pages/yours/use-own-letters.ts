import { useEffect, useState } from "react";
import type { Letter } from "#contract/inbox.ts";
import { m } from "#i18n/compiled/messages.js";
import { olderThan, type ShownLetters } from "#web/site/letters/letter-list.tsx";
import { type AskOwn, wordsOf } from "./use-session.ts";

/** The letters of the session; undefined until the first have come. `say` tells what happened to them. */
export function useOwnLetters(ask: AskOwn, say: (words: string) => void) {
	const [shown, setShown] = useState<ShownLetters>();

	useEffect(() => {
		let isOver = false;
		void pageOf(ask).then((page) => {
			if (isOver || page === undefined) return;
			if (page.failure !== undefined) say(page.failure);
			const letters = page.letters ?? [];
			setShown({ letters, total: letters[0]?.number ?? 0, older: olderThan(letters), added: undefined });
		});
		return () => {
			isOver = true;
		};
	}, [ask, say]);

	return {
		shown,

		async loadOlder(): Promise<void> {
			if (shown === undefined || shown.older === "none" || shown.older === "loading") return;
			setShown({ ...shown, older: "loading" });
			const page = await pageOf(ask, shown.letters.at(-1)?.id);
			if (page === undefined) return;
			const { letters, failure } = page;
			if (letters === undefined) return setShown({ ...shown, older: { failure: failure ?? m.inbox_older_failed() } });
			const all = [...shown.letters, ...letters];
			setShown({ ...shown, letters: all, older: olderThan(letters), added: letters[0]?.id });
		},

		async erase(id: string): Promise<void> {
			const answer = await ask("DELETE /api/inbox/letters/:id", { params: { id } });
			if (answer === undefined) return;
			// One that is not there any more was erased in another tab.
			const isErased = answer.status === 200 || answer.status === 404;
			say(isErased ? m.yours_letter_erased() : wordsOf(answer));
			if (isErased) setShown((current) => current && without(current, id));
		},
	};
}

/** The letters after one was erased: those that are newer count one less. */
function without(shown: ShownLetters, id: string): ShownLetters {
	const place = shown.letters.findIndex((letter) => letter.id === id);
	if (place < 0) return shown;
	const newer = shown.letters.slice(0, place).map(({ number, ...letter }) => ({
		...letter,
		...(number !== undefined && { number: number - 1 }),
	}));
	return { ...shown, letters: [...newer, ...shown.letters.slice(place + 1)], total: shown.total - 1, added: undefined };
}

interface Page {
	/** Undefined when they could not be had. */
	readonly letters?: readonly Letter[];
	readonly failure?: string;
}

async function pageOf(ask: AskOwn, before?: string): Promise<Page | undefined> {
	const query = before === undefined ? { limit: "100" } : { limit: "100", before };
	const answer = await ask("GET /api/inbox/letters", { query });
	if (answer === undefined) return undefined;
	return answer.status === 200 ? { letters: answer.body } : { failure: wordsOf(answer) };
}
