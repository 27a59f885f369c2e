import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Locale, locales, pathInLocale, prefixOf } from "#i18n/locales.ts";
import { expectNoTrouble } from "#tests/browser.ts";
import { knownSecret, linkTokenOf } from "#tests/link-token-of.ts";
import { startTestApp, type TestApp } from "#tests/start-test-app.ts";
import { everyPageName, isRouted, type PageName, pathOfPage } from "#web/site/routes.ts";
import { nowhere } from "./routes.ts";
import { setUpStage } from "./stage.ts";

const stage = setUpStage();
let app: TestApp;
beforeAll(async () => {
	app = await startTestApp("sqlite", { APP_SECRET: knownSecret });
});
afterAll(() => app.remove());

const press = (page: Page) => page.getByRole("main").getByRole("button").click();
const stopOf = (name: string, locale: Locale) =>
	`${prefixOf[locale]}/stop/${linkTokenOf(`${name}-${locale}@example.org`)}`;

/** The link beside a letter of its own. */
async function reportOf(name: string, locale: Locale): Promise<string> {
	const address = `${name}-${locale}@example.org`;
	await app.send({ recipientEmail: address, message: "Your laugh is the best part of my Mondays." });
	const [letter] = (await app.read(address)).body;
	return `${app.url}${prefixOf[locale]}/report/${letter.id}`;
}

/** How a visitor comes to a page that has no address of its own. */
const waysTo: Readonly<Record<string, (page: Page, locale: Locale) => Promise<unknown>>> = {
	"not-found": (page, locale) => page.goto(app.url + pathInLocale(nowhere, locale)),
	"unknown-link": (page, locale) => page.goto(`${app.url}${prefixOf[locale]}/stop/not-a-token`),
	stop: (page, locale) => page.goto(app.url + stopOf("stop", locale)),
	async stopped(page, locale) {
		await page.goto(app.url + stopOf("stopped", locale));
		await press(page);
	},
	report: async (page, locale) => page.goto(await reportOf("report", locale)),
	async reported(page, locale) {
		await page.goto(await reportOf("reported", locale));
		await page.getByRole("main").getByRole("button").first().click();
	},
	async trouble(page, locale) {
		const link = app.url + stopOf("trouble", locale);
		// As often as one mailbox may ask within an hour.
		for (let time = 0; time < 30; time++) await fetch(link, { method: "POST" });
		await page.goto(link);
		await press(page);
	},
};

function open(page: Page, name: PageName, locale: Locale): Promise<unknown> {
	if (isRouted(name)) return page.goto(app.url + pathInLocale(pathOfPage[name], locale));
	const way = waysTo[name];
	if (way === undefined) throw new Error(`Say in this test how a visitor comes to the page "${name}"`);
	return way(page, locale);
}

describe.each(locales)("a visitor in %s", (locale) => {
	it.each(everyPageName)(
		"is told to nobody else, given no cookie and shown nothing against the policy: %s",
		async (name) => {
			const visit = await stage.browser.visit(app.url);
			const { page } = visit;
			await open(page, name, locale);
			await page.getByRole("heading", { level: 1 }).waitFor();
			expect(await page.locator("html").getAttribute("lang")).toBe(locale);
			await page.waitForLoadState("networkidle");
			// Pages without an address of their own may say that something is wrong: answers of 400 and above.
			await expectNoTrouble(visit, { failingRequests: !isRouted(name) });
			await visit.close();
		},
	);

	it("is not either in the administration, which asks for a password", async () => {
		const visit = await stage.browser.visit(app.url);
		await visit.page.goto(`${app.url}${prefixOf[locale]}/admin`);
		await visit.page.locator("input[type=password]").waitFor();
		await expectNoTrouble(visit);
		await visit.close();
	});
});
