import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { nativeNameOf } from "#i18n/locales.ts";
import { expectNoTrouble, type PageOptions, type Visit } from "#tests/browser.ts";
import { contactPage } from "./contact-page.ts";
import { drawnIn } from "./drawn-in.ts";
import { homePage, kindWords } from "./home-page.ts";
import { watchLayoutShifts } from "./page-probes.ts";
import { everyPage } from "./routes.ts";
import { setUpStage } from "./stage.ts";
import { expectStill, openWithLateFonts, sizes } from "./still-page.ts";

const environment = { FONTCONFIG_FILE: join(import.meta.dirname, "no-devanagari.fonts.conf") };
const stage = setUpStage({}, { environment });

const latinPages = everyPage.filter(({ locale }) => locale !== "hi");

function open(options: PageOptions = {}): Promise<Visit> {
	return stage.browser.visit(stage.app.url, { reducedMotion: true, beforeScripts: watchLayoutShifts, ...options });
}

/** The fonts asked for that hold all letters of Devanagari. */
function wholeFonts(visit: Visit): string[] {
	return visit.requested.filter((path) => /devanagari-400.*woff2$/.test(path));
}

/** The families of the page's own fonts that something is drawn in. */
const arrivedFonts = `[...document.fonts]
	.filter(({ status }) => status === "loaded")
	.map(({ family }) => family.replaceAll('"', ""))`;

// Fontconfig decides which fonts Chromium sees on Linux only.
describe.runIf(process.platform === "linux")("without a font for Devanagari of the system's own", () => {
	it.each(["/", "/fr/", "/fr/faq"])("%s names Hindi in letters of its own, which weigh little", async (path) => {
		const visit = await open();
		const { page } = visit;
		let bytes = 0;
		page.on("response", async (response) => {
			if (response.url().includes("devanagari")) bytes += (await response.body()).length;
		});
		await page.goto(`${stage.app.url}${path}`, { waitUntil: "networkidle" });
		const name = page.getByRole("banner").getByRole("link", { name: nativeNameOf.hi, exact: true });
		expect(await drawnIn(page, name)).toEqual(["Mukta Medium"]);
		expect(wholeFonts(visit)).toEqual([]);
		expect(bytes).toBeGreaterThan(0);
		expect(bytes).toBeLessThan(4_000);
		await expectNoTrouble(visit);
		await visit.close();
	});

	it.each(sizes)("no page in another language moves when its fonts come, on %s", async (_, size) => {
		const visit = await open(size);
		for (const { path } of latinPages) {
			await openWithLateFonts(visit, `${stage.app.url}${path}`);
			await expectStill(visit, path);
		}
		expect(wholeFonts(visit)).toEqual([]);
		await visit.close();
	});

	it.each(["en", "fr"] as const)("what is typed in Hindi on the home page is drawn, in %s", async (locale) => {
		const visit = await open();
		const home = homePage(visit.page, stage.app.url, locale);
		await home.open();
		await home.message.fill("You are kind. 👩‍❤️‍👨");
		await visit.page.waitForLoadState("networkidle");
		expect(wholeFonts(visit)).toEqual([]);
		await home.message.fill(kindWords.hi);
		await expect.poll(() => visit.page.evaluate(arrivedFonts)).toContain("Tiro among Latin");
		expect(wholeFonts(visit)).toHaveLength(1);
		await visit.close();
	});

	it("what is typed in Hindi on the contact page is drawn", async () => {
		const visit = await open();
		const contact = contactPage(visit.page, stage.app.url, "en");
		await contact.open();
		await contact.subject.fill("नमस्ते");
		await expect.poll(() => drawnIn(visit.page, contact.subject)).toEqual(["Tiro Devanagari Hindi"]);
		await visit.close();
	});
});
