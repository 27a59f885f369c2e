/** Where messages are on the page, by their ids. */

export const paneId = "message-pane";
export const paneTitleId = "message-pane-title";
export const reasonFieldId = "message-reason";
export const searchFieldId = "messages-search";

/** The id of a message's row. */
export function rowId(id: string): string {
	return `message-${id}`;
}

/** Whether a message's whole text is beside the list, or would be: on a small screen the list is there alone. */
export function isPaneShown(): boolean {
	return document.getElementById(paneId)?.checkVisibility() ?? false;
}

/** Focuses a message's row; false where the list is out of sight. */
export function focusRow(id: string): boolean {
	const row = document.getElementById(rowId(id));
	if (row === null || !row.checkVisibility()) return false;
	row.querySelector<HTMLElement>("a")?.focus({ preventScroll: true });
	row.scrollIntoView({ block: "nearest" });
	return true;
}

/** Leads into the message that is read. */
export function focusPane(): void {
	const title = document.getElementById(paneTitleId);
	title?.focus({ preventScroll: true });
	title?.scrollIntoView({ block: "nearest" });
}
