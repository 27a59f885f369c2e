import { afterEach, describe, expect, test, vi } from "vitest";
import { call } from "./api.ts";

const note = { recipientEmail: "jane@example.org", message: "Hello" };

function answerWith(answer: () => Promise<Response>): ReturnType<typeof vi.fn> {
	const fetched = vi.fn(answer);
	vi.stubGlobal("fetch", fetched);
	return fetched;
}

afterEach(() => vi.unstubAllGlobals());

describe("calling the API", () => {
	test("sends the body as JSON, with the headers that are the call's own, and asks for words in the page's language", async () => {
		const fetched = answerWith(async () => Response.json({ success: true, status: "approved" }));
		const answer = await call(
			"POST /api/messages",
			{ headers: { "idempotency-key": "a name" }, body: note },
			{ locale: "fr" },
		);
		expect(answer).toEqual({ status: 200, body: { success: true, status: "approved" } });
		expect(fetched).toHaveBeenCalledWith(
			"/api/messages",
			expect.objectContaining({
				method: "POST",
				body: JSON.stringify(note),
				headers: {
					Accept: "application/json",
					"Accept-Language": "fr",
					"Content-Type": "application/json",
					"idempotency-key": "a name",
				},
			}),
		);
	});

	test("gives a refusal as an answer", async () => {
		answerWith(async () => Response.json({ success: false, error: "No" }, { status: 400 }));
		expect(await call("POST /api/messages", { headers: {}, body: note }, { locale: "en" })).toMatchObject({
			status: 400,
		});
	});

	test("gives a failed network as an answer", async () => {
		answerWith(() => Promise.reject(new TypeError("Failed to fetch")));
		expect(
			await call("GET /api/messages/:email", { query: {}, params: { email: "a@b.org" } }, { locale: "en" }),
		).toEqual({
			status: "offline",
		});
	});

	test("gives a page of a proxy in between as unreadable", async () => {
		answerWith(async () => new Response("<h1>Bad gateway</h1>", { status: 502 }));
		expect(await call("POST /api/messages", { headers: {}, body: note }, { locale: "en" })).toEqual({
			status: "unreadable",
			httpStatus: 502,
		});
	});

	test("rejects when it is called off", async () => {
		const controller = new AbortController();
		controller.abort();
		answerWith(() => Promise.reject(controller.signal.reason));
		const called = call("POST /api/messages", { headers: {}, body: note }, { locale: "en", signal: controller.signal });
		await expect(called).rejects.toThrow();
	});
});

describe("the address of a call", () => {
	test("carries parameters URL-encoded", async () => {
		const fetched = answerWith(async () => Response.json({}));
		await call("GET /api/messages/:email", { query: {}, params: { email: "a+b/c?@exämple.org" } }, { locale: "en" });
		expect(fetched.mock.calls[0]?.[0]).toBe("/api/messages/a%2Bb%2Fc%3F%40ex%C3%A4mple.org");
	});

	test("carries a query", async () => {
		const fetched = answerWith(async () => Response.json({}));
		await call("GET /api/admin/analytics", { query: { days: "30" } }, { locale: "en" });
		expect(fetched.mock.calls[0]?.[0]).toBe("/api/admin/analytics?days=30");
	});
});
