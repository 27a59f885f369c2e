import { earlyEventsName } from "#web/site/document/early-events.ts";

/** What has been done on the page so far, in its order. It is not kept any longer: whoever takes it listens from now on. */
export function takeEarlyEvents(): readonly Event[] {
	const page: { [earlyEventsName]?: Event[] | undefined } = window as object;
	const events = page[earlyEventsName] ?? [];
	page[earlyEventsName] = undefined;
	return events;
}
