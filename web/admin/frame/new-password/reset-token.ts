import { useSyncExternalStore } from "react";

/** The token of a link by which an administrator sets a new password; undefined: the address is none. */
function resetTokenOf(hash: string): string | undefined {
	return /^#new-password\?token=([\w-]{43})$/.exec(hash)?.[1];
}

/** That of the page’s address, also when a link changes it while the page is open. */
export function useResetToken(): string | undefined {
	return useSyncExternalStore(onHashChange, () => resetTokenOf(location.hash));
}

/** Takes the link out of the address: it is used up. */
export function leaveResetLink(): void {
	history.replaceState(null, "", location.pathname);
	dispatchEvent(new HashChangeEvent("hashchange"));
}

function onHashChange(listener: () => void): () => void {
	addEventListener("hashchange", listener);
	return () => removeEventListener("hashchange", listener);
}
