import { describe, expect, it } from "vitest";
import { signIn } from "#tests/admin-client.ts";
import { holding } from "#tests/holding-moderator.ts";
import { engines, startTestApp } from "#tests/start-test-app.ts";
import { switchTemplate } from "#tests/switch-template.ts";

describe.each(engines)("a list as a file, on %s", (engine) => {
	it("is the whole list, whatever a page holds; no cell is a formula, and moderators see no address", async () => {
		const app = await startTestApp(engine, {}, { moderation: holding });
		try {
			await switchTemplate(app, "moderation", 0);
			const admin = await signIn(app);
			const count = 203;
			for (let index = 0; index < count; index++) {
				await app.send({ recipientEmail: "jane@example.org", message: `Hold, "${index}"` });
			}
			await app.send({ recipientEmail: "jane@example.org", message: "=1+1, my love" });
			const file = await admin.get("/messages/export?view=pending", { "accept-language": "fr" });
			expect(file.status).toBe(200);
			expect(file.headers.get("content-type")).toBe("text/csv; charset=utf-8");
			expect(file.headers.get("content-disposition")).toBe('attachment; filename="messages.csv"');
			// A fetch takes the byte order mark away.
			const [heading, ...rows] = file.body.trimEnd().split("\r\n");
			expect(heading).toMatch(/^Numéro,Écrit le,/);
			expect(rows).toHaveLength(count);
			expect(new Set(rows.map((row: string) => row.split(",")[0])).size).toBe(count);
			expect(rows[7]).toContain('"Hold, ""7"""');
			expect((await admin.get("/messages/export")).body).toContain(`"'=1+1, my love"`);
			expect((await admin.get("/messages/export?view=decided")).body.trimEnd()).not.toContain("\r\n");
			expect((await admin.get("/messages/export?search=jane")).body.field).toBe("search");
			await admin.post("/administrators", { username: "bea", password: "another horse", role: "moderator" });
			const masked = await (await signIn(app, "bea", "another horse")).get("/messages/export");
			expect(masked.body).not.toContain("jane@example.org");
			expect(masked.body).toContain("j…@e….org");
		} finally {
			await app.remove();
		}
	});
});

describe.each(engines)("a decision as an example, on %s", (engine) => {
	it("is kept when a person asks for it, masked and with its note, though the moderator said the same", async () => {
		let passed = 0;
		const clock = () => Date.now() + passed;
		const app = await startTestApp(engine, { MODERATION_LEARN: "on" }, { clock, moderation: holding });
		try {
			const admin = await signIn(app);
			await app.send({ recipientEmail: "jane@example.org", message: "Hold my hand, Jonathan" });
			const shown = async () => (await admin.get("/messages?view=all")).body;
			const { is_learning, messages } = await shown();
			const [{ id }] = messages;
			expect([is_learning, messages[0].is_example]).toEqual([true, false]);
			const keep = () => admin.post(`/messages/${id}/example`);
			expect((await keep()).body.error).toMatch(/by a person/);
			await admin.post(`/messages/${id}/moderate`, { action: "reject", category: "spam" });
			expect((await shown()).messages[0].is_example).toBe(false);
			expect((await keep()).status).toBe(200);
			expect((await shown()).messages[0].is_example).toBe(true);
			passed += 10_000;
			const { examples } = (await admin.get("/examples")).body;
			expect(examples).toMatchObject([{ label: "reject", category: "spam", confirmed_at: null }]);
			expect(examples[0].text).not.toContain("Jonathan");
			const actions = (await admin.get("/audit")).body.entries.map(({ action }: { action: string }) => action);
			expect(actions).toContain("example_kept");
			expect((await admin.delete(`/messages/${id}/example`)).status).toBe(200);
			expect((await admin.get("/examples")).body.examples).toEqual([]);
		} finally {
			await app.remove();
		}
	});

	it("that was confirmed is not kept a second time, however often it is asked for", async () => {
		let passed = 0;
		const clock = () => Date.now() + passed;
		const app = await startTestApp(engine, { MODERATION_LEARN: "on" }, { clock, moderation: holding });
		try {
			const admin = await signIn(app);
			const decideAndKeep = async (to: string, category: string) => {
				await app.send({ recipientEmail: to, message: "Hold my hand, Jonathan" });
				const [{ id }] = (await admin.get("/messages?view=pending")).body.messages;
				await admin.post(`/messages/${id}/moderate`, { action: "reject", category });
				return { id, ...(await admin.post(`/messages/${id}/example`)).body };
			};
			const examples = async () => (await admin.get("/examples")).body.examples;
			const { id, was_confirmed } = await decideAndKeep("jane@example.org", "spam");
			await admin.post(`/messages/${id}/example`);
			passed += 10_000;
			const [kept, ...others] = await examples();
			expect([was_confirmed, others]).toEqual([false, []]);
			expect((await admin.post(`/examples/${kept.id}/confirm`)).status).toBe(200);
			const before = (await admin.get("/audit")).body.entries.length;
			const again = await admin.post(`/messages/${id}/example`);
			expect([again.status, again.body]).toEqual([200, { success: true, was_confirmed: true }]);
			expect((await admin.get("/audit")).body.entries).toHaveLength(before);
			expect(await decideAndKeep("jim@example.org", "spam")).toMatchObject({ was_confirmed: true });
			passed += 10_000;
			expect(await examples()).toMatchObject([{ id: kept.id }]);
			// Another decision on the same words says something else.
			expect(await decideAndKeep("joe@example.org", "harassment")).toMatchObject({ was_confirmed: false });
			passed += 10_000;
			expect(await examples()).toHaveLength(2);
		} finally {
			await app.remove();
		}
	});

	it("is refused where examples are not kept", async () => {
		const app = await startTestApp(engine, {}, { moderation: holding });
		try {
			const admin = await signIn(app);
			await app.send({ recipientEmail: "jane@example.org", message: "Hold this" });
			const [{ id }] = (await admin.get("/messages")).body.messages;
			await admin.post(`/messages/${id}/moderate`, { action: "reject" });
			const answer = await admin.post(`/messages/${id}/example`);
			expect([answer.status, answer.body.error]).toEqual([409, expect.stringContaining("MODERATION_LEARN")]);
		} finally {
			await app.remove();
		}
	});
});
