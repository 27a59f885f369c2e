import { readdirSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createLinkTokens } from "#server/privacy/link-token.ts";
import { mailboxKey, recipientKey } from "#server/privacy/mailbox-keys.ts";
import { createVault } from "#server/privacy/seal.ts";
import { signIn } from "#tests/admin-client.ts";
import { contactSettings, newSource, support, writeToSupport } from "#tests/contact-form.ts";
import { everythingStored } from "#tests/everything-stored.ts";
import { allMailed, askForLink, inboxClient, openInbox, openLink } from "#tests/inbox-client.ts";
import { type MailSink, startMailSink } from "#tests/mail-sink.ts";
import { engines, startTestApp, type TestApp } from "#tests/start-test-app.ts";
import { switchTemplate } from "#tests/switch-template.ts";
import { until } from "#tests/until.ts";

const secret = "a secret for tests, long enough to be one";

describe.each(engines)("what is kept for an address, on %s", (engine) => {
	let sink: MailSink;
	let app: TestApp;
	beforeAll(async () => {
		sink = await startMailSink();
		app = await startTestApp(engine, {
			...contactSettings,
			APP_SECRET: secret,
			SMTP_URL: sink.url,
			RATE_LIMIT_PER_RECIPIENT: "1000",
		});
	});
	afterAll(async () => {
		await app.remove();
		await sink.close();
	});

	let people = 0;
	const newAddress = () => `person${++people}@example.org`;
	const send = (recipientEmail: string, message: string) => app.send({ recipientEmail, message });

	/** The signed link of a note's e-mail. */
	const tokenOfNote = (address: string) => {
		const vault = createVault(secret);
		const owner = { mailboxKey: mailboxKey(vault, address), recipientKey: recipientKey(vault, address) };
		return createLinkTokens(vault).sign({ ...owner, messageId: undefined });
	};

	it("is shown whole: notes, e-mails, allowances, contact messages, and that it wants no notes", async () => {
		const address = newAddress();
		await send(address, "Your laugh is my favourite song.");
		await send(address, "call me: 06 12 34 56 78");
		const words = { name: "Person", subject: "A question", message: "What do you keep of me?" };
		await writeToSupport(app, { ...words, email: address });
		const client = await openInbox(app, sink, address);
		await client.ask("POST", "/notes", { accept: false });
		const kept = await client.export();
		expect(Object.keys(kept)).toEqual([
			"notes",
			"notes_per_day",
			"words_not_sent_again",
			"learning_examples",
			"contact_messages",
			"emails",
			"captured_emails",
			"no_notes",
			"links_and_sessions",
		]);
		expect(kept.notes).toEqual([
			expect.objectContaining({ status: "approved", text: "Your laugh is my favourite song.", email: "sent" }),
			// Its recipient is spared the words that were refused.
			expect.objectContaining({ status: "rejected", text: null, email: "none" }),
		]);
		expect(kept.notes_per_day).toEqual([{ day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), count: 1 }]);
		expect(kept.contact_messages).toEqual([expect.objectContaining({ ...words, email: address })]);
		expect(kept.emails.length).toBeGreaterThanOrEqual(2);
		expect(kept.no_notes).toEqual([expect.objectContaining({ reason: "opted_out", until: null })]);
		expect(kept.links_and_sessions).toEqual([expect.objectContaining({ kind: "session" })]);
	});

	it("is shown to the last of many notes, each once", async () => {
		const address = newAddress();
		const messages = Array.from({ length: 130 }, (_, index) => `You are kind, ${index} times.`);
		for (const message of messages) await send(address, message);
		const { notes } = await (await openInbox(app, sink, address)).export();
		expect(notes.map(({ text }: { text: string }) => text).toSorted()).toEqual(messages.toSorted());
	});

	it("is erased letter by letter", async () => {
		const address = newAddress();
		for (const message of ["You are kind.", "You are brave.", "You are funny."]) await send(address, message);
		const client = await openInbox(app, sink, address);
		const [, middle] = await client.letters();
		expect((await client.ask("DELETE", `/letters/${middle?.id}`)).status).toBe(200);
		expect((await client.ask("DELETE", `/letters/${middle?.id}`)).status).toBe(404);
		const left = await client.letters();
		expect(left.map(({ message_content }) => message_content)).toEqual(["You are funny.", "You are kind."]);
		expect(left.map(({ number }) => number)).toEqual([2, 1]);
		expect(await app.query(`select id from delivery where source_id = '${middle?.id}'`)).toEqual([]);
	});

	it("is erased whole, and nobody else's with it", async () => {
		const [address, other] = [newAddress(), newAddress()];
		await switchTemplate(app, "confirmation", 1);
		for (const each of [address, other]) {
			await send(each, "You are kind.");
			await send(each, "call me: 06 12 34 56 78");
			await writeToSupport(app, { email: each, message: `I am ${each}` });
		}
		await allMailed(app);
		const vault = createVault(secret);
		const traces = [recipientKey(vault, address), mailboxKey(vault, address), ...(await sealedOf(address))];
		const before = await everythingStored(app);
		expect(traces.filter((trace) => !before.includes(trace))).toEqual([]);
		expect(traces.length).toBeGreaterThan(8);

		const client = await openInbox(app, sink, address);
		await client.eraseAll();
		const after = await everythingStored(app);
		expect(traces.filter((trace) => after.includes(trace))).toEqual([]);
		expect((await client.ask("GET", "/letters?limit=1")).status).toBe(401);
		expect((await app.read(address)).body).toEqual([]);
		expect((await app.read(other)).body).toHaveLength(1);
		const kept = await (await openInbox(app, sink, other)).export();
		expect([kept.notes.length, kept.contact_messages.length]).toEqual([2, 1]);
		await expectTotalsRight();
	});

	it("is erased but for the wish to be sent no notes", async () => {
		const address = newAddress();
		await send(address, "You are kind.");
		const client = await openInbox(app, sink, address);
		await client.ask("POST", "/notes", { accept: false });
		await client.eraseAll();
		expect((await send(address, "You are brave.")).body).toMatchObject({ success: false, status: "rejected" });
		const key = mailboxKey(createVault(secret), address);
		expect(await app.query(`select reason from suppression where mailbox_key = '${key}'`)).toEqual([
			{ reason: "opted_out" },
		]);
		expect(await app.query(`select * from recipient_day where recipient_key = '${key}'`)).toEqual([]);
	});

	it("is erased with the words that were reported, which are recognised no longer", async () => {
		const [address, other] = [newAddress(), newAddress()];
		for (const each of [address, other]) {
			await send(each, "You are kind.");
			const [letter] = (await app.read(each)).body;
			await fetch(`${app.url}/report/${letter.id}`, {
				method: "POST",
				body: new URLSearchParams({ reason: "spam" }),
				headers: { "x-forwarded-for": newSource() },
			});
		}
		const client = await openInbox(app, sink, address);
		expect((await client.export()).words_not_sent_again).toEqual([{ since: expect.stringMatching(/Z$/) }]);
		expect((await send(address, "You are kind.")).body).toMatchObject({ success: false, status: "rejected" });
		await client.eraseAll();
		const keys = await app.query("select recipient_key from blocked_text");
		expect(keys).toEqual([{ recipient_key: recipientKey(createVault(secret), other) }]);
		expect((await send(address, "You are kind.")).body).toMatchObject({ success: true, status: "approved" });
		expect((await send(other, "You are kind.")).body).toMatchObject({ success: false, status: "rejected" });
	});

	it("is erased with what still waits to be sent, which then never comes", async () => {
		const address = newAddress();
		sink.behave((recipient) => (recipient === address ? { code: 451, text: "4.3.0 not now", at: "rcpt" } : "accept"));
		await send(address, "You are kind.");
		sink.behave(() => "accept");
		const client = await openInbox(app, sink, address);
		await client.eraseAll();
		const key = mailboxKey(createVault(secret), address);
		expect(await app.query(`select id from delivery where mailbox_key = '${key}'`)).toEqual([]);
		await allMailed(app);
		const notes = sink.received.filter(
			({ recipients, raw }) => recipients.includes(address) && raw.includes("List-ID"),
		);
		expect(notes).toEqual([]);
	});

	it("is written anew afterwards like that of a stranger", async () => {
		const address = newAddress();
		await send(address, "You are kind.");
		await (await openInbox(app, sink, address)).eraseAll();
		const before = sink.received.length;
		await askForLink(app, address);
		await allMailed(app);
		expect(sink.received.length).toBe(before);
		await send(address, "You are brave.");
		expect(await (await openInbox(app, sink, address)).letters()).toHaveLength(1);
	});

	it("lets notes come again by a link that was asked for, and by no other", async () => {
		const address = newAddress();
		await send(address, "You are kind.");
		const byNote = inboxClient(app, (await openLink(app, tokenOfNote(address))).body.token);
		expect(await byNote.letters()).toHaveLength(1);
		expect((await byNote.ask("POST", "/notes", { accept: false })).status).toBe(200);
		expect((await send(address, "You are brave.")).body.success).toBe(false);
		const refused = await byNote.ask("POST", "/notes", { accept: true });
		expect(refused).toMatchObject({ status: 403, body: { success: false, error: expect.stringMatching(/new link/) } });
		expect((await send(address, "You are brave.")).body.success).toBe(false);
		const asked = await openInbox(app, sink, address);
		expect((await asked.ask("POST", "/notes", { accept: true })).status).toBe(200);
		expect((await send(address, "You are brave.")).body).toMatchObject({ success: true, emailSent: true });
	});

	it("opens by the link of a note again and again, and by no forged one", async () => {
		const address = newAddress();
		await send(address, "You are kind.");
		const token = tokenOfNote(address);
		for (let time = 1; time <= 2; time++) expect((await openLink(app, token)).status).toBe(200);
		const forged = `${token.startsWith("A") ? "B" : "A"}${token.slice(1)}`;
		for (const wrong of [forged, `${token}A`, token.slice(0, -1)]) {
			expect((await openLink(app, wrong)).status).toBe(404);
		}
	});

	/** What is sealed of a person in the database, cell by cell, and the ids of the rows. */
	async function sealedOf(address: string): Promise<string[]> {
		const vault = createVault(secret);
		const messages = await app.query(
			`select id, recipient_sealed, text_sealed, text_key from message where recipient_key = '${recipientKey(vault, address)}'`,
		);
		const contacts = await app.query(
			`select id, email_sealed, message_sealed from contact_message where email_key = '${recipientKey(vault, address)}'`,
		);
		return [...messages, ...contacts].flatMap((row) => Object.values(row).map(String));
	}

	async function expectTotalsRight(): Promise<void> {
		const counted = await app.query(
			"select moderation_status as status, count(*) as count from message group by moderation_status",
		);
		const totals = await app.query("select moderation_status as status, count from message_total where count <> 0");
		const sorted = (rows: typeof counted) => rows.map(({ status, count }) => `${status} ${count}`).toSorted();
		expect(sorted(totals)).toEqual(sorted(counted));
	}
});

