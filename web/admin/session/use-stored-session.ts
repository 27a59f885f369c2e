import { useCallback, useEffect, useRef } from "react";
import type { verifySession } from "#contract/admin-session.ts";
import type { EndpointOutput } from "#contract/endpoint.ts";
import { ask } from "#web/admin/calls/ask.ts";
import { CallError } from "#web/admin/calls/call-error.ts";
import { useLanguage } from "#web/admin/language/language-provider.tsx";
import { onStoredSessionChange, storedSession } from "./stored-session.ts";

interface StoredSessionActs {
	/** The token that is in use. */
	readonly held: string | undefined;
	readonly onVerified: (token: string, verified: EndpointOutput<typeof verifySession>) => void;
	/** The server takes the token no more, or another tab has signed out. */
	readonly onEnded: (token: string, reason: "stale" | "elsewhere") => void;
	/** Nobody can tell at present: it is asked again by itself. */
	readonly onTrouble: (error: unknown) => void;
}

const maxWaitMs = 15_000;

/**
 * Verifies the token found in storage, at first and whenever another tab has put a new one there. Nothing but the
 * server's 401 ends a session: a failure on the way to it is followed by another try, ever later, and at once when the
 * connection is back. Gives what tries at once.
 */
export function useStoredSession(acts: StoredSessionActs): () => void {
	const { locale } = useLanguage();
	const now = useRef({ acts, locale });
	now.current = { acts, locale };
	const verifying = useRef<() => void>(() => {});
	useEffect(() => {
		const { verify, stop } = createVerifying(() => now.current);
		verifying.current = verify;
		verify();
		const endListening = onStoredSessionChange(verify);
		addEventListener("online", verify);
		return () => {
			stop();
			endListening();
			removeEventListener("online", verify);
		};
	}, []);
	return useCallback(() => verifying.current(), []);
}

type Now = { readonly acts: StoredSessionActs; readonly locale: ReturnType<typeof useLanguage>["locale"] };

function createVerifying(now: () => Now) {
	let timer: ReturnType<typeof setTimeout>;
	let failures = 0;
	let isStopped = false;
	const verify = async () => {
		clearTimeout(timer);
		const { acts, locale } = now();
		const token = storedSession()?.token;
		if (token === acts.held) return;
		if (token === undefined) {
			acts.onEnded(acts.held ?? "", "elsewhere");
			return;
		}
		try {
			const verified = await ask("GET /api/admin/auth/verify", {}, { locale, token });
			failures = 0;
			if (!isStopped && storedSession()?.token === token) now().acts.onVerified(token, verified);
		} catch (error) {
			if (isStopped) return;
			if (error instanceof CallError && error.status === 401) {
				now().acts.onEnded(token, "stale");
				return;
			}
			now().acts.onTrouble(error);
			clearTimeout(timer);
			timer = setTimeout(() => void verify(), Math.min(maxWaitMs, 1_000 * 2 ** failures++));
		}
	};
	const stop = () => {
		isStopped = true;
		clearTimeout(timer);
	};
	return { verify: () => void verify(), stop };
}
