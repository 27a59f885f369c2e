import { PassThrough } from "node:stream";
import { finished } from "node:stream/promises";
import { expect, test } from "vitest";
import { passOnWholeLines } from "./whole-lines.ts";

test("lines of two processes do not mix, whatever the pieces in which they come; half a last line ends", async () => {
	const written: string[] = [];
	const [one, other] = [new PassThrough(), new PassThrough()];
	for (const stream of [one, other]) passOnWholeLines(stream, (lines) => void written.push(lines));
	const letter = Buffer.from("é");
	one.write("a first");
	other.write("b first\nb sec");
	one.write(" line\n");
	other.write(Buffer.concat([Buffer.from("ond "), letter.subarray(0, 1)]));
	other.write(letter.subarray(1));
	one.end("a half");
	other.end("\n");
	await Promise.all([finished(one), finished(other)]);
	expect(written.join("").split("\n").toSorted()).toEqual(["", "a first line", "a half", "b first", "b second é"]);
});
