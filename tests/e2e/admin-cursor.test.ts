import type { Page } from "playwright-core";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { m } from "#i18n/compiled/messages.js";
import { type AdminClient, signIn } from "#tests/admin-client.ts";
import { expectNoTrouble, type Visit } from "#tests/browser.ts";
import { holding } from "#tests/holding-moderator.ts";
import { type adminPage, sendHeld } from "./admin-page.ts";
import { type Desk, visitDesk } from "./desk.ts";
import { overflow } from "./page-probes.ts";
import { setUpStage } from "./stage.ts";

const stage = setUpStage({ moderation: holding });

describe("the cursor of the queue", () => {
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
	const statusOf = async (text: string) => (await listed(text))?.moderation_status;

	/** The texts under the ring, under `aria-current` and under the focus; what one of them shows the others do. */
	const places = () =>
		page.evaluate(() => {
			const nameOf = (element: Element | null) => /Hold \w+ \d+\./.exec(element?.textContent ?? "")?.[0];
			const current = [...document.querySelectorAll('[aria-current="true"]')];
			return [...current.map(nameOf), nameOf(document.activeElement)];
		});

	it("is on the note that was taken back: j a u r Enter rejects that one and no other", async () => {
		const texts = await sendHeld(stage.app, 4);
		await admin.enter();
		await admin.current.waitFor();
		const order = await admin.rows.evaluateAll((rows) =>
			rows.map((row) => /Hold note \d\./.exec(row.textContent ?? "")?.[0] ?? ""),
		);
		for (const key of ["j", "a", "u", "r", "Enter"]) await page.keyboard.press(key);
		const second = order[1] ?? "";
		await expect.poll(() => statusOf(second)).toBe("rejected");
		for (const text of texts)
			expect([text, await statusOf(text)]).toEqual([text, text === second ? "rejected" : "pending"]);
		await expectNoTrouble(visit);
	});

	it("stays with the reader when somebody else was faster", async () => {
		await sendHeld(stage.app, 3);
		await api.post("/administrators", { username: "ada", password: "correct horse", role: "moderator" });
		const ada = await signIn(stage.app, "ada");
		await admin.enter();
		const first = /Hold note \d\./.exec((await admin.current.textContent()) ?? "")?.[0] ?? "";
		await ada.post(`/messages/${(await listed(first))?.id}/moderate`, { action: "approve" });
		await page.keyboard.press("1");
		await admin.alert(/approuvé par ada/).waitFor();
		await admin.alert(first).waitFor();
		const [current = "", ...others] = await places();
		expect(current).not.toBe(first);
		expect(others).toEqual([current]);
		await page.keyboard.press("1");
		await expect.poll(() => statusOf(current)).toBe("rejected");
		expect(await statusOf(first)).toBe("approved");
	});

	it("is not moved by an action that fails late", async () => {
		await sendHeld(stage.app, 4);
		await admin.enter();
		await admin.current.waitFor();
		let answer = () => {};
		let asked = () => {};
		const isAsked = new Promise<void>((resolve) => {
			asked = resolve;
		});
		await page.route("**/moderate", async (route) => {
			asked();
			await new Promise<void>((go) => {
				answer = go;
			});
			await route.fulfill({ status: 503, json: { success: false, error: "Surchargé" } });
		});
		await page.keyboard.press("a");
		await isAsked;
		await page.keyboard.press("j");
		const [before] = await places();
		answer();
		await admin.alert(/Surchargé/).waitFor();
		await page.waitForLoadState("networkidle");
		expect(await places()).toEqual([before, before]);
		await page.keyboard.press("k");
		await page.keyboard.press("j");
		expect(await places()).toEqual([before, before]);
	});

	it("decides one note once, however often the key is pressed", async () => {
		await sendHeld(stage.app, 2);
		await admin.enter();
		await admin.current.waitFor();
		const asked: string[] = [];
		page.on("request", (request) => request.url().endsWith("/moderate") && asked.push(request.url()));
		await page.evaluate(() => {
			for (const repeat of [false, true, true, true])
				document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "a", code: "KeyA", repeat, bubbles: true }));
		});
		await expect.poll(() => admin.counter("approved")).toBe("1");
		expect(asked).toHaveLength(1);
	});

	it("says the same outcome again when it happens again", async () => {
		for (const address of ["one@example.org", "two@example.org"]) {
			await stage.app.send({ recipientEmail: address, message: "Hold twin 1." });
		}
		await admin.enter();
		await admin.current.waitFor();
		await page.evaluate(() => {
			const said: string[] = [];
			Object.assign(globalThis, { said });
			new MutationObserver((changes) => {
				for (const { addedNodes, target } of changes) {
					const region = (target as Element).closest?.("[role=status], [role=alert]");
					for (const node of addedNodes) if (region) said.push(node.textContent ?? "");
				}
			}).observe(document.body, { childList: true, subtree: true });
		});
		await page.keyboard.press("u");
		for (const _ of ["one", "two"]) {
			await page.keyboard.press("a");
			await page.keyboard.press("u");
			await expect.poll(() => admin.counter("pending")).toBe("2");
			await page.keyboard.press("j");
		}
		const undone = admin.say(m.admin_messages_undone, { name: "Hold twin 1." });
		await expect
			.poll(async () => {
				const said = await page.evaluate(() => (globalThis as unknown as { said: string[] }).said);
				return said.filter((text) => text === undone).length;
			})
			.toBe(2);
	});

	it.each([
		[844, 390],
		[1440, 390],
	])("never leaves the list wider than the screen: from %d to %d px", async (from, to) => {
		// So many that the first rows are far out of sight: a row that is not drawn remembers how wide it was.
		await sendHeld(stage.app, 50);
		await page.setViewportSize({ width: from, height: 800 });
		await admin.enter();
		await expect.poll(() => admin.rows.count()).toBe(50);
		await page.keyboard.press("End");
		await expect.poll(() => page.evaluate("scrollY")).toBeGreaterThan(1_500);
		await page.setViewportSize({ width: to, height: 800 });
		const back = page.locator(".back-to-list");
		if (await back.isVisible()) await back.click();
		await admin.rows.last().waitFor();
		await expect.poll(() => page.evaluate(overflow)).toEqual([]);
	});
});
