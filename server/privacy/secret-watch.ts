import { type Database, unavailable } from "#server/database/engine.ts";
import type { Log } from "#server/log.ts";
import { createWorker } from "#server/worker.ts";
import { fingerprintOf, type Vault } from "./seal.ts";
import { storedFingerprint } from "./secret-check.ts";

interface WatchDependencies {
	readonly database: Database;
	readonly secret: string;
	readonly log: Log;
}

const lookMs = 2_000;
/** How often an operator is told again. */
const tellEveryMs = 60_000;

/**
 * Looks whether the database still belongs to the secret that this process started with: another dump may be loaded
 * under a running node. While it does not, nothing is sealed, opened or looked up, so nothing is acknowledged either.
 */
export function createSecretWatch({ database, secret, log }: WatchDependencies) {
	const ours = fingerprintOf(secret);
	let fits = true;
	let toldAt = Number.NEGATIVE_INFINITY;
	const worker = createWorker("secret", lookMs, look, log);

	async function look(): Promise<void> {
		const stored = await database.read(storedFingerprint);
		if (stored === ours && !fits) log.info({}, "the database belongs to this node's secret again");
		fits = stored === ours;
		if (!fits) await tell();
	}

	async function tell(): Promise<void> {
		const now = performance.now();
		if (now < toldAt + tellEveryMs) return;
		toldAt = now;
		const { waiting } = await database.read((queries) =>
			queries
				.selectFrom("delivery")
				.select(({ fn }) => fn.countAll<number>().as("waiting"))
				.where("state", "=", "queued")
				.executeTakeFirstOrThrow(),
		);
		const facts = { waiting: Number(waiting) };
		log.error(facts, "the database belongs to another secret: no note is taken, read or sent until they fit again");
	}

	function insist(): void {
		if (!fits) throw unavailable(new Error("the database belongs to another secret"));
	}

	return {
		fits: () => fits,
		start: worker.start,
		stop: worker.stop,

		/** The vault, which refuses with `unavailable` while the secret does not fit. */
		guard: (vault: Vault): Vault => ({
			seal(plain, context) {
				insist();
				return vault.seal(plain, context);
			},
			open(sealed, context) {
				insist();
				return vault.open(sealed, context);
			},
			key(purpose, value) {
				insist();
				return vault.key(purpose, value);
			},
			isNew: vault.isNew,
			// Read only after a key of today did not fit.
			earlier: vault.earlier,
		}),
	};
}

export type SecretWatch = ReturnType<typeof createSecretWatch>;
