import { type Kysely, sql, type Transaction } from "kysely";
import { sleep } from "#server/clock.ts";
import { createHoldAll } from "./advisory-lock.ts";
import type { Turn } from "./bounded-work.ts";
import type { Sharing } from "./engine.ts";
import { isOutageOfAll, mayRepeat } from "./postgres-faults.ts";
import type { Tables } from "./schema.ts";
import { collectSums, writeSums } from "./transaction-sums.ts";
import type { Work } from "./waiting-writes.ts";

/** Bounds how long the first of a group waits for the last, and others for what the group holds. */
const maxGroupSize = 32;
/** How often a transaction is tried that others made impossible. */
const tries = 3;

/** Work for a transaction. */
interface Piece {
	readonly turn: Turn;
	readonly sharing: Sharing | undefined;
	/** Does the work and returns how to report its success, once that is durable. */
	readonly run: Work<() => void>;
	readonly fail: (error: unknown) => void;
}

/**
 * Transactions on PostgreSQL. Work that may share one waits until one of `groupsAtOnce` has ended, and what has come
 * meanwhile is committed together: one flush to disk serves all of it, and what every note counts is added once for all.
 * When a group fails, whatever the reason, each piece runs again in a transaction of its own, as if there had been no group;
 * only an outage, which meets everybody, fails the group.
 */
export function createPostgresWrites(kysely: Kysely<Tables>, groupsAtOnce: number) {
	const transact = createTransact(kysely);
	let waiting: readonly Piece[] = [];
	let groups = 0;

	async function commitAlone(piece: Piece): Promise<void> {
		try {
			for (const report of await repeating(piece.turn, () => transact([piece], () => {}))) report();
		} catch (error) {
			piece.fail(error);
		}
	}

	async function commitGroup(group: readonly Piece[]): Promise<void> {
		let isDecided = false;
		try {
			const reports = await transact(group, () => {
				isDecided = true;
			});
			for (const report of reports) report();
		} catch (error) {
			// Nobody knows what became of a commit that failed, so it is not tried again.
			if (isDecided || isOutageOfAll(error)) for (const { fail } of group) fail(error);
			else for (const piece of group) void commitAlone(piece);
		}
	}

	/** Of one kind, in the order in which they came. */
	function takeGroup(): readonly Piece[] {
		const ofKind = waiting.filter(({ sharing }) => sharing?.kind === waiting[0]?.sharing?.kind);
		const group = ofKind.slice(0, Math.min(maxGroupSize, Math.ceil(ofKind.length / groupsAtOnce)));
		waiting = waiting.filter((piece) => !group.includes(piece));
		return group.filter(({ turn }) => !turn.isOver());
	}

	async function drain(): Promise<void> {
		if (groups >= groupsAtOnce) return;
		groups++;
		while (waiting.length > 0) {
			const group = takeGroup();
			const [first] = group;
			if (first !== undefined) await (group.length === 1 ? commitAlone(first) : commitGroup(group));
		}
		groups--;
	}

	/** Runs work in a transaction, with that of others where it may share one. Resolves when the commit is durable. */
	return <T>(turn: Turn, work: Work<T>, sharing: Sharing | undefined): Promise<T> =>
		new Promise((resolve, reject) => {
			const run: Piece["run"] = async (transaction) => {
				const value = await work(transaction);
				return () => resolve(value);
			};
			const piece: Piece = { turn, sharing, run, fail: reject };
			if (sharing === undefined) {
				void commitAlone(piece);
			} else {
				waiting = [...waiting, piece];
				void drain();
			}
		});
}

/** One transaction for all pieces: all are committed, or none. */
function createTransact(kysely: Kysely<Tables>) {
	const holdAll = createHoldAll();

	async function run(pieces: readonly Piece[], transaction: Transaction<Tables>): Promise<readonly (() => void)[]> {
		// Whoever holds what one of a group wants shall not hold up the others: it goes on waiting by itself.
		if (pieces.length > 1) await sql`set local lock_timeout = '500ms'`.execute(transaction);
		await holdAll(
			transaction,
			pieces.flatMap(({ sharing }) => sharing?.locks ?? []),
		);
		const reports: (() => void)[] = [];
		const parts: Transaction<Tables>[] = [];
		for (const piece of pieces) {
			const part = transaction.withPlugin(piece.turn.plugin);
			collectSums(part);
			reports.push(await piece.run(part));
			parts.push(part);
		}
		await writeSums(transaction, parts);
		return reports;
	}

	/** `onDecided`: from now on only the commit says what became of it. @throws when one of the pieces is late. */
	return (pieces: readonly Piece[], onDecided: () => void): Promise<readonly (() => void)[]> => {
		const inOrder = pieces.toSorted((one, other) => compare(orderOf(one), orderOf(other)));
		return kysely.transaction().execute(async (transaction) => {
			const reports = await run(inOrder, transaction);
			// First, so that no piece believes itself to be committed when another is late.
			pieces.find(({ turn }) => turn.isOver())?.turn.decide();
			for (const { turn } of pieces) turn.decide();
			onDecided();
			return reports;
		});
	};
}

const orderOf = ({ sharing }: Piece) => sharing?.order ?? "";

function compare(one: string, other: string): number {
	if (one === other) return 0;
	return one < other ? -1 : 1;
}

async function repeating<T>(turn: Turn, transaction: () => Promise<T>): Promise<T> {
	for (let attempt = 1; ; attempt++) {
		try {
			return await transaction();
		} catch (error) {
			if (!mayRepeat(error) || attempt === tries || turn.isOver()) throw error;
			await sleep(5 * attempt);
		}
	}
}
