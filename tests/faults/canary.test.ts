import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { allEndpoints } from "#contract/all-endpoints.ts";
import { signatureHeaders, signatureOf } from "#server/bounce/generic-webhook.ts";
import { adminClient } from "#tests/admin-client.ts";
import { everythingStored } from "#tests/everything-stored.ts";
import { holding } from "#tests/holding-moderator.ts";
import { knownSecret, linkTokenOf } from "#tests/link-token-of.ts";
import { type MailSink, startMailSink } from "#tests/mail-sink.ts";
import { createMarkedVisitor, type MarkedVisitor } from "#tests/marked-visitor.ts";
import { openedCells } from "#tests/opened-cells.ts";
import { type ApiAnswer, answerOf, engines, startTestApp, type TestApp } from "#tests/start-test-app.ts";
import { findTraces, type Mark, type Place } from "#tests/traces.ts";
import { behindProxy } from "#tests/visitor.ts";

const messages = 100;
/** Its mail server refuses it for now: it stays in the queue. */
const waiting = "waiting.example";

/** What a visitor may do. */
interface Deeds {
	get(path: string, headers?: Readonly<Record<string, string>>): Promise<ApiAnswer>;
	post(path: string, body: unknown, headers?: Readonly<Record<string, string>>): Promise<ApiAnswer>;
}

const note = (message: string, recipientEmail = "jane@example.org") => ({ recipientEmail, message });
const inquiry = { name: "Jane", email: "jane@example.net", subject: "Hello", message: "A question" };
const credentials = (password: string) => ({ username: "admin", password });

const bounces = {
	MAIL_FROM: "Billet-doux <hello@letters.example>",
	BOUNCE_ADDRESS: "bounces@letters.example",
	BOUNCE_WEBHOOK_KEY: "signs-reports-in-tests-and-nowhere-else",
};
const form = { "content-type": "application/x-www-form-urlencoded" };

/** Sends a note and gives what its receipt is asked for with. */
async function receiptOf(visitor: Deeds, message: string): Promise<{ readonly token: string }> {
	return { token: (await visitor.post("/api/messages", note(message))).body.receipt };
}

const reportType = "message/rfc822";
const report = readFileSync(join(import.meta.dirname, "../samples/reports/postfix-unknown-user.eml"), "utf8");

/** What says that a report is our mail server's. */
function signed(body: string): Readonly<Record<string, string>> {
	const timestamp = String(Math.floor(Date.now() / 1_000));
	return {
		"content-type": reportType,
		[signatureHeaders.timestamp]: timestamp,
		[signatureHeaders.signature]: signatureOf(bounces.BOUNCE_WEBHOOK_KEY, timestamp, Buffer.from(body)),
	};
}

