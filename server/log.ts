import cluster from "node:cluster";
import type { LogStream } from "./log-stream.ts";
import { currentRequest } from "./request-id.ts";
import { toStandardOutput } from "./standard-output.ts";

/** Values that may stand in a log line: codes and figures. Never an address, a text, an IP or a token. */
type Facts = Readonly<Record<string, string | number | boolean | undefined>>;

/** Structured log, one JSON object a line. Errors are logged by name, code and stack. */
export interface Log {
	debug(facts: Facts, message: string): void;
	info(facts: Facts, message: string): void;
	warn(facts: Facts, message: string, error?: unknown): void;
	error(facts: Facts, message: string, error?: unknown): void;
}

/** As pino and bunyan number them, and so what reads logs of Node. */
const levels = { debug: 20, info: 30, warn: 40, error: 50, silent: Number.POSITIVE_INFINITY } as const;

export type LogLevel = keyof typeof levels;

/** What takes whole lines. */
type LineStream = Pick<LogStream, "write"> & Partial<LogStream>;

/** Creates the log; lines go to standard output unless a destination is given. Nothing ever waits for them. */
export function createLog(least: LogLevel, destination?: Pick<LogStream, "write">): Log {
	const stream: LineStream = destination ?? toStandardOutput();
	// Lines of several processes come together in one log.
	const where = cluster.isWorker ? { process: cluster.worker?.id } : {};
	const write = (level: LogLevel, facts: Facts, msg: string, error?: unknown) => {
		if (levels[level] < levels[least]) return;
		const what = error === undefined ? facts : { ...facts, error: describeError(error) };
		const line = { level: levels[level], time: new Date().toISOString(), ...where, ...requestNow(), ...what, msg };
		stream.write(`${JSON.stringify(line)}\n`);
	};
	const log: Log = {
		debug: (facts, message) => write("debug", facts, message),
		info: (facts, message) => write("info", facts, message),
		warn: (facts, message, error) => write("warn", facts, message, error),
		error: (facts, message, error) => write("error", facts, message, error),
	};
	stream.onLost?.((lost) => log.warn({ lost }, "log lines were lost: the reader was too slow, or the disk was full"));
	return log;
}

/** Which request a line belongs to. */
function requestNow(): object {
	const request = currentRequest.getStore();
	return request === undefined ? {} : { request };
}

/**
 * What of an error may be logged. Its message is left out: database and SMTP libraries put values,
 * addresses among them, into theirs. Stack frames (without the message line) and codes stay.
 */
function describeError(error: unknown): Facts {
	if (!(error instanceof Error)) return { name: typeof error };
	const { code, errcode, responseCode } = error as Error & Record<string, unknown>;
	const frames = (error.stack ?? "").split("\n").filter((line) => line.trimStart().startsWith("at "));
	return {
		name: error.name,
		code: textOrNumber(code) ?? textOrNumber(errcode) ?? textOrNumber(responseCode),
		at: frames
			.slice(0, 8)
			.map((line) => line.trim())
			.join(" ← "),
		cause:
			error.cause instanceof Error
				? `${error.cause.name} ${textOrNumber(Reflect.get(error.cause, "code")) ?? ""}`.trim()
				: undefined,
	};
}

function textOrNumber(value: unknown): string | number | undefined {
	return typeof value === "string" || typeof value === "number" ? value : undefined;
}
