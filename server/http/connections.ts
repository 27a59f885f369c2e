import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from "node:http";
import { type Socket, Server as TcpServer } from "node:net";
import { setImmediate as nextTurn } from "node:timers/promises";
import { within } from "#server/clock.ts";
import { type ConnectionLimits, connectionLimits } from "./connection-limits.ts";

/** As long as a listener's queue may be. */
const maxTurns = 511;

interface Exchange {
	readonly request: IncomingMessage;
	readonly response: ServerResponse;
	readonly handler: RequestListener;
}

interface Connection {
	/** What is being worked on, or whose answer is not yet taken. */
	inHand: Exchange | undefined;
	/** The answer has been seen not to be taken at once, and has its time. */
	isWatched: boolean;
	/** Requests that wait for the answers before theirs. */
	readonly queue: Exchange[];
	/** How many bytes had been read when all was answered; more than these are the beginning of another request. */
	answeredBytes: number;
}

/** Answers what Node's parser refuses: a whole HTTP answer, or undefined where nobody reads one. */
type Refuse = (error: Error) => string | undefined;

/**
 * All connections of this process, with bounds on what their other sides can make it hold. Requests of one connection
 * are worked on one after the other, each when the answer before it has been taken: of answers that nobody reads there is
 * one per connection, and Node stops reading from it. Too many requests ahead close the connection.
 */
export class Connections {
	readonly #refuse: Refuse;
	readonly #limits: ConnectionLimits;
	readonly #servers: TcpServer[] = [];
	/** The one first whose last answer is longest ago. */
	readonly #open = new Map<Socket, Connection>();
	readonly #watch: NodeJS.Timeout;
	#accepted = 0;
	#draining = false;
	#ending = false;

	constructor(refuse: Refuse, limits: ConnectionLimits = connectionLimits) {
		this.#refuse = refuse;
		this.#limits = limits;
		this.#watch = setInterval(() => this.#watchAnswers(), limits.checkMs).unref();
	}

