/** What a link has opened, for as long as the tab is there. */
export interface OpenSession {
	readonly token: string;
	readonly acceptsNotes: boolean;
	/** Whether it may let notes come again. */
	readonly mayAcceptNotes: boolean;
}

const key = "inbox-session";
let current: OpenSession | undefined;

/** The session of this tab, which a reload and another language leave open. */
export function keptSession(): OpenSession | undefined {
	try {
		current = readSession(JSON.parse(sessionStorage.getItem(key) ?? "null"));
	} catch {
		// Storage may be switched off; the session then lasts as long as the document.
	}
	return current;
}

export function keepSession(session: OpenSession | undefined): void {
	current = session;
	document.documentElement.dataset.yours = session === undefined ? "ask" : "opened";
	try {
		if (session === undefined) sessionStorage.removeItem(key);
		else sessionStorage.setItem(key, JSON.stringify(session));
	} catch {
		// As above.
	}
}

function readSession(stored: Partial<OpenSession> | null): OpenSession | undefined {
	if (typeof stored?.token !== "string") return undefined;
	return {
		token: stored.token,
		acceptsNotes: stored.acceptsNotes === true,
		mayAcceptNotes: stored.mayAcceptNotes === true,
	};
}
