import { createSecretKey, type KeyObject } from "node:crypto";
import { type Clock, type SteadyStart, steadyClockFrom } from "./clock.ts";

/** What the processes of one service on one machine know together; see decisions/0086. All of it is in memory only. */
export interface Siblings {
	/** The same in each of them, whenever it was started. */
	readonly steadyClock: Clock;
	/** Signs the links and visits of captured e-mails, for as long as the service runs. */
	readonly linkKey: KeyObject;
	/** The random keys of the day, which are replaced when it ends. */
	dayKey(what: keyof DayKeys): KeyObject;
	/** Whether no sibling has seen a visitor today, by their key of the day. */
	isFirstVisit(visitorKey: string): Promise<boolean>;
	/** What all of them have counted, in Prometheus' text format. Rejects when one of them does not answer. */
	metricsOfAll(): Promise<string>;
	/** Says that this process serves, and what the operator is to be told. */
	tellReady(facts: StartFacts): void;
}

/** What one process knows of its start, for the greeting. */
export interface StartFacts {
	/** Where it listens. */
	readonly url: string;
	/** The password that was made for the first administrator, if one was. */
	readonly password: string | undefined;
	readonly capturedMailUrl: string | undefined;
	/** What the moderator has learned here. */
	readonly learned: string | undefined;
}

/** Random bytes in base64: one key for limits, another for visits, so that the two cannot be joined. */
export interface DayKeys {
	readonly limits: string;
	readonly visits: string;
}

/** What a process is told when it joins, and again when a day has ended. */
export interface SharedMemory {
	readonly steadyStart: SteadyStart;
	readonly linkKey: string;
	readonly dayKeys: DayKeys;
}

export type Question = { readonly is: "firstVisit"; readonly of: string } | { readonly is: "metrics" };

/** From a process to the one above it. */
export type FromChild =
	| { readonly kind: "join" }
	| { readonly kind: "ready"; readonly facts: StartFacts }
	| { readonly kind: "ask"; readonly id: number; readonly question: Question };

/** To a process from the one above it. An answer is null when there is none. */
export type ToChild =
	| { readonly kind: "memory"; readonly memory: SharedMemory }
	| { readonly kind: "answer"; readonly id: number; readonly answer: Answer };

type Answer = string | boolean | null;

/** Joins the other processes, by the one that started this one. Should that end, Node ends this one as well. */
export async function joinSiblings(): Promise<Siblings> {
	const asked = new Map<number, (answer: Answer) => void>();
	let lastId = 0;
	let keys: ReturnType<typeof keysIn> | undefined;
	const first = new Promise<SharedMemory>((resolve) => {
		process.on("message", (message: ToChild) => {
			if (message.kind === "memory") {
				keys = keysIn(message.memory);
				resolve(message.memory);
			}
			if (message.kind === "answer") {
				asked.get(message.id)?.(message.answer);
				asked.delete(message.id);
			}
		});
	});
	const say = (message: FromChild) => void process.send?.(message);
	function ask(question: Question): Promise<Answer> {
		const id = ++lastId;
		return new Promise((resolve) => {
			asked.set(id, resolve);
			say({ kind: "ask", id, question });
		});
	}

	say({ kind: "join" });
	const { steadyStart, linkKey } = await first;
	return {
		steadyClock: steadyClockFrom(steadyStart),
		linkKey: createSecretKey(linkKey, "base64"),
		dayKey(what) {
			if (keys === undefined) throw new Error("no key of the day has come");
			return keys[what];
		},
		isFirstVisit: async (visitorKey) => (await ask({ is: "firstVisit", of: visitorKey })) === true,
		async metricsOfAll() {
			const text = await ask({ is: "metrics" });
			if (typeof text !== "string") throw new Error("the metrics of a process are missing");
			return text;
		},
		tellReady: (facts) => say({ kind: "ready", facts }),
	};
}

function keysIn({ dayKeys }: SharedMemory): Readonly<Record<keyof DayKeys, KeyObject>> {
	return { limits: createSecretKey(dayKeys.limits, "base64"), visits: createSecretKey(dayKeys.visits, "base64") };
}
