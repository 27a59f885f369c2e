import { describe, expect, it } from "vitest";
import { parseWebhookUrl } from "./webhook-url.ts";

describe("the address of a webhook", () => {
	it.each([
		["https://hooks.example.org/desk?key=1", "https://hooks.example.org/desk?key=1"],
		["  https://hooks.example.org  ", "https://hooks.example.org/"],
		["https://hooks.example.org/a#part", "https://hooks.example.org/a"],
		["https://bücher.example/haken", "https://xn--bcher-kva.example/haken"],
		["https://8.8.8.8/", "https://8.8.8.8/"],
		["https://[2606:4700:4700::1111]/", "https://[2606:4700:4700::1111]/"],
	])("%s is called as %s", (written, value) => {
		expect(parseWebhookUrl(written, "public")).toEqual({ ok: true, value });
	});

	it.each([
		["", "webhook_url_format"],
		["hooks.example.org", "webhook_url_format"],
		["ftp://hooks.example.org/", "webhook_url_format"],
		["javascript:alert(1)", "webhook_url_format"],
		["https://user:secret@hooks.example.org/", "webhook_url_format"],
		[`https://hooks.example.org/${"x".repeat(500)}`, "webhook_url_format"],
		["http://hooks.example.org/", "webhook_url_https"],
		["https://localhost/", "webhook_url_private"],
		["https://localhost./", "webhook_url_private"],
		["https://intranet/", "webhook_url_private"],
		["https://db.internal/", "webhook_url_private"],
		["https://127.0.0.1/", "webhook_url_private"],
		["https://2130706433/", "webhook_url_private"],
		["https://0x7f.1/", "webhook_url_private"],
		["https://0.0.0.0/", "webhook_url_private"],
		["https://10.1.2.3/", "webhook_url_private"],
		["https://192.168.0.1/", "webhook_url_private"],
		["https://169.254.169.254/latest/meta-data", "webhook_url_private"],
		["https://100.64.0.1/", "webhook_url_private"],
		["https://[::1]/", "webhook_url_private"],
		["https://[::]/", "webhook_url_private"],
		["https://[fd00::1]/", "webhook_url_private"],
		["https://[fe80::1]/", "webhook_url_private"],
		["https://[::ffff:10.0.0.1]/", "webhook_url_private"],
		["https://[64:ff9b::7f00:1]/", "webhook_url_private"],
	])("%s is refused: %s", (written, reason) => {
		expect(parseWebhookUrl(written, "public")).toMatchObject({ ok: false, fault: { reason } });
	});

	it("may be of the own network, and without TLS, where the operator says so", () => {
		for (const written of ["http://127.0.0.1:8080/hook", "https://10.1.2.3/", "http://receiver/"]) {
			expect(parseWebhookUrl(written, "any")).toEqual({ ok: true, value: written });
		}
		expect(parseWebhookUrl("ftp://receiver/", "any")).toMatchObject({ ok: false });
	});
});
