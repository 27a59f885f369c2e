import { write, writeSync } from "node:fs";

/** What waits for a slow reader; beyond it lines are lost. */
const maxWaitingCharacters = 1024 * 1024;
/** After a full disk or a pipe that takes no more. */
const retryMs = 50;
/** What an ending process gives a slow reader. */
const exitWaitMs = 500;

/** Text on its way to a file descriptor. Nobody waits for it. */
export interface LogStream {
	/** Takes whole lines. */
	write(lines: string): void;
	/** Sets who is told, after lines could not be written and others could again, how many were lost. */
	onLost(listener: (lines: number) => void): void;
	/** Writes what waits, as far as that goes at once: for the end of the process. */
	flush(): void;
}

/** A piece of the stream on its way out: what comes before `offset` is written. */
interface Chunk {
	readonly bytes: Buffer;
	readonly offset: number;
}

/**
 * Writes lines one piece after another, asynchronously. What cannot be written, since the disk is full or the reader
 * is gone, is counted and dropped; a reader that is slow is waited for, up to a bound of what waits for it.
 */
export function createLogStream(fd: number): LogStream {
	const waiting = createWaitingLines();
	let chunk: Chunk | undefined;
	let isWriting = false;
	let isTorn = false;
	let lost = 0;
	let tellLost: (lines: number) => void = () => {};

	function pump(): void {
		if (isWriting) return;
		chunk ??= waiting.take(isTorn);
		if (chunk === undefined) return;
		isWriting = true;
		const { bytes, offset } = chunk;
		write(fd, bytes, offset, bytes.length - offset, null, (error, written) => {
			isWriting = false;
			if (error === null) return advance({ bytes, offset: offset + written });
			if (!isBusy(error)) drop({ bytes, offset });
			setTimeout(pump, retryMs).unref();
		});
	}

	function advance(rest: Chunk): void {
		chunk = rest.offset < rest.bytes.length ? rest : undefined;
		isTorn = false;
		const lines = lost;
		lost = 0;
		if (lines > 0) tellLost(lines);
		pump();
	}

	function drop({ bytes, offset }: Chunk): void {
		lost += countLines(bytes.subarray(Math.max(offset, isTorn ? 1 : 0)));
		chunk = undefined;
		if (offset > 0) isTorn = bytes[offset - 1] !== newline;
	}

	return {
		write(lines) {
			if (waiting.add(lines)) pump();
			else lost++;
		},
		onLost(listener) {
			tellLost = listener;
		},
		flush() {
			// A piece that is being written ends by itself: the process waits for it.
			const pieces = isWriting ? [waiting.take(false)] : [chunk, waiting.take(isTorn)];
			for (const piece of pieces) if (piece !== undefined && !writeNow(fd, piece)) return;
			chunk = undefined;
		},
	};
}

/** Lines that wait to be written, bounded. */
function createWaitingLines() {
	let lines: string[] = [];
	let characters = 0;
	return {
		/** False when there is no room. */
		add(line: string): boolean {
			if (characters + line.length > maxWaitingCharacters) return false;
			lines.push(line);
			characters += line.length;
			return true;
		},
		/** After half a line the next one begins on a line of its own. */
		take(isTorn: boolean): Chunk | undefined {
			if (lines.length === 0) return undefined;
			const bytes = Buffer.from((isTorn ? "\n" : "") + lines.join(""));
			lines = [];
			characters = 0;
			return { bytes, offset: 0 };
		},
	};
}

const newline = 10;

function countLines(bytes: Buffer): number {
	let lines = 0;
	for (const byte of bytes) if (byte === newline) lines++;
	return lines;
}

/** A pipe that is full. */
function isBusy(error: unknown): boolean {
	const code = Reflect.get(Object(error), "code");
	return code === "EAGAIN" || code === "EBUSY" || code === "EINTR";
}

/** Writes without the event loop; false when that did not go in time. */
function writeNow(fd: number, { bytes, offset }: Chunk): boolean {
	const deadline = performance.now() + exitWaitMs;
	for (let at = offset; at < bytes.length; ) {
		try {
			at += writeSync(fd, bytes, at);
		} catch (error) {
			if (!isBusy(error) || performance.now() > deadline) return false;
			Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10);
		}
	}
	return true;
}
