import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { Letter } from "#contract/inbox.ts";
import { m } from "#i18n/compiled/messages.js";
import { currentLocale } from "#i18n/current-locale.ts";
import { call } from "#web/api.ts";
import { checkAddress, type Words } from "#web/site/form/field-check.ts";
import { olderThan, type ShownLetters } from "#web/site/letters/letter-list.tsx";
import { tellOfLetter } from "#web/site/visit/letter-told.ts";

/** The newest letters of an address, newest first; an empty list also stands for a look-up that failed. */
export interface OpenedInbox extends ShownLetters {
	readonly address: string;
	readonly failure: LookupFailure | undefined;
}

/** Why letters could not be looked up. */
interface LookupFailure {
	readonly words: string;
	/** Whether asking again at once may help. */
	readonly canRetry: boolean;
}

/** What came of asking: nothing was asked, something else was asked meanwhile, or there is an answer to read. */
type Asked = "invalid" | "superseded" | "answered";

/** Looks up the letters of an address. Only the latest look-up counts: an earlier, slower answer is dropped. */
export function useInbox(field: RefObject<HTMLInputElement | null>) {
	const [address, setAddress] = useState("");
	const [error, setError] = useState<Words>();
	const [loading, setLoading] = useState(false);
	const [opened, setOpened] = useState<OpenedInbox>();
	const latest = useRef<AbortController>(undefined);
	// What was typed before React took the field over.
	useLayoutEffect(() => setAddress(field.current?.value ?? ""), [field]);

	function begin(): AbortSignal {
		latest.current?.abort();
		latest.current = new AbortController();
		return latest.current.signal;
	}

	return {
		address,
		error,
		loading,
		opened,
		writeAddress(text: string): void {
			setAddress(text);
			setError(undefined);
		},
		/** Looks the address up; what came of it is drawn by the time that this is fulfilled. */
		async open(): Promise<Asked> {
			const email = address.trim();
			const fault = checkAddress(email);
			setError(() => fault);
			if (fault !== undefined) setOpened(unlessEmpty);
			if (fault !== undefined) return "invalid";
			const signal = begin();
			setLoading(true);
			const { letters = [], failure } = await lettersOf(email, signal);
			if (signal.aborted) return "superseded";
			if (letters.length > 0) tellOfLetter();
			const total = letters[0]?.number ?? letters.length;
			flushSync(() => {
				setLoading(false);
				setOpened({ address: email, letters, total, older: olderThan(letters), added: undefined, failure });
			});
			return "answered";
		},
		async loadOlder(): Promise<void> {
			if (opened === undefined || opened.older === "none" || opened.older === "loading") return;
			const signal = begin();
			setOpened({ ...opened, older: "loading" });
			const { letters, failure } = await lettersOf(opened.address, signal, opened.letters.at(-1)?.id);
			if (signal.aborted) return;
			if (letters === undefined) {
				const words = failure?.canRetry === false ? failure.words : m.inbox_older_failed();
				return setOpened({ ...opened, older: { failure: words } });
			}
			const all = [...opened.letters, ...letters];
			setOpened({ ...opened, letters: all, older: olderThan(letters), added: letters[0]?.id });
		},
	};
}

/** That an address has no letters is not said beside what is no address. */
function unlessEmpty(opened: OpenedInbox | undefined): OpenedInbox | undefined {
	return opened?.letters.length === 0 ? undefined : opened;
}

interface Answer {
	/** Undefined when the look-up failed. */
	readonly letters?: readonly Letter[];
	readonly failure?: LookupFailure;
}

async function lettersOf(email: string, signal: AbortSignal, before?: string): Promise<Answer> {
	const query = before === undefined ? { limit: "100" } : { limit: "100", before };
	const failed: Answer = { failure: { words: m.inbox_failed(), canRetry: true } };
	try {
		const options = { locale: currentLocale(), signal };
		const answer = await call("GET /api/messages/:email", { params: { email }, query }, options);
		if (answer.status === 200) return Array.isArray(answer.body) ? { letters: answer.body } : failed;
		if (answer.status === "offline") return { failure: { words: m.inbox_failed_offline(), canRetry: true } };
		// The service's own words, where waiting helps.
		if (answer.status === 429) return { failure: { words: answer.body.error, canRetry: false } };
		return failed;
	} catch {
		return failed;
	}
}
