import { connect, type Socket } from "node:net";

/** A request and when it was to be sent, by `performance.now()`. */
export interface DueRequest {
	readonly dueAt: number;
	readonly bytes: string;
}

/** What a connection tells of itself. */
interface ConnectionListener {
	/** `head`: status line and headers. The connection is free again, unless it was told to close. */
	onAnswer(connection: LoadConnection, request: DueRequest, head: string): void;
	/** It is closed; `request` was not answered. */
	onEnd(connection: LoadConnection, request: DueRequest | undefined): void;
}

/** A connection that is kept open and carries one request at a time: next to no work for the one who measures. */
export class LoadConnection {
	#request: DueRequest | undefined;
	#received = "";
	readonly #socket: Socket;
	readonly #listener: ConnectionListener;

	constructor(port: number, listener: ConnectionListener) {
		this.#listener = listener;
		this.#socket = connect({ port, host: "127.0.0.1", noDelay: true });
		this.#socket.setEncoding("latin1");
		this.#socket.on("data", (data: string) => this.#read(data));
		this.#socket.on("error", () => {});
		this.#socket.on("close", () => listener.onEnd(this, this.#request));
	}

	/** When the request under way was due, if there is one. */
	get waitingSince(): number | undefined {
		return this.#request?.dueAt;
	}

	send(request: DueRequest): void {
		this.#request = request;
		this.#socket.write(request.bytes);
	}

	/** Closes it, and forgets what was under way. */
	end(): void {
		this.#request = undefined;
		this.#socket.destroy();
	}

	#read(data: string): void {
		this.#received += data;
		const end = this.#received.indexOf("\r\n\r\n");
		if (end < 0) return;
		const head = this.#received.slice(0, end);
		const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0);
		if (this.#received.length < end + 4 + length) return;
		const request = this.#request;
		this.#received = "";
		this.#request = undefined;
		if (request !== undefined) this.#listener.onAnswer(this, request, head);
		if (/\r\nconnection: close/i.test(head)) this.end();
	}
}
