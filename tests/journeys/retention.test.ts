import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type ErasedKind, erasedKinds, retention } from "#contract/retention.ts";
import { signIn } from "#tests/admin-client.ts";
import { holding } from "#tests/holding-moderator.ts";
import { engines, post, startTestApp, type TestApp } from "#tests/start-test-app.ts";
import { switchTemplate } from "#tests/switch-template.ts";
import { until } from "#tests/until.ts";

const hour = 3_600_000;
const day = 24 * hour;
/** When everything below is looked at: years ahead of the machine, so that each thing can be made in its own time. */
const moment = Date.now() + 500 * day;

const isoDay = (at: number) => new Date(at).toISOString().slice(0, 10);

/** Where each kind lies that is in the database, and the time by which it is old. */
const rowsOf = {
	refused_notes: "message where moderation_status = 'rejected' and created_at",
	held_notes: "message where moderation_status = 'pending' and created_at",
	approved_notes: "message where moderation_status = 'approved' and created_at",
	settled_emails: "delivery where source_id = 'nothing' and due_at",
	contact_messages: "contact_message where created_at",
	recipient_days: "recipient_day where day",
	audit_entries: "audit_entry where at",
	bulk_jobs: "bulk_job where created_at",
	known_devices: "known_device where used_at",
	sessions: "session where created_at",
	password_resets: "password_reset where created_at",
	recipient_links: "inbox_link where created_at",
	guesses: "guess where last_at",
	named_requests: "named_request where at",
	ended_suppressions: "suppression where expires_at",
	expired_api_tokens: "api_token where expires_at",
	webhook_deliveries: "webhook_delivery where happened_at",
} as const satisfies Partial<Record<ErasedKind, string>>;
const rowKinds = Object.keys(rowsOf) as (keyof typeof rowsOf)[];

