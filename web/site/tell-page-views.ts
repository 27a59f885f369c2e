import type { countPageView } from "#contract/page-view.ts";

const url: (typeof countPageView)["path"] = "/api/page-views";

/**
 * Tells the server which pages are shown without being asked for, so that they can be counted; the one that was
 * loaded it has counted itself. Only the path is told, and nobody waits for it.
 */
export function tellPageViews(): void {
	let shown = location.pathname;
	const tell = (): void => {
		if (location.pathname === shown) return;
		shown = location.pathname;
		if (navigator.onLine) void send(shown);
	};
	// The router gives the first of these; the browser the second.
	addEventListener("pushState", tell);
	addEventListener("popstate", tell);
}

/** A view that cannot be told is not counted. The answer is read to its end, so that its connection is free again. */
async function send(path: string): Promise<void> {
	const headers = { "Content-Type": "application/json" };
	try {
		const response = await fetch(url, { method: "POST", headers, body: JSON.stringify({ path }) });
		await response.text();
	} catch {
		// The network is gone; so is the view.
	}
}
