import { createLogStream, type LogStream } from "./log-stream.ts";

let standardOutput: LogStream | undefined;

/** The one stream to standard output, written to its end when the process ends. */
export function toStandardOutput(): LogStream {
	if (standardOutput === undefined) {
		// Node makes a pipe non-blocking when it is asked for its stream. A blocking one whose reader has stopped would
		// hold a thread, and the process could not even end.
		const { fd } = process.stdout;
		const stream = createLogStream(fd);
		process.on("exit", stream.flush);
		standardOutput = stream;
	}
	return standardOutput;
}
