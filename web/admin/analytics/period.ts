/** The periods there are figures of, in days. */
export const periods = [7, 30, 90] as const;
export type PeriodDays = (typeof periods)[number];

const defaultDays: PeriodDays = 30;

interface Period {
	readonly days: PeriodDays;
	/** What the address asks for is none; the default is shown. */
	readonly isWrong: boolean;
}

/** The period that the address names, as in `#analytics?days=7`. */
export function periodOf(param: string | undefined): Period {
	if (param === undefined) return { days: defaultDays, isWrong: false };
	const days = periods.find((each) => `${each}` === param);
	return { days: days ?? defaultDays, isWrong: days === undefined };
}

/** How the address names a period; the default needs no name. */
export function paramOf(days: PeriodDays): string | undefined {
	return days === defaultDays ? undefined : `${days}`;
}
