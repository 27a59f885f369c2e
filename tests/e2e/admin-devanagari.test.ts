import { join } from "node:path";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { m } from "#i18n/compiled/messages.js";
import { expectNoTrouble } from "#tests/browser.ts";
import { holding } from "#tests/holding-moderator.ts";
import { adminPage } from "./admin-page.ts";
import { drawnIn } from "./drawn-in.ts";
import { setUpStage } from "./stage.ts";

const environment = { FONTCONFIG_FILE: join(import.meta.dirname, "no-devanagari.fonts.conf") };
const stage = setUpStage({ moderation: holding }, { environment });

const devanagariFonts = (requested: readonly string[]) => requested.filter((path) => /devanagari-[46]00/.test(path));

// Fontconfig decides which fonts Chromium sees on Linux only.
describe.runIf(process.platform === "linux")("without a font for Devanagari of the system's own", () => {
	it.each(["fr", "en"] as const)(
		"a note in Hindi is drawn in the administration in %s, and only then fetched for",
		async (locale) => {
			const beforeScripts = `localStorage.setItem("admin_language", "${locale}")`;
			const visit = await stage.browser.visit(stage.app.url, {
				reducedMotion: true,
				width: 1280,
				height: 800,
				beforeScripts,
			});
			const { page } = visit;
			const admin = adminPage(page, stage.app.url, locale);
			await admin.enter("/admin#templates");
			await page.getByRole("list").first().waitFor();
			await page.evaluate("document.fonts.ready");
			expect(devanagariFonts(visit.requested), "nothing is in Hindi so far").toEqual([]);
			await stage.app.send({ recipientEmail: `${locale}@example.org`, message: `Hold ${locale} आपकी मुस्कान` });
			await admin.tab(admin.say(m.admin_frame_messages)).click();
			const note = page.getByText(`Hold ${locale} आपकी मुस्कान`).first();
			await note.waitFor();
			await expect.poll(() => drawnIn(page, note)).toContain("Mukta");
			expect((await drawnIn(page, note)).filter((font) => font.includes("(the system's)"))).toEqual([]);
			await visit.close();
		},
	);

	it("headings, figures and buttons in Hindi look bold", async () => {
		const beforeScripts = 'if (window === top) localStorage.setItem("admin_language", "hi")';
		const visit = await stage.browser.visit(stage.app.url, {
			reducedMotion: true,
			width: 1280,
			height: 800,
			beforeScripts,
		});
		const { page } = visit;
		const admin = adminPage(page, stage.app.url, "hi");
		await admin.enter("/admin#analytics");
		const bold = [
			page.getByRole("heading", { name: admin.say(m.admin_analytics_reasons) }),
			page.locator(".key-figure dd").first(),
			admin.button(admin.say(m.admin_analytics_refresh)),
		];
		for (const element of bold) {
			await element.waitFor();
			await expect.poll(() => drawnIn(page, element)).toEqual(["Mukta SemiBold"]);
		}
		expect(await drawnIn(page, page.locator(".key-figure dt").first())).toEqual(["Mukta"]);
		await expectNoTrouble(visit);
		await visit.close();
	});

	it("an e-mail in Hindi is drawn in its preview on a French page, in both its parts", async () => {
		const visit = await stage.browser.visit(stage.app.url, { reducedMotion: true, width: 1280, height: 800 });
		const { page } = visit;
		const admin = adminPage(page, stage.app.url);
		await admin.enter("/admin#templates");
		await admin.button(m.admin_templates_preview_of({ name: "Notification" }, { locale: "fr" })).click();
		await page.getByRole("dialog").getByRole("combobox").selectOption("hi");
		const text = page.locator(".preview-text");
		await expect.poll(() => text.textContent()).toMatch(/[\u0900-\u097f]/);
		await expect.poll(() => drawnIn(page, text)).toContain("Mukta");
		expect((await drawnIn(page, text)).filter((font) => /Devanagari|Lohit|Noto.*\(the system's\)/.test(font))).toEqual(
			[],
		);
		await expect
			.poll(async () => (await fontsOf(page)).sort())
			.toEqual(["Mukta loaded", "Tiro Devanagari Hindi loaded"]);
		await expectNoTrouble(visit);
		await visit.close();
	});
});

/** The fonts of the framed e-mail, with what became of them. */
async function fontsOf(page: Page): Promise<string[]> {
	const frame = page.frames().find((each) => each.url().includes("/admin/email-preview/notification/hi"));
	const fonts = await frame?.evaluate<string[][]>("[...document.fonts].map(({ family, status }) => [family, status])");
	return (fonts ?? []).map(([family = "", status]) => `${family.replaceAll('"', "")} ${status}`);
}
