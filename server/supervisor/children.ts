import cluster, { type Worker as ClusterWorker } from "node:cluster";
import { once } from "node:events";
import { sleep, within } from "#server/clock.ts";
import type { Log } from "#server/log.ts";
import type { FromChild, StartFacts, ToChild } from "#server/siblings.ts";
import { StartRefused } from "#server/start-refused.ts";
import { restartDelayMs, wellAfterMs } from "./restart-delay.ts";
import { passOnWholeLines } from "./whole-lines.ts";

/** What a process does of the service: one of `ROLES`. */
export type Role = "web" | "worker";

interface ChildrenDependencies {
	/** Takes whole lines of their logs. */
	readonly write: (lines: string) => void;
	readonly log: Log;
}

interface Child {
	readonly role: Role;
	readonly process: ClusterWorker;
	/** Resolves to its exit code or the signal that ended it. */
	readonly ended: Promise<number | string>;
	/** Never resolves when it ends before. */
	readonly ready: Promise<StartFacts>;
}

/** The processes that do the work: started, watched, and stopped together. */
export function createChildren({ write, log }: ChildrenDependencies) {
	cluster.setupPrimary({ stdio: ["ignore", "pipe", "inherit", "ipc"] });
	const alive = new Set<Child>();
	const stopping = new AbortController();

	function launch(role: Role): Child {
		const child = fork(role, write);
		alive.add(child);
		void child.ended.then(() => alive.delete(child));
		log.info({ process: child.process.id, role, pid: child.process.process.pid }, "a process was started");
		return child;
	}

	/** Whenever it ends, another one takes its place, soon at first and later when that has not helped. */
	async function keepAlive(first: Child): Promise<void> {
		let child = first;
		for (let deaths = 1; !stopping.signal.aborted; deaths++) {
			const bornAt = performance.now();
			const exit = await child.ended;
			if (stopping.signal.aborted) return;
			if (performance.now() - bornAt >= wellAfterMs) deaths = 1;
			const againMs = restartDelayMs(deaths);
			log.error({ process: child.process.id, role: child.role, exit, againMs }, "a process has ended by itself");
			await sleep(againMs, stopping.signal);
			if (!stopping.signal.aborted) child = launch(child.role);
		}
	}

	return {
		/** Starts one and keeps it alive from then on. @throws {StartRefused} when it ends before it is ready. */
		async start(role: Role): Promise<StartFacts> {
			const child = launch(role);
			const endedEarly = child.ended.then((exit) => {
				if (stopping.signal.aborted) return new Promise<never>(() => {});
				throw new StartRefused([`The start has failed: its ${role} process ended with ${exit} before it was ready.`]);
			});
			const facts = await Promise.race([child.ready, endedEarly]);
			endedEarly.catch(() => {});
			void keepAlive(child);
			return facts;
		},

		tellAll(message: ToChild): void {
			for (const { process } of alive) if (process.isConnected()) process.send(message);
		},

		/** Stops all of them; those that are not done after `killAfterMs` are killed. True: each has ended well. */
		async stop(signal: NodeJS.Signals, killAfterMs: number): Promise<boolean> {
			stopping.abort();
			const ends = Promise.all([...alive].map(({ ended }) => ended));
			for (const { process } of alive) process.process.kill(signal);
			const exits = await within(killAfterMs, ends);
			for (const { process } of alive) process.process.kill("SIGKILL");
			// One that had not yet begun to listen for signals had nothing to end.
			return exits?.every((exit) => exit === 0 || exit === signal) ?? false;
		},
	};
}

function fork(role: Role, write: (lines: string) => void): Child {
	const process = cluster.fork({ ROLES: role });
	if (process.process.stdout !== null) passOnWholeLines(process.process.stdout, write);
	const ready = new Promise<StartFacts>((resolve) => {
		process.on("message", (message: FromChild) => {
			if (message.kind === "ready") resolve(message.facts);
		});
	});
	// Without a listener a failure to send would end this process, too; the child's end is told by `exit`.
	process.on("error", () => {});
	const ended = once(process, "exit").then(([code, signal]) => signal ?? code);
	return { role, process, ended, ready };
}
