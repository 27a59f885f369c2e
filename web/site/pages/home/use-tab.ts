import { useSyncExternalStore } from "react";

export type TabId = "send" | "received";

function subscribe(listener: () => void): () => void {
	addEventListener("hashchange", listener);
	return () => removeEventListener("hashchange", listener);
}

/** The open tab, kept in the address (`#received`) so that it can be linked to and survives a reload. */
export function useTab(): [TabId, (tab: TabId) => void] {
	const tab = useSyncExternalStore<TabId>(
		subscribe,
		() => (location.hash === "#received" ? "received" : "send"),
		() => "send",
	);
	return [tab, selectTab];
}

function selectTab(tab: TabId): void {
	const hash = tab === "received" ? "#received" : "";
	history.replaceState(history.state, "", location.pathname + location.search + hash);
	// The browser tells only of those changes that it makes by itself.
	dispatchEvent(new HashChangeEvent("hashchange"));
}
