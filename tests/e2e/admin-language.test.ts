import type { Page } from "playwright-core";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { m } from "#i18n/compiled/messages.js";
import { readCatalogue } from "#i18n/read-catalogue.ts";
import { signIn } from "#tests/admin-client.ts";
import { expectNoTrouble, type Visit } from "#tests/browser.ts";
import { holding } from "#tests/holding-moderator.ts";
import { adminPage, sendHeld } from "./admin-page.ts";
import { speaker } from "./home-page.ts";
import { setUpStage } from "./stage.ts";

const stage = setUpStage({ moderation: holding });

const english = speaker("en");
const hindi = speaker("hi");
const wordsOf = (visit: Visit) =>
	visit.requested.flatMap((path) => /^\/assets\/admin\/words-(\w+-\w+)-/.exec(path)?.[1] ?? []);
const languageOf = (page: Page) => page.evaluate("document.documentElement.lang");

describe("the language of the administration", () => {
	let visit: Visit;
	let page: Page;
	let admin: ReturnType<typeof adminPage>;
	beforeEach(async () => {
		visit = await stage.browser.visit(stage.app.url, { width: 1280, height: 800 });
		({ page } = visit);
		admin = adminPage(page, stage.app.url);
	});
	afterEach(() => visit.close());

	const choose = (language: string) => page.locator(".language-select").selectOption(language);

	it("is the only one whose words are loaded: those of the queue first, the others with the first other tab", async () => {
		await admin.enter();
		expect(wordsOf(visit)).toEqual(["fr-first"]);
		const code = page.waitForResponse(/settings-tab-[^/]*\.js$/);
		await admin.tab("Paramètres").click();
		const scripts = [...visit.requested.filter((path) => path.endsWith(".js")), new URL((await code).url()).pathname];
		await page.getByLabel("Mot de passe actuel", { exact: true }).waitFor();
		expect(wordsOf(visit)).toEqual(["fr-first", "fr-rest"]);
		const sources = await Promise.all(scripts.map(async (path) => (await fetch(stage.app.url + path)).text()));
		for (const locale of ["en", "fr", "hi"] as const) {
			const { admin_frame_missing_text: text = "" } = readCatalogue(locale);
			expect(sources.filter((source) => source.includes(text))).toEqual([]);
		}
		await expectNoTrouble(visit);
	});

	it("changes with nothing else: the note, its reason, what is selected, the address and what can be undone stay", async () => {
		const [first = "", second = ""] = await sendHeld(stage.app, 3, "kept");
		await admin.enter();
		await admin.read(first);
		await page.evaluate("globalThis.isTheSamePage = true");
		await page.keyboard.press("a");
		await admin.undoBar.waitFor();
		await admin.read(second);
		await page.getByLabel(admin.say(m.admin_messages_reason)).fill("Trop long à expliquer");
		await admin.row(second).getByRole("checkbox").check();
		await expect.poll(() => page.url()).toContain("note=");
		const address = page.url();
		await choose("en");
		await admin.tab(english(m.admin_frame_settings)).waitFor();
		expect(await languageOf(page)).toBe("en");
		expect(wordsOf(visit)).toEqual(["fr-first", "en-first"]);
		expect(page.url()).toBe(address);
		expect(await page.evaluate("globalThis.isTheSamePage")).toBe(true);
		const inEnglish = adminPage(page, stage.app.url, "en");
		expect(await page.getByLabel(english(m.admin_messages_reason)).inputValue()).toBe("Trop long à expliquer");
		expect(await inEnglish.row(second).getByRole("checkbox").isChecked()).toBe(true);
		await admin.undoBar.getByRole("button").click();
		await expect.poll(() => statusOf(first)).toBe("pending");
		await expectNoTrouble(visit);
	});

	it("changes while a decision is under way, which is carried out", async ({ task }) => {
		// A second try decides on a note of its own: that of the first may be approved.
		const [text = ""] = await sendHeld(stage.app, 1, `underway${task.result?.retryCount ?? 0}`);
		await admin.enter();
		await admin.read(text);
		let letThrough = () => {};
		const isHeld = new Promise<void>((resolve) => {
			letThrough = resolve;
		});
		await page.route("**/api/admin/messages/*/moderate", async (route) => {
			await isHeld;
			await route.continue();
		});
		await page.keyboard.press("a");
		await choose("hi");
		await admin.tab(hindi(m.admin_frame_settings)).waitFor();
		expect(await statusOf(text)).toBe("pending");
		letThrough();
		await expect.poll(() => statusOf(text)).toBe("approved");
	});

	it("stays as it is while its words do not come, which is said, and nothing else happens", async () => {
		await admin.enter();
		await page.route("**/assets/admin/words-*", (route) => route.abort());
		await choose("hi");
		await admin.alert(admin.say(m.admin_frame_missing_text)).waitFor();
		expect(await page.locator(".language-select").inputValue()).toBe("fr");
		expect(await page.evaluate('localStorage.getItem("admin_language")')).toBeNull();
		await page.unroute("**/assets/admin/words-*");
		await choose("hi");
		await admin.tab(hindi(m.admin_frame_settings)).waitFor();
		await page.reload();
		await admin.tab(hindi(m.admin_frame_settings)).waitFor();
	});

	it.each(['"><script>alert(1)</script>', "__proto__", "toString", "fr-FR", "", "{}", "\ud800"])(
		"is that of the address where %j is stored in its place, and the page works",
		async (stored) => {
			await page.goto(`${stage.app.url}/robots.txt`);
			await page.evaluate((value) => localStorage.setItem("admin_language", value), stored);
			await admin.enter();
			expect(await languageOf(page)).toBe("fr");
			expect(wordsOf(visit)).toEqual(["fr-first"]);
			await expectNoTrouble(visit);
		},
	);

	it("is spoken as soon as its words come, where they fail at first", async () => {
		let failures = 0;
		await page.route("**/assets/admin/words-*", (route) => (failures++ < 2 ? route.abort() : route.continue()));
		await admin.open();
		await admin.username.waitFor();
		expect(failures).toBe(3);
	});
});

