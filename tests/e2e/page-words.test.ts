import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { m } from "#i18n/compiled/messages.js";
import { type Locale, locales } from "#i18n/locales.ts";
import { foreignWords } from "./foreign-words.ts";
import { expectFocused, expectRefused, homePage, kindWords } from "./home-page.ts";
import { pageWords } from "./page-words.ts";
import { everyPage } from "./routes.ts";
import { setUpStage } from "./stage.ts";

const stage = setUpStage();

describe.each(locales)("every word is of the page's language, in %s", (locale) => {
	it("on every page, found or not", async () => {
		const visit = await stage.browser.visit(stage.app.url, { reducedMotion: true });
		for (const { path } of everyPage.filter((each) => each.locale === locale)) {
			await visit.page.goto(`${stage.app.url}${path}`, { waitUntil: "networkidle" });
			await expectOwnWords(visit.page, locale, path);
		}
		await visit.close();
	});

	it("with JavaScript switched off", async () => {
		const visit = await stage.browser.visit(stage.app.url, { javaScript: false });
		const home = homePage(visit.page, stage.app.url, locale);
		await home.open();
		await expectOwnWords(visit.page, locale, "home without JavaScript");
		await visit.close();
	});

	it("on the home page, whatever becomes of a note", async () => {
		const visit = await stage.browser.visit(stage.app.url, { reducedMotion: true });
		const { page } = visit;
		const home = homePage(page, stage.app.url, locale);
		const address = `words-${locale}@example.org`;
		await home.open();
		await home.write("jane", kindWords[locale]);
		await home.send.click();
		await expectFocused(home.recipient);
		await expectOwnWords(page, locale, "a fault");

		await home.write(address, `${kindWords[locale]} 06 12 34 56 78`);
		await home.send.click();
		await expectRefused(home);
		await expectOwnWords(page, locale, "refused");

		await home.message.fill(kindWords[locale]);
		for (const [answer, title] of [
			[undefined, m.outcome_error_network_title],
			[{ success: false, status: "pending", errorType: "rate_limit" }, m.outcome_error_rate_limit_title],
			[{ success: false, status: "pending", errorType: "api_key" }, m.outcome_error_api_key_title],
			[{ success: false, status: "pending", errorType: "unknown" }, m.outcome_error_unknown_title],
		] as const) {
			await page.route("**/api/messages", (route) =>
				answer === undefined ? route.abort("failed") : route.fulfill({ json: answer }),
			);
			await home.send.click();
			await expectFocused(home.heading(home.say(title)));
			await expectOwnWords(page, locale, answer?.errorType ?? "network error");
			await page.unroute("**/api/messages");
		}

		for (const [json, title] of [
			[{ limit: "recipient", retryAfterSeconds: 9 }, m.outcome_limited_recipient_title],
			[{ limit: "source", retryAfterSeconds: 80_000 }, m.outcome_limited_source_title],
			[{ limit: "all", retryAfterSeconds: 9 }, m.outcome_limited_all_title],
			[{ reason: "already_sent" }, m.outcome_duplicate_title],
		] as const) {
			await page.route("**/api/messages", (route) => route.fulfill({ status: 429, json: { error: "—", ...json } }));
			await home.send.click();
			await expectFocused(home.heading(home.say(title)));
			await expectOwnWords(page, locale, JSON.stringify(json));
			await page.unroute("**/api/messages");
		}

		await home.send.click();
		await expectFocused(home.heading(home.say(m.outcome_sent_title)));
		await expectOwnWords(page, locale, "sent");
		await home.receivedTab.click();
		await home.openInbox(address);
		await home.letters.first().waitFor();
		await expectOwnWords(page, locale, "letters");
		await home.openInbox("nobody@example.org");
		await home.heading(home.say(m.inbox_empty_title)).waitFor();
		await expectOwnWords(page, locale, "no letters");
		await visit.close();
	});
});

describe("a stray sentence is found", () => {
	it.each([
		["a paragraph", `<p>Your words are <b>kept</b> here.</p>`],
		["a name for screen readers", `<button aria-label="Close this window">×</button>`],
		["a tooltip", `<span title="Read the rules">?</span>`],
		["a placeholder", `<input placeholder="Write to them">`],
		["a picture's description", `<img alt="The letter with its seal" src="/favicon.svg">`],
		["a closed answer", `<details><summary>?</summary>This is not translated.</details>`],
		["something hidden", `<p hidden>What they said of it</p>`],
		["a link within a sentence", `<p>— <a href="/">with the rules</a></p>`],
	])("in %s, on a French and on a Hindi page", async (_, html) => {
		for (const [path, locale] of [
			["/fr/faq", "fr"],
			["/in/faq", "hi"],
		] as const) {
			const visit = await stage.browser.visit(stage.app.url, { javaScript: false });
			await visit.page.goto(`${stage.app.url}${path}`);
			const before = await strayWords(visit.page, locale);
			await seed(visit.page, html);
			expect((await strayWords(visit.page, locale)).length).toBeGreaterThan(before.length);
			await visit.close();
		}
	});

	it.each([
		["what says that it is of another language", `<p lang="en">Your words are kept here.</p>`],
		["a technical name", `<p><code>message.recipient_sealed</code></p>`],
		["an address", `<p>name@example.org</p>`],
	])("but not in %s", async (_, html) => {
		const visit = await stage.browser.visit(stage.app.url, { javaScript: false });
		await visit.page.goto(`${stage.app.url}/in/faq`);
		const before = await strayWords(visit.page, "hi");
		await seed(visit.page, html);
		expect(await strayWords(visit.page, "hi")).toEqual(before);
		await visit.close();
	});
});

async function seed(page: Page, html: string): Promise<void> {
	await page.locator("main").evaluate((main, stray) => main.insertAdjacentHTML("beforeend", stray), html);
}

async function expectOwnWords(page: Page, locale: Locale, state: string): Promise<void> {
	expect([state, await strayWords(page, locale)]).toEqual([state, []]);
}

/** Each text of the page that has foreign words, with them. */
async function strayWords(page: Page, locale: Locale): Promise<string[]> {
	const texts: string[] = await page.evaluate(pageWords);
	expect(texts.length).toBeGreaterThan(15);
	return texts.flatMap((text) => {
		const found = foreignWords(text, locale);
		return found.length === 0 ? [] : [`${found.join(", ")} in: ${text}`];
	});
}
