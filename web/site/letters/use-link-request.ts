import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import { m } from "#i18n/compiled/messages.js";
import { currentLocale } from "#i18n/current-locale.ts";
import { call } from "#web/api.ts";
import { checkAddress, type Words } from "#web/site/form/field-check.ts";

/** The request for a link, and what became of it. `typed` is the address that its field begins with. */
export function useLinkRequest(field: RefObject<HTMLInputElement | null>, typed: string) {
	const [address, setAddress] = useState(typed);
	const [error, setError] = useState<Words>();
	const [sending, setSending] = useState(false);
	const [sentTo, setSentTo] = useState<string>();
	// A second click can come before the first has been drawn.
	const underway = useRef(false);
	// What was typed before React took the field over.
	useLayoutEffect(() => setAddress(field.current?.value ?? ""), [field]);

	return {
		address,
		error,
		sending,
		/** The address that the last request was about. */
		sentTo,
		writeAddress(text: string): void {
			setAddress(text);
			setError(undefined);
		},
		/** Sends the request; false when it was not taken, for the reason that then stands at the field. */
		async send(): Promise<boolean> {
			if (underway.current) return true;
			const email = address.trim();
			const fault = checkAddress(email);
			setError(() => fault);
			setSentTo(undefined);
			if (fault !== undefined) return false;
			underway.current = true;
			setSending(true);
			const answer = await call("POST /api/inbox/links", { body: { email } }, { locale: currentLocale() });
			underway.current = false;
			setSending(false);
			if (answer.status === 200) {
				setSentTo(email);
				return true;
			}
			const words = "body" in answer ? answer.body.error : undefined;
			setError(() => () => words ?? m.link_failed());
			return false;
		},
	};
}
