import type { Readable } from "node:stream";

/** Longer than any line of the log; half a line that grows beyond is passed on as it is. */
const longest = 1024 * 1024;

/** Passes on what a process writes, line by line, so that the lines of several do not mix. */
export function passOnWholeLines(from: Readable, write: (lines: string) => void): void {
	let rest = "";
	from.setEncoding("utf8");
	from.on("data", (text: string) => {
		rest += text;
		const end = rest.lastIndexOf("\n") + 1;
		if (end > 0) write(rest.slice(0, end));
		rest = rest.slice(end);
		if (rest.length > longest) passOnRest();
	});
	from.on("close", passOnRest);

	/** The last line of a process that was killed has no end. */
	function passOnRest(): void {
		if (rest !== "") write(`${rest}\n`);
		rest = "";
	}
}
