import { within } from "#server/clock.ts";
import type { Log } from "#server/log.ts";

/** Something that must hold for this process to take a note. */
export interface ReadinessCheck {
	/** One word for what is wrong when it does not hold, shown to whoever asks: `database`. */
	readonly name: string;
	/** False and a rejection mean no, and so does no answer within `checkMs`. */
	readonly holds: () => boolean | Promise<boolean>;
}

/** How long all checks together may take: `/readyz` is answered within a second. */
const checkMs = 800;

/**
 * Gives the names of the checks that do not hold. Of each check one is under way at a time, whoever asks meanwhile
 * shares it: a database that hangs is asked once, not once a probe. What changes is logged.
 */
export function createReadiness(checks: readonly ReadinessCheck[], log: Log): () => Promise<readonly string[]> {
	const shared = checks.map(({ name, holds }) => ({ name, holds: onceAtATime(holds) }));
	let before = "";
	return async () => {
		const results = await Promise.all(
			shared.map(async ({ name, holds }) => ((await within(checkMs, holds())) === true ? [] : [name])),
		);
		const failing = results.flat();
		const now = failing.join(", ");
		if (now !== before && now !== "") log.warn({ failing: now }, "not ready: no note can be taken");
		if (now !== before && now === "") log.info({}, "ready again");
		before = now;
		return failing;
	};
}

/** Never rejects. */
function onceAtATime(holds: ReadinessCheck["holds"]): () => Promise<boolean> {
	let underWay: Promise<boolean> | undefined;
	async function ask(): Promise<boolean> {
		try {
			return await holds();
		} catch {
			return false;
		}
	}
	return () => {
		underWay ??= ask().finally(() => {
			underWay = undefined;
		});
		return underWay;
	};
}
