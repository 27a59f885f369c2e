import type { Page } from "playwright-core";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { m } from "#i18n/compiled/messages.js";
import { type AdminClient, signIn } from "#tests/admin-client.ts";
import { expectNoTrouble, type Visit } from "#tests/browser.ts";
import { holding } from "#tests/holding-moderator.ts";
import { type adminPage, sendHeld } from "./admin-page.ts";
import { type Desk, visitDesk } from "./desk.ts";
import { setUpStage } from "./stage.ts";

const stage = setUpStage({ moderation: holding });

describe("the queue", () => {
	let desk: Desk;
	let visit: Visit;
	let page: Page;
	let api: AdminClient;
	let admin: ReturnType<typeof adminPage>;
	beforeEach(async () => {
		desk = await visitDesk(stage);
		({ visit, page, api, admin } = desk);
	});
	afterEach(() => desk.leave());

	const listed = (text: string) => desk.listed(text);
	const undone = (text: string) => page.getByText(admin.say(m.admin_messages_undone, { name: text }));

	it("is judged by keyboard, who has waited longest first", async () => {
		const texts = await sendHeld(stage.app, 10);
		await admin.enter();
		for (const [index, text] of texts.entries()) {
			await admin.current.filter({ hasText: text }).waitFor();
			await admin.pane.getByText(text, { exact: true }).first().waitFor();
			await page.keyboard.press(index % 2 === 0 ? "a" : `${index === 9 ? 8 : index}`);
		}
		await expect.poll(() => admin.counter("pending")).toBe("0");
		expect([await admin.counter("approved"), await admin.counter("rejected")]).toEqual(["5", "5"]);
		await page.getByText(admin.say(m.admin_messages_empty_pending)).waitFor();
		expect(await listed(texts[0] ?? "")).toMatchObject({
			moderation_status: "approved",
			moderation_notes: "Modération manuelle: approuvé",
		});
		const categories = await Promise.all(texts.map(async (text) => (await listed(text))?.decided_category));
		expect(categories.filter((_, index) => index % 2 === 1)).toEqual([
			"meeting",
			"sexual",
			"discrimination",
			"obsessive",
			"unreadable",
		]);
		await expectNoTrouble(visit);
	});

	it("shows ten notes at once, beside the one that is read", async () => {
		await sendHeld(stage.app, 15);
		await admin.enter();
		await admin.rows.first().waitFor();
		const seen = await admin.rows.evaluateAll(
			(rows) => rows.filter((row) => row.getBoundingClientRect().bottom <= innerHeight).length,
		);
		expect(seen).toBeGreaterThanOrEqual(10);
		expect(await admin.act(admin.say(m.admin_messages_approve)).isVisible()).toBe(true);
	});

	it("is walked through by j and k, and helps with ?", async () => {
		const [older = "", newer = ""] = await sendHeld(stage.app, 2);
		await admin.enter();
		await page.keyboard.press("j");
		await admin.current.filter({ hasText: newer }).waitFor();
		const link = admin.current.getByRole("link");
		expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
		await page.keyboard.press("k");
		await admin.current.filter({ hasText: older }).waitFor();
		await page.keyboard.press("?");
		const help = page.getByRole("dialog", { name: admin.say(m.admin_messages_help_title) });
		await help.waitFor();
		await page.keyboard.press("a");
		await help.getByLabel(admin.say(m.admin_messages_help_enabled)).uncheck();
		await page.keyboard.press("Escape");
		await help.waitFor({ state: "detached" });
		await page.keyboard.press("a");
		await page.keyboard.press("j");
		expect((await listed(older))?.moderation_status).toBe("pending");
		expect(await admin.current.textContent()).toContain(older);
	});

	it("takes a reason: r writes it, Enter rejects with it, Escape leaves it", async () => {
		const [text = "", next = ""] = await sendHeld(stage.app, 2);
		await admin.enter();
		await page.keyboard.press("r");
		const reason = page.getByLabel(admin.say(m.admin_messages_reason));
		await reason.pressSequentially("drôle d’air");
		await page.keyboard.press("Escape");
		expect(await admin.current.getByRole("link").evaluate((element) => element === document.activeElement)).toBe(true);
		expect((await listed(text))?.moderation_status).toBe("pending");
		await page.keyboard.press("r");
		expect(await reason.inputValue()).toBe("drôle d’air");
		await page.keyboard.press("Enter");
		await expect.poll(async () => (await listed(text))?.moderation_status).toBe("rejected");
		expect((await listed(text))?.moderation_notes).toBe("drôle d’air");
		await admin.current.filter({ hasText: next }).waitFor();
		await admin.act(admin.say(m.admin_messages_reject)).click();
		await expect.poll(async () => (await listed(next))?.moderation_notes).toBe("Rejeté manuellement par modérateur");
	});

	it("takes a decision back within ten seconds", async () => {
		const [text = ""] = await sendHeld(stage.app, 1);
		await admin.enter();
		await page.keyboard.press("a");
		await admin.undoBar.getByText(admin.say(m.admin_messages_approved_one, { name: text })).waitFor();
		await admin.button(/^Annuler \d+ s$/).waitFor();
		await admin.row(text).waitFor({ state: "detached" });
		await page.keyboard.press("u");
		await undone(text).waitFor();
		expect((await listed(text))?.moderation_status).toBe("pending");
		await admin.row(text).waitFor();
		await expect.poll(() => admin.counter("pending")).toBe("1");
	});

	it("says who was faster when two decide", async () => {
		const [text = ""] = await sendHeld(stage.app, 1);
		await api.post("/administrators", { username: "ada", password: "correct horse", role: "owner" });
		const ada = await signIn(stage.app, "ada");
		await admin.enter();
		await admin.row(text).waitFor();
		await ada.post(`/messages/${(await listed(text))?.id}/moderate`, { action: "approve" });
		await admin.act(admin.say(m.admin_messages_reject)).click();
		await admin.alert(/approuvé par ada/).waitFor();
		await admin.row(text).waitFor({ state: "detached" });
		expect((await listed(text))?.moderation_status).toBe("approved");
	});

	it("shows a script as the text it is, and marks what the moderator saw", async () => {
		const script = "Hold <script>document.title = 'broken'</script><img src=x onerror=alert(1)>";
		await stage.app.send({ recipientEmail: "a@example.org", message: script });
		await stage.app.send({ recipientEmail: "b@example.org", message: "Call me on 06 12 34 56 78, my dear." });
		await admin.enter("/admin#messages?view=all");
		await admin.read("document.title");
		expect(await page.locator(".desk :is(script, img)").count()).toBe(0);
		await admin.read("my dear");
		expect(await admin.pane.locator("mark").allTextContents()).toContain("06 12 34 56 78");
		await admin.pane.getByText("Informations personnelles", { exact: true }).waitFor();
		await expectNoTrouble(visit);
	});

	it("deletes after asking, and says why it could not", async () => {
		const [text = ""] = await sendHeld(stage.app, 1);
		await admin.enter();
		const remove = async () => {
			await admin.act(admin.say(m.admin_messages_remove)).click();
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
		await admin.alert(/^Erreur lors de la suppression du message \(«/).waitFor();
		await page.unroute("**/api/admin/messages/*");
		await admin.row(text).waitFor();
		await page.route("**/api/admin/messages/*", (route) =>
			route.fulfill({ status: 500, json: { success: false, error: "Surchargé" } }),
		);
		await admin.read(text);
		await remove();
		await admin.alert(/^Erreur: Surchargé \(«/).waitFor();
		await page.unroute("**/api/admin/messages/*");
		expect(await listed(text)).toBeDefined();
		await admin.read(text);
		await remove();
		await page.getByText(admin.say(m.admin_messages_deleted_one, { name: text })).waitFor();
		await admin.row(text).waitFor({ state: "detached" });
		expect(await listed(text)).toBeUndefined();
	});

	it("leaves everything as it is when the server is down during an action", async () => {
		const [text = ""] = await sendHeld(stage.app, 1);
		await admin.enter();
		await admin.row(text).waitFor();
		await page.route("**/api/**", (route) => route.abort());
		await admin.act(admin.say(m.admin_messages_approve)).click();
		await admin.alert(/^Erreur de connexion au serveur \(«/).waitFor();
		await admin.row(text).waitFor();
		await page.unroute("**/api/**");
		expect((await listed(text))?.moderation_status).toBe("pending");
		await expect.poll(() => admin.row(text).getAttribute("aria-busy")).toBe("false");
		await admin.read(text);
		await admin.act(admin.say(m.admin_messages_approve)).click();
		await expect.poll(async () => (await listed(text))?.moderation_status).toBe("approved");
	});

	it("knows that a decision was made whose answer was lost", async () => {
		const [text = ""] = await sendHeld(stage.app, 2);
		await admin.enter();
		await admin.row(text).waitFor();
		await page.route("**/moderate", async (route) => {
			await route.fetch();
			await route.abort();
		});
		await page.keyboard.press("a");
		await admin.undoBar.getByText(/^Approuvé/).waitFor();
		await page.unroute("**/moderate");
		expect((await listed(text))?.moderation_status).toBe("approved");
		await page.keyboard.press("u");
		await undone(text).waitFor();
		expect((await listed(text))?.moderation_status).toBe("pending");
	});

	it("decides on many at once, and wants a number typed above twenty", async () => {
		await sendHeld(stage.app, 21);
		await admin.enter();
		await expect.poll(() => admin.rows.count()).toBe(21);
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
		await expect.poll(() => admin.rows.count()).toBe(21);
		await expectNoTrouble(visit);
	});

	it("selects by x, and up to where one is by shift and x", async () => {
		await sendHeld(stage.app, 5);
		await admin.enter();
		await admin.current.waitFor();
		for (const key of ["j", "x", "j", "j", "Shift+X"]) await page.keyboard.press(key);
		await page.getByText(admin.say(m.admin_messages_selected, { count: "3" })).waitFor();
		const checked = await admin.rows
			.getByRole("checkbox")
			.evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).checked));
		expect(checked).toEqual([false, true, true, true, false]);
	});

	it("loads more at its end, and moves on", async () => {
		await Promise.all(["a", "b"].map((label) => sendHeld(stage.app, 30, label)));
		await admin.enter();
		await admin.current.waitFor();
		for (let step = 1; step <= 50; step++) await page.keyboard.press("j");
		const fiftyFirst = admin.rows.nth(50).getByRole("link");
		await expect.poll(() => fiftyFirst.evaluate((element) => element === document.activeElement)).toBe(true);
		expect(await fiftyFirst.getAttribute("aria-current")).toBe("true");
		expect(await admin.rows.count()).toBe(60);
		await expectNoTrouble(visit);
	});
});
