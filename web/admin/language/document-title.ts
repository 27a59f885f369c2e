import { m } from "#i18n/compiled/messages.js";

let waiting = 0;

/** Says in the title of the browser's tab how many messages wait, so that it can be seen from another one. */
export function countInTitle(count: number): void {
	waiting = count;
	writeTitle();
}

/** Writes the title in the language chosen. */
export function writeTitle(): void {
	document.title = waiting === 0 ? m.admin_frame_title() : `(${waiting}) ${m.admin_frame_title()}`;
}
