import { useCallback } from "react";
import type { Endpoints } from "#contract/all-endpoints.ts";
import type { EndpointInput, EndpointOutput } from "#contract/endpoint.ts";
import { ask } from "#web/admin/calls/ask.ts";
import { CallError } from "#web/admin/calls/call-error.ts";
import { useLanguage } from "#web/admin/language/language-provider.tsx";
import { useSession } from "./session-provider.tsx";

/** Calls an endpoint as the administrator who is signed in; see `ask`. */
export type Ask = <Name extends keyof Endpoints>(
	endpoint: Name,
	input: EndpointInput<Endpoints[Name]>,
	signal?: AbortSignal,
) => Promise<EndpointOutput<Endpoints[Name]>>;

/** The way to the server. An answer of 401 ends the session here: the sign-in page is shown, and says why. */
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
