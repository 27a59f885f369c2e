import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { mailboxKey } from "#server/privacy/mailbox-keys.ts";
import { createVault } from "#server/privacy/seal.ts";
import { knownSecret, linkTokenOf } from "#tests/link-token-of.ts";
import { engines, post, startTestApp, type TestApp } from "#tests/start-test-app.ts";

describe.each(engines)("that somebody looked at letters, on %s", (engine) => {
	let app: TestApp;
	beforeAll(async () => {
		app = await startTestApp(engine, { APP_SECRET: knownSecret });
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

	it.each(["address", "link"])(
		"tells nobody whether an address is known to us: empty, opted out and unknown are answered alike (INBOX_ACCESS=%s)",
		async (access) => {
			await app.restart({ INBOX_ACCESS: access });
			const [empty, optedOut, unknown] = ["empty", "opted-out", "unknown"].map(
				(name) => `${access}-${name}@example.org`,
			);
			const { receipt } = (await app.send({ recipientEmail: empty, message: "You are kind." })).body;
			expect((await post(`${app.url}/api/receipts/erase`, { token: receipt })).body.state).toBe("gone");
			await app.send({ recipientEmail: optedOut, message: "call me: 06 12 34 56 78" });
			await fetch(`${app.url}/stop/${linkTokenOf(optedOut ?? "")}`, { method: "POST" });
			const key = mailboxKey(createVault(knownSecret), optedOut ?? "");
			expect(await app.query(`select reason from suppression where mailbox_key = '${key}'`)).toHaveLength(1);
			expect(await app.query("select recipient_key from recipient_day")).not.toEqual([]);
			for (const query of ["", "?limit=5"]) {
				const known = await answerTo(unknown, query);
				expect(known.status).toBe(access === "link" ? 403 : 200);
				if (access === "address") expect(known.text).toBe("[]");
				expect(Object.fromEntries(known.headers)).toMatchObject({ "cache-control": "no-store" });
				for (const address of [empty, optedOut]) expect(await answerTo(address, query)).toEqual(known);
			}
			await app.restart();
		},
	);

	/** All of an answer but what is another at every moment. */
	async function answerTo(address = "", query = "") {
		const answer = await fetch(`${app.url}/api/messages/${encodeURIComponent(address)}${query}`);
		const headers = [...answer.headers].filter(([name]) => !["date", "x-request-id"].includes(name));
		return { status: answer.status, headers, text: await answer.text() };
	}
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
