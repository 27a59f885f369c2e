import { describe, expect, test } from "vitest";
import { m } from "#i18n/compiled/messages.js";
import { CallError } from "./call-error.ts";
import { errorWords, signInErrorWords } from "./error-words.ts";

describe("a failed call", () => {
	test.each([
		[new CallError(409, { success: false, error: "taken" }), "taken", "taken"],
		[
			new CallError(502, undefined),
			m.admin_calls_status({ status: 502, statusText: "Bad Gateway" }),
			m.admin_calls_failed(),
		],
		[
			new CallError(504, undefined),
			m.admin_calls_status({ status: 504, statusText: "Gateway Timeout" }),
			m.admin_calls_failed(),
		],
		[new CallError(418, undefined), m.admin_calls_failed(), m.admin_calls_failed()],
		[new CallError(undefined, undefined), m.admin_calls_no_server(), m.admin_calls_no_server()],
		[new CallError("late", undefined), m.admin_calls_too_late(), m.admin_calls_too_late()],
		[new Error("a bug"), m.admin_calls_failed(), m.admin_calls_failed()],
	])("%s is told as %s", (error, words, signInWords) => {
		expect(errorWords(error)).toBe(words);
		expect(signInErrorWords(error)).toBe(signInWords);
	});

	test("with a page of a proxy names the status as specified", () => {
		const french = m.admin_calls_status({ status: 502, statusText: "Bad Gateway" }, { locale: "fr" });
		expect(french).toBe("Erreur 502: Bad Gateway");
	});
});
