import { useCallback } from "react";
import type { Endpoints } from "#contract/all-endpoints.ts";
import type { EndpointInput, EndpointOutput } from "#contract/endpoint.ts";
import { m } from "#i18n/compiled/messages.js";
import { useSession } from "#web/admin/session/session-provider.tsx";
import { useLanguage } from "#web/admin/words/language-provider.tsx";
import { ask } from "./ask.ts";
import { CallError, serverWordsOf } from "./call-error.ts";

/** Calls an endpoint as the administrator who is signed in; see `ask`. */
export type Ask = <Name extends keyof Endpoints>(
	endpoint: Name,
	input: EndpointInput<Endpoints[Name]>,
	signal?: AbortSignal,
) => Promise<EndpointOutput<Endpoints[Name]>>;

/** The way to the server. An answer of 401 ends the session here: the door is shown, and says why. */
export function useAsk(): Ask {
	const { session, expire } = useSession();
	const { locale } = useLanguage();
	const token = session.state === "signedIn" ? session.token : "";
	return useCallback<Ask>(
		async (endpoint, input, signal) => {
			try {
				return await ask(endpoint, input, { locale, token, signal });
			} catch (error) {
				if (error instanceof CallError && error.status === 401) expire(token);
				throw error;
			}
		},
		[locale, token, expire],
	);
}

/** What to say of a failed call: the server's words, else that there was no answer, else that it failed. */
export function useErrorWords(): (error: unknown) => string {
	return useCallback((error) => {
		const spoken = serverWordsOf(error);
		if (spoken !== undefined) return spoken;
		return error instanceof CallError && error.status === undefined
			? m.admin_calls_no_server()
			: m.admin_calls_failed();
	}, []);
}
