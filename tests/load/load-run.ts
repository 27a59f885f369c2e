import { sleep } from "#server/clock.ts";
import { type DueRequest, LoadConnection } from "./load-connection.ts";

/** A load of notes, each to an address of its own. */
export interface Offer {
	/** Of each node; connections are shared out among them by turns. */
	readonly ports: readonly number[];
	/**
	 * An open loop, whatever becomes of the notes: so many a second, or each at its time, in milliseconds from the beginning. Or
	 * so many clients, each sending again once answered.
	 */
	readonly load:
		| { readonly perSecond: number }
		| { readonly arrivals: readonly number[] }
		| { readonly clients: number };
	readonly seconds: number;
	/** Tells the addresses of this run from those of others. */
	readonly name: string;
}

/** Milliseconds from the moment a request was due, so that one that could not even be sent in time counts as late. */
interface Latencies {
	readonly count: number;
	readonly median: number;
	readonly p99: number;
	readonly slowest: number;
}

/** What became of the requests. */
export interface Served {
	readonly offered: number;
	/** Answers 200 that came while the load lasted, a second. */
	readonly goodput: number;
	readonly accepted: Latencies;
	/** 503 with Retry-After. */
	readonly refused: Latencies;
	/** The values of Retry-After. */
	readonly retryAfter: readonly string[];
	/** Any other answer, by status. */
	readonly others: Readonly<Record<string, number>>;
	/** Without an answer after ten seconds. */
	readonly timedOut: number;
	/** Closed before the answer. */
	readonly broken: number;
}

const timeoutMs = 10_000;
/** As a proxy keeps them. How fast new connections are taken is another question, and no concern of admission. */
const keptConnections = 400;

/** One run: offers its load and counts what comes back. */
export class LoadRun {
	readonly #offer: Offer;
	readonly #free: LoadConnection[] = [];
	readonly #open = new Set<LoadConnection>();
	/** Due, and not sent for want of a free connection. */
	readonly #late: DueRequest[] = [];
	readonly #accepted: number[] = [];
	readonly #refused: number[] = [];
	readonly #retryAfter = new Set<string>();
	readonly #others = new Map<string, number>();
	#offered = 0;
	#inTime = 0;
	#timedOut = 0;
	#broken = 0;
	#endsAt = 0;
	#opens = 0;

	constructor(offer: Offer) {
		this.#offer = offer;
	}

	async run(): Promise<Served> {
		const { load, seconds } = this.#offer;
		await this.#openConnections("clients" in load ? load.clients : keptConnections);
		const startedAt = performance.now();
		this.#endsAt = startedAt + seconds * 1_000;
		const watch = setInterval(() => this.#giveUpOnLate(), 100);
		if ("clients" in load) while (this.#free.length > 0) this.#sendNext();
		else await this.#keepOffering("perSecond" in load ? evenly(load.perSecond, seconds) : load.arrivals, startedAt);
		while (performance.now() < this.#endsAt || this.#isWaiting()) await sleep(10);
		clearInterval(watch);
		for (const connection of this.#open) connection.end();
		return this.#report();
	}

	/** A few at a time: one that finds the queue of connections full tries again only a second later. */
	async #openConnections(count: number): Promise<void> {
		for (let opened = 0; opened < count; opened++) {
			this.#free.push(this.#opened());
			if (opened % 20 === 0) await sleep(20);
		}
		await sleep(200);
	}

	async #keepOffering(arrivals: readonly number[], startedAt: number): Promise<void> {
		while (performance.now() < this.#endsAt) {
			const now = performance.now() - startedAt;
			for (let at = arrivals[this.#offered]; at !== undefined && at <= now; at = arrivals[this.#offered]) {
				this.#late.push({ dueAt: startedAt + at, bytes: this.#note() });
			}
			while (this.#late.length > 0 && this.#free.length > 0) this.#sendNext();
			await sleep(1);
		}
	}

	#opened(): LoadConnection {
		const { ports } = this.#offer;
		const connection = new LoadConnection(ports[this.#opens++ % ports.length] ?? 0, {
			onAnswer: (answered, request, head) => this.#count(answered, request, head),
			onEnd: (ended, request) => this.#replace(ended, request),
		});
		this.#open.add(connection);
		return connection;
	}

	/** The oldest that is late, or, of a client, a new one. */
	#sendNext(): void {
		const isClient = "clients" in this.#offer.load && performance.now() < this.#endsAt;
		const request = isClient ? { dueAt: performance.now(), bytes: this.#note() } : this.#late.shift();
		const connection = request && this.#free.shift();
		if (request !== undefined) connection?.send(request);
	}

	#note(): string {
		const { name } = this.#offer;
		const index = this.#offered++;
		const body = JSON.stringify({
			// Of many domains: one alone gets a part of the connections to the mail server only.
			recipientEmail: `${name}${index}@load${index % 97}.example.org`,
			message: `Your smile is the best part of my mornings, number ${index % 7}`,
		});
		return `POST /api/messages HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
	}

	#count(connection: LoadConnection, { dueAt }: DueRequest, head: string): void {
		const now = performance.now();
		const status = head.slice(9, 12);
		const retryAfter = /\r\nretry-after: (\S+)/i.exec(head)?.[1];
		if (status === "200") {
			this.#accepted.push(now - dueAt);
			if (now <= this.#endsAt) this.#inTime++;
		} else if (status === "503" && retryAfter !== undefined) {
			this.#refused.push(now - dueAt);
			this.#retryAfter.add(retryAfter);
		} else this.#others.set(status, (this.#others.get(status) ?? 0) + 1);
		this.#free.push(connection);
		this.#sendNext();
	}

	#replace(connection: LoadConnection, request: DueRequest | undefined): void {
		if (request !== undefined) this.#broken++;
		this.#open.delete(connection);
		const place = this.#free.indexOf(connection);
		if (place >= 0) this.#free.splice(place, 1);
		if (performance.now() > this.#endsAt) return;
		this.#free.push(this.#opened());
		this.#sendNext();
	}

	#giveUpOnLate(): void {
		const since = performance.now() - timeoutMs;
		for (const connection of this.#open) {
			if ((connection.waitingSince ?? since) >= since) continue;
			this.#timedOut++;
			connection.end();
		}
		while ((this.#late[0]?.dueAt ?? since) < since) {
			this.#late.shift();
			this.#timedOut++;
		}
	}

	#isWaiting(): boolean {
		return this.#late.length > 0 || [...this.#open].some(({ waitingSince }) => waitingSince !== undefined);
	}

	#report(): Served {
		return {
			offered: this.#offered,
			goodput: this.#inTime / this.#offer.seconds,
			accepted: latenciesOf(this.#accepted),
			refused: latenciesOf(this.#refused),
			retryAfter: [...this.#retryAfter],
			others: Object.fromEntries(this.#others),
			timedOut: this.#timedOut,
			broken: this.#broken,
		};
	}
}

function evenly(perSecond: number, seconds: number): readonly number[] {
	return Array.from({ length: perSecond * seconds }, (_, index) => (index / perSecond) * 1_000);
}

function latenciesOf(values: readonly number[]): Latencies {
	const sorted = values.toSorted((a, b) => a - b);
	const at = (share: number) => Math.round(sorted[Math.ceil(sorted.length * share) - 1] ?? 0);
	return { count: sorted.length, median: at(0.5), p99: at(0.99), slowest: at(1) };
}
