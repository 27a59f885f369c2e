import { constants } from "node:os";

interface StopOptions {
	/** Ends what goes on; the process then ends with the exit code that it resolves to. */
	readonly stop: (signal: "SIGINT" | "SIGTERM") => Promise<number>;
	/** Last resort, below the ten seconds that supervisors wait: each part of the stop has a bound of its own. */
	readonly withinMs: number;
	readonly onFailure: (error: unknown) => never;
	/** What another signal during the stop does. A process below another may be sent one by that and by a terminal. */
	readonly another: "ends at once" | "changes nothing";
}

/** A Ctrl-C in `npm start` comes several times: from the terminal, and from each program between that passes it on. */
const sameKeypressMs = 500;
/** A process that a signal ended has 128 and its number as exit code, by the custom of shells. */
const numberOf = constants.signals;

/** Stops the service, or a process of it, on SIGINT or SIGTERM. */
export function stopOnSignals({ stop, withinMs, onFailure, another }: StopOptions): void {
	let stoppingSince: number | undefined;
	const onSignal = (signal: "SIGINT" | "SIGTERM") => {
		if (stoppingSince !== undefined) {
			const isSameKeypress = signal === "SIGINT" && performance.now() - stoppingSince < sameKeypressMs;
			if (another === "ends at once" && !isSameKeypress) process.exit(128 + numberOf[signal]);
			return;
		}
		stoppingSince = performance.now();
		setTimeout(
			() => onFailure("The stop took too long and was cut off. Nothing acknowledged is lost."),
			withinMs,
		).unref();
		stop(signal).then((code) => process.exit(code), onFailure);
	};
	for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, onSignal);
}
