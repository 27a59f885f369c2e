import { describe, expect, it } from "vitest";
import { overflow } from "./page-probes.ts";
import { everyPage } from "./routes.ts";
import { setUpStage } from "./stage.ts";

const stage = setUpStage();

/** As browsers do that enlarge text and nothing else. */
const doubleText = "document.documentElement.style.fontSize = '200%'";

describe("with text twice as large, on a phone", () => {
	it.each(everyPage)("$path stays within the screen", async ({ path }) => {
		const visit = await stage.browser.visit(stage.app.url, { reducedMotion: true, width: 360, height: 740 });
		const { page } = visit;
		await page.goto(`${stage.app.url}${path}`);
		await page.evaluate(doubleText);
		await page.evaluate("document.fonts.ready");
		expect(await page.evaluate(overflow)).toEqual([]);
		await page.evaluate("for (const item of document.querySelectorAll('details')) item.open = true");
		expect(await page.evaluate(overflow)).toEqual([]);
		await visit.close();
	});
});
