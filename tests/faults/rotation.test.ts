import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Secret, TOTP } from "otpauth";
import { Webhook } from "standardwebhooks";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { signatureHeaders, signatureOf } from "#server/bounce/generic-webhook.ts";
import { readConfig } from "#server/config.ts";
import { createLog } from "#server/log.ts";
import { openSealedDatabase } from "#server/privacy/open-sealed-database.ts";
import { createReceiptTokens } from "#server/privacy/receipt-tokens.ts";
import { createVault } from "#server/privacy/seal.ts";
import { adminClient, signIn } from "#tests/admin-client.ts";
import { newSource } from "#tests/contact-form.ts";
import { inboxClient, openInbox, openLink } from "#tests/inbox-client.ts";
import { knownSecret, linkTokenOf } from "#tests/link-token-of.ts";
import { type MailSink, startMailSink } from "#tests/mail-sink.ts";
import { answerOf, engines, post, startTestApp, type TestApp } from "#tests/start-test-app.ts";
import { until } from "#tests/until.ts";
import { startWebhookReceiver, type WebhookReceiver } from "#tests/webhook-receiver.ts";

const old = knownSecret;
const [second, third] = [
	"the second secret, made because the first leaked",
	"the third secret, because one never knows",
];
const bounceKey = "signs-reports-in-tests-and-nowhere-else";
const words = "Your smile is the best part of my mornings";
const key = { "idempotency-key": "0123456789abcdef0123456789abcdef" };

