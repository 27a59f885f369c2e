import { describe, expect, it } from "vitest";
import { m } from "#i18n/compiled/messages.js";
import { byLocale, intlTagOf, type Locale, locales, pathInLocale } from "#i18n/locales.ts";
import { readCatalogue } from "#i18n/read-catalogue.ts";
import { expectNoTrouble } from "#tests/browser.ts";
import { type StoredField, type StoredTable, storedTables } from "#web/site/pages/privacy/stored-tables.ts";
import { expectAccessible } from "./axe.ts";
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
const unfoldAll = "for (const item of document.querySelectorAll('details')) item.open = true";
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
		await page.evaluate(unfoldAll);
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

	it("is short until its parts are unfolded, and says first what matters", async () => {
		const visit = await stage.browser.visit(stage.app.url, { width: 360 });
		const { page } = visit;
		await page.goto(stage.app.url + path, { waitUntil: "networkidle" });
		expect(await page.evaluate("document.documentElement.scrollHeight")).toBeLessThan(6_000);
		const first = page.getByRole("main").getByRole("heading", { level: 2 }).first();
		expect(await first.evaluate(({ id }) => id)).toBe("summary");
		await visit.close();
	});

	it("unfolds the part that an address points to, and those around it", async () => {
		const visit = await stage.browser.visit(stage.app.url, { reducedMotion: true });
		const { page } = visit;
		await page.goto(`${stage.app.url}${path}#fields-delivery`);
		const opened = page.locator("details[open]");
		await expect
			.poll(() => opened.evaluateAll((all) => all.map(({ id }) => id)))
			.toEqual(["fields", "fields-delivery"]);
		expect(await page.locator("#fields-delivery table").isVisible()).toBe(true);
		expect(await page.locator("#fields-delivery").evaluate(isInView)).toBe(true);
		await page.evaluate(() => {
			location.hash = "rights";
		});
		await expect.poll(() => page.locator("#rights .prose").isVisible()).toBe(true);
		await visit.close();
	});

	it("is printed whole, and is as it was after that", async () => {
		const visit = await stage.browser.visit(stage.app.url);
		const { page } = visit;
		await page.goto(stage.app.url + path);
		await page.locator("time").waitFor();
		const folded = page.locator("details:not([open])");
		const before = await folded.count();
		await page.waitForLoadState("networkidle");
		await page.evaluate("dispatchEvent(new Event('beforeprint'))");
		expect(await folded.count()).toBe(0);
		await page.evaluate("dispatchEvent(new Event('afterprint'))");
		expect(await folded.count()).toBe(before);
		await page.emulateMedia({ media: "print" });
		expect(await page.locator("tbody tr").last().isVisible()).toBe(true);
		await visit.close();
	});

	it("gives axe nothing to say, as cards and as a table", async () => {
		const visit = await stage.browser.visit(stage.app.url, { reducedMotion: true });
		await visit.page.goto(stage.app.url + path);
		await visit.page.locator("time").waitFor();
		await visit.page.evaluate(unfoldAll);
		await expectAccessible(visit.page, "cards");
		await visit.page.setViewportSize({ width: 1280, height: 740 });
		await expectAccessible(visit.page, "table");
		await visit.close();
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
		await page.goto(`${stage.app.url}${path}#fields-message`);
		for (const words of [name, purpose]) expect(await main.getByText(words).isVisible()).toBe(true);
		expect(await main.locator("tbody tr").count()).toBe(lineCount);
		await main.getByRole("link", { name: m.site_back_home({}, { locale }) }).click();
		expect(new URL(page.url()).pathname).toBe(pathInLocale("/", locale));
		await expectNoTrouble(visit);
		await visit.close();
	});

	it("remains a table to those who hear it, also as cards", async () => {
		const visit = await stage.browser.visit(stage.app.url);
		await visit.page.goto(`${stage.app.url}${path}#fields-message`);
		const { title, name } = storedField(locale, "message", "text_sealed");
		const table = visit.page.getByRole("table", { name: title, exact: true });
		expect(await table.getByRole("rowheader", { name: `${name} message.text_sealed`, exact: true }).count()).toBe(1);
		expect(await table.getByRole("columnheader").count()).toBe(2);
		await visit.close();
	});
});

function isInView(element: Element): boolean {
	const { top } = element.getBoundingClientRect();
	return top >= -1 && top < innerHeight;
}

/** What a language says of a column, and its table's title. */
function storedField(locale: Locale, table: string, column: string): StoredField & Pick<StoredTable, "title"> {
	const stored = storedOf[locale].find((each) => each.table === table);
	const field = stored?.fields.find((each) => each.column === column);
	if (stored === undefined || field === undefined) throw new Error(`no words for ${table}.${column}`);
	return { ...field, title: stored.title };
}
