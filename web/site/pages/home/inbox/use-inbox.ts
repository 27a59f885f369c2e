import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import type { Letter } from "#contract/inbox.ts";
import { m } from "#i18n/compiled/messages.js";
import { currentLocale } from "#i18n/current-locale.ts";
import { call } from "#web/api.ts";
import { checkAddress, type Words } from "#web/site/form/field-check.ts";
import { olderThan, type ShownLetters } from "#web/site/letters/letter-list.tsx";

/** The newest letters of an address, newest first; an empty list also stands for a look-up that failed. */
export interface OpenedInbox extends ShownLetters {
	readonly address: string;
	/** Why nothing was looked up, when that is for the reader to know. */
	readonly notice: string | undefined;
}

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
		/** Looks the address up; false when it is none, so that nothing was asked. */
		async open(): Promise<boolean> {
			const email = address.trim();
			const fault = checkAddress(email);
			setError(() => fault);
			if (fault !== undefined) return false;
			const signal = begin();
			setLoading(true);
			const { letters = [], failure } = await lettersOf(email, signal);
			if (signal.aborted) return true;
			setLoading(false);
			const total = letters[0]?.number ?? letters.length;
			const older = olderThan(letters);
			setOpened({ address: email, letters, total, older, added: undefined, notice: failure });
			return true;
		},
		async loadOlder(): Promise<void> {
			if (opened === undefined || opened.older === "none" || opened.older === "loading") return;
			const signal = begin();
			setOpened({ ...opened, older: "loading" });
			const { letters, failure } = await lettersOf(opened.address, signal, opened.letters.at(-1)?.id);
			if (signal.aborted) return;
			if (letters === undefined) {
				return setOpened({ ...opened, older: { failure: failure ?? m.inbox_older_failed() } });
			}
			const all = [...opened.letters, ...letters];
			setOpened({ ...opened, letters: all, older: olderThan(letters), added: letters[0]?.id });
		},
	};
}

interface Answer {
	/** Undefined when the look-up failed. */
	readonly letters?: readonly Letter[];
	/** The service's own words, where waiting helps. */
	readonly failure?: string;
}

async function lettersOf(email: string, signal: AbortSignal, before?: string): Promise<Answer> {
	const query = before === undefined ? { limit: "100" } : { limit: "100", before };
	try {
		const options = { locale: currentLocale(), signal };
		const answer = await call("GET /api/messages/:email", { params: { email }, query }, options);
		if (answer.status === 200 && Array.isArray(answer.body)) return { letters: answer.body };
		return answer.status === 429 ? { failure: answer.body.error } : {};
	} catch {
		return {};
	}
}
