import { describe, expect, it } from "vitest";
import { expectAccessible } from "./axe.ts";
import { everyPage } from "./routes.ts";
import { setUpStage } from "./stage.ts";

const stage = setUpStage();

/** Fields that show where they are by a shade alone, which a browser leaves out. */
const fieldsWithoutEdge = `[...document.querySelectorAll("input, textarea, select")]
	.filter((field) => field.checkVisibility())
	.filter((field) => {
		const { borderBottomStyle, borderBottomWidth } = getComputedStyle(field);
		return field.type !== "checkbox" && (borderBottomStyle === "none" || parseFloat(borderBottomWidth) < 1);
	})
	.map(({ id, name }) => id || name)`;

describe("in the reader's own few colours", () => {
	it.each(everyPage)("$path shows its fields, and axe finds nothing", async ({ path }) => {
		const visit = await stage.browser.visit(stage.app.url, { reducedMotion: true });
		const { page } = visit;
		await page.emulateMedia({ forcedColors: "active" });
		await page.goto(`${stage.app.url}${path}`);
		expect(await page.evaluate("matchMedia('(forced-colors: active)').matches")).toBe(true);
		expect(await page.evaluate(fieldsWithoutEdge)).toEqual([]);
		await expectAccessible(page, path);
		await visit.close();
	});
});
