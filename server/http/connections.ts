import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { setImmediate as nextTurn } from "node:timers/promises";
import { within } from "#server/clock.ts";
import { type ConnectionLimits, connectionLimits } from "./connection-limits.ts";

interface Exchange {
	readonly request: IncomingMessage;
	readonly response: ServerResponse;
	readonly handler: RequestListener;
}

interface Connection {
	/** A request is being worked on, or its answer is not yet taken. */
	busy: boolean;
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
	readonly #servers: Server[] = [];
	readonly #open = new Map<Socket, Connection>();
	/** Those on which it is the other side's turn, the one first that has kept us waiting longest. */
	readonly #waiting = new Set<Socket>();
	#draining = false;
	#ending = false;

	constructor(refuse: Refuse, limits: ConnectionLimits = connectionLimits) {
		this.#refuse = refuse;
		this.#limits = limits;
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

	/** From now on each answer is to be the last of its connection. The listeners stay open. */
	drain(): void {
		this.#draining = true;
	}

	get isDraining(): boolean {
		return this.#draining;
	}

	/** Closes listeners and idle connections at once, the others when they are answered, all of them after `graceMs`. */
	async end(graceMs: number): Promise<void> {
		this.#draining = true;
		// After a turn of the event loop whatever has arrived has been read, so nothing that was sent in time is reset.
		await nextTurn();
		this.#ending = true;
		for (const server of this.#servers) server.close();
		for (const [socket, connection] of this.#open) if (isIdle(socket, connection)) socket.destroy();
		await within(graceMs, Promise.all([...this.#open.keys()].map(closed)));
		for (const socket of this.#open.keys()) socket.destroy();
	}

	#opened(socket: Socket): void {
		this.#open.set(socket, { busy: false, queue: [], answeredBytes: 0 });
		this.#waiting.add(socket);
		stopParsingOnceDestroyed(socket);
		socket.once("close", () => this.#forget(socket));
		const [longest] = this.#open.size > this.#limits.open ? this.#waiting : [];
		if (longest === undefined) return;
		this.#forget(longest);
		longest.destroy();
	}

	#forget(socket: Socket): void {
		this.#open.delete(socket);
		this.#waiting.delete(socket);
	}

	#arrived(exchange: Exchange): void {
		const { socket } = exchange.request;
		const connection = this.#open.get(socket);
		if (connection === undefined || socket.destroyed) return;
		if (!connection.busy) this.#begin(connection, exchange);
		else if (connection.queue.length < this.#limits.waitingRequests) connection.queue.push(exchange);
		else socket.destroy();
	}

	#begin(connection: Connection, { request, response, handler }: Exchange): void {
		const { socket } = request;
		connection.busy = true;
		const itIsOurTurn = () => {
			if (!response.writableEnded) this.#waiting.delete(socket);
		};
		if (hasBody(request)) request.once("end", itIsOurTurn);
		else itIsOurTurn();
		response.once("prefinish", () => {
			this.#waiting.add(socket);
			socket.setTimeout(this.#limits.unreadMs);
		});
		response.once("close", () => this.#ended(socket, connection));
		handler(request, response);
	}

	#ended(socket: Socket, connection: Connection): void {
		connection.busy = false;
		connection.answeredBytes = socket.bytesRead;
		if (socket.destroyed) return;
		const next = connection.queue.shift();
		if (next !== undefined) {
			// Between two requests Node sets the time by itself.
			socket.setTimeout(0);
			this.#begin(connection, next);
		} else if (this.#ending) socket.destroySoon();
	}

	/** Node's parser has refused a request, or it has taken too long. */
	#failed(error: Error, socket: Socket): void {
		const connection = this.#open.get(socket);
		// Nobody waits for an answer who sent nothing; and while a request is in hand, it would pass for the answer to that.
		const isExpected = connection !== undefined && !connection.busy && !isIdle(socket, connection) && socket.writable;
		const answer = isExpected ? this.#refuse(error) : undefined;
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
	Object(parser).onIncoming = (...input: unknown[]) => (socket.destroyed ? 2 : onIncoming(...input));
}

/** Nothing is in hand and nothing of a next request has arrived. */
function isIdle(socket: Socket, { busy, answeredBytes }: Connection): boolean {
	return !busy && socket.bytesRead === answeredBytes;
}

function hasBody({ headers }: IncomingMessage): boolean {
	return "transfer-encoding" in headers || (headers["content-length"] ?? "0") !== "0";
}

function closed(socket: Socket): Promise<void> {
	return new Promise((resolve) => socket.once("close", () => resolve()));
}
