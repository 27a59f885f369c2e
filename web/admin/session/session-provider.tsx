import { createContext, type ReactNode, useCallback, useContext, useMemo, useRef, useState } from "react";
import type { Permission, Role } from "#contract/permissions.ts";
import { ask } from "#web/admin/calls/ask.ts";
import { queryClient } from "#web/admin/calls/query-client.ts";
import { useLanguage } from "#web/admin/language/language-provider.tsx";
import { forgetDrafts } from "./drafts.ts";
import { forgetSession, type StoredSession, storedSession, storeSession } from "./stored-session.ts";
import { useStoredSession } from "./use-stored-session.ts";

/** Why nobody is signed in, where there is something to say about it. */
export type SignedOutReason = "expired" | "stale" | "elsewhere" | undefined;

/** What the server says of whoever signed in. */
interface Rights {
	readonly role: Role;
	readonly permissions: readonly Permission[];
}

export type SignedIn = { readonly state: "signedIn" } & StoredSession & Rights;
/** `trouble`: why nobody can tell at present whether the stored session is good. */
export type Session =
	| { state: "checking"; trouble?: unknown }
	| { state: "signedOut"; reason: SignedOutReason }
	| SignedIn;

interface SessionControl {
	readonly session: Session;
	/** Begins the session that the server has just given. */
	readonly begin: (session: StoredSession & Rights) => void;
	/** Ends the session of a token that the server takes no more. Drafts stay. */
	readonly expire: (token: string) => void;
	/** Ends the session here and on the server. Nothing stays. */
	readonly leave: () => void;
	/** Asks at once whether the stored session is good. */
	readonly verifyNow: () => void;
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
	const begin = useCallback(({ token, username, role, permissions }: StoredSession & Rights) => {
		if (lastUser.current !== username) forgetDrafts();
		lastUser.current = username;
		storeSession({ token, username });
		setSession({ state: "signedIn", token, username, role, permissions });
	}, []);
	const end = useCallback((token: string, reason: SignedOutReason) => {
		forgetSession(token);
		queryClient.clear();
		setSession((now) => (now.state === "signedIn" && now.token !== token ? now : { state: "signedOut", reason }));
	}, []);
	const expire = useCallback((token: string) => end(token, "expired"), [end]);
	const leave = useLeave(session, end);
	const verifyNow = useStoredSession({
		held: session.state === "signedIn" ? session.token : undefined,
		onVerified: (token, verified) => begin({ token, ...verified }),
		onEnded: end,
		onTrouble: (trouble) => setSession((now) => (now.state === "checking" ? { state: "checking", trouble } : now)),
	});
	const control = useMemo(
		() => ({ session, begin, expire, leave, verifyNow }),
		[session, begin, expire, leave, verifyNow],
	);
	return <SessionContext value={control}>{children}</SessionContext>;
}

type End = (token: string, reason: SignedOutReason) => void;

function useLeave(session: Session, end: End): () => void {
	const { locale } = useLanguage();
	return useCallback(() => {
		const token = session.state === "signedIn" ? session.token : storedSession()?.token;
		if (token === undefined) return;
		forgetDrafts();
		end(token, undefined);
		// Should the server not hear of it, the session ends there by itself after a while.
		ask("POST /api/admin/auth/logout", {}, { locale, token }).catch(() => {});
	}, [session, end, locale]);
}
