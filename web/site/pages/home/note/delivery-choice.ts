import { deliveryTimes, parseDeliveryTime } from "#contract/delivery-time.ts";
import { m } from "#i18n/compiled/messages.js";
import { currentLocale } from "#i18n/current-locale.ts";
import { intlTagOf } from "#i18n/locales.ts";
import { faultOf, type Words } from "#web/site/form/field-check.ts";

const timeWords = { time_too_soon: m.error_time_too_soon, time_too_late: m.error_time_too_late } as const;

/**
 * What keeps a note from being delivered at the time in a field, if there is one. What was begun and not completed is no
 * time, and the note must not be sent at once for that.
 */
export function checkDeliveryTime(written: string, field: unknown): Words | undefined {
	if (field instanceof HTMLInputElement && field.validity.badInput) return m.home_later_incomplete;
	return written === "" ? undefined : faultOf(parseDeliveryTime(Date.parse(written), Date.now()), timeWords);
}

/** The visitor's time zone, and the first and last time that may be chosen in it, as a date field takes them. */
export function deliveryChoice(): { readonly zone: string; readonly min: string; readonly max: string } {
	const { first, last } = deliveryTimes(Date.now());
	return {
		zone: zoneName(),
		min: fieldValue(first + 60_000),
		max: fieldValue(last),
	};
}

/** What the visitor's time zone is called in the language of the page, summer and winter alike. */
function zoneName(): string {
	const parts = new Intl.DateTimeFormat(intlTagOf[currentLocale()], { timeZoneName: "longGeneric" }).formatToParts();
	return parts.find(({ type }) => type === "timeZoneName")?.value ?? "";
}

/** A moment by the visitor's clock, to the minute, without an offset: each moment has its own, with summer time. */
function fieldValue(at: number): string {
	return new Date(at - new Date(at).getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}
