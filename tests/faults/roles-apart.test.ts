import { afterEach, beforeEach, expect, it } from "vitest";
import { freePort } from "#tests/free-port.ts";
import { type MailSink, startMailSink } from "#tests/mail-sink.ts";
import { startTestApp, type TestApp } from "#tests/start-test-app.ts";
import { until } from "#tests/until.ts";

let sink: MailSink;
let web: TestApp;
let worker: TestApp | undefined;
beforeEach(async () => {
	sink = await startMailSink();
	// Its mail server is down: what it takes waits for the worker.
	web = await startTestApp("postgresql", { ROLES: "web", SMTP_URL: `smtp://127.0.0.1:${await freePort()}` });
});
afterEach(async () => {
	await worker?.remove();
	await web.remove();
	await sink.close();
});

const startWorker = async () => {
	const environment = { ROLES: "worker", DATABASE_URL: web.databaseUrl ?? "", SMTP_URL: sink.url };
	worker = await startTestApp("postgresql", environment);
	return worker;
};

it("a node for visitors takes notes and leaves the rest to a worker, which serves nobody", async () => {
	const note = { recipientEmail: "jane@example.org", message: "Your smile is my morning" };
	expect((await web.send(note)).body).toMatchObject({ status: "approved", emailSent: false });
	const tomorrow = new Date(Date.now() + 24 * 60 * 60_000).toISOString();
	const later = { ...note, message: "And my evening", deliverAt: tomorrow };
	const scheduled = await web.send(later);
	expect(scheduled.body).toMatchObject({ success: true });
	await web.query("update delivery set due_at = 0 where state = 'queued'");

	const { url } = await startWorker();
	await sink.waitFor(1);
	await until({
		what: "the e-mail as sent",
		holds: async () => (await web.query("select state from delivery"))[0]?.state === "sent",
	});
	await expect(fetch(url)).rejects.toMatchObject({ cause: { code: "ECONNREFUSED" } });
	expect((await web.read("jane@example.org")).body).toHaveLength(1);

	await web.setDatabaseAhead(25 * 60 * 60_000);
	await sink.waitFor(2);
	expect((await web.read("jane@example.org")).body).toHaveLength(2);
});