describe("what the document asks for before any script has come", () => {
	it("is asked for once, and is what the queue shows", async () => {
		const [text = ""] = await sendHeld(stage.app, 1, "early");
		const visit = await stage.browser.visit(stage.app.url);
		const admin = adminPage(visit.page, stage.app.url);
		await admin.enter();
		const before = visit.requested.length;
		let scriptsAreThere = () => {};
		const areThere = new Promise<void>((resolve) => {
			scriptsAreThere = resolve;
		});
		await visit.page.route("**/assets/admin/*.js", async (route) => {
			await areThere;
			await route.continue();
		});
		const list = visit.page.waitForResponse(/\/api\/admin\/messages\?/);
		const verified = visit.page.waitForResponse("**/api/admin/auth/verify");
		await visit.page.reload({ waitUntil: "commit" });
		await Promise.all([list, verified]);
		scriptsAreThere();
		await admin.row(text).waitFor();
		const asked = visit.requested.slice(before);
		for (const path of ["/api/admin/messages", "/api/admin/auth/verify", "/assets/admin/words-fr-first"])
			expect(asked.filter((each) => each.startsWith(path) && !/counts|jobs/.test(each))).toHaveLength(1);
		await expectNoTrouble(visit);
		await visit.close();
	});

	it("harms nobody whose stored session is nonsense", async () => {
		const visit = await stage.browser.visit(stage.app.url);
		const admin = adminPage(visit.page, stage.app.url);
		await admin.open();
		for (const token of ["stale", "a\r\nb: c", '"><script>alert(1)</script>', "ключ"]) {
			await visit.page.evaluate((value) => localStorage.setItem("admin_token", value), token);
			await visit.page.reload();
			const isOver = admin.username.or(admin.button(admin.say(m.admin_frame_sign_out)));
			await isOver.waitFor();
		}
		const { policyViolations, pageErrors, foreignRequests } = await visit.trouble();
		expect([policyViolations, pageErrors, foreignRequests]).toEqual([[], [], []]);
		await visit.close();
	});
});

async function statusOf(text: string): Promise<string | undefined> {
	const { body } = await (await signIn(stage.app)).get("/messages?limit=200");
	interface Listed {
		readonly message_content: string;
		readonly moderation_status: string;
	}
	return body.messages.find(({ message_content }: Listed) => message_content === text)?.moderation_status;
}
