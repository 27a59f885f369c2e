import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { signIn } from "#tests/admin-client.ts";
import { holding } from "#tests/holding-moderator.ts";
import { engines, post, startTestApp, type TestApp } from "#tests/start-test-app.ts";
import { switchTemplate } from "#tests/switch-template.ts";
import { until } from "#tests/until.ts";
import { behindProxy, look } from "#tests/visitor.ts";

const kind = "Your smile is the best part of my mornings";
const phone = "Call me, my love: 06 12 34 56 78";
const minute = 60_000;

/** Zones half an hour off, east of UTC by these minutes. */
const zones = [
	["Asia/Kolkata", 330],
	["Asia/Tehran", 210],
] as const;

describe.each(engines.flatMap((engine) => zones.map((zone) => [engine, ...zone] as const)))(
	"a day of traffic, on %s in %s",
	(engine, zone, offset) => {
		let app: TestApp;
		let now: number;
		beforeEach(async () => {
			now = at(0, 0);
			app = await startTestApp(engine, { ...behindProxy, TIME_ZONE: zone }, { clock: () => now, moderation: holding });
			// Held notes would be told of by an e-mail of its own, sooner or later.
			await switchTemplate(app, "moderation", 0);
		});
		afterEach(() => app.remove());

		/** A moment of the day of the zone. */
		function at(hour: number, minutes: number): number {
			return Date.UTC(2026, 4, 20, hour, minutes) - offset * minute;
		}

		async function atTime(moment: number, ...acts: (() => Promise<unknown>)[]): Promise<void> {
			now = moment;
			for (const act of acts) await act();
		}
		const send = (message: string) => () => app.send({ recipientEmail: "jane@example.org", message });
		const visits = (prefix: string, from: number, to: number) => async () => {
			for (let host = from; host <= to; host++) expect(await look(app, "/fr", `${prefix}${host}`)).toBe(200);
		};

		it("is told exactly as it was: by hour, by reason, by country", async () => {
			await atTime(at(0, 0) - minute, send(kind), visits("81.2.69.", 1, 3));
			await atTime(at(0, 5), send(`${kind}, still`), visits("81.2.69.", 1, 6), visits("81.2.69.", 1, 2));
			await atTime(at(9, 29), send(phone), send("Hold this one"), visits("103.21.58.", 1, 5));
			await atTime(at(9, 31), send(`${phone} `), send(`${kind}, truly`), visits("2a01:e0a::", 1, 2));
			await atTime(at(23, 59), send("Hold that one"), send(`${kind}, always`), visits("10.0.0.", 1, 1));

			const admin = await signIn(app);
			const waiting = (await admin.get("/messages?status=pending")).body.messages;
			await admin.post(`/messages/${waiting.at(-1).id}/moderate`, { action: "reject" });

			const { status, headers, body } = await admin.get("/analytics?days=7");
			expect([status, headers.get("cache-control")]).toEqual([200, "no-store"]);
			expect(body).toEqual({
				total_messages: 8,
				approved_messages: 4,
				rejected_messages: 3,
				approval_rate: 50,
				// Without a mail server nothing is sent.
				emails_sent: 0,
				emails_captured: 4,
				emails_failed: 0,
				other_emails: { sent: 0, captured: 0, failed: 0 },
				unique_visitors_today: 13,
				page_views_today: 16,
				daily_activity: [
					{ date: "2026-05-20", messages: 7, approvals: 3, rejections: 3, pending: 1 },
					{ date: "2026-05-19", messages: 1, approvals: 1, rejections: 0, pending: 0 },
					...["18", "17", "16", "15", "14"].map((day) => ({
						date: `2026-05-${day}`,
						messages: 0,
						approvals: 0,
						rejections: 0,
						pending: 0,
					})),
				],
				hourly_activity: Array.from({ length: 24 }, (_, hour) => ({
					hour,
					count: { 0: 1, 9: 4, 23: 3 }[hour] ?? 0,
				})),
				top_rejection_reasons: [
					{ reason: "personal_info", count: 2 },
					{ reason: "manual", count: 1 },
				],
				geographic_data: [
					{ country: "GB", count: 9 },
					{ country: "IN", count: 5 },
					// Two addresses of one household in France, and one of a private network.
					{ country: "other", count: 2 },
				],
				geographic_gap: "none",
				counted_days: 2,
				previous: null,
			});
			expect((await admin.get("/analytics")).body.daily_activity).toHaveLength(30);
			expect((await admin.get("/analytics?days=90")).body.daily_activity).toHaveLength(90);
			expect((await admin.get("/email/statistics")).body).toEqual({
				success: true,
				sent_today: 0,
				captured_today: 3,
				delivery_rate: null,
				active_templates: 1,
				bounced: 0,
				complained: 0,
				suppressed: { opted_out: 0, complained: 0, unreachable: 0 },
			});
		});
	},
);

describe.each(engines)("the e-mails of notes, on %s", (engine) => {
	it("are counted by themselves, and all others apart", async () => {
		const app = await startTestApp(engine);
		try {
			await app.send({ recipientEmail: "jane@example.org", message: kind });
			const letter = { name: "Jane", email: "jane@example.org", subject: "A question", message: "How do I write?" };
			for (const subject of ["One", "Two"]) {
				expect((await post(`${app.url}/api/contact`, { ...letter, subject })).status).toBe(200);
			}
			const admin = await signIn(app);
			const figures = async () => (await admin.get("/analytics")).body;
			const captured = async () => {
				const { emails_captured, other_emails } = await figures();
				return emails_captured + other_emails.captured;
			};
			await until({ what: "three e-mails", holds: async () => (await captured()) === 3 });
			expect(await figures()).toMatchObject({
				emails_sent: 0,
				emails_captured: 1,
				other_emails: { sent: 0, captured: 2, failed: 0 },
			});
		} finally {
			await app.remove();
		}
	});
});

describe("the figures", () => {
	let app: TestApp;
	beforeEach(async () => {
		app = await startTestApp("sqlite", behindProxy);
	});
	afterEach(() => app.remove());

	it.each(["13", "", "07", "30.0", "all", "7&days=30"])(
		"are not there for days=%s, which names the field",
		async (days) => {
			const admin = await signIn(app);
			const { status, body } = await admin.get(`/analytics?days=${days}`, { "accept-language": "fr" });
			expect([status, body.field]).toEqual([400, "days"]);
			expect(body.error).toContain("days");
		},
	);

	it("show an administrator how they are counted, and never a whole address", async () => {
		const admin = await signIn(app);
		const locate = async (ip: string) => {
			const response = await fetch(`${app.url}/api/test/geolocation`, {
				headers: { authorization: `Bearer ${admin.token}`, "x-forwarded-for": ip },
			});
			return response.json();
		};
		const source = expect.stringContaining("nro.net");
		expect(await locate("81.2.69.142")).toEqual({ address: "81.2.69.0/24", country: "GB", source });
		expect(await locate("2a01:e0a:0:1234::5")).toEqual({ address: "2a01:e0a:0::/48", country: "FR", source });
		expect(await locate("127.0.0.1")).toEqual({ address: "127.0.0.0/24", country: null, source });
		expect((await fetch(`${app.url}/api/test/geolocation`)).status).toBe(401);
	});
});
