import { longDate } from "#contract/long-date.ts";
import { localeOfTag } from "#i18n/locales.ts";
import { openInPrint, openTargets } from "#web/ui/reading/open-disclosures.ts";
import { dayOf } from "./page-date.ts";

const date = document.querySelector<HTMLTimeElement>(".last-updated-date time");
const locale = localeOfTag(document.documentElement.lang);

/** Puts the reader's own day in the place of the server's: it may be another there, and a kept page is of yesterday. */
function showToday(): void {
	if (date === null || locale === undefined) return;
	date.dateTime = dayOf(new Date());
	date.textContent = longDate(date.dateTime, locale);
}

openTargets();
openInPrint();
showToday();
// A tab left open overnight shows the new day when its reader comes back to it.
document.addEventListener("visibilitychange", showToday);
