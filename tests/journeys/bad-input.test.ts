import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { answerOf, post, startTestApp, type TestApp } from "#tests/start-test-app.ts";

const good = { recipientEmail: "jane@example.org", message: "Your smile is the best part of my mornings" };

describe("bad input gets a clear answer that names the field and the rule", () => {
	let app: TestApp;
	beforeAll(async () => {
		app = await startTestApp("sqlite", { RATE_LIMIT_PER_RECIPIENT: "1000" });
	});
	afterAll(() => app.remove());

	const heart = "❤️"; // two code points: the heart and its variation selector
	const family = "👩‍👩‍👧"; // five code points, eight UTF-16 units

	it.each([
		["no recipient", { message: "x" }, "recipientEmail", /recipientEmail/],
		["an empty recipient", { ...good, recipientEmail: "" }, "recipientEmail", /address/i],
		["a blank recipient", { ...good, recipientEmail: " \t" }, "recipientEmail", /address/i],
		[
			"a recipient that is no text",
			{ ...good, recipientEmail: ["jane@example.org"] },
			"recipientEmail",
			/recipientEmail/,
		],
		["several recipients", { ...good, recipientEmail: "a@example.org, b@example.org" }, "recipientEmail", /one/i],
		[
			"a line break in the recipient",
			{ ...good, recipientEmail: "a@example.org\r\nBcc: b@example.org" },
			"recipientEmail",
			/one/i,
		],
		["a NUL in the recipient", { ...good, recipientEmail: "a\u0000@example.org" }, "recipientEmail", /address/i],
		["a recipient without a dotted domain", { ...good, recipientEmail: "a@b" }, "recipientEmail", /address/i],
		[
			"a recipient of 255 octets",
			{ ...good, recipientEmail: `${"a".repeat(243)}@example.org` },
			"recipientEmail",
			/long/i,
		],
		["no message", { recipientEmail: "jane@example.org" }, "message", /message/],
		["an empty message", { ...good, message: "" }, "message", /words|message/i],
		["a blank message", { ...good, message: " \n\t\u00a0 " }, "message", /words|message/i],
		["1001 characters", { ...good, message: "a".repeat(1001) }, "message", /1,001.*1,000/s],
		["1001 characters in emoji", { ...good, message: `${heart.repeat(500)}a` }, "message", /1,001/],
	])("%s", async (_, body, field, words) => {
		const answer = await app.send(body);
		expect(answer.status).toBe(400);
		expect(answer.body).toEqual({ success: false, error: expect.stringMatching(words), field });
	});

	it.each([
		["1000 letters", "a b c d ".repeat(125).trim().padEnd(1000, "é")],
		["1000 letters and blanks around them", `  ${"my love ".repeat(125).trim()}  \n`],
		["500 hearts", heart.repeat(500)],
		["200 families", family.repeat(200)],
		["1000 letters made of combining characters", "e\u0301".repeat(500)],
	])("takes %s", async (_, message) => {
		const answer = await app.send({ ...good, message });
		expect(answer.status).toBe(200);
		expect(answer.body.error).toBeUndefined();
	});

	it("speaks the reader's language", async () => {
		const answers = await Promise.all(
			["en-GB", "fr-CA,fr;q=0.9,en;q=0.5", "hi", "de"].map((language) =>
				app.send({ ...good, message: "" }, { "accept-language": language }),
			),
		);
		const [en, fr, hi, other] = answers.map(({ body }) => body.error);
		expect(fr).not.toBe(en);
		expect(hi).toMatch(/[\u0900-\u097f]/);
		expect(other).toBe(en);
	});

	it("ignores fields it does not know", async () => {
		const answer = await app.send({ ...good, sender: "me", id: 7, status: "approved" });
		expect(answer.body).toMatchObject({ success: true });
		expect(answer.body).not.toHaveProperty("sender");
	});

	it.each([
		["broken JSON", '{"recipientEmail":', {}, 400],
		["JSON that is no object", '"x"', {}, 400],
		["nothing", "", {}, 400],
		["a form", "recipientEmail=a", { "content-type": "application/x-www-form-urlencoded" }, 415],
		["a prototype in disguise", '{"__proto__":{"x":1},"recipientEmail":"a@example.org","message":"x"}', {}, 400],
		["10 MB", JSON.stringify({ ...good, message: "x".repeat(10_000_000) }), {}, 413],
	])("%s is refused, in the common shape", async (_, body, headers, status) => {
		const answer = await app.send(body, headers);
		expect(answer.status).toBe(status);
		expect(answer.body).toEqual({ success: false, error: expect.any(String) });
	});

	it("refuses to look up what is no address", async () => {
		for (const address of ["jane", "a@b", "a@example.org,b@example.org", "\u0000@example.org"]) {
			const answer = await app.read(address);
			expect(answer.status).toBe(400);
			expect(answer.body).toMatchObject({ success: false, field: "email" });
		}
		expect((await answerOf(fetch(`${app.url}/api/messages/%E0%A4%A`))).status).toBe(400);
	});

	it("refuses a parameter that comes twice", async () => {
		const twice = `${app.url}/api/messages/jane%40example.org?limit=1&limit=100`;
		expect(await answerOf(fetch(twice))).toMatchObject({ status: 400, body: { success: false, field: "limit" } });
	});

	it("answers an unknown call with 404 in JSON", async () => {
		expect(await answerOf(fetch(`${app.url}/api/nothing`))).toMatchObject({ status: 404, body: { success: false } });
		expect(await post(`${app.url}/faq`, {})).toMatchObject({ status: 404, body: { success: false } });
	});

	it("never calls any of this its own fault", () => {
		expect(app.log.filter((line) => line.includes('"level":50'))).toEqual([]);
	});
});

describe("limits", () => {
	it("stops a source after its hourly allowance, and says when to come back", async () => {
		const app = await startTestApp("sqlite", { RATE_LIMIT_PER_SOURCE: "2", RATE_LIMIT_LOOKUPS: "1" });
		await app.send(good);
		await app.send({ ...good, recipientEmail: "jim@example.org" });
		const stopped = await app.send(good);
		expect(stopped.status).toBe(429);
		const retryAfterSeconds = Number(stopped.headers.get("retry-after"));
		expect(retryAfterSeconds).toBeGreaterThan(3_000);
		expect(stopped.body).toEqual({
			success: false,
			error: expect.stringMatching(/\b(?:5\d|60) min/),
			errorType: "rate_limit",
			limit: "source",
			retryAfterSeconds,
			reason: "proof_needed",
		});
		// A mistake of shape costs nothing.
		expect((await app.send({ ...good, message: "" })).status).toBe(400);
		expect((await app.read("jane@example.org")).status).toBe(200);
		expect((await app.read("jane@example.org")).status).toBe(429);
		await app.remove();
	});

	it("believes nobody who is no trusted proxy about where a request comes from", async () => {
		const app = await startTestApp("sqlite", { RATE_LIMIT_LOOKUPS: "1" });
		const lies = ["198.51.100.1", "198.51.100.2"].map((address) => ({
			"x-forwarded-for": address,
			"x-real-ip": address,
			forwarded: `for=${address}`,
		}));
		const statuses: number[] = [];
		for (const headers of lies) statuses.push((await app.read("jane@example.org", headers)).status);
		expect(statuses).toEqual([200, 429]);
		await app.remove();
	});
});
