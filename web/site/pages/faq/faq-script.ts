/**
 * Opens the `<details>` that the address points to (`/faq#privacy`): on arrival, and whenever the address comes to point
 * to one. Opening by hand leaves the address alone, since several may be open.
 */
function openTarget(): HTMLDetailsElement | undefined {
	const target = document.getElementById(location.hash.slice(1));
	if (!(target instanceof HTMLDetailsElement)) return undefined;
	target.open = true;
	target.dataset.opened = "";
	return target;
}

// On arrival the browser goes there by itself, or back to where the reader was.
openTarget();
addEventListener("hashchange", () => {
	const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
	openTarget()?.scrollIntoView({ behavior: calm ? "instant" : "smooth" });
});
