import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { csvRows } from "#contract/csv.ts";
import { type AdminClient, signIn } from "#tests/admin-client.ts";
import { engines, startTestApp, type TestApp } from "#tests/start-test-app.ts";

describe.each(engines)("who is sent no notes, on %s", (engine) => {
	let app: TestApp;
	let admin: AdminClient;
	beforeEach(async () => {
		app = await startTestApp(engine);
		admin = await signIn(app);
	});
	afterEach(() => app.remove());

	const send = (recipientEmail: string, message = "Your smile is my morning") => app.send({ recipientEmail, message });
	const lookUp = async (address: string) =>
		(await admin.post("/email/suppressions/look-up", { address })).body.suppressions;

	it("is decided by hand, too: what waits is withdrawn, no more is taken, until it is taken back", async () => {
		expect(await lookUp("jane@example.org")).toEqual([]);
		const { status, body } = await admin.post("/email/suppressions", { address: " Jane+notes@example.org " });
		expect([status, body.success]).toEqual([200, true]);
		// Every spelling of a mailbox is one.
		expect(await lookUp("jane@example.org")).toEqual([
			{ mailbox: body.mailbox, reason: "by_hand", since: expect.stringMatching(/Z$/), until: null },
		]);
		expect((await send("jane@example.org")).body).toMatchObject({ success: false });
		expect((await send("joe@example.org")).body).toMatchObject({ status: "approved" });

		expect((await admin.delete(`/email/suppressions/${body.mailbox}`)).status).toBe(200);
		expect((await admin.delete(`/email/suppressions/${body.mailbox}`)).status).toBe(404);
		expect((await send("jane@example.org", "Your laugh is my evening")).body).toMatchObject({ status: "approved" });

		const { entries } = (await admin.get("/audit")).body;
		const acts = entries.filter(({ action }: { action: string }) => action.startsWith("suppression_"));
		const name = body.mailbox.slice(0, 8);
		expect(acts).toMatchObject([
			{ action: "suppression_removed", subject: name },
			{ action: "suppression_added", subject: name },
		]);
		expect(JSON.stringify(entries)).not.toMatch(/jane|example\.org/i);
		expect(app.log.join("\n")).not.toMatch(/jane/i);
	});

	it("names the field and the rule of an address that is none", async () => {
		for (const path of ["/email/suppressions", "/email/suppressions/look-up"]) {
			expect(await admin.post(path, { address: "jane" })).toMatchObject({ status: 400, body: { field: "address" } });
		}
	});

	it("is one file, however long", async () => {
		const rows = Array.from({ length: 450 }, (_, index) => `('mailbox${index}', 'by_hand', ${index % 7}, null)`);
		await app.query(`insert into suppression (mailbox_key, reason, at, expires_at) values ${rows.join(", ")}`);
		const lines: string[] = (await admin.get("/email/suppressions/export")).body.trimEnd().split("\r\n").slice(1);
		expect(new Set(lines.map((line) => line.split(",")[0])).size).toBe(450);
		expect(lines).toHaveLength(450);
	});

	it("is listed in pages, the latest first, each with its reason and its end, and without an address", async () => {
		const mailboxes: string[] = [];
		for (let index = 0; index < 5; index++) {
			const { body } = await admin.post("/email/suppressions", { address: `jane${index}@example.org` });
			mailboxes.unshift(body.mailbox);
		}
		// What a machine found of a mailbox stands beside what a person decided, and what has ended is not told.
		const [mailbox = "", ended = ""] = mailboxes;
		const row = (key: string, expires: number) => `('${key}', 'unreachable', ${Date.now() + 60_000}, ${expires})`;
		await app.query(
			`insert into suppression (mailbox_key, reason, at, expires_at) values ${row(mailbox, 4e12)}, ${row(ended, 1)}`,
		);
		const paged: { mailbox: string; reason: string }[] = [];
		for (let cursor = ""; ; ) {
			const { suppressions, next_cursor } = (await admin.get(`/email/suppressions?limit=2${cursor}`)).body;
			paged.push(...suppressions);
			if (next_cursor === null) break;
			cursor = `&cursor=${next_cursor}`;
		}
		const byHand = paged.filter(({ reason }) => reason === "by_hand").map((each) => each.mailbox);
		expect(byHand.toSorted()).toEqual(mailboxes.toSorted());
		expect(paged[0]).toMatchObject({ mailbox, reason: "unreachable" });
		expect(paged).toHaveLength(6);
		expect(JSON.stringify(paged)).not.toContain("jane");
		const { headers, body } = await admin.get("/email/suppressions/export", { "accept-language": "fr" });
		expect(headers.get("content-disposition")).toBe('attachment; filename="suppressions.csv"');
		const [heading, ...lines] = body.trimEnd().split("\r\n");
		expect(heading.replace("\ufeff", "").split(",")).toHaveLength(4);
		// A code may begin as a formula does.
		const cells = paged.map((each) => csvRows([[each.mailbox]]).trimEnd());
		expect(lines.map((line: string) => line.split(",")[0])).toEqual(cells);
		expect(await admin.get("/email/suppressions?cursor=nonsense")).toMatchObject({ status: 400 });
	});
});
