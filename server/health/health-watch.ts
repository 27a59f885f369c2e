import { randomUUIDv7 } from "node:crypto";
import { stateOf } from "#contract/health.ts";
import type { Database, Queries } from "#server/database/engine.ts";
import type { HealthSign } from "#server/database/health-sign.ts";
import type { Log } from "#server/log.ts";
import { createWorker } from "#server/worker.ts";
import { combine, type Reading, readingsOf } from "./combine.ts";
import type { HealthAlert } from "./health-alert.ts";
import { healthStore, type Standing } from "./health-store.ts";

interface WatchDependencies {
	readonly database: Database;
	readonly signs: readonly HealthSign[];
	/** A clock that is the same for all processes and that nobody sets, in milliseconds. */
	readonly steadyNow: (queries: Queries) => Promise<number>;
	readonly alert: HealthAlert;
	readonly log: Log;
}

/** How often the signs are looked at. */
const lookMs = 5_000;
/** How often a process says again what it sees, and for how long that counts. */
const renewMs = 60_000;
const freshMs = 3 * renewMs;

/** Looks at the signs, in every process, and keeps how each stands and since when. See decisions/0070. */
export function createHealthWatch({ database, signs, steadyNow, alert, log }: WatchDependencies) {
	const node = randomUUIDv7();
	const worker = createWorker("health", lookMs, look, log);
	let said = { readings: "", at: Number.NEGATIVE_INFINITY };

	/** What this process sees. A sign that cannot be read says nothing this time. */
	async function readOwn(queries: Queries): Promise<readonly Reading[]> {
		const own: Reading[] = [];
		for (const { sign, read } of signs) {
			try {
				const { seenAt = 0, ...found } = await read(queries);
				own.push({ sign, ...found, seenAt } as Reading);
			} catch (error) {
				log.warn({ sign }, "a sign of health could not be read", error);
			}
		}
		return own;
	}

	/** What all processes see: of what others may see differently, what they said last. */
	async function see(queries: Queries) {
		const own = await readOwn(queries);
		const now = await steadyNow(queries);
		const all = [...own, ...(await healthStore.readingsOfOthers(queries, node, now - freshMs))];
		const readings = signs.flatMap(({ sign, view }) => combine(view, readingsOf(sign, all)) ?? []);
		return { own, now, readings, standings: await healthStore.standings(queries) };
	}

	async function look(): Promise<void> {
		const { own, now, readings, standings } = await database.read(see);
		const ofProcess = own.filter(({ sign }) => signs.some((one) => one.sign === sign && one.view !== "service"));
		const saying = JSON.stringify(ofProcess.map(({ sign, reason }) => [sign, reason]));
		const isSaid = saying === said.readings && now < said.at + renewMs;
		const changed = readings.filter((reading) => sinceOf(reading, standings) === undefined);
		// Most looks find nothing new, and write nothing.
		if (isSaid && changed.length === 0 && !alert.isDue(standings, now)) return;
		await database.write(async (queries) => {
			if (!isSaid) await healthStore.keepReadings(queries, node, ofProcess, { at: now, since: now - freshMs });
			for (const reading of changed) await healthStore.stand(queries, reading.sign, stateOf(reading), now);
			await alert.tell(queries, now, readings);
		});
		if (!isSaid) said = { readings: saying, at: now };
	}

	return {
		/** One look, as the worker does it. */
		look,
		start: worker.start,
		stop: worker.stop,

		/** How the service fares at this moment, sign by sign. Writes nothing: it has to answer on a full disk, too. */
		async read() {
			const { readings, standings } = await database.read(see);
			return readings.map((reading) => ({ ...reading, since: sinceOf(reading, standings) }));
		},
	};
}

export type HealthWatch = ReturnType<typeof createHealthWatch>;

/** Since when a sign is in the state in which it was found; undefined when it was in another one at the last look. */
function sinceOf(reading: Reading, standings: readonly Standing[]): number | undefined {
	return standings.find(({ sign, state }) => sign === reading.sign && state === stateOf(reading))?.since;
}
