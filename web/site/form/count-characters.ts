import { lengthAsSent } from "#contract/text.ts";
import { m } from "#i18n/compiled/messages.js";
import { currentLocale } from "#i18n/current-locale.ts";
import { withNumbersIn } from "#i18n/numbers-in.ts";
import type { Counter } from "#web/ui/form/text-area.tsx";

/** From this share of the limit on, the counter counts for the writer. */
const nearShare = 0.8;
/** Characters between two announcements of a screen reader. */
const step = 50;

/** How full a text is: quiet at first, clear from 800 of 1000 on, and from there told every fifty characters. */
export function countCharacters(text: string, limit: number): Counter {
	const count = lengthAsSent(text);
	const over = count > limit;
	const near = !over && count >= limit * nearShare;
	return {
		shown: `${count}/${limit}`,
		spoken: saidOf(count, limit),
		told: near ? saidOf(count - (count % step), limit) : "",
		state: over ? "over" : near ? "near" : "quiet",
	};
}

function saidOf(count: number, limit: number): string {
	return m.home_send_counter_label(withNumbersIn(currentLocale(), { count, limit }));
}
