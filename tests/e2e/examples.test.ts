import { mkdirSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { m } from "#i18n/compiled/messages.js";
import { locales } from "#i18n/locales.ts";
import { signIn } from "#tests/admin-client.ts";
import { expectNoTrouble, openBrowser, type TestBrowser } from "#tests/browser.ts";
import { startTestApp, type TestApp } from "#tests/start-test-app.ts";
import { unsure } from "#tests/unsure-moderator.ts";
import { adminPage } from "./admin-page.ts";
import { expectAccessible } from "./axe.ts";
import { overflow, smallTargets } from "./page-probes.ts";
import { savedBy } from "./saved-file.ts";

let browser: TestBrowser;
let app: TestApp;
let passed = 0;

beforeAll(async () => {
	browser = await openBrowser();
	app = await startTestApp(
		"sqlite",
		{ MODERATION_LEARN: "on" },
		{ clock: () => Date.now() + passed, moderation: unsure },
	);
	const admin = await signIn(app);
	for (const message of [
		"Sexual? Marielle, hold me in your arms at 18h",
		"Kind? Come over tonight",
		"Sexual? Hold me",
	]) {
		await app.send({ recipientEmail: "jane@example.org", message });
		const [{ id }] = (await admin.get("/messages?status=pending")).body.messages;
		await admin.post(`/messages/${id}/moderate`, { action: message.startsWith("Kind") ? "reject" : "approve" });
	}
	passed = 10_000;
});
afterAll(async () => {
	await app.remove();
	await browser.close();
});

describe("what the moderator learns from", () => {
	it.each(locales.flatMap((locale) => [360, 1280].map((width) => [locale, width] as const)))(
		"is shown to everybody, in %s at %d pixels",
		async (locale, width) => {
			const beforeScripts = `localStorage.setItem("admin_language", "${locale}")`;
			const visit = await browser.visit(app.url, { reducedMotion: true, width, beforeScripts });
			const { page } = visit;
			const admin = adminPage(page, app.url, locale);
			await admin.enter();
			await admin.tab(admin.say(m.admin_frame_settings)).click();
			await admin.section(admin.say(m.admin_sections_examples)).click();
			const panel = page.getByRole("region", { name: admin.say(m.admin_settings_examples) });
			await expect.poll(() => panel.getByRole("listitem").count()).toBe(3);
			await expectAccessible(page, "examples");
			expect(await page.evaluate(overflow)).toEqual([]);
			expect(await page.evaluate(smallTargets)).toEqual([]);
			if (process.env.PICTURES !== undefined) {
				mkdirSync(process.env.PICTURES, { recursive: true });
				await panel.screenshot({ path: `${process.env.PICTURES}/examples-${locale}-${width}.png` });
			}
			await expectNoTrouble(visit);
			await visit.close();
		},
	);

	it("is read masked, confirmed, exported and erased", async () => {
		const visit = await browser.visit(app.url, { reducedMotion: true });
		const { page } = visit;
		const admin = adminPage(page, app.url);
		await admin.enter();
		await admin.tab("Paramètres").click();
		await admin.section("Exemples").click();
		const panel = page.getByRole("region", { name: "Exemples pour le modérateur" });
		const items = panel.getByRole("listitem");
		const first = items.filter({ hasText: "Sexual? […], hold me in your arms at […]" });
		await first.getByText(/avis du modérateur automatique/).waitFor();
		await first.getByRole("button", { name: /^Confirmer/ }).click();
		await first.getByText(/Confirmé/).waitFor();
		expect(await first.getByRole("button", { name: /^Confirmer/ }).count()).toBe(0);
		const { name, text } = await savedBy(page, panel.getByRole("button", { name: "Exporter au format JSON Lines" }));
		expect(name).toBe("examples.jsonl");
		const lines = text
			.trimEnd()
			.split("\n")
			.map((line) => JSON.parse(line));
		expect(lines).toMatchObject([{ label: "accept" }, { label: "reject", confirmed_at: null }, { label: "accept" }]);
		expect(lines[2].confirmed_at).not.toBeNull();
		await items
			.filter({ hasText: "Kind? Come over" })
			.getByRole("button", { name: /^Supprimer/ })
			.click();
		await expect.poll(() => items.count()).toBe(2);
		await expectNoTrouble(visit);
		await visit.close();
	});
});
