import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { allEndpoints } from "#contract/all-endpoints.ts";
import { adminClient } from "#tests/admin-client.ts";
import { bounces, credentials, type Deeds, inquiry, note, paths, waiting } from "#tests/every-path.ts";
import { everythingStored } from "#tests/everything-stored.ts";
import { holding } from "#tests/holding-moderator.ts";
import { knownSecret } from "#tests/link-token-of.ts";
import { type MailSink, startMailSink } from "#tests/mail-sink.ts";
import { createMarkedVisitor, type MarkedVisitor } from "#tests/marked-visitor.ts";
import { openedCells } from "#tests/opened-cells.ts";
import { answerOf, engines, startTestApp, type TestApp } from "#tests/start-test-app.ts";
import { findTraces, type Mark, type Place } from "#tests/traces.ts";
import { behindProxy } from "#tests/visitor.ts";

const messages = 100;
const metricsToken = "a-token-for-tests-long-enough-to-be-one";
describe.each(engines)("nothing of whoever comes is kept, on %s", (engine) => {
	let app: TestApp;
	let sink: MailSink;
	let marks: Mark[];
	beforeEach(async () => {
		marks = [];
		sink = await startMailSink();
		sink.behave((to) => (to.endsWith(waiting) ? { code: 451, text: "4.3.0 come again" } : "accept"));
		const settings = { APP_SECRET: knownSecret, LOG_LEVEL: "debug", METRICS_TOKEN: metricsToken };
		const environment = { ...behindProxy, ...settings, ...bounces };
		// One engine with a mail server, one with captured e-mails.
		const mail = engine === "sqlite" ? { SMTP_URL: sink.url } : {};
		app = await startTestApp(engine, { ...environment, ...mail }, { moderation: holding });
	});
	afterEach(async () => {
		await app.remove();
		await sink.close();
	});

	/** What somebody does whose marks are to be found nowhere. */
	function deedsOf(name: string): Deeds {
		const visitor: MarkedVisitor = createMarkedVisitor(name);
		marks.push(...visitor.marks);
		const queryAfter = (path: string) => (path.includes("?") ? visitor.query.replace("?", "&") : visitor.query);
		const ask = (path: string, init: RequestInit) => answerOf(fetch(`${app.url}${path}${queryAfter(path)}`, init));
		return {
			get: (path, headers) => ask(path, { headers: { ...visitor.headers, ...headers } }),
			delete: (path, headers) => ask(path, { method: "DELETE", headers: { ...visitor.headers, ...headers } }),
			post: (path, body, headers) =>
				ask(path, {
					method: "POST",
					headers: { "content-type": "application/json", ...visitor.headers, ...headers },
					body: typeof body === "string" ? body : JSON.stringify(body),
				}),
		};
	}

	async function goEveryWay(): Promise<void> {
		for (const [name, [status, deed]] of Object.entries(paths)) {
			expect([name, (await deed(deedsOf(name))).status]).toEqual([name, status]);
		}
	}

	/** Every answer that an administrator can read, and what a recipient reads. */
	async function answers(): Promise<string> {
		const { body } = await deedsOf("an administrator").post("/api/admin/auth/login", credentials("correct horse"));
		const admin = adminClient(app, body.token);
		const [message] = (await admin.get("/messages")).body.messages;
		const read: unknown[] = [(await app.read("jane@example.org")).body];
		for (const { method, path, access } of allEndpoints) {
			if (access === "public" || access === "recipient" || method !== "GET") continue;
			const { status, body: answer } = await answerOf(
				fetch(`${app.url}${path.replace(/:\w+/g, message.id)}`, {
					headers: { authorization: `Bearer ${admin.token}` },
				}),
			);
			read.push([path, status, answer]);
		}
		return JSON.stringify(read);
	}

	async function metrics(): Promise<string> {
		const authorization = `Bearer ${metricsToken}`;
		const { status, body } = await answerOf(fetch(`${app.url}/metrics`, { headers: { authorization } }));
		expect(status).toBe(200);
		return body;
	}

	async function places(): Promise<readonly Place[]> {
		const texts = {
			"what can be read": await answers(),
			"the sealed cells": (await openedCells(app, knownSecret)).join("\n"),
			"the e-mails": sink.received.flatMap(({ raw, mail }) => [raw, mail.text, mail.html]).join("\n"),
			"the metrics": await metrics(),
			"the log": app.log.join("\n"),
			"the rows": engine === "sqlite" ? "" : await everythingStored(app),
		};
		const named = Object.entries(texts).map(([name, text]) => ({ name, bytes: Buffer.from(text) }));
		return [...named, { name: "the files", bytes: filesOf(app) }];
	}

	it(`of ${messages} senders and all others, in any form; not when the service fails, either`, async () => {
		await goEveryWay();
		const texts = ["Your smile is my morning", "call me at 06 12 34 56 78", "Hold this one", "My dear"];
		for (let index = 0; index < messages; index++) {
			const recipient = `jane${index}@${index % 5 === 0 ? waiting : "example.org"}`;
			const deeds = deedsOf(`sender ${index}`);
			const { status } = await deeds.post("/api/messages", note(`${texts[index % 4]} ${index}`, recipient));
			expect(status).toBe(200);
		}
		await app.query("alter table message rename to message_away");
		await app.query("alter table contact_message rename to contact_message_away");
		await app.query("alter table administrator rename to administrator_away");
		const failed = [
			await deedsOf("a sender who meets a failure").post("/api/messages", note("My dear")),
			await deedsOf("a reader who meets a failure").get("/api/messages/jane%40example.org"),
			await deedsOf("a writer who meets a failure").post("/api/contact", inquiry),
			await deedsOf("an administrator who meets a failure").post("/api/admin/auth/login", credentials("correct horse")),
		];
		expect(failed.map(({ status }) => status)).toEqual([500, 500, 500, 500]);
		for (const table of ["message", "contact_message", "administrator"]) {
			await app.query(`alter table ${table}_away rename to ${table}`);
		}
		const searched = await places();
		for (const { name, bytes } of searched) expect([name, bytes.length > 0]).toEqual([name, name !== nowhere(engine)]);
		expect(marks.length).toBeGreaterThan(10 * messages);
		expect(findTraces(marks, searched)).toEqual([]);
	});

	it("which is not so because nothing would be found", async () => {
		// Without figures, which the moderator may take for a telephone number.
		const planted: Mark = { what: "a mark", text: "marigoldfeather" };
		await app.send(note(`My dear, ${planted.text}`));
		if (engine === "sqlite") await sink.waitFor(1);
		await app.query(
			`insert into audit_entry (id, at, administrator, action, subject) values ('planted', 7, 'admin', 'signed_in', '${planted.text}')`,
		);
		// The log names a delivery that fails, and an administrator reads of it.
		await app.send(note("My dear", `jane@${waiting}`));
		const [delivery] = await app.query("select id from delivery order by id desc");
		const named: Mark = { what: "a delivery", text: String(delivery?.id) };
		const found = findTraces([planted, named], await places()).join("\n");
		const mail = engine === "sqlite" ? "the e-mails" : "the files";
		const rows = engine === "sqlite" ? "the files" : "the rows";
		for (const place of ["what can be read", "the sealed cells", mail, rows]) {
			expect(found).toContain(`${planted.what}, as it is, in ${place}`);
		}
		if (engine === "sqlite") expect(found).toContain("a delivery, as it is, in the log");
	});
});

/** Where nothing can be, on one engine or the other. */
function nowhere(engine: string): string {
	return engine === "sqlite" ? "the rows" : "the e-mails";
}

/** Every byte of the data folder: SQLite's file and its log, captured e-mails. Those also without the breaks of their lines. */
function filesOf({ dataDir }: TestApp): Buffer {
	const names = readdirSync(dataDir, { recursive: true, encoding: "utf8" }).map((name) => join(dataDir, name));
	const files = names.filter((name) => statSync(name).isFile());
	const joined = (name: string) => readFileSync(name, "latin1").replaceAll("=\r\n", "");
	return Buffer.concat([
		...files.map((name) => readFileSync(name)),
		...files.filter((name) => name.endsWith(".eml")).map((name) => Buffer.from(joined(name), "latin1")),
	]);
}