it("captured e-mails of a person are shown and erased, those to support that they wrote too", async () => {
	const app = await startTestApp("sqlite", { ...contactSettings, APP_SECRET: secret });
	const address = "captured@example.org";
	await app.send({ recipientEmail: address, message: "You are kind." });
	await app.send({ recipientEmail: "another@example.org", message: "You are brave." });
	await writeToSupport(app, { email: address });
	await allMailed(app);
	const vault = createVault(secret);
	const owner = { mailboxKey: mailboxKey(vault, address), recipientKey: recipientKey(vault, address) };
	const token = createLinkTokens(vault).sign({ ...owner, messageId: undefined });
	const client = inboxClient(app, (await openLink(app, token)).body.token);
	const { captured_emails: captured } = await client.export();
	expect(captured.map(({ to }: { to: string }) => to).toSorted()).toEqual([address, support].toSorted());
	await client.eraseAll();
	expect(readdirSync(join(app.dataDir, "mail"))).toHaveLength(1);
	const everything = await everythingStored(app);
	expect(everything.includes(address)).toBe(false);
	expect(everything.includes("another@example.org")).toBe(true);
	await app.remove();
});

it("contact messages from before their writers were kept as keys are found after the next start", async () => {
	const app = await startTestApp("sqlite", { ...contactSettings, APP_SECRET: secret });
	const address = "long-ago@example.org";
	await writeToSupport(app, { email: address });
	await app.stop();
	await app.query("update contact_message set email_key = null");
	await app.restart();
	const key = recipientKey(createVault(secret), address);
	const found = async () => (await app.query(`select id from contact_message where email_key = '${key}'`)).length === 1;
	await until({ what: "the message under its writer's key", holds: found });
	await app.remove();
});

it("where INBOX_ACCESS=link, an address opens no letters, whoever it belongs to", async () => {
	const sink = await startMailSink();
	const app = await startTestApp("sqlite", { ...contactSettings, INBOX_ACCESS: "link", SMTP_URL: sink.url });
	await app.send({ recipientEmail: "jane@example.org", message: "You are kind." });
	const answers = await Promise.all(["jane@example.org", "joan@example.org", "no address"].map((one) => app.read(one)));
	for (const { status, body, headers } of answers) {
		expect(status).toBe(403);
		expect(body).toEqual(answers[0]?.body);
		expect(headers.get("cache-control")).toBe("no-store");
	}
	expect(await (await openInbox(app, sink, "jane@example.org")).letters()).toHaveLength(1);
	expect(await (await signIn(app)).get("/messages")).toMatchObject({ status: 200 });
	await app.remove();
	await sink.close();
});
