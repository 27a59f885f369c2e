import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { m } from "#i18n/compiled/messages.js";
import { type Locale, locales, pathInLocale } from "#i18n/locales.ts";
import { expectNoTrouble, type PageOptions } from "#tests/browser.ts";
import type { ConditionsText } from "#web/site/pages/conditions/conditions-text.ts";
import { expectAccessible } from "./axe.ts";
import { overflow, smallTargets } from "./page-probes.ts";
import { setUpStage } from "./stage.ts";

const stage = setUpStage();

const texts = {} as Record<Locale, ConditionsText>;
for (const locale of locales) {
	const module: { text: ConditionsText } = await import(
		`../../web/site/pages/conditions/conditions-text.${locale}.tsx`
	);
	texts[locale] = module.text;
}

async function open(locale: Locale, options: PageOptions = {}) {
	const visit = await stage.browser.visit(stage.app.url, { reducedMotion: true, ...options });
	await visit.page.goto(`${stage.app.url}${pathInLocale("/conditions", locale)}`);
	return visit;
}

/** The page's questions, and whether each is open. */
const openState = (page: Page) =>
	page.locator("details").evaluateAll((all) => all.map((details) => (details as HTMLDetailsElement).open));

async function openAll(page: Page, { questions }: ConditionsText): Promise<void> {
	for (const { question } of questions.list) await page.getByText(question, { exact: true }).click();
}

describe.each(locales)("the content rules, in %s", (locale) => {
	const text = texts[locale];

	it("open their answers independently, by mouse and by keyboard", async () => {
		const visit = await open(locale);
		const { page } = visit;
		expect(await openState(page)).toEqual([false, false, false, false]);
		await page.getByText(text.questions.list[1]?.question ?? "", { exact: true }).click();
		await page.locator("summary").nth(3).press("Enter");
		expect(await openState(page)).toEqual([false, true, false, true]);
		await page.locator("summary").nth(1).press("Space");
		expect(await openState(page)).toEqual([false, false, false, true]);
		await expectNoTrouble(visit);
		await visit.close();
	});

	it("lead home from their first line and from their last, in the same language", async () => {
		const visit = await open(locale);
		const { page } = visit;
		const ways = page.getByRole("link", { name: m.site_back_home({}, { locale }) });
		expect(await ways.count()).toBe(2);
		for (const way of [ways.first(), ways.last()]) {
			await way.click();
			await page.getByRole("heading", { level: 1, name: m.home_heading({}, { locale }) }).waitFor();
			expect(new URL(page.url()).pathname).toBe(pathInLocale("/", locale));
			await page.goBack();
			await page.getByRole("heading", { name: text.closing.title }).waitFor();
		}
		await expectNoTrouble(visit);
		await visit.close();
	});

	it("name the fault of every refused example in words", async () => {
		const visit = await open(locale);
		const torn = visit.page.getByRole("figure").filter({ hasText: text.verdicts.refused }).locator("strong");
		expect(await torn.allTextContents()).toHaveLength(text.rewordings.pairs.length);
		expect(await torn.first().textContent()).toBe(m.category_meeting({}, { locale }));
		await visit.close();
	});

	it("fit a phone with every answer open, nothing is too small to touch, and axe finds nothing", async () => {
		const visit = await open(locale, { width: 360 });
		await openAll(visit.page, text);
		expect(await visit.page.evaluate(overflow)).toEqual([]);
		expect(await visit.page.evaluate(smallTargets)).toEqual([]);
		await expectAccessible(visit.page, "open");
		await visit.close();
	});

	it("are read whole without JavaScript", async () => {
		const visit = await open(locale, { javaScript: false });
		const { page } = visit;
		for (const { name } of [...text.accepted.kinds, ...text.refused.kinds]) {
			expect(await page.getByRole("heading", { level: 3, name, exact: true }).isVisible()).toBe(true);
		}
		for (const { refused, accepted } of text.rewordings.pairs) {
			expect(await page.getByText(refused).isVisible()).toBe(true);
			expect(await page.getByText(accepted).isVisible()).toBe(true);
		}
		await openAll(page, text);
		expect(await openState(page)).toEqual([true, true, true, true]);
		const contact = page.locator(`details a[href="${pathInLocale("/contact", locale)}"]`).first();
		expect(await contact.isVisible()).toBe(true);
		await expectNoTrouble(visit);
		await visit.close();
	});
});
