import { sleep } from "./clock.ts";
import type { Log } from "./log.ts";

/** Work that goes on in the background until it is told to stop. */
export interface Worker {
	start(): void;
	/** Takes no new work and waits for the pass in hand. */
	stop(): Promise<void>;
}

/**
 * Runs `pass` again and again, `everyMs` apart, never two at once. A pass that fails is logged and
 * tried again: a database that is away for a while must not end the worker. A pass that may take long looks at `stopping`.
 */
export function createWorker(
	name: string,
	everyMs: number,
	pass: (stopping: AbortSignal) => Promise<void>,
	log: Log,
): Worker {
	const stopping = new AbortController();
	let running: Promise<void> | undefined;

	async function run(): Promise<void> {
		while (!stopping.signal.aborted) {
			try {
				await pass(stopping.signal);
			} catch (error) {
				log.warn({ worker: name }, "a pass of a worker failed; it will be repeated", error);
			}
			await sleep(everyMs, stopping.signal);
		}
	}

	return {
		start() {
			running ??= run();
		},
		async stop() {
			stopping.abort();
			await running;
		},
	};
}
