import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { expectNoTrouble, type Visit } from "#tests/browser.ts";
import { watchLayoutShifts } from "./page-probes.ts";
import { everyPage } from "./routes.ts";
import { setUpStage } from "./stage.ts";
import { expectStill, openWithLateFonts, sizes } from "./still-page.ts";

/** Resolves when two frames have come; gives whether the page waits for its fonts before it is drawn. */
const awaitsFonts = `new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() =>
	resolve(getComputedStyle(document.body).visibility === "hidden"))))`;

const isDrawn = `getComputedStyle(document.body).visibility === "visible"`;

const stage = setUpStage(
	{},
	{
		environment: { FONTCONFIG_FILE: join(import.meta.dirname, "no-devanagari.fonts.conf") },
	},
);

// Fontconfig decides which fonts Chromium sees on Linux only.
describe.runIf(process.platform === "linux").each(sizes)(
	"on %s without a font for Devanagari of its own",
	(_, size) => {
		let visit: Visit;
		beforeAll(async () => {
			visit = await stage.browser.visit(stage.app.url, {
				...size,
				reducedMotion: true,
				beforeScripts: watchLayoutShifts,
			});
		});
		afterAll(() => visit.close());

		it.each(everyPage.filter(({ locale }) => locale === "hi"))(
			"$path fits, and holds still when the page's own font comes",
			async ({ path, found }) => {
				await openWithLateFonts(visit, `${stage.app.url}${path}`, awaitsFonts);
				await expect.poll(() => visit.page.evaluate(isDrawn)).toBe(true);
				await expectStill(visit, "loaded");
				await expectNoTrouble(visit, { failingRequests: !found });
			},
		);

		it("draws nothing until the page's own font is there, and then at once what fits it", async () => {
			const { page } = visit;
			const asked = Promise.withResolvers<void>();
			await page.route("**/*.woff2", (route) => asked.promise.then(() => route.continue()));
			await page.goto(`${stage.app.url}/in/faq`, { waitUntil: "domcontentloaded" });
			expect(await page.evaluate(awaitsFonts)).toBe(true);
			asked.resolve();
			await expect.poll(() => page.evaluate(isDrawn)).toBe(true);
			await page.unroute("**/*.woff2");
		});

		it("draws the page without its font when that cannot be had", async () => {
			const { page } = visit;
			await page.route("**/*.woff2", (route) => route.abort());
			await page.goto(`${stage.app.url}/in/faq`);
			await expect.poll(() => page.evaluate(isDrawn)).toBe(true);
			await page.unroute("**/*.woff2");
		});
	},
);
