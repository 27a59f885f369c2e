import type { Page } from "playwright-core";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { m } from "#i18n/compiled/messages.js";
import { adminClient } from "#tests/admin-client.ts";
import { expectNoTrouble, type Visit } from "#tests/browser.ts";
import { holding } from "#tests/holding-moderator.ts";
import { post, startTestApp } from "#tests/start-test-app.ts";
import { adminPage, sendHeld } from "./admin-page.ts";
import { setUpStage } from "./stage.ts";

const stage = setUpStage({ moderation: holding });

const stored = (page: Page, key: string) => page.evaluate<string | null>(`localStorage.getItem("${key}")`);

describe("the sign-in page", () => {
	let visit: Visit;
	let page: Page;
	let admin: ReturnType<typeof adminPage>;
	beforeEach(async () => {
		visit = await stage.browser.visit(stage.app.url);
		({ page } = visit);
		admin = adminPage(page, stage.app.url);
	});
	afterEach(() => visit.close());

	it.each([
		["/admin", "fr"],
		["/fr/admin", "fr"],
		["/in/admin", "hi"],
	] as const)(
		"speaks the language of %s to whoever has chosen none, and search engines leave it alone",
		async (path, locale) => {
			await admin.open(path);
			const name = m.admin_sign_in_heading({}, { locale });
			await page.getByRole("heading", { level: 1, name, exact: true }).waitFor();
			expect(await page.evaluate("document.documentElement.lang")).toBe(locale);
			expect(await page.locator('meta[name="robots"]').getAttribute("content")).toBe("noindex");
			await expectNoTrouble(visit);
		},
	);

	it("stays shut to a wrong password, and asks for both fields", async () => {
		await admin.open();
		await admin.button(admin.say(m.admin_sign_in_submit)).click();
		expect(await admin.username.evaluate((element) => element.matches(":invalid"))).toBe(true);
		await admin.signIn("admin", "wrong");
		await admin.alert(/./).first().waitFor();
		expect(await stored(page, "admin_token")).toBeNull();
		await admin.signIn();
		await admin.button("Déconnexion").waitFor();
		await expectNoTrouble(visit, { failingRequests: true });
	});

	it("says when the server cannot be reached, or returns an invalid answer", async () => {
		await admin.open();
		await page.route("**/api/admin/auth/login", (route) => route.abort());
		await admin.signIn();
		await admin.alert(/^Erreur de connexion au serveur$/).waitFor();
		await page.unroute("**/api/admin/auth/login");
		await page.route("**/api/admin/auth/login", (route) => route.fulfill({ status: 500, json: {} }));
		await admin.signIn();
		await admin.alert(/^Erreur de connexion$/).waitFor();
	});

	it("opens, and stays open over a reload, on the same tab", async () => {
		await admin.enter();
		expect(await stored(page, "admin_username")).toBe("admin");
		expect(await stored(page, "admin_token")).toMatch(/^[\w-]{43}$/);
		await page.getByText("Connecté : admin").waitFor();
		for (const name of ["Messages", "Analytics", "Templates Email", "Paramètres"]) await admin.tab(name).waitFor();
		await admin.tab("Paramètres").click();
		await page.reload();
		await page.getByRole("tabpanel", { name: "Paramètres" }).waitFor();
		await expectNoTrouble(visit);
	});

	it("shuts behind whoever leaves: nothing stays here, and the token is worth nothing", async () => {
		await admin.enter();
		const token = await stored(page, "admin_token");
		const left = page.waitForResponse("**/api/admin/auth/logout");
		await admin.button("Déconnexion").click();
		await page.getByRole("heading", { name: "Connexion" }).waitFor();
		expect((await left).status()).toBe(200);
		expect([await stored(page, "admin_token"), await stored(page, "admin_username")]).toEqual([null, null]);
		expect((await adminClient(stage.app, token ?? "").get("/auth/verify")).status).toBe(401);
	});

	it("clears a token that is worth nothing", async () => {
		await admin.open();
		await page.evaluate(
			'localStorage.setItem("admin_token", "stale"); localStorage.setItem("admin_username", "admin")',
		);
		await page.reload();
		await page.getByText(admin.say(m.admin_sign_in_stale), { exact: true }).waitFor();
		expect([await stored(page, "admin_token"), await stored(page, "admin_username")]).toEqual([null, null]);
	});

	it("is shown when the session ends in the middle of work, says why, and keeps what was written", async () => {
		const [text = ""] = await sendHeld(stage.app, 1, "expired");
		await admin.enter();
		const reason = page.getByLabel(admin.say(m.admin_messages_reason));
		await admin.read(text);
		await admin.button(admin.say(m.admin_messages_reasons)).click();
		await reason.fill("Trop long à expliquer");
		await adminClient(stage.app, (await stored(page, "admin_token")) ?? "").post("/auth/logout");
		// The counters, which are asked for every few seconds, may find out first.
		const click = admin.act(admin.say(m.admin_messages_reject)).click({ timeout: 5_000 });
		await click.catch(() => {});
		await page.getByText(admin.say(m.admin_sign_in_expired)).waitFor();
		expect(await stored(page, "admin_token")).toBeNull();
		await admin.signIn();
		await admin.read(text);
		expect(await reason.inputValue()).toBe("Trop long à expliquer");
		await expectNoTrouble(visit, { failingRequests: true });
	});

	it("signs in and out in two tabs of a browser at once", async () => {
		await admin.enter();
		const other = await page.context().newPage();
		const second = adminPage(other, stage.app.url);
		await second.open();
		await second.button("Déconnexion").waitFor();
		await second.button("Déconnexion").click();
		await page.getByText(admin.say(m.admin_sign_in_elsewhere)).waitFor();
		await second.signIn();
		await admin.button("Déconnexion").waitFor();
	});

	it("speaks another language at once when told to, and remembers it", async () => {
		await admin.enter();
		await page.getByRole("combobox", { name: "Langue" }).selectOption("hi");
		await admin.tab("सेटिंग").waitFor();
		expect(await page.evaluate("document.documentElement.lang")).toBe("hi");
		await page.reload();
		await admin.tab("सेटिंग").waitFor();
		await page.getByRole("combobox", { name: "भाषा" }).selectOption("en");
		await admin.tab("Settings").waitFor();
		await page.goto(`${stage.app.url}/in/admin`);
		await admin.tab("Settings").waitFor();
		expect(await page.title()).toMatch(/Administration — Billet-doux$/);
		expect(await stored(page, "language")).toBeNull();
	});
});

