import { useSyncExternalStore } from "react";
import type { Locale } from "#i18n/locales.ts";
import { dayOf, longDate } from "./page-date.ts";

interface LastUpdatedProps {
	readonly label: string;
	readonly meaning: string;
	readonly locale: Locale;
}

/**
 * Today's date. A prerendered page knows only the day it was built, so the line stays empty, its place kept, until
 * the browser fills it.
 */
export function LastUpdated({ label, meaning, locale }: LastUpdatedProps) {
	const day = useSyncExternalStore(whenSeenAgain, today, unknown);
	return (
		<div className="last-updated">
			<p className="last-updated-date">
				{day !== undefined && (
					<>
						{label} <time dateTime={day}>{longDate(day, locale)}</time>
					</>
				)}
			</p>
			<p>{meaning}</p>
		</div>
	);
}

/** A tab left open overnight shows the new day when its reader comes back to it. */
function whenSeenAgain(listener: () => void): () => void {
	document.addEventListener("visibilitychange", listener);
	return () => document.removeEventListener("visibilitychange", listener);
}

function today(): string {
	return dayOf(new Date());
}

function unknown(): undefined {
	return undefined;
}
