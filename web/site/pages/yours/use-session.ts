import { useCallback, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import type { Endpoints } from "#contract/all-endpoints.ts";
import type { EndpointInput } from "#contract/endpoint.ts";
import { m } from "#i18n/compiled/messages.js";
import { currentLocale } from "#i18n/current-locale.ts";
import { type Answer, call } from "#web/api.ts";
import { keepSession, keptSession, type OpenSession } from "./session.ts";
import { forgetToken, tokenOfAddress } from "./token-in-address.ts";

type RecipientEndpoint = {
	[Name in keyof Endpoints]: Endpoints[Name]["access"] extends "recipient" ? Name : never;
}[keyof Endpoints];

/** Calls an endpoint with the token of the session; undefined when that has ended, which has been said by then. */
export type AskOwn = <Name extends RecipientEndpoint>(
	endpoint: Name,
	input: EndpointInput<Endpoints[Name]>,
) => Promise<Answer<Endpoints[Name]> | undefined>;

/** The session that a link opens, what is said of it, and the calls that are made in it. */
export function useSession() {
	const [session, setSession] = useState<OpenSession>();
	const [opening, setOpening] = useState(false);
	/** What happened last, for the eye and for screen readers. */
	const [said, say] = useState("");
	useEffect(() => {
		if (tokenOfAddress() === undefined) setSession(keptSession());
	}, []);

	const change = useCallback((next: OpenSession | undefined): void => {
		keepSession(next);
		setSession(next);
	}, []);

	const token = session?.token;
	const ask: AskOwn = useCallback(
		async (endpoint, input) => {
			if (token === undefined) return undefined;
			const answer = await call(endpoint, input, { locale: currentLocale(), token });
			if (answer.status !== 401) return answer;
			change(undefined);
			say(wordsOf(answer));
			return undefined;
		},
		[token, change],
	);

	return {
		session,
		opening,
		said,
		say,
		ask,
		change,
		/** Opens the link in the address, which may be good for this one time only. */
		async open(): Promise<void> {
			const linkToken = tokenOfAddress();
			if (linkToken === undefined || opening) return;
			setOpening(true);
			const body = { token: linkToken };
			const answer = await call("POST /api/inbox/sessions", { body }, { locale: currentLocale() });
			flushSync(() => {
				setOpening(false);
				say(answer.status === 200 ? "" : wordsOf(answer));
				if (answer.status === 200) change(sessionOf(answer.body));
			});
			// It is used up, or was never good; with a network it can be tried again.
			if (answer.status === 200 || answer.status === 404) {
				forgetToken();
				keepSession(answer.status === 200 ? sessionOf(answer.body) : undefined);
			}
		},
	};
}

export type SessionInPage = ReturnType<typeof useSession>;

/** The service's own words for a failure, where it has any. */
export function wordsOf(answer: { readonly status: unknown; readonly body?: unknown }): string {
	const { error } = Object(answer.body);
	return typeof error === "string" && error !== "" ? error : m.yours_failed();
}

function sessionOf(opened: { token: string; accepts_notes: boolean; may_accept_notes: boolean }): OpenSession {
	return { token: opened.token, acceptsNotes: opened.accepts_notes, mayAcceptNotes: opened.may_accept_notes };
}
