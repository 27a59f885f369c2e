import { resolve } from "node:path";
import type { Served } from "./bench-programs.ts";
import { measureLoad } from "./load.ts";
import type { Contender } from "./take-turns.ts";

interface NoteLoad {
	readonly path: string;
	readonly connections: number;
	readonly seconds: number;
	/** What each answer says. */
	readonly expected: string;
}

/** Somebody who takes notes: how many a second, how long the slowest hundredth waits, and what one costs the processor. */
export function noteTaker(name: string, served: Served, { path, connections, seconds, expected }: NoteLoad): Contender {
	const url = `http://127.0.0.1:${served.port}${path}`;
	const headers = { "content-type": "application/json" };
	return {
		name,
		async measure() {
			const before = served.spentMs();
			const load = { url, method: "POST", headers, body: nextNote, expected } as const;
			const { rate, p99, answers, refusals } = await measureLoad(load, { seconds, connections });
			const cost = (served.spentMs() - before) / answers;
			return { rate, refusals, "p99 ms": p99, "processor ms a note": cost };
		},
	};
}

/** Another checkout, if one was named. */
export function otherCheckout(folder: string | undefined): readonly [name: string, folder: string][] {
	return folder === undefined ? [] : [[folder, resolve(folder)]];
}

let count = 0;

/** A note to a new recipient of one of many domains: one alone gets a part of the connections to the mail server only. */
export function nextNote(): string {
	count++;
	return JSON.stringify({
		recipientEmail: `bench${count}@bench${count % 97}.example.org`,
		message: `Your smile is the best part of my mornings, number ${count % 7}`,
	});
}
