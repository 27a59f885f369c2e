import { useSyncExternalStore } from "react";

export type TabId = "send" | "received";

function subscribe(listener: () => void): () => void {
	addEventListener("hashchange", listener);
	return () => removeEventListener("hashchange", listener);
}

/**
 * The open tab, kept in the address (`#received`) so that it can be linked to, survives a reload, and back and forward
 * move between the tabs. home-script reads it out of the address.
 */
export function useTab(): [TabId, (tab: TabId) => void] {
	const tab = useSyncExternalStore<TabId>(
		subscribe,
		() => (document.documentElement.dataset.tab === "received" ? "received" : "send"),
		() => "send",
	);
	return [tab, selectTab];
}

function selectTab(tab: TabId): void {
	if (document.documentElement.dataset.tab === tab) return;
	const hash = tab === "received" ? "#received" : "";
	history.pushState(null, "", location.pathname + location.search + hash);
	// The browser tells only of those changes that it makes by itself.
	dispatchEvent(new HashChangeEvent("hashchange"));
}
