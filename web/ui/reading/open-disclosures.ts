/**
 * Opens the `<details>` that the address points to (`/faq#privacy`), and those around it: on arrival, and whenever the
 * address comes to point to one. Opening by hand leaves the address alone, since several may be open.
 */
export function openTargets(): void {
	// On arrival the browser goes there by itself, or back to where the reader was.
	openTarget();
	addEventListener("hashchange", () => {
		const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
		openTarget()?.scrollIntoView({ behavior: calm ? "instant" : "smooth" });
	});
}

/** Paper has nothing to tap: all are open in print, and closed again after it if they were. */
export function openInPrint(): void {
	let opened: HTMLDetailsElement[] = [];
	addEventListener("beforeprint", () => {
		opened = [...document.querySelectorAll<HTMLDetailsElement>("details:not([open])")];
		for (const item of opened) item.open = true;
	});
	addEventListener("afterprint", () => {
		for (const item of opened) item.open = false;
	});
}

function openTarget(): Element | undefined {
	const target = document.getElementById(location.hash.slice(1));
	const innermost = target?.closest("details") ?? null;
	if (target === null || innermost === null) return undefined;
	for (let item: HTMLDetailsElement | null = innermost; item !== null; item = around(item)) {
		item.open = true;
		item.dataset.opened = "";
	}
	return target;
}

function around(item: HTMLDetailsElement): HTMLDetailsElement | null {
	return item.parentElement?.closest("details") ?? null;
}
