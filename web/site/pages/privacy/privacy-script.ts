import { localeOfTag } from "#i18n/locales.ts";
import { dayOf, longDate } from "./page-date.ts";

const line = document.querySelector<HTMLElement>(".last-updated-date");
const locale = localeOfTag(document.documentElement.lang);

/** Fills in today's date: a page made at build does not know it. */
function showToday(): void {
	if (line === null || locale === undefined) return;
	const date = document.createElement("time");
	date.dateTime = dayOf(new Date());
	date.textContent = longDate(date.dateTime, locale);
	line.replaceChildren(`${line.dataset.label} `, date);
}

showToday();
// A tab left open overnight shows the new day when its reader comes back to it.
document.addEventListener("visibilitychange", showToday);
