import type { Clock } from "#server/clock.ts";
import type { Config } from "#server/config.ts";
import type { Database } from "#server/database/engine.ts";
import type { Serve } from "#server/http/serve.ts";
import type { Vault } from "#server/privacy/seal.ts";
import { type RecordExampleAct, serveExamples } from "./example-routes.ts";
import { createExamples } from "./example-store.ts";
import { createPersonalExamples } from "./personal-examples.ts";

interface LearningBase {
	readonly config: Config;
	readonly database: Database;
	readonly vault: Vault;
	readonly record: RecordExampleAct;
	readonly clock: Clock;
}

/** What people teach the moderator by overruling it. */
export function assembleLearning({ config, database, vault, record, clock }: LearningBase) {
	const examples = createExamples(vault, config.moderationLearn);
	return {
		examples,
		personalData: createPersonalExamples(examples),
		serve: (serve: Serve): void => serveExamples(serve, { database, examples, record, clock }),
	};
}

export type Learning = ReturnType<typeof assembleLearning>;
