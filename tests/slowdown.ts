import { readFileSync } from "node:fs";

/** What is assumed where the system does not say. */
const unknownSlowdown = 5;

/**
 * From now on: how many times longer work takes in this thread than it would alone, because others have the processor.
 * What waits for a time or an answer is not slowed by that, only what is done then.
 */
export function measureSlowdown(): () => number {
	if (process.platform !== "linux") return () => unknownSlowdown;
	const before = nanosecondsOfThread();
	return () => {
		const now = nanosecondsOfThread();
		return 1 + (now.waited - before.waited) / Math.max(1, now.ran - before.ran);
	};
}

/** For how long this thread has had a processor, and has waited for one although it had work (proc_pid_schedstat(5)). */
function nanosecondsOfThread() {
	const [ran, waited] = readFileSync("/proc/thread-self/schedstat", "utf8").split(" ");
	return { ran: Number(ran), waited: Number(waited) };
}
