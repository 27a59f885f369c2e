import type { Page } from "playwright-core";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { m } from "#i18n/compiled/messages.js";
import { type AdminClient, signIn } from "#tests/admin-client.ts";
import type { Visit } from "#tests/browser.ts";
import { holding } from "#tests/holding-moderator.ts";
import { adminPage, sendHeld } from "./admin-page.ts";
import { setUpStage } from "./stage.ts";

const stage = setUpStage({ moderation: holding });

describe("the queue says what is the matter", () => {
	let visit: Visit;
	let page: Page;
	let api: AdminClient;
	let admin: ReturnType<typeof adminPage>;
	beforeEach(async () => {
		api = await signIn(stage.app);
		visit = await stage.browser.visit(stage.app.url, { width: 1280, height: 800, reducedMotion: true });
		({ page } = visit);
		admin = adminPage(page, stage.app.url);
	});
	afterEach(async () => {
		await visit.close();
		await api.post("/messages/delete-many", { ids: await ids() });
	});

	const ids = async (): Promise<string[]> =>
		(await api.get("/messages?limit=200")).body.messages.map(({ id }: { readonly id: string }) => id);

	it("with a note that somebody deleted while it was read", async () => {
		const [text = ""] = await sendHeld(stage.app, 1);
		await admin.enter();
		await admin.pane.filter({ hasText: text }).waitFor();
		for (const id of await ids()) await api.delete(`/messages/${id}`);
		await page.keyboard.press("a");
		await admin.alert(admin.say(m.error_note_gone)).filter({ hasText: text }).waitFor();
		await admin.row(text).waitFor({ state: "detached" });
	});

	it("with a note that was decided and taken back since it was shown, and decides nothing of it", async () => {
		const [text = ""] = await sendHeld(stage.app, 1);
		await admin.enter();
		await admin.pane.filter({ hasText: text }).waitFor();
		const [id] = await ids();
		await api.post(`/messages/${id}/moderate`, { action: "approve" });
		await api.post(`/messages/${id}/undo`);
		await page.keyboard.press("1");
		await admin.alert(admin.say(m.error_changed_meanwhile)).waitFor();
		const read = async () => (await api.get(`/messages/${id}`)).body.message.moderation_status;
		expect(await read()).toBe("pending");
		// It has been read again by then.
		await admin.read(text);
		await page.keyboard.press("1");
		await expect.poll(read).toBe("rejected");
	});

	it("with a list that nothing matches, and days in the wrong order", async () => {
		await sendHeld(stage.app, 1);
		await admin.enter("/admin#messages?view=all&status=approved");
		await page.getByText(admin.say(m.admin_messages_nothing_found)).waitFor();
		await page.goto(`${stage.app.url}/admin#messages?view=all&from=2026-03-02&to=2026-03-01`);
		await admin.alert(admin.say(m.error_period_reversed)).waitFor();
	});
});