describe.each(engines)("a secret that is replaced, on %s", (engine) => {
	let sink: MailSink;
	let receiver: WebhookReceiver;
	let app: TestApp;
	let now: number;
	beforeEach(async () => {
		now = Date.now();
		sink = await startMailSink();
		receiver = await startWebhookReceiver();
		const settings = {
			APP_SECRET: old,
			SMTP_URL: sink.url,
			MAIL_FROM: "Billet-doux <hello@letters.example>",
			BOUNCE_ADDRESS: "bounces@letters.example",
			BOUNCE_WEBHOOK_KEY: bounceKey,
			RATE_LIMIT_PER_RECIPIENT: "2",
			TRUST_PROXY: "127.0.0.1",
			WEBHOOK_TARGETS: "any",
		};
		app = await startTestApp(engine, settings, { clock: () => now, rotationPauseMs: 0 });
	});
	afterEach(async () => {
		await app.remove();
		await Promise.all([sink.close(), receiver.close()]);
	});

	const replace = (secret: string, before: string) => app.restart({ APP_SECRET: secret, APP_SECRET_BEFORE: before });
	const send = (recipientEmail: string, message = words, headers = {}) =>
		app.send({ recipientEmail, message }, headers);
	const act = (path: string) => fetch(`${app.url}${path}`, { method: "POST", body: new URLSearchParams() });
	const receipt = (token: string, what = "") => post(`${app.url}/api/receipts${what}`, { token });
	const lastEmailTo = (address: string) => sink.received.findLast(({ recipients }) => recipients.includes(address));
	const linkIn = (address: string, name: string) =>
		new RegExp(`/${name}[/#]([\\w-]{128})`).exec(lastEmailTo(address)?.mail.text ?? "")?.[1] ?? "";
	const login = () => post(`${app.url}/api/admin/auth/login`, { username: "admin", password: "correct horse" });
	const step = async (code = "") => {
		const { ticket } = (await login()).body;
		return post(`${app.url}/api/admin/auth/second-factor`, { ticket, code });
	};

	/** How many values name the key of a secret. */
	async function sealedUnder(secret: string): Promise<number> {
		const id = createVault(secret).seal("", "").slice(0, 7);
		const columns = await app.query(
			engine === "sqlite"
				? `select t.name as "table", c.name as "column" from sqlite_schema t, pragma_table_info(t.name) c where t.type = 'table'`
				: `select table_name as "table", column_name as "column" from information_schema.columns where table_schema = 'public'`,
		);
		let found = 0;
		for (const { table, column } of columns.filter(({ column: name }) => String(name).endsWith("_sealed"))) {
			found += (await app.query(`select 1 from ${table} where substr(${column}, 1, 7) = '${id}'`)).length;
		}
		return found;
	}

	const resealed = () =>
		until({
			what: "everything sealed anew",
			holds: async () =>
				(await app.query("select 1 from secret_fingerprint where resealed_at is not null")).length === 1,
		});

	/** What a mail server says of an e-mail whose mailbox is gone. */
	function reportBounce(bounceAddress: string) {
		const sample = readFileSync(
			join(import.meta.dirname, "..", "samples", "reports", "postfix-unknown-user.eml"),
			"utf8",
		);
		const body = sample.replaceAll("bounces+TOKEN@letters.example", bounceAddress);
		const timestamp = String(Math.floor(now / 1_000));
		const signature = signatureOf(bounceKey, timestamp, Buffer.from(body));
		const signed = { [signatureHeaders.timestamp]: timestamp, [signatureHeaders.signature]: signature };
		const headers = { "content-type": "message/rfc822", ...signed };
		return answerOf(fetch(`${app.url}/api/bounces`, { method: "POST", headers, body }));
	}

	/** Something of everything that the service keeps. */
	async function live() {
		const admin = await signIn(app);
		const { secret } = (await admin.post("/second-factor/totp/begin", { password: "correct horse" })).body;
		const totp = new TOTP({ secret: Secret.fromBase32(secret) });
		const codeNow = () => totp.generate({ timestamp: now });
		const { recovery_codes: recovery } = (await admin.post("/second-factor/totp/confirm", { code: codeNow() })).body;
		const made = (await admin.post("/tokens", { name: "a program", scopes: ["notes", "addresses"] })).body;
		const hook = (await admin.post("/webhooks", { url: receiver.url, events: ["note.reported"] })).body;
		const first = (await send("jane@example.org", words, key)).body;
		const links = { stop: linkIn("jane@example.org", "stop"), report: linkIn("jane@example.org", "report") };
		await send("joe@example.com");
		await act(`/stop/${linkIn("joe@example.com", "stop")}`);
		await send("ana@example.net");
		await act(`/report/${linkIn("ana@example.net", "report")}`);
		await send("gone@example.org");
		const bounceAddress = sink.offered.findLast(({ recipients }) => recipients.includes("gone@example.org"))?.sender;
		const later = new Date(now + 7 * 86_400_000).toISOString();
		const scheduled = await app.send({ recipientEmail: "eve@example.org", message: "Soon", deliverAt: later });
		const inbox = await openInbox(app, sink, "jane@example.org");
		sink.behave(() => ({ code: 451, text: "4.3.0 come again" }));
		await send("waits@example.org");
		await post(
			`${app.url}/api/contact`,
			{ name: "Camille", email: "camille@example.org", subject: "A question", message: "How?" },
			{ "x-forwarded-for": newSource() },
		);
		sink.behave(() => "accept");
		return {
			codeNow,
			recovery: recovery as string[],
			program: adminClient(app, made.secret),
			hookSecret: String(hook.secret),
			first,
			scheduled: String(scheduled.body.receipt),
			bounceAddress: bounceAddress ?? "",
			inbox: inbox.token,
			links,
		};
	}

	/** What was kept still is, and holds. */
	async function expectAllKept(kept: Awaited<ReturnType<typeof live>>): Promise<void> {
		expect((await app.read("jane@example.org")).body).toMatchObject([{ message_content: words }]);
		expect(await inboxClient(app, kept.inbox).letters()).toMatchObject([{ message_content: words }]);
		expect((await send("jane@example.org", words, key)).body).toMatchObject({ success: true, status: "approved" });
		expect((await app.read("jane@example.org")).body).toHaveLength(1);
		expect((await send("joe@example.com", "You make every room brighter")).body.status).not.toBe("approved");
		expect((await send("ana@example.net")).body.status).not.toBe("approved");
		expect((await app.read("ana@example.net")).body).toEqual([]);
		expect((await receipt(kept.first.receipt)).body).toMatchObject({ state: "delivered" });
		expect((await receipt(kept.scheduled)).body).toMatchObject({ state: "scheduled" });
		now += 60_000;
		expect((await step(kept.codeNow())).status).toBe(200);
		expect((await step(kept.recovery.pop())).status).toBe(200);
		const { messages } = (await kept.program.get("/messages?status=approved")).body;
		expect(JSON.stringify(messages)).toContain(words);
	}

	it("loses nothing: letters, opt-outs, limits, repeats, links, receipts, factors, tokens, webhooks, what waits", async () => {
		const kept = await live();
		const waiting = await app.query(
			"select id from delivery where state = 'queued' and source_id <> 'moderation_alert'",
		);
		expect(waiting.length).toBeGreaterThan(1);
		await replace(second, old);
		await expectAllKept(kept);
		await resealed();
		expect([await sealedUnder(old), (await sealedUnder(second)) > 10]).toEqual([0, true]);

		// The new one alone, and what waited is sent; then once more.
		await app.restart({ APP_SECRET: second });
		await app.query("update delivery set due_at = 0 where state = 'queued'");
		await until({ what: "the e-mail that waited", holds: () => lastEmailTo("waits@example.org") !== undefined });
		await expectAllKept(kept);
		await replace(third, second);
		await expectAllKept(kept);
		await resealed();
		expect([await sealedUnder(old), await sealedUnder(second)]).toEqual([0, 0]);

		await send("jane@example.org", "You make every room brighter");
		expect((await send("jane@example.org", "You are my favourite song")).status, "the limit of a day").toBe(429);
		receiver.behave(204);
		const reports = receiver.received.length;
		expect((await act(`/report/${kept.links.report}`)).status).toBe(200);
		await until({ what: "the webhook", holds: () => receiver.received.length > reports });
		const { raw, headers } = receiver.received.at(-1) ?? { raw: "", headers: {} };
		expect(() => new Webhook(kept.hookSecret).verify(raw, headers as Record<string, string>)).not.toThrow();
		expect((await reportBounce(kept.bounceAddress)).status).toBe(200);
		expect(await app.query("select reason from suppression where reason = 'unreachable'")).toHaveLength(1);
		expect((await act(`/stop/${kept.links.stop}`)).status).toBe(200);
		expect((await send("jane@example.org", "I think of you")).body.status).not.toBe("approved");
	});

	it("opens nothing any more to whoever has it: no inbox, no erasure; what its links may do for their reader they do", async () => {
		const { body: sent } = await send("jane@example.org");
		const [letter] = (await app.read("jane@example.org")).body;
		await replace(second, old);
		const forged = linkTokenOf("jane@example.org", letter.id);
		expect((await openLink(app, forged)).status).toBe(404);
		expect((await openLink(app, linkIn("jane@example.org", "yours"))).status).toBe(404);
		const forgedReceipt = createReceiptTokens(createVault(old)).tokenOf(letter.id);
		expect(forgedReceipt).toBe(sent.receipt);
		expect((await receipt(forgedReceipt, "/erase")).status).toBe(409);
		expect((await app.read("jane@example.org")).body).toHaveLength(1);
		expect((await act(`/stop/${forged}`)).status).toBe(200);
		expect(await app.query("select reason from suppression")).toHaveLength(1);

		await send("eve@example.org");
		const stored = await app.query("select recipient_key from message");
		const [known, before] = [createVault(old), createVault(second)];
		for (const vault of [known, before]) {
			for (const address of ["jane@example.org", "eve@example.org"]) {
				expect(stored.map((row) => row.recipient_key)).not.toContain(vault.key("recipient", address));
			}
		}
	});

	it("under a node that runs with it: that node takes, reads and sends nothing any more", async () => {
		await send("jane@example.org");
		const database = app.databaseUrl === undefined ? {} : { DATABASE_URL: app.databaseUrl };
		const config = readConfig({ DATA_DIR: app.dataDir, ...database, APP_SECRET: second, APP_SECRET_BEFORE: old });
		await (await openSealedDatabase(config, createLog("silent"), { pauseMs: 0 })).database.close();
		await until({
			what: "a node that is not ready",
			holds: async () => (await fetch(`${app.url}/readyz`)).status === 503,
		});
		expect([(await send("jane@example.org")).status, (await app.read("jane@example.org")).status]).toEqual([503, 503]);
		await app.restart({ APP_SECRET: second });
		expect((await app.read("jane@example.org")).body).toHaveLength(1);
	});
});
