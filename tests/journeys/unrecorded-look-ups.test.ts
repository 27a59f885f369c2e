import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { engines, startTestApp, type TestApp } from "#tests/start-test-app.ts";

describe.each(engines)("that somebody looked at letters, on %s", (engine) => {
	let app: TestApp;
	beforeAll(async () => {
		app = await startTestApp(engine);
	});
	afterAll(() => app.remove());

	it("changes no row, and the log names neither the address nor whoever looked", async () => {
		const address = "jane-looked-at@example.org";
		await app.send({ recipientEmail: address, message: "Your laugh is the best part of my Mondays." });
		const before = await everyRow(app, engine);
		expect(before).toContain('"message"');
		for (let time = 0; time < 3; time++) {
			const { status, body } = await app.read(address, {
				"user-agent": "looker/1.0",
				"accept-language": "fr-x-looker",
			});
			expect([status, body.length]).toEqual([200, 1]);
		}
		expect((await app.read("nobody-wrote-to-me@example.org")).body).toEqual([]);
		expect(await everyRow(app, engine)).toEqual(before);
		for (const mark of [address, encodeURIComponent(address), "nobody-wrote-to-me", "looker"]) {
			expect(app.log.join("\n")).not.toContain(mark);
		}
	});
});

/** All rows of all tables, the tables' names before them. */
async function everyRow(app: TestApp, engine: (typeof engines)[number]): Promise<string> {
	const named =
		engine === "sqlite"
			? "select name from sqlite_master where type = 'table' order by name"
			: "select tablename as name from pg_tables where schemaname = 'public' order by tablename";
	const rows: unknown[] = [];
	for (const { name } of await app.query(named)) rows.push(name, await app.query(`select * from "${name}" order by 1`));
	return JSON.stringify(rows, (_, value) => (value instanceof Uint8Array ? Buffer.from(value).toString("hex") : value));
}
