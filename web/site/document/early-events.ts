/** Where a page keeps what is done on it before its scripts have come, as a property of `window`. */
export const earlyEventsName = "earlyEvents";

/**
 * A script for the head of a page with an island, before the style sheets, which would hold it up: from the first paint on
 * nothing is lost. The scripts take over what it has kept (take-early-events.ts), and it keeps no more.
 */
export const keepEarlyEvents = `${earlyEventsName} = [];
for (const type of ["click", "keydown", "submit", "input", "change", "focusin"])
	addEventListener(type, (event) => ${earlyEventsName}?.push(event), true);`;
