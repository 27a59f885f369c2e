import type { countPageView } from "#contract/page-view.ts";

const url: (typeof countPageView)["path"] = "/api/page-views";

/**
 * Tells the server of a page that the browser shows again without asking for it, as after going back; those it loads,
 * the server counts itself. Only the path is told, and nobody waits for it.
 */
export function tellRestoredPages(): void {
	addEventListener("pageshow", ({ persisted }) => {
		if (persisted && navigator.onLine) void send(location.pathname);
	});
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
