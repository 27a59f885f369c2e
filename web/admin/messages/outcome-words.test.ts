import { beforeEach, describe, expect, test } from "vitest";
import { setCurrentLocale } from "#i18n/current-locale.ts";
import { CallError } from "#web/admin/calls/call-error.ts";
import { formatIn } from "#web/admin/language/format.ts";
import { bulkWords, conflictWords, decisionWords } from "./outcome-words.ts";

const english = formatIn("en");

beforeEach(() => setCurrentLocale("en"));

const noon = "2026-03-01T12:00:00.000Z";

describe("a decision", () => {
	const approve = { action: "approve", name: "Hello" } as const;
	const reject = { action: "reject", name: "Bonjour", email: "none" } as const;

	test("names the message and says what becomes of the e-mail", () => {
		expect(decisionWords({ ...approve, email: "switched_off" })).toBe(
			"Approved: “Hello” Notification e-mails are turned off, so no e-mail will be sent.",
		);
		expect(decisionWords({ ...approve, email: "mailbox_refuses" })).toContain("can be read on the site");
		expect(decisionWords({ ...approve, email: "not_accepted" })).toContain("doesn’t want messages");
		setCurrentLocale("fr");
		expect(decisionWords(reject)).toBe("Rejeté\u00a0: «\u00a0Bonjour\u00a0».");
	});

	test("is under way until the server has answered", () => {
		expect(decisionWords({ ...approve, email: undefined })).toBe("Approving: “Hello”…");
	});

	test("that came too late says who was faster and when", () => {
		const body = { success: false, error: "…", moderation_status: "rejected", decided_by: "ada", decided_at: noon };
		const said = conflictWords(new CallError(409, body), english);
		expect(said).toContain("rejected by ada");
		expect(said).toContain(english.moment(noon));
	});

	test.each([
		[new CallError(404, { error: "…" })],
		[new CallError(undefined, undefined)],
		[new CallError(409, { error: "…", moderation_status: "pending", decided_by: null, decided_at: null })],
		[new Error("…")],
	])("leaves other failures to others", (error) => {
		expect(conflictWords(error, english)).toBeUndefined();
	});
});

describe("an action on many", () => {
	test("counts what was done", () => {
		const results = [{ id: "1", outcome: "done" } as const, { id: "2", outcome: "done" } as const];
		expect(bulkWords("remove", results, english)).toEqual({ text: "Messages erased: 2.", isWhole: true });
	});

	test("names each who was faster, once", () => {
		const conflict = { outcome: "conflict", decided_by: "ada", decided_at: noon } as const;
		const { text, isWhole } = bulkWords(
			"approve",
			[
				{ id: "1", ...conflict },
				{ id: "2", ...conflict },
				{ id: "3", outcome: "not_found" },
			],
			english,
		);
		expect(text).toBe(
			`Messages approved: 0. Decided by someone else in the meantime: 2 (ada, ${english.moment(noon)}). Already erased: 1.`,
		);
		expect(isWhole).toBe(false);
	});
});
