import { afterEach, expect, test } from "vitest";
import { keepEarlyAnswer, takeEarlyAnswer } from "./early-answers.ts";

const list = "GET /api/admin/messages";
const input = { query: { view: "pending", limit: "50" } };
const asker = { locale: "fr", token: "t" };
afterEach(() => {
	globalThis.earlyAnswers = undefined;
});

test("an early answer is given once, to the very same call", async () => {
	expect(takeEarlyAnswer(list, input, asker)).toBeUndefined();
	keepEarlyAnswer(list, input, asker, Promise.resolve({ status: 200, body: "notes" }));
	expect(takeEarlyAnswer(list, { query: { view: "all", limit: "50" } }, asker)).toBeUndefined();
	expect(takeEarlyAnswer(list, input, { ...asker, token: "another’s" })).toBeUndefined();
	expect(takeEarlyAnswer(list, input, { ...asker, locale: "hi" })).toBeUndefined();
	expect(takeEarlyAnswer("GET /api/admin/auth/verify", input, asker)).toBeUndefined();
	expect(await takeEarlyAnswer(list, input, { ...asker })).toEqual({ status: 200, body: "notes" });
	expect(takeEarlyAnswer(list, input, asker)).toBeUndefined();
});
