import { holdEvents } from "./hold-events.ts";
import { takeEarlyEvents } from "./take-early-events.ts";

/** What `<page>-island.tsx` exports. */
interface IslandModule {
	/** Fulfilled once React answers in the island. */
	hydrate(island: HTMLElement): Promise<void>;
}

const modules = import.meta.glob<IslandModule>("../pages/*/*-island.tsx");

/** What somebody does to a part of the page that they are about to use. */
const touches = ["pointerdown", "focusin", "keydown", "input", "click", "submit"];

/**
 * Has React take over each island of the page when it is first touched, or when it is in view and nothing else is to
 * be done. What is done to it before then is held, and done once React answers.
 */
export function wakeIslands(): void {
	const early = takeEarlyEvents();
	for (const island of document.querySelectorAll<HTMLElement>("[data-island]")) prepare(island, early);
}

function prepare(island: HTMLElement, early: readonly Event[]): void {
	const page = island.dataset.island;
	const load = modules[`../pages/${page}/${page}-island.tsx`];
	if (load === undefined) throw new Error(`The page ${page} has no island`);
	const awake = new AbortController();
	let waking = false;
	const wake = async (): Promise<void> => {
		if (waking) return;
		waking = true;
		try {
			const { hydrate } = await load();
			await hydrate(island);
		} catch {
			// The network is gone, or there is a new release: the next touch tries again.
			waking = false;
			return;
		}
		awake.abort();
		held.release();
	};
	for (const touch of touches) island.addEventListener(touch, wake, { capture: true, signal: awake.signal });
	const held = holdEvents(island, early);
	if (held.isUsed || island.contains(document.activeElement)) void wake();
	else whenInViewAtRest(island, wake);
}

function whenInViewAtRest(island: HTMLElement, act: () => void): void {
	const observer = new IntersectionObserver((entries) => {
		if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
		observer.disconnect();
		if ("requestIdleCallback" in window) requestIdleCallback(act);
		else setTimeout(act, 200);
	});
	const observe = (): void => observer.observe(island);
	if (document.readyState === "complete") observe();
	else addEventListener("load", observe, { once: true });
}