	/** A server whose connections are bounded and end with the others. */
	createServer(handler: RequestListener): Server {
		const server = createServer({
			headersTimeout: this.#limits.headersMs,
			requestTimeout: this.#limits.requestMs,
			connectionsCheckingInterval: this.#limits.checkMs,
			keepAliveTimeout: this.#limits.idleMs,
			// Refused where every other request is, in the form of every other refusal.
			requireHostHeader: false,
		});
		const listener: RequestListener = (request, response) => this.#arrived({ request, response, handler });
		server.on("connection", (socket: Socket) => this.#opened(socket));
		server.on("request", listener);
		// What somebody expects besides `100-continue` is no reason to refuse a request (RFC 9110, section 10.1.1).
		server.on("checkExpectation", listener);
		server.on("clientError", (error, socket) => this.#failed(error, socket as Socket));
		this.#servers.push(server);
		return server;
	}

	/** A further listener, whose connections go to a server made here, closes at the same moment as that. */
	closeWithOthers(listener: TcpServer): void {
		this.#servers.push(listener);
	}

	/** The end is near. Connections are kept: whoever had to open another one now could come when the listeners close. */
	drain(): void {
		this.#draining = true;
	}

	get isDraining(): boolean {
		return this.#draining;
	}

	/**
	 * Closes listeners at once; idle and silent connections after `onItsWayMs`, in which a request may be on its way, which is
	 * then the last; the others when they are answered, and all of them after `graceMs`.
	 */
	async end(graceMs: number, onItsWayMs: number): Promise<void> {
		clearInterval(this.#watch);
		this.drain();
		await this.#acceptWhatWaits();
		this.#ending = true;
		for (const connection of this.#open.values()) makeLast(connection);
		// As a server of TCP: the one of HTTP would destroy connections whose last answer is still on its way.
		for (const server of this.#servers) TcpServer.prototype.close.call(server);
		const allClosed = Promise.all([...this.#open.keys()].map(closed));
		await within(onItsWayMs, allClosed);
		// A process that the system let wait finds its timers due before it reads what has come meanwhile.
		await nextTurn();
		for (const [socket, connection] of this.#open) if (isIdle(socket, connection)) socket.destroy();
		await within(graceMs - onItsWayMs, allClosed);
		for (const socket of this.#open.keys()) socket.destroy();
	}

	/** The system resets what a closed listener has not accepted, and one turn of the event loop accepts one of each. */
	async #acceptWhatWaits(): Promise<void> {
		for (let turns = 0; turns < maxTurns; turns++) {
			const before = this.#accepted;
			await nextTurn();
			if (this.#accepted === before) return;
		}
	}

	#opened(socket: Socket): void {
		this.#accepted++;
		this.#open.set(socket, { inHand: undefined, isWatched: false, queue: [], answeredBytes: 0 });
		stopParsingOnceDestroyed(socket);
		socket.once("close", () => this.#open.delete(socket));
		if (this.#open.size > this.#limits.open) this.#closeLongestWaiting();
	}

	#closeLongestWaiting(): void {
		for (const [socket, connection] of this.#open) {
			if (!isWaiting(connection)) continue;
			this.#open.delete(socket);
			return void socket.destroy();
		}
	}

	/** Most answers are taken at once: only others get a time, which begins anew whenever a part is taken. */
	#watchAnswers(): void {
		for (const [socket, connection] of this.#open) {
			if (connection.isWatched || connection.inHand?.response.writableEnded !== true) continue;
			connection.isWatched = true;
			socket.setTimeout(this.#limits.unreadMs);
		}
	}

	#arrived(exchange: Exchange): void {
		const { socket } = exchange.request;
		const connection = this.#open.get(socket);
		if (connection === undefined || socket.destroyed) return;
		if (connection.inHand === undefined) this.#begin(connection, exchange);
		else if (connection.queue.length < this.#limits.waitingRequests) connection.queue.push(exchange);
		else socket.destroy();
	}

	#begin(connection: Connection, exchange: Exchange): void {
		const { request, response, handler } = exchange;
		connection.inHand = exchange;
		if (this.#ending) makeLast(connection);
		response.once("close", () => this.#ended(request.socket, connection));
		handler(request, response);
	}

	#ended(socket: Socket, connection: Connection): void {
		connection.inHand = undefined;
		connection.answeredBytes = socket.bytesRead;
		if (socket.destroyed) return;
		this.#open.delete(socket);
		this.#open.set(socket, connection);
		const next = connection.queue.shift();
		// Between two requests Node sets the time of a connection by itself, but not when the next one is there already.
		if (connection.isWatched && next !== undefined) socket.setTimeout(0);
		connection.isWatched = false;
		if (next !== undefined) this.#begin(connection, next);
		else if (this.#ending) socket.destroySoon();
	}

	/** Node's parser has refused a request, or it has taken too long. */
	#failed(error: Error, socket: Socket): void {
		const connection = this.#open.get(socket);
		// Nobody waits for an answer who sent nothing; and while a request is in hand, it would pass for the answer to that.
		const isAlone = connection?.inHand === undefined && socket.bytesRead !== connection?.answeredBytes;
		const answer = isAlone && socket.writable ? this.#refuse(error) : undefined;
		if (answer === undefined) return void socket.destroy();
		socket.end(answer);
		socket.destroySoon();
	}
}

/**
 * Node reads 64 kB at once and makes requests of all of it, also when the first of them closed the connection: 2,500
 * requests, each of which it then ends with an exception of its own. Its parser leaves what follows a message alone when
 * `onIncoming` gives 2. No documentation says so: `connections.test.ts` tells when that changes.
 */
function stopParsingOnceDestroyed(socket: Socket): void {
	const parser: unknown = Reflect.get(socket, "parser");
	const onIncoming: unknown = Object(parser).onIncoming;
	if (typeof onIncoming !== "function") return;
	Object(parser).onIncoming = (request: unknown, keepAlive: unknown) =>
		socket.destroyed ? 2 : onIncoming(request, keepAlive);
}

/** Nothing is in hand and nothing of a next request has arrived. */
function isIdle(socket: Socket, { inHand, answeredBytes }: Connection): boolean {
	return inHand === undefined && socket.bytesRead === answeredBytes;
}

/** Says so in the answer in hand, unless that has gone or another is to follow. */
function makeLast({ inHand, queue }: Connection): void {
	const response = inHand?.response;
	if (response?.headersSent === false && queue.length === 0) response.setHeader("connection", "close");
}

/** It is the other side's turn: to send, or to take an answer. */
function isWaiting({ inHand }: Connection): boolean {
	return inHand === undefined || !inHand.request.complete || inHand.response.writableEnded;
}

function closed(socket: Socket): Promise<void> {
	return new Promise((resolve) => socket.once("close", () => resolve()));
}
