import { createContext, useCallback, useContext, useMemo, useSyncExternalStore } from "react";
import { type Address, type AddressChange, type AdminTab, addressOf, adminTabs, changed, hrefOf } from "./address.ts";

/** `push`: the browser's back button leads to the place before. `replace`: it does not. */
export type History = "push" | "replace";

export interface AddressControl extends Address {
	readonly go: (change: AddressChange, how: History) => void;
}

/** The fragment that was last shown of each tab: whoever returns to a tab finds it as it was left. */
const lastOf = new Map<AdminTab, string>(adminTabs.map((tab) => [tab, hrefOf({ tab })]));
const listeners = new Set<() => void>();
/** The fragment that is shown; the browser's own follows it. */
let shown: string | undefined;

function shownHash(): string {
	shown ??= location.hash;
	return shown;
}

function show(hash: string): void {
	shown = hash;
	remember(hash);
}

function remember(hash: string): void {
	lastOf.set(addressOf(hash).tab, hash);
	for (const listener of listeners) listener();
}

function readLocation(): void {
	cancelWriting();
	show(location.hash);
}

function listen(listener: () => void): () => void {
	if (listeners.size === 0) {
		// Unless a part has led on in the very rendering that begins to listen.
		if (writing === undefined) readLocation();
		addEventListener("popstate", readLocation);
		addEventListener("hashchange", readLocation);
		addEventListener("pagehide", writeNow);
	}
	listeners.add(listener);
	return () => {
		listeners.delete(listener);
		if (listeners.size > 0) return;
		writeNow();
		removeEventListener("popstate", readLocation);
		removeEventListener("hashchange", readLocation);
		removeEventListener("pagehide", writeNow);
	};
}

/** Browsers bound how often an address may change: a key that is held changes it many times a second. */
const writeAfterMs = 150;
let writing: ReturnType<typeof setTimeout> | undefined;

function cancelWriting(): void {
	clearTimeout(writing);
	writing = undefined;
}

/** Writes the address that is shown into the browser's, in place of the one there. */
function writeNow(): void {
	if (writing === undefined) return;
	cancelWriting();
	history.replaceState(null, "", shownHash());
}

function goTo(hash: string, how: History): void {
	if (hash === shownHash()) return;
	if (how === "push") {
		writeNow();
		history.pushState(null, "", hash);
	}
	show(hash);
	if (how === "replace") writing ??= setTimeout(writeNow, writeAfterMs);
}

/** Names the tab to what stands in it, so that its address is its own while another tab is in sight. */
export const TabOfAddress = createContext<AdminTab | undefined>(undefined);

/**
 * Where one is, which the browser's address tells: a reload, a link and the back button all lead to it. Within a tab
 * it is that tab's own address, as it was last when another tab is in sight; changing it then leads nowhere until the
 * tab is opened again.
 */
export function useAddress(): AddressControl {
	const own = useContext(TabOfAddress);
	const hash = useSyncExternalStore(listen, () => hashOf(own));
	const address = useMemo(() => addressOf(hash), [hash]);
	const go = useCallback(
		(change: AddressChange, how: History) => {
			const next = hrefOf(changed(addressOf(hashOf(own)), change));
			const isHidden = own !== undefined && addressOf(shownHash()).tab !== own;
			if (isHidden && change.tab === undefined) remember(next);
			else goTo(next, how);
		},
		[own],
	);
	return useMemo(() => ({ ...address, go }), [address, go]);
}

function hashOf(own: AdminTab | undefined): string {
	const current = shownHash();
	return own === undefined || addressOf(current).tab === own ? current : (lastOf.get(own) ?? "");
}

/** The link that leads back to a tab as it was left. */
export function lastHrefOf(tab: AdminTab): string {
	return lastOf.get(tab) ?? hrefOf({ tab });
}
