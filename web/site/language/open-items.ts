const key = "open-items";

/** Keeps which `<details>` of the page are open, by their ids, for the same page in another language. */
export function keepOpenItems(): void {
	const ids = [...document.querySelectorAll("details[open][id]")].map(({ id }) => id);
	try {
		if (ids.length > 0) sessionStorage.setItem(key, ids.join(" "));
	} catch {
		// Storage may be blocked or full; the items are closed then.
	}
}

/** Opens what was open when the language was changed. */
export function reopenItems(): void {
	let ids: string | null = null;
	try {
		ids = sessionStorage.getItem(key);
		sessionStorage.removeItem(key);
	} catch {
		// Nothing was kept.
	}
	for (const id of ids?.split(" ") ?? []) {
		const item = document.getElementById(id);
		if (item instanceof HTMLDetailsElement) item.open = true;
	}
}
