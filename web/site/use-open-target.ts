import { useEffect } from "react";

/** How wouter and the browser tell that the address has changed within a page. */
const events = ["pushState", "hashchange"];

/**
 * Opens the `<details>` that the address points to (`/faq#privacy`) and goes there: on arrival, and whenever the
 * address comes to point to one. Opening by hand leaves the address alone, since several may be open.
 */
export function useOpenTarget(): void {
	useEffect(() => {
		const found = openTarget();
		// When the document was loaded for this address, the browser has gone there, or back to where the reader was.
		if (found?.matches(":target") === false) found.scrollIntoView();
		let path = location.pathname;
		const follow = (): void => {
			// Another language is the same place.
			if (location.pathname === path) openTarget()?.scrollIntoView({ behavior: scrollBehavior() });
			path = location.pathname;
		};
		for (const event of events) addEventListener(event, follow);
		return () => {
			for (const event of events) removeEventListener(event, follow);
		};
	}, []);
}

function openTarget(): HTMLDetailsElement | undefined {
	const target = document.getElementById(location.hash.slice(1));
	if (!(target instanceof HTMLDetailsElement)) return undefined;
	target.open = true;
	target.dataset.opened = "";
	return target;
}

function scrollBehavior(): ScrollBehavior {
	return matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth";
}
