import { type Field, invalidField, validField } from "./field.ts";
import { limits } from "./limits.ts";

const minute = 60_000;
const day = 86_400_000;

/** The moments between which a note that is written at `now` may be delivered later. All in milliseconds. */
export function deliveryTimes(now: number): { readonly first: number; readonly last: number } {
	const { minutes, days } = limits.deliveryAhead;
	return { first: now + minutes * minute, last: now + days * day };
}

/** The moment (ms) at which a note that is written at `now` is to be delivered, if it is not to be at once. */
export function parseDeliveryTime(at: number, now: number): Field<number, "time_too_soon" | "time_too_late"> {
	const { first, last } = deliveryTimes(now);
	if (at < first) return invalidField("time_too_soon", { limit: limits.deliveryAhead.minutes });
	return at > last ? invalidField("time_too_late", { limit: limits.deliveryAhead.days }) : validField(at);
}
