import { AxeBuilder } from "@axe-core/playwright";
import { describe, expect, it } from "vitest";
import { m } from "#i18n/compiled/messages.js";
import { byLocale, intlTagOf, type Locale, locales, pathInLocale } from "#i18n/locales.ts";
import { readCatalogue } from "#i18n/read-catalogue.ts";
import { expectNoTrouble } from "#tests/browser.ts";
import { type StoredField, type StoredTable, storedTables } from "#web/site/pages/privacy/stored-tables.ts";
import { layoutShift, overflow, smallTargets, watchLayoutShifts } from "./page-probes.ts";
import { setUpStage } from "./stage.ts";

const stage = setUpStage();

const storedOf = byLocale((locale) => storedTables(readCatalogue(locale)));
const longDate = (day: string) =>
	byLocale((locale) =>
		new Intl.DateTimeFormat(intlTagOf[locale], { dateStyle: "long" }).format(new Date(`${day}T12:00`)),
	);
const leapDayOf = { ...longDate("2028-02-29"), en: "February 29, 2028", fr: "29 février 2028", hi: "29 फ़रवरी 2028" };
const dayAfterOf = { ...longDate("2028-03-01"), en: "March 1, 2028", fr: "1 mars 2028", hi: "1 मार्च 2028" };
const lineCount = storedOf.en.flatMap(({ fields }) => fields).length;

describe.each(locales)("the privacy page, in %s", (locale) => {
	const path = pathInLocale("/privacy", locale);

	it("bears the date of the reader's day, whenever it was built, and moves nothing for it", async () => {
		const visit = await stage.browser.visit(stage.app.url, { beforeScripts: watchLayoutShifts });
		const { page } = visit;
		await page.clock.setFixedTime(new Date(2028, 1, 29, 23, 58));
		await page.goto(stage.app.url + path);
		const date = page.getByRole("main").locator("time");
		await date.waitFor();
		expect([await date.textContent(), await date.getAttribute("datetime")]).toEqual([leapDayOf[locale], "2028-02-29"]);
		expect(await page.evaluate(layoutShift)).toEqual([]);

		await page.clock.setFixedTime(new Date(2028, 2, 1, 0, 2));
		await page.evaluate(`document.dispatchEvent(new Event("visibilitychange"))`);
		await expect.poll(() => date.textContent()).toBe(dayAfterOf[locale]);
		await expectNoTrouble(visit);
		await visit.close();
	});

	it.each([320, 360, 1280])("shows the whole table within a window of %i px", async (width) => {
		const visit = await stage.browser.visit(stage.app.url, { width });
		const { page } = visit;
		await page.goto(stage.app.url + path);
		await page.locator("time").waitFor();
		expect(await page.evaluate(overflow)).toEqual([]);
		expect(await page.evaluate(smallTargets)).toEqual([]);
		const lines = page.locator("tbody tr");
		expect(await lines.count()).toBe(lineCount);
		const cut = await lines.evaluateAll((rows) =>
			rows.filter((row) => row.scrollWidth > row.clientWidth + 1).map((row) => row.textContent),
		);
		expect(cut).toEqual([]);
		await visit.close();
	});

	it("gives axe nothing to say, as cards in light and as a table in dark", async () => {
		for (const [width, colorScheme] of [
			[360, "light"],
			[1280, "dark"],
		] as const) {
			const visit = await stage.browser.visit(stage.app.url, { width, colorScheme, reducedMotion: true });
			await visit.page.goto(stage.app.url + path);
			await visit.page.locator("time").waitFor();
			const { violations } = await new AxeBuilder({ page: visit.page }).setLegacyMode().analyze();
			const faults = violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target}`));
			expect(faults, `${colorScheme}, ${width} px`).toEqual([]);
			await visit.close();
		}
	});

	it("can be read without JavaScript, and then bears the server's day", async () => {
		const visit = await stage.browser.visit(stage.app.url, { javaScript: false });
		const { page } = visit;
		await page.goto(stage.app.url + path);
		const main = page.getByRole("main");
		const day = await main.locator("time").getAttribute("datetime");
		expect(day).toMatch(/^20\d\d-\d\d-\d\d$/);
		expect(await main.locator("time").textContent()).toBe(longDate(String(day))[locale]);
		const { name, purpose } = storedField(locale, "message", "recipient_sealed");
		for (const words of [name, purpose]) expect(await main.getByText(words).isVisible()).toBe(true);
		expect(await main.locator("tbody tr").count()).toBe(lineCount);
		await main.locator('nav a[href="#rights"]').click();
		expect(new URL(page.url()).hash).toBe("#rights");
		await main.getByRole("link", { name: m.site_back_home({}, { locale }) }).click();
		expect(new URL(page.url()).pathname).toBe(pathInLocale("/", locale));
		await expectNoTrouble(visit);
		await visit.close();
	});

	it("remains a table to those who hear it, also as cards", async () => {
		const visit = await stage.browser.visit(stage.app.url);
		await visit.page.goto(stage.app.url + path);
		const { title, name } = storedField(locale, "message", "text_sealed");
		const table = visit.page.getByRole("table", { name: title, exact: true });
		expect(await table.getByRole("rowheader", { name: `${name} message.text_sealed`, exact: true }).count()).toBe(1);
		expect(await table.getByRole("columnheader").count()).toBe(3);
		await visit.close();
	});
});

/** What a language says of a column, and its table's title. */
function storedField(locale: Locale, table: string, column: string): StoredField & Pick<StoredTable, "title"> {
	const stored = storedOf[locale].find((each) => each.table === table);
	const field = stored?.fields.find((each) => each.column === column);
	if (stored === undefined || field === undefined) throw new Error(`no words for ${table}.${column}`);
	return { ...field, title: stored.title };
}