describe("the administration's files", () => {
	it("are not loaded by any public page", async () => {
		const visit = await stage.browser.visit(stage.app.url);
		for (const path of ["/", "/fr/contact", "/in/faq"]) {
			await visit.page.goto(`${stage.app.url}${path}`, { waitUntil: "networkidle" });
		}
		expect(visit.requested.filter((path) => path.startsWith("/assets/admin/"))).toEqual([]);
		await visit.page.goto(`${stage.app.url}/admin`, { waitUntil: "networkidle" });
		expect(visit.requested.filter((path) => path.startsWith("/assets/admin/"))).not.toEqual([]);
		await visit.close();
	});
});

describe("the sign-in page of a browser in which somebody has signed in", () => {
	it("opens while strangers have used up the account's guesses", async () => {
		const app = await startTestApp("sqlite");
		const visit = await stage.browser.visit(app.url);
		const { page } = visit;
		const admin = adminPage(page, app.url);
		await admin.enter();
		const device = await stored(page, "admin_device");
		expect(device).toMatch(/^[\w-]{43}$/);
		await admin.button("Déconnexion").click();
		await admin.username.waitFor();
		// A restart forgets which sources are known: now all of this machine are strangers.
		await app.restart();
		const guess = (password: string) => post(`${app.url}/api/admin/auth/login`, { username: "admin", password });
		const statuses: number[] = [];
		for (let index = 0; index < 11; index++) statuses.push((await guess(`guess ${index}`)).status);
		expect(statuses).toEqual([...Array(10).fill(401), 429]);
		expect((await guess("correct horse")).status).toBe(429);
		await admin.signIn();
		await admin.button("Déconnexion").waitFor();
		expect(await stored(page, "admin_device")).toBe(device);
		await expectNoTrouble(visit);
		await visit.close();
		await app.remove();
	});
});
