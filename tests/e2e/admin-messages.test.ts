import type { Page } from "playwright-core";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { m } from "#i18n/compiled/messages.js";
import { type AdminClient, signIn } from "#tests/admin-client.ts";
import { expectNoTrouble, type Visit } from "#tests/browser.ts";
import { holding } from "#tests/holding-moderator.ts";
import { adminPage, sendHeld } from "./admin-page.ts";
import { setUpStage } from "./stage.ts";

const stage = setUpStage({ moderation: holding });

interface Listed {
	readonly id: string;
	readonly message_content: string;
	readonly moderation_status: string;
	readonly moderation_notes: string;
}

describe("the list of messages", () => {
	let visit: Visit;
	let page: Page;
	let api: AdminClient;
	let admin: ReturnType<typeof adminPage>;
	beforeEach(async () => {
		api = await signIn(stage.app);
		visit = await stage.browser.visit(stage.app.url, { width: 1280, height: 900 });
		({ page } = visit);
		admin = adminPage(page, stage.app.url);
	});
	afterEach(async () => {
		await visit.close();
		for (let left = true; left; ) {
			const { body } = await api.get("/messages?limit=200");
			const ids = body.messages.map(({ id }: Listed) => id);
			if (ids.length > 0) await api.post("/messages/delete-many", { ids });
			left = body.next_cursor !== null;
		}
	});

	const listed = async (text: string): Promise<Listed | undefined> => {
		const { body } = await api.get("/messages?limit=200");
		return body.messages.find((message: Listed) => message.message_content === text);
	};

	it("is judged by keyboard: ten messages, the newest first", async () => {
		const texts = (await sendHeld(stage.app, 10)).reverse();
		await admin.enter();
		for (const [index, text] of texts.entries()) {
			await admin.current.filter({ hasText: text }).waitFor();
			await page.keyboard.press(index % 2 === 0 ? "a" : "r");
			await expect.poll(() => admin.counter("pending")).toBe(`${9 - index}`);
		}
		expect([await admin.counter("approved"), await admin.counter("rejected")]).toEqual(["5", "5"]);
		expect(await listed(texts[0] ?? "")).toMatchObject({
			moderation_status: "approved",
			moderation_notes: "Modération manuelle: approuvé",
		});
		expect(await listed(texts[1] ?? "")).toMatchObject({
			moderation_status: "rejected",
			moderation_notes: "Rejeté manuellement par modérateur",
		});
		expect(await admin.button(admin.say(m.admin_messages_approve)).count()).toBe(0);
		await expectNoTrouble(visit);
	});

	it("is walked through by j and k, and helps with ?", async () => {
		const [older = "", newer = ""] = await sendHeld(stage.app, 2);
		await admin.enter();
		await page.keyboard.press("j");
		await admin.current.filter({ hasText: older }).waitFor();
		expect(await admin.current.evaluate((element) => element === document.activeElement)).toBe(true);
		await page.keyboard.press("k");
		await admin.current.filter({ hasText: newer }).waitFor();
		await page.keyboard.press("?");
		const help = page.getByRole("dialog", { name: admin.say(m.admin_messages_help_title) });
		await help.waitFor();
		await page.keyboard.press("a");
		await help.getByLabel(admin.say(m.admin_messages_help_enabled)).uncheck();
		await page.keyboard.press("Escape");
		await help.waitFor({ state: "detached" });
		await page.keyboard.press("a");
		await page.keyboard.press("j");
		expect((await listed(newer))?.moderation_status).toBe("pending");
		expect(await admin.current.textContent()).toContain(newer);
	});

	it("sends the reason that is written, and types into fields what is typed there", async () => {
		const [text = ""] = await sendHeld(stage.app, 1);
		await admin.enter();
		await admin.card(text).getByLabel(admin.say(m.admin_messages_reason)).pressSequentially("drôle d’air");
		await admin
			.card(text)
			.getByRole("button", { name: admin.say(m.admin_messages_reject) })
			.click();
		await expect.poll(async () => (await listed(text))?.moderation_status).toBe("rejected");
		expect((await listed(text))?.moderation_notes).toBe("drôle d’air");
		await admin.card(text).getByText("drôle d’air").waitFor();
	});

	it("takes a decision back within ten seconds", async () => {
		const [text = ""] = await sendHeld(stage.app, 1);
		await admin.enter();
		await page.keyboard.press("a");
		await page.getByText(admin.say(m.admin_messages_approved_one)).waitFor();
		await admin.button(/^Annuler \d+ s$/).waitFor();
		await admin.card(text).getByText(admin.say(m.admin_messages_approved), { exact: true }).waitFor();
		await page.keyboard.press("u");
		await page.getByText(admin.say(m.admin_messages_undone)).waitFor();
		expect((await listed(text))?.moderation_status).toBe("pending");
		await expect.poll(() => admin.counter("pending")).toBe("1");
	});

	it("says who was faster when two decide", async () => {
		const [text = ""] = await sendHeld(stage.app, 1);
		await api.post("/administrators", { username: "ada", password: "correct horse" });
		const ada = await signIn(stage.app, "ada");
		await admin.enter();
		await admin.card(text).waitFor();
		await ada.post(`/messages/${(await listed(text))?.id}/moderate`, { action: "approve" });
		await admin
			.card(text)
			.getByRole("button", { name: admin.say(m.admin_messages_reject) })
			.click();
		await admin.alert(/approuvé par ada/).waitFor();
		await admin.card(text).getByText(admin.say(m.admin_messages_approved), { exact: true }).waitFor();
		expect((await listed(text))?.moderation_status).toBe("approved");
	});

	it("shows a script as the text it is, and marks what the moderator saw", async () => {
		const script = "Hold <script>document.title = 'broken'</script><img src=x onerror=alert(1)>";
		await stage.app.send({ recipientEmail: "a@example.org", message: script });
		await stage.app.send({ recipientEmail: "b@example.org", message: "Call me on 06 12 34 56 78, my dear." });
		await admin.enter();
		await admin.card(script).waitFor();
		expect(await admin.list.locator("script, img").count()).toBe(0);
		expect(await admin.card("my dear").locator("mark").allTextContents()).toContain("06 12 34 56 78");
		await admin.card("my dear").getByText("Informations personnelles", { exact: true }).waitFor();
		await expectNoTrouble(visit);
	});

	it("deletes after asking, and says why it could not", async () => {
		const [text = ""] = await sendHeld(stage.app, 1);
		await admin.enter();
		const remove = async () => {
			await admin
				.card(text)
				.getByRole("button", { name: admin.say(m.admin_messages_remove) })
				.click();
			await page
				.getByRole("dialog")
				.getByRole("button", { name: admin.say(m.admin_messages_remove) })
				.click();
		};
		await page.keyboard.press("d");
		await page
			.getByRole("dialog")
			.getByRole("button", { name: admin.say(m.admin_frame_cancel) })
			.click();
		await page.route("**/api/admin/messages/*", (route) => route.abort());
		await remove();
		await admin.alert(/^Erreur lors de la suppression du message$/).waitFor();
		await page.unroute("**/api/admin/messages/*");
		await page.route("**/api/admin/messages/*", (route) =>
			route.fulfill({ status: 404, json: { success: false, error: "Introuvable" } }),
		);
		await remove();
		await admin.alert(/^Erreur: Introuvable$/).waitFor();
		await page.unroute("**/api/admin/messages/*");
		expect(await listed(text)).toBeDefined();
		await remove();
		await page.getByText(admin.say(m.admin_messages_deleted_one)).waitFor();
		await admin.card(text).waitFor({ state: "detached" });
		expect(await listed(text)).toBeUndefined();
	});

	it("leaves everything as it is when the server is down during an action", async () => {
		const [text = ""] = await sendHeld(stage.app, 1);
		await admin.enter();
		await admin.card(text).waitFor();
		await page.route("**/api/**", (route) => route.abort());
		await admin
			.card(text)
			.getByRole("button", { name: admin.say(m.admin_messages_approve) })
			.click();
		await admin.alert(/^Erreur de connexion au serveur$/).waitFor();
		await admin.card(text).getByText(admin.say(m.admin_messages_pending), { exact: true }).waitFor();
		await page.unroute("**/api/**");
		expect((await listed(text))?.moderation_status).toBe("pending");
		await expect.poll(() => admin.card(text).getAttribute("aria-busy")).toBe("false");
		await admin
			.card(text)
			.getByRole("button", { name: admin.say(m.admin_messages_approve) })
			.click();
		await expect.poll(async () => (await listed(text))?.moderation_status).toBe("approved");
	});

	it("decides on many at once, and wants a number typed above twenty", async () => {
		await sendHeld(stage.app, 21);
		await admin.enter();
		await expect.poll(() => admin.cards.count()).toBe(21);
		await page.getByLabel(admin.say(m.admin_messages_select_all)).check();
		await admin.button(`${admin.say(m.admin_messages_reject)} (21)`).click();
		const dialog = page.getByRole("dialog");
		const confirm = dialog.getByRole("button", { name: admin.say(m.admin_messages_reject) });
		expect(await confirm.isDisabled()).toBe(true);
		await dialog.getByRole("textbox").fill("20");
		expect(await confirm.isDisabled()).toBe(true);
		await dialog.getByRole("textbox").fill("21");
		await confirm.click();
		await expect.poll(() => admin.counter("rejected")).toBe("21");
		await admin.button(/^Annuler \d+ s$/).click();
		await expect.poll(() => admin.counter("pending")).toBe("21");
		await expectNoTrouble(visit);
	});

	it("is narrowed by status, address and words, and shows what was decided lately", async () => {
		await sendHeld(stage.app, 3);
		await admin.enter();
		await admin.current.filter({ hasText: "Hold note 3." }).waitFor();
		await page.keyboard.press("r");
		await expect.poll(() => admin.counter("rejected")).toBe("1");
		await page.getByText(admin.say(m.admin_messages_filters), { exact: true }).click();
		await page.getByLabel(admin.say(m.admin_messages_status)).selectOption("rejected");
		await expect.poll(() => admin.cards.count()).toBe(1);
		await admin.button(admin.say(m.admin_messages_clear_filters)).click();
		await expect.poll(() => admin.cards.count()).toBe(3);
		await page.getByLabel(admin.say(m.admin_messages_address)).fill("NOTE2@example.org");
		await page.keyboard.press("Enter");
		await admin.card("Hold note 1.").waitFor({ state: "detached" });
		expect(await admin.cards.allTextContents()).toEqual([expect.stringContaining("Hold note 2.")]);
		await admin.button(admin.say(m.admin_messages_clear_filters)).click();
		await expect.poll(() => admin.cards.count()).toBe(3);
		await page.getByLabel(admin.say(m.admin_messages_search)).fill("note 1");
		await expect.poll(() => admin.cards.count()).toBe(1);
		await page.getByLabel(admin.say(m.admin_messages_search)).fill("");
		await page.getByLabel(admin.say(m.admin_messages_view_decided)).check();
		await expect.poll(() => admin.cards.count()).toBe(1);
		await admin
			.card("Hold note 3.")
			.getByText(/Décidé par admin/)
			.waitFor();
	});

	it("holds a part of a long list at a time, and walks on to the next by keyboard", async () => {
		const labels = ["a", "b", "c", "d", "e", "f"];
		await Promise.all(labels.map((label) => sendHeld(stage.app, 35, label)));
		await admin.enter();
		for (const count of [100, 150, 200]) {
			await admin.button(admin.say(m.admin_messages_load_more)).click();
			await expect.poll(() => admin.cards.count()).toBe(count);
		}
		await admin.cards.last().click({ position: { x: 5, y: 5 } });
		await page.keyboard.press("j");
		await expect.poll(() => admin.cards.count()).toBe(10);
		const first = admin.cards.first();
		await expect.poll(() => first.evaluate((element) => element === document.activeElement)).toBe(true);
		await admin.button(admin.say(m.admin_messages_previous)).click();
		await expect.poll(() => admin.cards.count()).toBe(200);
		await expectNoTrouble(visit);
	});
});
