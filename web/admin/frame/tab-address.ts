import { useCallback, useSyncExternalStore } from "react";

/** The parts of the administration, by their fragment: /admin#analytics. */
export const adminTabs = ["messages", "analytics", "templates", "settings"] as const;
export type AdminTab = (typeof adminTabs)[number];

/** The tab a fragment names, else the first. */
export function tabOfHash(hash: string): AdminTab {
	return adminTabs.find((tab) => hash === `#${tab}`) ?? "messages";
}

/** The tab in the address, so that it outlives a reload and the browser's back button leads to the one before. */
export function useTabAddress(): readonly [AdminTab, (tab: AdminTab) => void] {
	const tab = useSyncExternalStore(onHashChange, () => tabOfHash(location.hash));
	const select = useCallback((next: AdminTab) => {
		location.hash = next;
	}, []);
	return [tab, select];
}

function onHashChange(listener: () => void): () => void {
	addEventListener("hashchange", listener);
	return () => removeEventListener("hashchange", listener);
}
