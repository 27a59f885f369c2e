import { afterEach, describe, expect, it } from "vitest";
import { answerOf, engines, startTestApp, type TestApp } from "#tests/start-test-app.ts";

const address = "jane@example.org";
let app: TestApp;
afterEach(() => app.remove());

const page = (query: string) => answerOf(fetch(`${app.url}/api/messages/${encodeURIComponent(address)}${query}`));

describe.each(engines)("letters in pages, on %s", (engine) => {
	it("give all of them, newest first, numbered down from their total, whatever comes meanwhile", async () => {
		app = await startTestApp(engine, { RATE_LIMIT_PER_RECIPIENT: "1000" });
		for (let index = 1; index <= 25; index++) {
			await app.send({ recipientEmail: address, message: `I like your kindness, ${index}` });
		}
		await app.send({ recipientEmail: "jim@example.org", message: "I think of you." });
		const all = (await app.read(address)).body;
		expect(all).toHaveLength(25);
		expect(Object.keys(all[0])).toEqual(["id", "created_at", "message_content"]);
		const seen = (await page("?limit=10")).body;
		await app.send({ recipientEmail: address, message: "I like your kindness, 26" });
		while (seen.at(-1).number > 1) seen.push(...(await page(`?limit=10&before=${seen.at(-1).id}`)).body);
		expect(seen.map(({ number }: { number: number }) => number)).toEqual(Array.from({ length: 25 }, (_, i) => 25 - i));
		expect(seen.map(({ number: _, ...letter }: { number: number }) => letter)).toEqual(all);
		expect((await page(`?limit=10&before=${seen.at(-1).id}`)).body).toEqual([]);
		// Without a limit, too.
		expect((await page(`?before=${all[19].id}`)).body).toEqual(all.slice(20));
		expect((await page("?limit=100")).body[0].number).toBe(26);
	});

	it("are refused where the request makes no sense", async () => {
		app = await startTestApp(engine);
		for (const query of ["?limit=0", "?limit=101", "?limit=ten", "?before=", "?before=a%20b", "?limit=5&limit=6"]) {
			expect((await page(query)).status, query).toBe(400);
		}
		expect((await page("?limit=5&before=zzz")).body).toEqual([]);
	});
});
