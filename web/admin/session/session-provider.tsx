import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef, useState } from "react";
import { ask } from "#web/admin/calls/ask.ts";
import { CallError } from "#web/admin/calls/call-error.ts";
import { queryClient } from "#web/admin/calls/query-client.ts";
import { useLanguage } from "#web/admin/language/language-provider.tsx";
import { forgetDrafts } from "./drafts.ts";
import {
	forgetSession,
	onStoredSessionChange,
	type StoredSession,
	storedSession,
	storeSession,
} from "./stored-session.ts";

/** Why nobody is signed in, where there is something to say about it. */
export type SignedOutReason = "expired" | "stale" | "elsewhere" | "unreachable" | undefined;

export type SignedIn = { readonly state: "signedIn" } & StoredSession;
export type Session = { state: "checking" } | { state: "signedOut"; reason: SignedOutReason } | SignedIn;

interface SessionControl {
	readonly session: Session;
	/** Begins the session that the server has just given. */
	readonly begin: (session: StoredSession) => void;
	/** Ends the session of a token that the server takes no more. Drafts stay. */
	readonly expire: (token: string) => void;
	/** Ends the session here and on the server. Nothing stays. */
	readonly leave: () => void;
}

const SessionContext = createContext<SessionControl | undefined>(undefined);

/** Who is signed in, and what changes it. */
export function useSession(): SessionControl {
	const control = useContext(SessionContext);
	if (control === undefined) throw new Error("There is no session outside of SessionProvider");
	return control;
}

/** Keeps the session in step with the browser's storage, which other tabs write too, and with what the server says. */
export function SessionProvider({ children }: { readonly children: ReactNode }) {
	const [session, setSession] = useState<Session>(() =>
		storedSession() === undefined ? { state: "signedOut", reason: undefined } : { state: "checking" },
	);
	const lastUser = useRef<string>(undefined);
	const begin = useCallback((given: StoredSession) => {
		if (lastUser.current !== given.username) forgetDrafts();
		lastUser.current = given.username;
		storeSession(given);
		setSession({ state: "signedIn", ...given });
	}, []);
	const end = useCallback((token: string, reason: SignedOutReason) => {
		forgetSession(token);
		queryClient.clear();
		setSession((now) => (now.state === "signedIn" && now.token !== token ? now : { state: "signedOut", reason }));
	}, []);
	const expire = useCallback((token: string) => end(token, "expired"), [end]);
	const leave = useLeave(session, end);
	useStoredSession(session, begin, end);
	const control = useMemo(() => ({ session, begin, expire, leave }), [session, begin, expire, leave]);
	return <SessionContext value={control}>{children}</SessionContext>;
}

type End = (token: string, reason: SignedOutReason) => void;

function useLeave(session: Session, end: End): () => void {
	const { locale } = useLanguage();
	return useCallback(() => {
		if (session.state !== "signedIn") return;
		const { token } = session;
		forgetDrafts();
		end(token, undefined);
		// Should the server not hear of it, the session ends there by itself after a while.
		ask("POST /api/admin/auth/logout", {}, { locale, token }).catch(() => {});
	}, [session, end, locale]);
}

/** Verifies the token found in storage, at first and whenever another tab has put a new one there. */
function useStoredSession(session: Session, begin: (session: StoredSession) => void, end: End): void {
	const { locale } = useLanguage();
	const now = useRef({ session, locale });
	now.current = { session, locale };
	useEffect(() => {
		const verify = async () => {
			const held = now.current.session.state === "signedIn" ? now.current.session.token : undefined;
			const token = storedSession()?.token;
			if (token === held) return;
			if (token === undefined) {
				end(held ?? "", "elsewhere");
				return;
			}
			try {
				const { username } = await ask("GET /api/admin/auth/verify", {}, { locale: now.current.locale, token });
				if (storedSession()?.token === token) begin({ token, username });
			} catch (error) {
				end(token, error instanceof CallError && error.status === 401 ? "stale" : "unreachable");
			}
		};
		void verify();
		return onStoredSessionChange(() => void verify());
	}, [begin, end]);
}
