import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createCaptureTransport } from "./capture-transport.ts";

let parent: string;
let dir: string;

beforeEach(() => {
	parent = mkdtempSync(join(tmpdir(), "capture-"));
	dir = join(parent, "mail");
});
afterEach(() => rmSync(parent, { recursive: true, force: true }));

describe("capture", () => {
	it("writes what an SMTP server would get, for this user's eyes only", async () => {
		const transport = createCaptureTransport({ dir });
		expect(await transport.send(emailTo("jane@example.org"))).toEqual({ kind: "accepted", isCaptured: true });

		const [name = ""] = readdirSync(dir);
		expect(name).toMatch(/^\d{8}-\d{6}-\d{3}-[0-9a-f]{16}\.eml$/);
		expect(statSync(join(dir, name)).mode & 0o777).toBe(0o600);
		expect(statSync(dir).mode & 0o777).toBe(0o700);
		expect(readFileSync(join(dir, name))).toEqual(emailTo("jane@example.org").raw);
	});

	it("keeps each of many e-mails at once, with no half-written file left", async () => {
		const transport = createCaptureTransport({ dir });
		const sends = Array.from({ length: 100 }, (_, i) => transport.send(emailTo(`jane${i}@example.org`)));
		expect(new Set((await Promise.all(sends)).map(({ kind }) => kind))).toEqual(new Set(["accepted"]));
		expect(readdirSync(dir)).toHaveLength(100);
		expect(readdirSync(dir).every((name) => name.endsWith(".eml"))).toBe(true);
	});

	it("goes on after someone has deleted the directory", async () => {
		const transport = createCaptureTransport({ dir });
		rmSync(dir, { recursive: true });
		expect(await transport.send(emailTo("jane@example.org"))).toEqual({ kind: "accepted", isCaptured: true });
		expect(readdirSync(dir)).toHaveLength(1);
	});

	it("removes what a crash left half-written, and nothing else", () => {
		mkdirSync(dir);
		const id = "20260131-235959-123-0123456789abcdef";
		for (const name of [`.${id}.eml.part`, `${id}.eml`, "notes.part"]) writeFileSync(join(dir, name), "To: jane");
		createCaptureTransport({ dir });
		expect(readdirSync(dir)).toEqual([`${id}.eml`, "notes.part"]);
	});

	it("says so when the disk refuses, and claims nothing", async () => {
		const transport = createCaptureTransport({ dir });
		rmSync(parent, { recursive: true });
		// A file where the directory should be: root is refused here too.
		writeFileSync(parent, "");
		expect(await transport.send(emailTo("jane@example.org"))).toMatchObject({
			kind: "temporary",
			cause: "unreachable",
			code: "ENOTDIR",
		});
	});
});

function emailTo(to: string) {
	return { messageId: "<1@localhost>", to, raw: Buffer.from(`To: ${to}\r\n\r\nDear Jane\r\n`) };
}
