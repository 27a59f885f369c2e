import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { moderate } from "#moderation/moderate.ts";
import { type AdminClient, signIn } from "#tests/admin-client.ts";
import { holding } from "#tests/holding-moderator.ts";
import { type ApiAnswer, engines, startTestApp, type TestApp } from "#tests/start-test-app.ts";

interface Listed {
	readonly id: string;
	readonly message_content: string;
	readonly moderation_status: string;
	readonly created_at: string;
}

const texts = ({ body }: ApiAnswer): string[] => body.messages.map((message: Listed) => message.message_content);

/** Every page of a list, one after the other. */
async function allPages(admin: AdminClient, path: string, limit: number): Promise<Listed[][]> {
	const pages: Listed[][] = [];
	let cursor: string | null = null;
	do {
		const next: string = cursor === null ? "" : `&cursor=${cursor}`;
		const { status, body }: ApiAnswer = await admin.get(`${path}limit=${limit}${next}`);
		expect(status).toBe(200);
		pages.push(body.messages);
		cursor = body.next_cursor;
	} while (cursor !== null);
	return pages;
}

describe.each(engines)("the administrator's list of messages, on %s", (engine) => {
	let app: TestApp;
	let admin: AdminClient;
	let now = Date.UTC(2026, 2, 1, 12);
	beforeAll(async () => {
		// A clock that is turned by hand: many notes carry the very same time.
		app = await startTestApp(engine, {}, { clock: () => now, moderation: holding });
		for (let day = 0; day < 3; day++) {
			for (const [language, name] of Object.entries({ en: "jane", fr: "Jeanne", hi: "janaki" })) {
				const send = (message: string) =>
					app.send({ recipientEmail: `${name}@example.org`, message }, { "accept-language": language });
				await send(`A tender word, ${language} ${day}`);
				await send(`Hold this one, ${language} ${day}`);
				await send(`Call me, my love: 06 12 34 56 78, ${language} ${day}`);
			}
			now += 86_400_000;
		}
		admin = await signIn(app);
	});
	afterAll(() => app.remove());

	it("shows everything about a message, and how many there are", async () => {
		const { status, body } = await admin.get("/messages?limit=200");
		expect(status).toBe(200);
		expect(Object.keys(body).sort()).toEqual(["as_of", "counts", "is_learning", "messages", "next_cursor", "success"]);
		expect(body.counts).toEqual({ total: 27, pending: 9, approved: 9, rejected: 9, reported: 0 });
		expect(body.messages).toHaveLength(27);
		const of = (text: string) => body.messages.find((message: Listed) => message.message_content === text);
		expect(of("A tender word, fr 1")).toEqual({
			id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7/),
			recipient_email: "Jeanne@example.org",
			is_address_masked: false,
			message_content: "A tender word, fr 1",
			moderation_status: "approved",
			moderation_notes: null,
			created_at: "2026-03-02T12:00:00.000Z",
			is_readable: true,
			language: "fr",
			version: 1,
			waiting_since: null,
			category: null,
			decided_category: null,
			is_overturned: false,
			is_example: false,
			spans: [],
			model_version: expect.stringContaining("rules-"),
			confidence: expect.closeTo(moderate("A tender word, fr 1").confidence, 2),
			readings: [],
			decided_at: null,
			decided_by: null,
			undo_until: null,
			scheduled_for: null,
			is_waiting_for_time: false,
			report: null,
			email: "captured",
		});
		const refused = of("Call me, my love: 06 12 34 56 78, hi 0");
		expect(refused).toMatchObject({ moderation_status: "rejected", category: "personal_info", email: "none" });
		expect(refused.moderation_notes).toMatch(/phone number/i);
		const marked = refused.spans.map(({ start, end }: { start: number; end: number }) =>
			refused.message_content.slice(start, end),
		);
		expect(marked).toContain("06 12 34 56 78");
		expect(of("Hold this one, en 2")).toMatchObject({ moderation_status: "pending", model_version: null });
		const french = await admin.get("/messages?status=rejected&limit=1", { "accept-language": "fr" });
		expect(french.body.messages[0].moderation_notes).toContain("numéro de téléphone");
	});

	it("has the newest first, page by page, each message once", async () => {
		const whole = (await allPages(admin, "/messages?", 200)).flat();
		const times = whole.map((message) => message.created_at);
		expect(times).toEqual(times.toSorted().reverse());
		for (const limit of [1, 2, 4, 7, 9, 26, 27]) {
			const pages = await allPages(admin, "/messages?", limit);
			expect(pages.flat()).toEqual(whole);
			expect(pages.every((page) => page.length <= limit && page.length > 0)).toBe(true);
		}
	});

	it.each([
		["status=pending", 9, /^Hold/],
		["language=fr", 9, / fr /],
		["language=hi&status=approved", 3, /^A tender word, hi/],
		["category=personal_info", 9, /06 12/],
		["category=personal_info&language=en", 3, /06 12.* en/],
		["category=spam", 0, /./],
		["status=approved&category=personal_info", 0, /./],
		["from=2026-03-02T00:00:00Z", 18, / [12]$/],
		["from=2026-03-02T12:00:00Z&to=2026-03-03T12:00:00Z", 9, / 1$/],
		["to=2026-03-01T12:00:00Z", 0, /./],
		["search=jane@example.org", 9, / en /],
		["search=JEANNE%40EXAMPLE.ORG", 9, / fr /],
		["search=jeann@example.org", 0, /./],
		["search=jane@example.org&status=pending&language=en&from=2026-03-03T00:00:00Z", 1, /^Hold this one, en 2/],
	])("finds %s", async (query, count, pattern) => {
		const pages = await allPages(admin, `/messages?${query}&`, 2);
		const found = pages.flat().map((message) => message.message_content);
		expect(found).toHaveLength(count);
		expect(new Set(found).size).toBe(count);
		for (const text of found) expect(text).toMatch(pattern);
	});

	it.each([
		"limit=0",
		"limit=201",
		"limit=x",
		"limit=",
		"status=doubtful",
		"language=de",
		"category=love",
		"from=yesterday",
		"to=2026-13-01T00:00:00Z",
		"search=jane",
		"search=0190a0a0-0000-7000-8000",
		"from=2026-03-03T00:00:00Z&to=2026-03-02T00:00:00Z",
		"view=yesterday",
		"cursor=x",
		"cursor=",
		"cursor=LSBub25lIGlk",
		"status=pending&status=approved",
	])("refuses %s", async (query) => {
		const { status, body } = await admin.get(`/messages?${query}`);
		expect(status).toBe(400);
		expect(body).toMatchObject({ success: false, error: expect.stringMatching(/\S/) });
	});
});

describe("a message whose row was tampered with", () => {
	let app: TestApp;
	beforeEach(async () => {
		app = await startTestApp("postgresql");
	});
	afterEach(() => app.remove());

	it("is shown as unreadable, harms no other, and can be deleted", async () => {
		for (const message of ["first", "second"]) await app.send({ recipientEmail: "jane@example.org", message });
		await app.query("update message set text_sealed = 'x.AAAA' where id = (select max(id) from message)");
		const admin = await signIn(app);
		const listed = await admin.get("/messages");
		expect(texts(listed)).toEqual(["", "first"]);
		const [broken] = listed.body.messages;
		expect(broken).toMatchObject({ is_readable: false, recipient_email: "", moderation_status: "approved" });
		expect((await admin.delete(`/messages/${broken.id}`)).status).toBe(200);
		expect(texts(await admin.get("/messages"))).toEqual(["first"]);
	});
});
