import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { longDate } from "#contract/long-date.ts";
import { m } from "#i18n/compiled/messages.js";
import { locales, nativeNameOf, pathInLocale } from "#i18n/locales.ts";
import { expectNoTrouble, type Visit } from "#tests/browser.ts";
import { dayOf } from "#web/site/pages/privacy/page-date.ts";
import { contactPage } from "./contact-page.ts";
import { homePage } from "./home-page.ts";
import { everyPage } from "./routes.ts";
import { setUpStage } from "./stage.ts";

const stage = setUpStage();

describe("with JavaScript switched off", () => {
	let visit: Visit;
	let page: Page;
	beforeAll(async () => {
		visit = await stage.browser.visit(stage.app.url, { javaScript: false });
		page = visit.page;
	});
	afterAll(() => visit.close());

	it.each(everyPage)("$path can be read", async ({ path, locale, found }) => {
		const answer = await page.goto(`${stage.app.url}${path}`);
		expect(answer?.status()).toBe(found ? 200 : 404);
		expect(await page.locator("html").getAttribute("lang")).toBe(locale);
		expect(await page.getByRole("heading", { level: 1 }).isVisible()).toBe(true);
		expect((await page.getByRole("main").textContent())?.length).toBeGreaterThan(80);
		// Those within others come after them, and are in sight by then.
		for (const item of await page.locator("details").all()) {
			if (!(await item.isVisible())) continue;
			await item.locator("> summary").click();
			expect(await item.getAttribute("open")).not.toBeNull();
			expect(await item.locator("> :not(summary)").first().isVisible()).toBe(true);
		}
		await expectNoTrouble(visit, { failingRequests: true });
	});

	it.each(everyPage.filter(({ locale, found }) => locale === "en" && found))(
		"$path leads to its other languages",
		async ({ path }) => {
			await page.goto(`${stage.app.url}${path}`);
			for (const locale of ["fr", "hi", "en"] as const) {
				await page.getByRole("banner").getByRole("link", { name: nativeNameOf[locale], exact: true }).click();
				await page.waitForURL(`${stage.app.url}${pathInLocale(path, locale)}`);
				expect(await page.locator("html").getAttribute("lang")).toBe(locale);
			}
		},
	);

	it.each(locales)("the privacy page shows the day (%s)", async (locale) => {
		await page.goto(`${stage.app.url}${pathInLocale("/privacy", locale)}`);
		const date = page.locator("time");
		const day = dayOf(new Date());
		expect([await date.getAttribute("datetime"), await date.textContent()]).toEqual([day, longDate(day, locale)]);
	});

	it.each(locales)("the home page says what needs JavaScript, and shows the rest (%s)", async (locale) => {
		const home = homePage(page, stage.app.url, locale);
		await home.open();
		const notice = page.locator("noscript > p");
		expect([await notice.textContent(), await notice.isVisible()]).toEqual([home.say(m.home_noscript), true]);
		expect(await home.send.isVisible()).toBe(false);
		expect(await page.getByText(home.say(m.feature_moderated_text)).isVisible()).toBe(true);
		await page
			.getByRole("contentinfo")
			.getByRole("link", { name: home.say(m.footer_faq), exact: true })
			.click();
		await page.waitForURL(`${stage.app.url}${pathInLocale("/faq", locale)}`);
	});

	it.each(locales)("the contact page says what its form needs, and shows the rest (%s)", async (locale) => {
		const contact = contactPage(page, stage.app.url, locale);
		await contact.open();
		const notice = page.locator("noscript > p");
		expect([await notice.textContent(), await notice.isVisible()]).toEqual([contact.say(m.contact_noscript), true]);
		expect(await contact.send.isVisible()).toBe(false);
		expect(await page.getByText(contact.say(m.contact_advice_note_text)).isVisible()).toBe(true);
	});
});
