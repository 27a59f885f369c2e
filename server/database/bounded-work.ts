import type { KyselyPlugin } from "kysely";
import { overloaded } from "#server/http/overloaded.ts";
import { unavailable } from "./engine.ts";

/** The time that one piece of work on the database has, from its arrival. */
export interface Turn {
	/** Keeps a transaction from going on after its time: no query follows one that ended late. */
	readonly plugin: KyselyPlugin;
	/**
	 * The last chance to be late: from here on the answer is what the commit says.
	 * @throws {ExpectedError} `unavailable` when the caller has been told so already.
	 */
	decide(): void;
	/** Whether the caller has been answered. */
	isOver(): boolean;
}

interface Bounds {
	readonly budgetMs: number;
	/** How much work may be under way or wait for a connection. */
	readonly max: number;
}

/**
 * Answers every caller within `budgetMs`, however many waits the work adds up: for a connection, for locks, for a
 * server that is silent. What was answered late is never committed, so that nobody is told of a failure that was none.
 */
export function createBoundedWork({ budgetMs, max }: Bounds) {
	let inHand = 0;

	function run<T>(work: (turn: Turn) => Promise<T>): Promise<T> {
		const tooLate = () => unavailable(new Error("the database took too long"));
		return new Promise((resolve, reject) => {
			let isOver = false;
			const timer = setTimeout(() => {
				isOver = true;
				reject(tooLate());
			}, budgetMs);
			const assertInTime = () => {
				if (isOver) throw tooLate();
			};
			const plugin: KyselyPlugin = {
				transformQuery: ({ node }) => node,
				async transformResult({ result }) {
					assertInTime();
					return result;
				},
			};
			const decide = () => {
				assertInTime();
				clearTimeout(timer);
			};
			work({ plugin, decide, isOver: () => isOver })
				.then(resolve, reject)
				.finally(() => clearTimeout(timer));
		});
	}

	return async <T>(work: (turn: Turn) => Promise<T>): Promise<T> => {
		if (inHand >= max) throw overloaded();
		inHand++;
		try {
			return await run(work);
		} finally {
			inHand--;
		}
	};
}
