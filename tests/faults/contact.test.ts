import { afterEach, describe, expect, it } from "vitest";
import { lockSqlite } from "#tests/beside-sqlite.ts";
import { contactSettings, inquiry, writeToSupport } from "#tests/contact-form.ts";
import { withClient } from "#tests/everything-stored.ts";
import { freePort } from "#tests/free-port.ts";
import { type MailSink, startMailSink } from "#tests/mail-sink.ts";
import { engines, startTestApp, type TestApp, usualBounds } from "#tests/start-test-app.ts";

describe.each(engines)("a contact message when something is down, on %s", (engine) => {
	let sink: MailSink | undefined;
	let app: TestApp | undefined;
	afterEach(async () => {
		await app?.remove();
		await sink?.close();
		sink = undefined;
	});

	it("the mail server: the writer is answered at once, and support gets it when the server is back", async () => {
		let now = Date.now();
		const port = await freePort();
		app = await startTestApp(
			engine,
			{ ...contactSettings, SMTP_URL: `smtp://127.0.0.1:${port}` },
			{ clock: () => now },
		);
		expect((await writeToSupport(app)).body).toEqual({ success: true });
		await app.restart();
		sink = await startMailSink(port);
		now += 2 * 60_000;
		await app.setDatabaseAhead(2 * 60_000);
		await sink.waitFor(1);
		expect(sink.received[0]?.mail.text).toContain(inquiry.message);
	});

	it("the database: 503 with words, nothing kept, and well again after", async () => {
		sink = await startMailSink();
		app = await startTestApp(engine, { ...contactSettings, SMTP_URL: sink.url }, usualBounds);
		const mend = await breakDatabase(app);
		const answer = await writeToSupport(app, {}, { "accept-language": "fr" });
		expect(answer.status).toBe(503);
		expect(answer.body).toEqual({ success: false, error: expect.stringMatching(/é/), errorType: "unknown" });
		await mend();
		expect((await writeToSupport(app, { message: "the second" })).body).toEqual({ success: true });
		await sink.waitFor(1);
		expect(sink.received.map(({ mail }) => mail.text?.includes("the second"))).toEqual([true]);
	});
});

/** Locks or closes the database; what it resolves to opens it again. */
async function breakDatabase(app: TestApp): Promise<() => Promise<void>> {
	if (app.databaseUrl === undefined) {
		const unlock = await lockSqlite(app);
		return async () => unlock();
	}
	const name = new URL(app.databaseUrl).pathname.slice(1);
	const operator = app.databaseUrl.replace(`/${name}`, "/postgres");
	await withClient(operator, async (client) => {
		await client.query(`alter database ${name} allow_connections false`);
		await client.query("select pg_terminate_backend(pid) from pg_stat_activity where datname = $1", [name]);
	});
	return () =>
		withClient(operator, async (client) => {
			await client.query(`alter database ${name} allow_connections true`);
		});
}
