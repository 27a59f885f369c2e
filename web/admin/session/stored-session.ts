/** What the browser keeps of a session between visits. */
export interface StoredSession {
	readonly token: string;
	readonly username: string;
}

const tokenKey = "admin_token";
const usernameKey = "admin_username";

/** The session kept by an earlier visit or another tab, whether still good or not. */
export function storedSession(): StoredSession | undefined {
	try {
		const token = localStorage.getItem(tokenKey);
		return token === null || token === "" ? undefined : { token, username: localStorage.getItem(usernameKey) ?? "" };
	} catch {
		return undefined;
	}
}

/** Keeps a session. The token comes last: its change is what tells other tabs. */
export function storeSession({ token, username }: StoredSession): void {
	try {
		localStorage.setItem(usernameKey, username);
		localStorage.setItem(tokenKey, token);
	} catch {
		// Storage may be blocked or full; the session then lasts as long as the page.
	}
}

/** Forgets a session, unless another tab has begun a new one meanwhile. */
export function forgetSession(token: string): void {
	if (storedSession()?.token !== token) return;
	try {
		localStorage.removeItem(usernameKey);
		localStorage.removeItem(tokenKey);
	} catch {
		// Storage that could be read a moment ago is blocked now; the server has ended the session anyway.
	}
}

/** Calls `listener` when another tab signs in or out. Gives what ends it. */
export function onStoredSessionChange(listener: () => void): () => void {
	const onStorage = ({ key }: StorageEvent) => {
		if (key === tokenKey || key === null) listener();
	};
	addEventListener("storage", onStorage);
	return () => removeEventListener("storage", onStorage);
}
