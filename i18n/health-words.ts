import { type HealthValues, healthAdvice, healthFindings } from "./health-findings.ts";
import { intlTagOf, type Locale } from "./locales.ts";
import { sizeIn } from "./size-in.ts";

/** The figures of a finding as they are kept; see `contract/health.ts`. */
interface Facts {
	readonly count?: number;
	/** It is at least `count`. */
	readonly and_more?: boolean;
	/** ISO 8601. */
	readonly at?: string;
	readonly code?: string;
	readonly free_bytes?: number;
	readonly total_bytes?: number;
	readonly percent?: number;
}

type Sign = keyof typeof healthFindings;
type Words = (values: HealthValues, options: { readonly locale: Locale }) => string;

interface Surroundings {
	readonly locale: Locale;
	/** How a moment (ISO 8601) is told. */
	readonly moment: (iso: string) => string;
}

/** What was found of a sign, as sentences; `advice` is undefined where there is nothing to do. */
export function healthWords(
	{ sign, reason, facts }: { readonly sign: Sign; readonly reason: string; readonly facts: Facts },
	around: Surroundings,
): { readonly found: string; readonly advice: string | undefined } {
	const values = valuesOf(facts, around);
	const say = (words: Readonly<Record<string, Words>>) =>
		Object.hasOwn(words, reason) ? words[reason]?.(values, around) : undefined;
	return { found: say(healthFindings[sign]) ?? "", advice: say(healthAdvice[sign]) };
}

function valuesOf(facts: Facts, around: Surroundings): HealthValues {
	const { count, and_more, at, code, free_bytes, total_bytes, percent } = facts;
	const { locale } = around;
	const tag = intlTagOf[locale];
	return {
		count: `${new Intl.NumberFormat(tag).format(count ?? 0)}${and_more === true ? "+" : ""}`,
		when: at === undefined ? "" : around.moment(at),
		code: code ?? "",
		free: sizeIn(locale, free_bytes ?? 0),
		total: sizeIn(locale, total_bytes ?? 0),
		percent: new Intl.NumberFormat(tag, { style: "percent", maximumFractionDigits: 1 }).format((percent ?? 0) / 100),
	};
}
