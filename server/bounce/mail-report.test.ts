import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { bounceAddressOf, deliveryOfBounceAddress } from "#server/delivery/bounce-address.ts";
import { createVault } from "#server/privacy/seal.ts";
import { readMailReport } from "./mail-report.ts";
import type { ReportKind } from "./report.ts";

const samplesDir = join(import.meta.dirname, "..", "..", "tests", "samples", "reports");
const vault = createVault("a secret for tests, long enough to be one");
const deliveryId = "0193b2a0-0000-7000-8000-000000000001";
const bounceAddress = bounceAddressOf(vault, deliveryId, "bounces@letters.example");

/** Every sample, and what it is. */
const expected: Readonly<Record<string, readonly [ReportKind, string | null]>> = {
	"alias-of-two": ["delayed", "452 4.2.2"],
	"amazon-ses-forwarded": ["hard", "550 5.1.1"],
	delivered: ["other", "250 2.0.0"],
	"exchange-online-edge-blocked": ["hard", "550 5.4.1"],
	"exchange-online-not-found": ["hard", "550 5.1.10"],
	// What it says is in its prose only.
	"exim-retry-timeout": ["other", "5.0.0"],
	"exim-unrouteable": ["hard", "550 5.0.0"],
	"gmail-no-account": ["hard", "550 5.1.1"],
	"gmail-over-quota": ["delayed", "552 5.2.2"],
	"gmail-unsolicited": ["policy", "550 5.7.1"],
	"hindi-mailbox-full": ["delayed", "552 5.2.2"],
	"holiday-french": ["other", null],
	"not-spam": ["other", null],
	"outlook-authentication": ["policy", "550 5.7.515"],
	"outlook-complaint": ["complaint", "abuse"],
	"postfix-delayed": ["delayed", "4.4.1"],
	"postfix-expired": ["delayed", "4.4.1"],
	"postfix-no-domain": ["hard", "5.4.4"],
	"postfix-unknown-user": ["hard", "550 5.1.1"],
	qmail: ["other", null],
	"read-receipt": ["other", null],
	"yahoo-complaint": ["complaint", "abuse"],
	"yahoo-no-account": ["hard", "554 5.0.0"],
	"zimbra-french": ["hard", "550 5.1.1"],
};

function sample(name: string): string {
	return readFileSync(join(samplesDir, `${name}.eml`), "utf8").replace(
		/bounces\+TOKEN@letters\.example/g,
		bounceAddress,
	);
}

describe("a report that comes by e-mail", () => {
	it("has a sample of each format", () => {
		const files = readdirSync(samplesDir).map((file) => file.replace(/\.eml$/, ""));
		expect(files.toSorted()).toEqual(Object.keys(expected).toSorted());
	});

	const lineEnds = { LF: "\n", CRLF: "\r\n" };
	it.each(Object.entries(expected))("%s is %j, however its lines end, and names its delivery", async (name, right) => {
		for (const end of Object.values(lineEnds)) {
			const report = await readMailReport(Buffer.from(sample(name).replaceAll("\n", end)));
			expect([report.kind, report.code]).toEqual(right);
			const named = report.addresses.map((address) => deliveryOfBounceAddress(vault, address));
			expect(named.filter((id) => id !== undefined)).toContain(deliveryId);
		}
	});

	it("is no other report when it is passed on inside another e-mail", async () => {
		const inner = sample("postfix-unknown-user");
		const outer = `From: joe@example.org\nTo: hello@letters.example\nMIME-Version: 1.0\nContent-Type: message/rfc822\n\n${inner}`;
		expect((await readMailReport(Buffer.from(outer))).kind).toBe("other");
	});

	it("is read however its status part is encoded", async () => {
		const [, fields = ""] =
			/Content-Type: message\/delivery-status\n\n([\s\S]*?)\n--=_report_1/.exec(sample("postfix-unknown-user")) ?? [];
		const encoded = Buffer.from(fields).toString("base64");
		const raw = sample("postfix-unknown-user").replace(
			`message/delivery-status\n\n${fields}`,
			`message/delivery-status\nContent-Transfer-Encoding: base64\n\n${encoded}\n`,
		);
		expect(await readMailReport(Buffer.from(raw))).toMatchObject({ kind: "hard", code: "550 5.1.1" });
	});

	it("changes nothing when it is cut off anywhere, or is no e-mail", async () => {
		const whole = sample("postfix-delayed");
		for (let length = 0; length < whole.length; length += 97) {
			const { kind } = await readMailReport(Buffer.from(whole.slice(0, length)));
			expect(["other", "delayed"]).toContain(kind);
		}
		expect((await readMailReport(Buffer.alloc(2_000, 0xff))).kind).toBe("other");
	});
});
