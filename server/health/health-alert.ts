import type { Locale } from "#i18n/locales.ts";
import type { Queries } from "#server/database/engine.ts";
import type { Outbox } from "#server/delivery/outbox.ts";
import type { Log } from "#server/log.ts";
import type { Reading } from "./combine.ts";
import type { HealthChange, OnHealthChange } from "./health-change.ts";
import { healthStore, type Standing } from "./health-store.ts";
import { signLines } from "./sign-lines.ts";

interface AlertDependencies {
	readonly outbox: Pick<Outbox, "enqueue">;
	/** Undefined: nobody is e-mailed. */
	readonly adminEmail: string | undefined;
	readonly timeZone: string;
	/** Who else is told of a change; one more is one more entry. */
	readonly onChange: readonly OnHealthChange[];
	readonly log: Log;
}

/** For so long a sign is bad, or good again, before anybody is told: what mends itself is no news. */
const settledMs = 10 * 60_000;
const againMs = 24 * 3_600_000;

/** The administration speaks French unless one chooses otherwise, and nobody has chosen for a mailbox. */
const alertLocale: Locale = "fr";

/**
 * Tells whoever runs the service what has stayed bad: an e-mail once, then daily, and one when it is good again. Where
 * mail itself is what is bad the e-mail waits with all others; the log and the administration say it at once.
 */
export function createHealthAlert({ outbox, adminEmail, timeZone, onChange, log }: AlertDependencies) {
	const around = { locale: alertLocale, timeZone };

	async function email(
		queries: Queries,
		template: "health" | "recovery",
		readings: readonly Reading[],
		taken: readonly Standing[],
	): Promise<void> {
		if (adminEmail === undefined) return;
		const found = readings.filter(({ sign }) => taken.some((one) => one.sign === sign));
		const signs = signLines(found, around);
		await outbox.enqueue(queries, {
			sourceId: "health_alert",
			order: { template, to: adminEmail, locale: alertLocale, values: { signs } },
		});
	}

	async function tellBad(queries: Queries, now: number, readings: readonly Reading[]): Promise<void> {
		const { bad, fresh } = await healthStore.takeBad(queries, now, { since: now - settledMs, again: now - againMs });
		if (bad.length === 0) return;
		log.error(
			{ signs: namesOf(bad) },
			"something is wrong and has been for a while: the administration says what to do",
		);
		await email(queries, "health", readings, bad);
		await tellOthers(queries, "bad", fresh);
	}

	async function tellGood(queries: Queries, now: number, readings: readonly Reading[]): Promise<void> {
		const good = await healthStore.takeGood(queries, now - settledMs);
		if (good.length === 0) return;
		log.info({ signs: namesOf(good) }, "what was wrong is fine again");
		await email(queries, "recovery", readings, good);
		await tellOthers(queries, "good", good);
	}

	async function tellOthers(
		queries: Queries,
		state: HealthChange["state"],
		changes: readonly Standing[],
	): Promise<void> {
		for (const { sign, since } of changes) for (const told of onChange) await told(queries, { sign, state, since });
	}

	return {
		/** Whether there is anything to tell. */
		isDue(standings: readonly Standing[], now: number): boolean {
			return standings.some(({ state, since, toldAt }) => {
				if (since > now - settledMs) return false;
				return state === "bad" ? toldAt === null || toldAt <= now - againMs : state === "good" && toldAt !== null;
			});
		},

		/** Tells what is to be told, in its caller's transaction; of several processes one does. */
		async tell(queries: Queries, now: number, readings: readonly Reading[]): Promise<void> {
			await tellBad(queries, now, readings);
			await tellGood(queries, now, readings);
		},
	};
}

export type HealthAlert = ReturnType<typeof createHealthAlert>;

function namesOf(standings: readonly Standing[]): string {
	return standings.map(({ sign }) => sign).join(", ");
}
