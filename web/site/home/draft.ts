interface Draft {
	readonly recipient: string;
	readonly message: string;
}

const blank: Draft = { recipient: "", message: "" };

let draft = blank;

/** The unfinished note, kept in memory only: it is there after a visit to another page and gone with the tab. */
export function readDraft(): Draft {
	return draft;
}

export function keepDraft(next: Draft): void {
	draft = next;
}

export function clearDraft(): void {
	draft = blank;
}
