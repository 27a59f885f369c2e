import type { Page } from "playwright-core";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { m } from "#i18n/compiled/messages.js";
import type { Visit } from "#tests/browser.ts";
import { adminPage } from "./admin-page.ts";
import { expectAccessible } from "./axe.ts";
import { overflow, smallTargets } from "./page-probes.ts";
import { setUpStage } from "./stage.ts";

const stage = setUpStage();

let visit: Visit;
let page: Page;
let admin: ReturnType<typeof adminPage>;
beforeEach(async () => {
	visit = await stage.browser.visit(stage.app.url, { reducedMotion: true });
	({ page } = visit);
	admin = adminPage(page, stage.app.url);
});
afterEach(() => visit.close());

const token = () => page.evaluate<string | null>('localStorage.getItem("admin_token")');
const verify = "**/api/admin/auth/verify";
const unverified = () => page.getByRole("heading", { name: admin.say(m.admin_frame_unverified_title) });

describe("a stored session", () => {
	it.each([
		["503", { status: 503, json: { success: false, error: "Plus tard." } }, "Plus tard."],
		[
			"502 of a proxy",
			{ status: 502, body: "<h1>Bad gateway</h1>", contentType: "text/html" },
			"Erreur 502: Bad Gateway",
		],
		["no answer", undefined, "Erreur de connexion au serveur"],
	] as const)("outlives %s to its verification, which is repeated by itself", async (_, answer, words) => {
		await admin.enter();
		const kept = await token();
		await page.route(verify, (route) => (answer === undefined ? route.abort() : route.fulfill(answer)));
		await page.reload();
		await unverified().waitFor();
		await page.getByRole("alert").filter({ hasText: words }).waitFor();
		await expectAccessible(page, "unverified");
		expect(await page.evaluate(overflow)).toEqual([]);
		expect(await page.evaluate(smallTargets)).toEqual([]);
		expect(await token()).toBe(kept);
		await page.unroute(verify);
		await admin.button("Déconnexion").waitFor();
		await admin.tab("Messages").waitFor();
		expect(await token()).toBe(kept);
	});

	it("outlives a reload while it is being verified", async () => {
		await admin.enter();
		const kept = await token();
		const asked: (() => void)[] = [];
		await page.route(verify, (route) => {
			if (asked.length > 0) asked.shift()?.();
			else return route.continue();
		});
		for (let turn = 0; turn < 3; turn++) {
			const isAsked = new Promise<void>((resolve) => asked.push(resolve));
			await page.reload({ waitUntil: "commit" });
			await isAsked;
		}
		await page.unroute(verify);
		await page.reload();
		await admin.tab("Messages").waitFor();
		expect(await token()).toBe(kept);
	});

	it("is left, where nobody answers for it, by whoever wants to", async () => {
		await admin.enter();
		await page.route(verify, (route) => route.abort());
		await page.reload();
		await unverified().waitFor();
		await admin.button("Déconnexion").click();
		await page.getByRole("heading", { name: "Connexion" }).waitFor();
		expect(await token()).toBeNull();
	});
});

describe("a part whose code does not come", () => {
	const missing = () => page.getByRole("heading", { name: admin.say(m.admin_frame_missing_title) });

	it.each(["**/assets/admin/*.js", "**/assets/admin/*.css", "**/assets/admin/settings-tab*.js"])(
		"because %s fails is fetched again when told to, without a reload, and nothing typed is lost",
		async (files) => {
			await admin.enter();
			const search = page.getByRole("searchbox");
			await search.fill("rose");
			await page.evaluate("globalThis.isTheSamePage = true");
			await page.route(files, (route) => route.abort());
			await admin.tab("Paramètres").click();
			await missing().waitFor();
			await expectAccessible(page, "missing part");
			await admin.button("Réessayer").click();
			await missing().waitFor();
			await page.unroute(files);
			await admin.button("Réessayer").click();
			await page.getByLabel("Mot de passe actuel", { exact: true }).waitFor();
			expect(await page.locator(".section-links").evaluate((links) => getComputedStyle(links).display)).toBe("flex");
			await admin.tab("Messages").click();
			expect(await search.inputValue()).toBe("rose");
			expect(await page.evaluate("globalThis.isTheSamePage")).toBe(true);
		},
	);

	it("is fetched by itself when the connection is back", async () => {
		await admin.enter();
		await page.context().setOffline(true);
		await admin.tab("Analytics").click();
		await missing().waitFor();
		await page.context().setOffline(false);
		await page.locator(".key-figures").waitFor();
	});
});

describe("a call", () => {
	it("that nobody answers within ten seconds says so, and so does Refresh with a dead server", async () => {
		await admin.enter();
		await admin.tab("Analytics").click();
		await page.locator(".key-figures").waitFor();
		await page.clock.install();
		await page.route("**/api/admin/analytics*", () => {});
		await admin.button("Actualiser").click();
		const late = page.getByRole("alert").filter({ hasText: admin.say(m.admin_calls_too_late) });
		await expect
			.poll(async () => {
				await page.clock.runFor(5_000);
				return late.count();
			})
			.toBe(1);
		await page.unroute("**/api/admin/analytics*");
		await page.route("**/api/admin/analytics*", (route) =>
			route.fulfill({ status: 502, body: "<h1>Bad gateway</h1>", contentType: "text/html" }),
		);
		await admin.button("Réessayer").click();
		const gateway = page.getByRole("alert").filter({ hasText: "Erreur 502: Bad Gateway" });
		await expect
			.poll(async () => {
				await page.clock.runFor(1_000);
				return gateway.count();
			})
			.toBe(1);
	});
});
