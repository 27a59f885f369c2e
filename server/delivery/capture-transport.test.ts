import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { simpleParser } from "mailparser";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createCaptureTransport } from "#server/delivery/capture-transport.ts";

const from = { name: "Billet-doux", address: "hello@localhost" };
let parent: string;
let dir: string;

beforeEach(() => {
	parent = mkdtempSync(join(tmpdir(), "capture-"));
	dir = join(parent, "mail");
});
afterEach(() => rmSync(parent, { recursive: true, force: true }));

describe("capture", () => {
	it("writes what an SMTP server would get, for this user's eyes only", async () => {
		const transport = createCaptureTransport({ dir, from });
		expect(await transport.send(emailTo("jane@example.org"))).toEqual({ kind: "accepted" });

		const [name = ""] = readdirSync(dir);
		expect(name).toMatch(/^\d{8}-\d{6}-\d{3}-[0-9a-f]{16}\.eml$/);
		expect(statSync(join(dir, name)).mode & 0o777).toBe(0o600);
		expect(statSync(dir).mode & 0o777).toBe(0o700);
		const mail = await simpleParser(readFileSync(join(dir, name)));
		expect(mail).toMatchObject({
			messageId: "<1@localhost>",
			subject: "एक चिट्ठी",
			text: "नमस्ते ✉\n",
			html: "<p>नमस्ते ✉</p>\n",
		});
		expect(mail.headers.get("auto-submitted")).toBe("auto-generated");
	});

	it("keeps each of many e-mails at once, with no half-written file left", async () => {
		const transport = createCaptureTransport({ dir, from });
		const sends = Array.from({ length: 100 }, (_, i) => transport.send(emailTo(`jane${i}@example.org`)));
		expect(new Set((await Promise.all(sends)).map(({ kind }) => kind))).toEqual(new Set(["accepted"]));
		expect(readdirSync(dir)).toHaveLength(100);
		expect(readdirSync(dir).every((name) => name.endsWith(".eml"))).toBe(true);
	});

	it("goes on after someone has deleted the directory", async () => {
		const transport = createCaptureTransport({ dir, from });
		rmSync(dir, { recursive: true });
		expect(await transport.send(emailTo("jane@example.org"))).toEqual({ kind: "accepted" });
		expect(readdirSync(dir)).toHaveLength(1);
	});

	it("says so when the disk refuses, and claims nothing", async () => {
		const transport = createCaptureTransport({ dir, from });
		rmSync(parent, { recursive: true });
		// A file where the directory should be: root is refused here too.
		writeFileSync(parent, "");
		expect(await transport.send(emailTo("jane@example.org"))).toEqual({
			kind: "temporary",
			cause: "unreachable",
			code: "ENOTDIR",
		});
	});
});

function emailTo(to: string) {
	return { messageId: "<1@localhost>", to, subject: "एक चिट्ठी", html: "<p>नमस्ते ✉</p>\n", text: "नमस्ते ✉\n" };
}
