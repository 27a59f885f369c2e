import cluster from "node:cluster";
import { type Config, readConfig } from "./config.ts";
import { explainFailedStart } from "./failed-start.ts";

/** Starts the service from the environment and stops it on SIGINT or SIGTERM; a second one ends it at once. */
async function main(): Promise<void> {
	const config = readConfig(process.env);
	const isAbove = config.processes > 1 && config.roles.web && cluster.isPrimary;
	// A supervisor holds nothing of the service, whose modules take more memory than all that it does.
	const { run } = await (isAbove ? import("#server/supervisor/supervise.ts") : import("./service.ts"));
	const onFailure = (error: unknown) => fail(error, config);
	await run(config, onFailure).catch(onFailure);
}

function fail(error: unknown, config?: Config): never {
	process.stderr.write(`${explainFailedStart(error, config)}\n`);
	process.exit(1);
}

main().catch((error) => fail(error));
