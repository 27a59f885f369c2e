/** What is kept of a form by field name, whoever wrote it; null where there is nothing, undefined where nothing can be kept. */
export function recallDraft(name: string): unknown {
	let stored: string | null;
	try {
		stored = sessionStorage.getItem(keyOf(name));
	} catch {
		return undefined;
	}
	try {
		return JSON.parse(stored ?? "null");
	} catch {
		return null;
	}
}

/** Keeps the texts of a form for the tab; without texts, nothing is kept any more. */
export function keepDraft(name: string, texts: Readonly<Record<string, string>> | undefined): void {
	try {
		if (texts === undefined) sessionStorage.removeItem(keyOf(name));
		else sessionStorage.setItem(keyOf(name), JSON.stringify(texts));
	} catch {
		// Storage may be switched off or full; the draft then lasts as long as the document.
	}
}

function keyOf(name: string): string {
	return `draft-${name}`;
}
