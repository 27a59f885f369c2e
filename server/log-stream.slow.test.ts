import { execFileSync, spawnSync } from "node:child_process";
import { closeSync, constants, mkdtempSync, openSync, readFileSync, readSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { mountSmallDisk } from "#tests/small-disk.ts";
import { until } from "#tests/until.ts";
import { createLogStream } from "./log-stream.ts";

let dir: string;
beforeEach(() => {
	dir = mkdtempSync(join(tmpdir(), "billet-doux-log-"));
});
afterEach(() => rmSync(dir, { recursive: true }));

const line = (index: number) => `${JSON.stringify({ index, words: "a letter ".repeat(10) })}\n`;
const isWhole = (text: string) => typeof JSON.parse(text).index === "number";

it("never waits for a reader that has stopped, counts what is lost, and tells it when the reader goes on", async () => {
	const pipe = join(dir, "pipe");
	execFileSync("mkfifo", [pipe]);
	const fd = openSync(pipe, constants.O_RDWR | constants.O_NONBLOCK);
	const stream = createLogStream(fd);
	let lost = 0;
	stream.onLost((lines) => {
		lost += lines;
	});
	const count = 40_000; // about 4.5 MB
	for (let index = 0; index < count; index++) {
		stream.write(line(index));
		// A turn of the event loop: it goes on.
		if (index % 1_000 === 0) await new Promise(setImmediate);
	}
	expect(lost).toBe(0);
	let received = "";
	const buffer = Buffer.alloc(65_536);
	await until({
		what: "the lines that were kept, and how many were not",
		holds() {
			for (;;) {
				try {
					received += buffer.toString("utf8", 0, readSync(fd, buffer));
				} catch {
					return received.split("\n").length - 1 + lost === count;
				}
			}
		},
		progress: () => received.length,
		everyMs: 5,
	});
	const lines = received.trimEnd().split("\n");
	expect(lines.every(isWhole)).toBe(true);
	expect(lost).toBeGreaterThan(count / 2);
	expect(lines.length).toBeGreaterThan(5_000);
	closeSync(fd);
});

const disk = mountSmallDisk(2);
it.runIf(disk !== undefined)("goes on when a full disk has room again, on a new line", async () => {
	if (disk === undefined) return;
	const file = join(disk.dir, "log");
	const fd = openSync(file, "a");
	const stream = createLogStream(fd);
	let lost = 0;
	stream.onLost((lines) => {
		lost += lines;
	});
	const count = 20_000;
	for (let index = 0; index < count; index++) {
		stream.write(line(index));
		if (index % 100 === 0) await new Promise((resolve) => setTimeout(resolve, 1));
	}
	expect(lost).toBe(0);
	disk.grow();
	let more = 0;
	await until({
		what: "a line after the disk has room, and how many were lost",
		holds() {
			stream.write(line(count + more++));
			return lost > 0;
		},
	});
	const lines = readFileSync(file, "utf8").trimEnd().split("\n");
	const broken = lines.filter((text) => !text.endsWith("}"));
	// Only the one that was being written when the disk became full.
	expect(broken.length).toBeLessThanOrEqual(1);
	expect(lines.length).toBeGreaterThan(5_000);
	expect(lines.length - broken.length + lost).toBeGreaterThanOrEqual(count);
	closeSync(fd);
	disk.remove();
});

it.each(["process.exit(3)", "throw new Error('a bug')"])("writes all lines before the process ends by %s", (end) => {
	const program = `
		import { toStandardOutput } from ${JSON.stringify(join(import.meta.dirname, "standard-output.ts"))};
		for (let index = 0; index < 3000; index++) toStandardOutput().write("line " + index + "\\n");
		${end};
	`;
	const file = join(dir, "log");
	const fd = openSync(file, "w");
	const { status } = spawnSync(process.execPath, ["--input-type=module", "-e", program], {
		stdio: ["ignore", fd, "ignore"],
	});
	expect(status).toBe(end.includes("exit") ? 3 : 1);
	expect(new Set(readFileSync(file, "utf8").trimEnd().split("\n")).size).toBe(3_000);
	const piped = spawnSync(process.execPath, ["--input-type=module", "-e", program], { encoding: "utf8" });
	expect(new Set(piped.stdout.trimEnd().split("\n")).size).toBe(3_000);
});
