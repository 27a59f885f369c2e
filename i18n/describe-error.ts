import { m } from "#i18n/compiled/messages.js";
import type { Locale } from "./locales.ts";
import { withNumbersIn } from "./numbers-in.ts";
import { unitIn } from "./unit-in.ts";

/** What has a message `error_…` in the catalogues: every reason that an API error may give. */
type Reason = keyof typeof m extends infer Key ? (Key extends `error_${infer Name}` ? Name : never) : never;

/** The placeholders that such a message may have. */
type Inputs = Readonly<Record<"count" | "limit" | "minutes" | "field" | "by" | "answer", string | number>>;

/** One sentence for a reader about what went wrong, with its placeholders filled. */
export function describeError(reason: Reason, inputs: Partial<Inputs>, locale: Locale): string {
	const words: (inputs: Inputs, options: { readonly locale: Locale }) => string = m[`error_${reason}` as const];
	// Where no administrator decided, the moderator did.
	const by = m.decided_by_moderator({}, { locale });
	const minutes = inputs.minutes === undefined ? "" : unitIn(locale, Number(inputs.minutes), "minute");
	const all = { count: "", limit: "", field: "", answer: "", by, ...inputs, minutes };
	return words(withNumbersIn(locale, all), { locale });
}
