import { useSyncExternalStore } from "react";

export type TabId = "send" | "received";

const events = ["hashchange", "popstate", "pushState", "replaceState"];

function subscribe(listener: () => void): () => void {
	for (const event of events) addEventListener(event, listener);
	return () => {
		for (const event of events) removeEventListener(event, listener);
	};
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
}