/** Every way in which somebody may come to us. One more is one more line. Gives what the service must answer. */
const paths: Readonly<Record<string, readonly [status: number, deed: (visitor: Deeds) => Promise<ApiAnswer>]>> = {
	"a note": [200, (visitor) => visitor.post("/api/messages", note("Your smile is my morning"))],
	"a note that waits for its mail server": [
		200,
		(visitor) => visitor.post("/api/messages", note("My dear", `jane@${waiting}`)),
	],
	"a refused note": [200, (visitor) => visitor.post("/api/messages", note("call me at 06 12 34 56 78"))],
	"a held note": [200, (visitor) => visitor.post("/api/messages", note("Hold this one"))],
	"a note without an address": [400, (visitor) => visitor.post("/api/messages", note("My dear", "jane"))],
	"a note that is no JSON": [400, (visitor) => visitor.post("/api/messages", "{")],
	"a note that is too large": [413, (visitor) => visitor.post("/api/messages", note("x".repeat(20_000)))],
	"a named note": [
		200,
		async (visitor) => {
			const named = { "idempotency-key": `"0197b1d4-0000-7000-8000-${Date.now()}"` };
			await visitor.post("/api/messages", note("You are kind", "named@example.org"), named);
			return visitor.post("/api/messages", note("You are kind", "named@example.org"), named);
		},
	],
	"a note for later": [
		200,
		(visitor) => {
			const deliverAt = new Date(Date.now() + 7 * 86_400_000).toISOString();
			return visitor.post("/api/messages", { ...note("Until then", "later@example.org"), deliverAt });
		},
	],
	"a receipt": [200, async (visitor) => visitor.post("/api/receipts", await receiptOf(visitor, "Hold my receipt"))],
	"a note that is taken back": [
		200,
		async (visitor) => visitor.post("/api/receipts/cancel", await receiptOf(visitor, "Hold this back")),
	],
	"a note that is erased": [
		200,
		async (visitor) => visitor.post("/api/receipts/erase", await receiptOf(visitor, "Erase this one")),
	],
	"a receipt that is none": [404, (visitor) => visitor.post("/api/receipts", { token: "x".repeat(43) })],
	"a look at the page that stops all notes": [
		200,
		(visitor) => visitor.get(`/stop/${linkTokenOf("canary-looked@example.org")}`),
	],
	"all notes stopped by a person": [
		200,
		(visitor) => visitor.post(`/fr/stop/${linkTokenOf("canary-stopped@example.org")}`, "", form),
	],
	"all notes stopped by a mail provider": [
		200,
		(visitor) =>
			visitor.post(`/stop/${linkTokenOf("canary-one-click@example.org")}`, "List-Unsubscribe=One-Click", form),
	],
	"a note to whoever wants none": [
		200,
		(visitor) => visitor.post("/api/messages", note("My dear", "canary-one-click@example.org")),
	],
	"a link that was tampered with": [404, (visitor) => visitor.get(`/stop/${"x".repeat(128)}`)],
	"a signed report": [200, (visitor) => visitor.post("/api/bounces", report, signed(report))],
	"a report that nobody signed": [
		401,
		(visitor) => visitor.post("/api/bounces", report, { "content-type": reportType }),
	],
	"a contact message": [200, (visitor) => visitor.post("/api/contact", inquiry)],
	"a wrong contact message": [400, (visitor) => visitor.post("/api/contact", { ...inquiry, email: "jane" })],
	"a look-up": [200, (visitor) => visitor.get("/api/messages/jane%40example.org")],
	"a look-up that finds nothing": [200, (visitor) => visitor.get("/api/messages/nobody%40example.org")],
	"a wrong look-up": [400, (visitor) => visitor.get("/api/messages/nobody")],
	"a page": [200, (visitor) => visitor.get("/")],
	"a French page": [200, (visitor) => visitor.get("/fr/faq")],
	"a Hindi page": [200, (visitor) => visitor.get("/in/privacy")],
	"a page that is not there": [404, (visitor) => visitor.get("/nothing")],
	"a page that was shown": [200, (visitor) => visitor.post("/api/page-views", { path: "/faq" })],
	"the administration": [200, (visitor) => visitor.get("/admin")],
	"an API that is closed": [401, (visitor) => visitor.get("/api/admin/messages")],
	"an API that is not there": [404, (visitor) => visitor.post("/api/nothing", {})],
	"the description of the API": [200, (visitor) => visitor.get("/api/openapi.json")],
	"the health of the service": [200, (visitor) => visitor.get("/readyz")],
	"a sign-in": [200, (visitor) => visitor.post("/api/admin/auth/login", credentials("correct horse"))],
	"a wrong password": [401, (visitor) => visitor.post("/api/admin/auth/login", credentials("wrong horse"))],
};

describe.each(engines)("nothing of whoever comes is kept, on %s", (engine) => {
	let app: TestApp;
	let sink: MailSink;
	let marks: Mark[];
	beforeEach(async () => {
		marks = [];
		sink = await startMailSink();
		sink.behave((to) => (to.endsWith(waiting) ? { code: 451, text: "4.3.0 come again" } : "accept"));
		const environment = { ...behindProxy, APP_SECRET: knownSecret, LOG_LEVEL: "debug", ...bounces };
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
		const ask = (path: string, init: RequestInit) => answerOf(fetch(`${app.url}${path}${visitor.query}`, init));
		return {
			get: (path, headers) => ask(path, { headers: { ...visitor.headers, ...headers } }),
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
			if (access !== "administrator" || method !== "GET") continue;
			const { status, body: answer } = await answerOf(
				fetch(`${app.url}${path.replace(/:\w+/g, message.id)}`, {
					headers: { authorization: `Bearer ${admin.token}` },
				}),
			);
			read.push([path, status, answer]);
		}
		return JSON.stringify(read);
	}

	async function places(): Promise<readonly Place[]> {
		const texts = {
			"what can be read": await answers(),
			"the sealed cells": (await openedCells(app, knownSecret)).join("\n"),
			"the e-mails": sink.received.flatMap(({ raw, mail }) => [raw, mail.text, mail.html]).join("\n"),
			"the log": app.log.join("\n"),
			"the rows": engine === "sqlite" ? "" : await everythingStored(app),
		};
		const named = Object.entries(texts).map(([name, text]) => ({ name, bytes: Buffer.from(text) }));
		return [...named, { name: "the files", bytes: filesOf(app) }];
	}

	it(`of ${messages} senders and all others, in any form; not when the service fails, either`, {
		timeout: 120_000,
	}, async () => {
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
		await app.query(`insert into audit_entry values ('planted', 7, 'admin', 'signed_in', '${planted.text}')`);
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
