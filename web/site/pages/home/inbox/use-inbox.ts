import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import type { Letter } from "#contract/inbox.ts";
import { currentLocale } from "#i18n/current-locale.ts";
import { call } from "#web/api.ts";
import { checkAddress, type Words } from "#web/site/form/field-check.ts";

/** The letters of an address, newest first; an empty list also stands for a look-up that failed. */
export interface OpenedInbox {
	readonly address: string;
	readonly letters: readonly Letter[];
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
			latest.current?.abort();
			const current = new AbortController();
			latest.current = current;
			setLoading(true);
			const letters = await lettersOf(email, current.signal);
			if (current.signal.aborted) return true;
			setLoading(false);
			setOpened({ address: email, letters });
			return true;
		},
	};
}

async function lettersOf(email: string, signal: AbortSignal): Promise<readonly Letter[]> {
	try {
		const answer = await call("GET /api/messages/:email", { params: { email } }, { locale: currentLocale(), signal });
		return answer.status === 200 && Array.isArray(answer.body) ? answer.body : [];
	} catch {
		return [];
	}
}
