import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { allEndpoints } from "#contract/all-endpoints.ts";
import { lockSqlite } from "#tests/beside-sqlite.ts";
import { contactSettings, newSource, writeToSupport } from "#tests/contact-form.ts";
import { everythingStored } from "#tests/everything-stored.ts";
import { allMailed, askForLink, inboxClient, mailedToken, openInbox, openLink } from "#tests/inbox-client.ts";
import { type MailSink, startMailSink } from "#tests/mail-sink.ts";
import { answerOf, engines, post, startTestApp, type TestApp, usualBounds } from "#tests/start-test-app.ts";

const minute = 60_000;

describe.each(engines)("a link to one's own letters, on %s", (engine) => {
	let sink: MailSink;
	let app: TestApp;
	let passed = 0;
	beforeAll(async () => {
		sink = await startMailSink();
		const settings = { ...contactSettings, SMTP_URL: sink.url };
		app = await startTestApp(engine, settings, { clock: () => Date.now() + passed });
	});
	afterAll(async () => {
		await app.remove();
		await sink.close();
	});

	/** Somebody who has letters. */
	let people = 0;
	async function recipient(notes = 1): Promise<string> {
		const address = `reader${++people}@example.org`;
		const before = sink.received.length;
		for (let note = 1; note <= notes; note++) {
			await app.send({ recipientEmail: address, message: `You are kind, ${note} times.` });
		}
		await sink.waitFor(before + notes);
		return address;
	}

	const mailsTo = (address: string) => sink.received.filter(({ recipients }) => recipients.includes(address));

	it("comes by e-mail, opens once, and shows the letters of its address", async () => {
		const address = await recipient(3);
		const token = await mailedToken(app, sink, address);
		const { status, body, headers } = await openLink(app, token);
		expect({ status, body }).toEqual({
			status: 200,
			body: {
				success: true,
				token: expect.stringMatching(/^[\w-]{43}$/),
				accepts_notes: true,
				may_accept_notes: true,
			},
		});
		expect(headers.get("cache-control")).toBe("no-store");
		expect(headers.get("set-cookie")).toBeNull();
		const letters = await inboxClient(app, body.token).letters();
		expect(letters.map(({ number }) => number)).toEqual([3, 2, 1]);
		expect(letters[0]?.message_content).toBe("You are kind, 3 times.");
		expect((await openLink(app, token)).status).toBe(404);
	});

	it("opens for one of many who use it at the same moment", async () => {
		const token = await mailedToken(app, sink, await recipient());
		const answers = await Promise.all(Array.from({ length: 8 }, () => openLink(app, token)));
		expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(7).fill(404)]);
	});

	it("is not used up by whoever looks at it, as programs do that scan e-mails", async () => {
		const token = await mailedToken(app, sink, await recipient());
		for (const path of [`/yours#${token}`, "/api/inbox/sessions", `/yours?token=${token}`]) {
			for (const method of ["GET", "HEAD"]) await fetch(`${app.url}${path}`, { method });
		}
		expect((await openLink(app, token)).status).toBe(200);
	});

	it("opens no more after a quarter of an hour, nor for a clock that was set back", async () => {
		const tokens = [await mailedToken(app, sink, await recipient()), await mailedToken(app, sink, await recipient())];
		passed += 15 * minute;
		const late = await openLink(app, tokens[0] ?? "");
		passed -= 25 * minute;
		const early = await openLink(app, tokens[1] ?? "");
		passed += 10 * minute;
		expect([late.status, early.status]).toEqual([404, 404]);
		expect(late.body.error).toMatch(/no longer works/);
	});

	it("answers the same for every address, to those who are known, unknown, emptied and stopped", async () => {
		const known = await recipient();
		const stopped = await recipient();
		await (await openInbox(app, sink, stopped)).ask("POST", "/notes", { accept: false });
		const writer = "a-writer@example.org";
		await writeToSupport(app, { email: writer });
		await allMailed(app);
		const before = sink.received.length;
		const stranger = "nobody-here@example.org";
		const addresses = [known, stranger, stopped, writer];
		const answers = [];
		for (const address of addresses) answers.push(await askForLink(app, address));
		const [first] = answers;
		for (const { status, body, headers } of answers) {
			expect({ status, body }).toEqual({ status: 200, body: { success: true } });
			expect(headers.get("cache-control")).toBe("no-store");
			const names = ([...headers.keys()] as string[]).toSorted();
			expect(names).toEqual([...(first?.headers.keys() ?? [])].toSorted());
		}
		await sink.waitFor(before + 3);
		await allMailed(app);
		const recipients = sink.received.slice(before).flatMap((mail) => mail.recipients);
		expect(recipients.toSorted()).toEqual([known, stopped, writer].toSorted());
		expect(mailsTo(stranger)).toEqual([]);
	});

	it("leaves no trace of a stranger who was asked about", async () => {
		const tables = ["inbox_link", "delivery"];
		const counts = async () =>
			Promise.all(tables.map(async (table) => (await app.query(`select * from ${table}`)).length));
		const before = await counts();
		await askForLink(app, "never-heard-of@example.org");
		expect(await counts()).toEqual(before);
	});

	it("is mailed to a mailbox three times an hour", async () => {
		const address = await recipient();
		const before = mailsTo(address).length;
		for (let time = 1; time <= 6; time++) expect((await askForLink(app, address)).status).toBe(200);
		await allMailed(app);
		expect(mailsTo(address).length - before).toBe(3);
	});

	it("is mailed once a day to a mailbox that wants no notes", async () => {
		const address = await recipient();
		await (await openInbox(app, sink, address)).ask("POST", "/notes", { accept: false });
		const before = mailsTo(address).length;
		for (let time = 1; time <= 3; time++) expect((await askForLink(app, address)).status).toBe(200);
		await allMailed(app);
		expect(mailsTo(address).length - before).toBe(1);
	});

	it("can be asked for ten times an hour from one source, and the refusal tells nothing of the address", async () => {
		const source = { "x-forwarded-for": newSource() };
		const ask = (email: string) => askForLink(app, email, source);
		for (let time = 1; time <= 10; time++) expect((await ask(`someone${time}@example.org`)).status).toBe(200);
		const [known, unknown] = [await ask(await recipient()), await ask("unknown@example.org")];
		expect([known.status, unknown.status]).toEqual([429, 429]);
		// The time to wait alone goes on from the one to the other.
		expect({ ...known.body, retryAfterSeconds: 0 }).toEqual({ ...unknown.body, retryAfterSeconds: 0 });
		expect(Number(known.headers.get("retry-after"))).toBeGreaterThan(0);
	});

	it("refuses what is no address before anything else", async () => {
		expect(await askForLink(app, "jane")).toMatchObject({ status: 400, body: { field: "email" } });
	});

	it("is kept as a hash, and stands in no log", async () => {
		const token = await mailedToken(app, sink, await recipient());
		const { body } = await openLink(app, token);
		const kept = await everythingStored(app);
		for (const secret of [token, body.token]) {
			expect(kept.includes(secret)).toBe(false);
			expect(app.log.some((line) => line.includes(secret))).toBe(false);
		}
	});

	it("is bound to its address: another's letters are not to be had by it", async () => {
		const [mine, theirs] = [await recipient(), await recipient()];
		const other = (await (await openInbox(app, sink, theirs)).letters())[0]?.id ?? "";
		const client = await openInbox(app, sink, mine);
		expect((await client.ask("DELETE", `/letters/${other}`)).status).toBe(404);
		const ids = (await client.letters()).map(({ id }) => id);
		expect(ids).toHaveLength(1);
		expect(ids).not.toContain(other);
	});

	it("opens a session that ends when it is not used, when it is old, and when its owner has finished", async () => {
		const open = async () => openInbox(app, sink, await recipient());
		const isOpen = async ({ token }: { token: string }) =>
			(await inboxClient(app, token).ask("GET", "/letters?limit=1")).status;
		const [idle, old, left] = [await open(), await open(), await open()];
		await left.ask("POST", "/sessions/end");
		expect(await isOpen(left)).toBe(401);
		for (let used = 0; used < 5; used++) {
			passed += 24 * minute;
			if (used === 0) expect(await isOpen(old)).toBe(200);
			if (used === 1) expect(await isOpen(idle)).toBe(401);
			if (used < 4) expect(await isOpen(old)).toBe(200);
		}
		expect(await isOpen(old)).toBe(401);
	});

	it.each(
		allEndpoints
			.filter(({ access }) => access === "recipient")
			.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const),
	)("is needed for %s", async (_, { method, path }) => {
		const admin = await post(`${app.url}/api/admin/auth/login`, { username: "admin", password: "correct horse" });
		const tokens = [undefined, "", "garbage", "A".repeat(43), admin.body.token];
		for (const token of tokens) {
			const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
			const answer = await answerOf(fetch(`${app.url}${path.replace(/:\w+/g, "x")}`, { method, headers }));
			expect(answer.status).toBe(401);
			expect(answer.headers.get("cache-control")).toBe("no-store");
		}
	});
});

it("a locked database refuses known and unknown addresses alike", async () => {
	const app = await startTestApp("sqlite", { TRUST_PROXY: "127.0.0.1" }, usualBounds);
	await app.send({ recipientEmail: "jane@example.org", message: "You are kind." });
	const letGo = await lockSqlite(app);
	const answers = await Promise.all(["jane@example.org", "joan@example.org"].map((email) => askForLink(app, email)));
	letGo();
	expect(answers.map(({ status }) => status)).toEqual([503, 503]);
	expect(answers[0]?.body).toEqual(answers[1]?.body);
	await app.remove();
});
