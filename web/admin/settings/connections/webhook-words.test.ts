import { describe, expect, it } from "vitest";
import { m } from "#i18n/compiled/messages.js";
import { answerWords, webhookName } from "./webhook-words.ts";

describe("what a webhook's receiver answered", () => {
	it.each([
		[null, ""],
		["204", "HTTP 204"],
		["503", "HTTP 503"],
		["timeout", m.admin_connections_answer_timeout()],
		["ECONNREFUSED", m.admin_connections_answer_refused()],
		["CERT_HAS_EXPIRED", m.admin_connections_answer_certificate()],
		["DEPTH_ZERO_SELF_SIGNED_CERT", m.admin_connections_answer_certificate()],
		["ERR_TLS_CERT_ALTNAME_INVALID", m.admin_connections_answer_certificate()],
		["ENETUNREACH", "ENETUNREACH"],
	])("%s is told as %s", (answer, words) => {
		expect(answerWords(answer)).toBe(words);
	});
});

describe("a webhook", () => {
	it("is called by its host, or said to be unreadable", () => {
		expect(webhookName({ url: "https://hooks.example.org:8443/desk?key=1" })).toBe("hooks.example.org:8443");
		expect(webhookName({ url: "" })).toBe(m.admin_connections_webhook_unreadable());
	});
});
