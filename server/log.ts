import { type DestinationStream, pino } from "pino";
import type { LogStream } from "./log-stream.ts";
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

export type LogLevel = "debug" | "info" | "warn" | "error" | "silent";

/** Creates the log; lines go to standard output unless a destination is given. Nothing ever waits for them. */
export function createLog(level: LogLevel, destination?: DestinationStream): Log {
	const stream: DestinationStream & Partial<LogStream> = destination ?? toStandardOutput();
	const lines = pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, stream);
	stream.onLost?.((lost) => lines.warn({ lost }, "log lines were lost: their reader was slow, or their disk full"));
	const withError = (facts: Facts, error: unknown) =>
		error === undefined ? facts : { ...facts, error: describeError(error) };
	return {
		debug: (facts, message) => lines.debug(facts, message),
		info: (facts, message) => lines.info(facts, message),
		warn: (facts, message, error) => lines.warn(withError(facts, error), message),
		error: (facts, message, error) => lines.error(withError(facts, error), message),
	};
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