describe.each(engines)("what has been kept for long enough, on %s", (engine) => {
	let app: TestApp;
	let now: number;
	beforeEach(async () => {
		now = moment - 450 * day;
		app = await startTestApp(engine, {}, { clock: () => now, moderation: holding });
		await switchTemplate(app, "moderation", 0);
	});
	afterEach(() => app.remove());

	async function setClock(at: number): Promise<void> {
		now = at;
		await app.setDatabaseAhead(at - Date.now());
	}

	const passes = () => app.log.filter((line) => line.includes("expired data was erased")).length;

	/** Starts the service at a time, and waits until it has looked for what is to be erased. */
	async function passAt(at: number): Promise<void> {
		await app.stop();
		await setClock(at);
		const before = passes();
		await app.restart();
		await until({ what: "a pass", holds: () => passes() > before });
	}

	const send = (mark: string, message: string) => async () => {
		expect((await app.send({ recipientEmail: `${mark}@example.org`, message })).status).toBe(200);
	};
	const insert = (row: string) => () => app.query(`insert into ${row}`);

	/** Makes one of a kind, at the present time of the service. */
	async function make(kind: ErasedKind, mark: string): Promise<void> {
		const kinds: Readonly<Record<ErasedKind, () => Promise<unknown>>> = {
			refused_notes: send(mark, "call me at 06 12 34 56 78"),
			held_notes: send(mark, "Hold this one"),
			approved_notes: send(mark, "Your smile is my morning"),
			settled_emails: insert(`delivery (id, source_id, domain_key, state, attempts, due_at, queued_at, settled_at)
				values ('${mark}', 'nothing', 'domain', 'sent', 1, ${now}, ${now}, ${now})`),
			recipient_days: send(mark, "Your smile is my night"),
			contact_messages: () => writeToSupport(mark),
			captured_emails: async () => capture(mark),
			audit_entries: insert(
				`audit_entry (id, at, administrator, action) values ('${mark}', ${now}, 'admin', 'signed_in')`,
			),
			bulk_jobs: insert(
				`bulk_job (id, state, action, order_sealed, total, done, skipped, created_by, created_at, due_at, ended_at)
				values ('${mark}', 'done', 'reject', 'sealed', 1, 1, 0, 'admin', ${now}, ${now}, ${now})`,
			),
			known_devices: insert(`known_device values ('admin', '${mark}', ${now})`),
			sessions: insert(
				`session (token_hash, username, created_at, used_at) values ('${mark}', 'admin', ${now}, ${now})`,
			),
			password_resets: insert(`password_reset values ('${mark}', 'admin', ${now})`),
			recipient_links: insert(`inbox_link values ('${mark}', 'k', 'k', ${now})`),
			guesses: insert(`guess values ('${mark}', 1, ${now})`),
			named_requests: insert(`named_request values ('${mark}', 'body', 'answer', ${now})`),
			ended_suppressions: insert(`suppression values ('${mark}', 'unreachable', 7, ${now})`),
			expired_api_tokens: insert(`api_token values ('${mark}', '${mark}', '${mark}', '[]', 7, 'admin', ${now}, null)`),
			webhook_deliveries: insert(`webhook_delivery
				values ('${mark}', 'webhook', 'note.pending', null, ${now}, 'delivered', 1, 7, '200')`),
		};
		await kinds[kind]();
	}

	async function writeToSupport(mark: string): Promise<void> {
		const inquiry = { name: "Jane", email: `${mark}@example.org`, subject: "Hello", message: "A question" };
		expect((await post(`${app.url}/api/contact`, inquiry)).status).toBe(200);
		// Nobody waits for that e-mail but this test, before it sets the clock.
		await until({
			what: "e-mails that are settled",
			holds: async () => (await app.query("select 1 from delivery where state = 'queued'")).length === 0,
		});
	}

	function capture(mark: string): void {
		const folder = join(app.dataDir, "mail");
		mkdirSync(folder, { recursive: true });
		const digits = new Date(now).toISOString().replace(/\D/g, "");
		const name = `${digits.slice(0, 8)}-${digits.slice(8, 14)}-${digits.slice(14)}-0123456789abcdef.eml`;
		writeFileSync(join(folder, name), `Subject: ${mark}\r\n\r\n`);
	}

	/** How many there are of each kind that are due at `moment`, or are not. */
	async function count(which: "old" | "young"): Promise<Partial<Record<ErasedKind, number>>> {
		const counts: Partial<Record<ErasedKind, number>> = {};
		for (const kind of rowKinds) {
			const before = moment - retention[kind].days * day;
			const bound = kind === "recipient_days" ? `'${isoDay(before)}'` : before;
			const [row] = await app.query(
				`select count(*) as n from ${rowsOf[kind]} ${which === "old" ? "<" : ">="} ${bound}`,
			);
			counts[kind] = Number(row?.n);
		}
		const before = new Date(moment - retention.captured_emails.days * day).toISOString().replace(/\D/g, "");
		const files = readdirSync(join(app.dataDir, "mail")).map((name) => name.replace(/\D/g, "").slice(0, 17));
		counts.captured_emails = files.filter((at) => at < before === (which === "old")).length;
		return counts;
	}

	it("is erased, each in its time; nothing else is, and the figures stay", async () => {
		const byAge = erasedKinds.toSorted((one, other) => retention[other].days - retention[one].days);
		for (const kind of byAge) {
			for (const [which, margin] of [
				["old", 25 * hour],
				["young", -hour],
			] as const) {
				await setClock(moment - retention[kind].days * day - margin);
				await make(kind, `${which}-${kind}`);
			}
		}
		const [old, young] = [await count("old"), await count("young")];
		for (const kind of erasedKinds) {
			expect([kind, old[kind]]).not.toEqual([kind, 0]);
			expect([kind, young[kind]]).not.toEqual([kind, 0]);
		}
		const figures = "select * from counter order by day, hour, metric, label";
		const before = await app.query(figures);

		// The service was away for long: its clock is not believed at once.
		await passAt(moment - day);
		expect(await count("old")).toEqual(old);
		await passAt(moment);
		expect(await count("old")).toEqual(Object.fromEntries(Object.keys(old).map((kind) => [kind, 0])));
		expect(await count("young")).toEqual(young);
		expect(await app.query(figures)).toEqual(before);
		const totals = await app.query("select moderation_status, count from message_total order by 1");
		const stored = await app.query("select moderation_status, count(*) as count from message group by 1 order by 1");
		expect(totals.map((row) => ({ ...row, count: Number(row.count) }))).toEqual(
			stored.map((row) => ({ ...row, count: Number(row.count) })),
		);
		// What became of a note's e-mail is known for as long as the note, and no longer.
		const sources = "select source_id as id from delivery where source_id <> 'nothing'";
		const kept = "select id from message where moderation_status = 'approved' union select id from contact_message";
		expect(new Set((await app.query(sources)).map(({ id }) => id))).toEqual(
			new Set((await app.query(kept)).map(({ id }) => id)),
		);

		const admin = await signIn(app);
		const { retention: shown } = (await admin.get("/system")).body;
		expect(shown).toMatchObject({ last_pass_at: new Date(moment).toISOString(), is_doubted: false });
		const totalOf = new Map<string, number>(
			shown.erased.map((each: { kind: string; total: number }) => [each.kind, each.total]),
		);
		for (const kind of erasedKinds) {
			expect([kind, totalOf.get(kind)]).toEqual([kind, old[kind]]);
		}
		expect(app.log.filter((line) => line.includes(`"refused_notes":${old.refused_notes}`))).toHaveLength(1);
	});
});
