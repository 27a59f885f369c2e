import { describe, it } from "vitest";
import { m } from "#i18n/compiled/messages.js";
import { intlTagOf, locales, pathInLocale } from "#i18n/locales.ts";
import { expectNoTrouble } from "#tests/browser.ts";
import { expectAccessible } from "./axe.ts";
import { expectFocused, homePage, kindWords } from "./home-page.ts";
import { everyPage } from "./routes.ts";
import { setUpStage } from "./stage.ts";

const stage = setUpStage();

const apiPath = "**/api/messages";

describe.concurrent.each(locales)("axe finds nothing, in %s", (locale) => {
	it("on the home page: empty, filled in, with faults, in each outcome, with letters and without", {
		timeout: 60_000,
	}, async () => {
		const visit = await stage.browser.visit(stage.app.url, { reducedMotion: true });
		const { page } = visit;
		const home = homePage(page, stage.app.url, locale);
		const address = `jane-${locale}@example.org`;
		await home.open();
		await expectAccessible(page, "empty");

		await home.write("jane", "💌".repeat(1001));
		await expectAccessible(page, "filled in");
		await home.send.click();
		await expectFocused(home.recipient);
		await expectAccessible(page, "faults");

		await home.write(address, kindWords[locale]);
		await page.route(apiPath, (route) => route.abort("failed"));
		await home.send.click();
		await expectFocused(home.heading(home.say(m.outcome_error_network_title)));
		await expectAccessible(page, "network error");
		await page.unroute(apiPath);

		for (const [errorType, title] of [
			["rate_limit", m.outcome_error_rate_limit_title],
			["api_key", m.outcome_error_api_key_title],
			["unknown", m.outcome_error_unknown_title],
		] as const) {
			await page.route(apiPath, (route) => route.fulfill({ json: { success: false, status: "pending", errorType } }));
			await home.send.click();
			await expectFocused(home.heading(home.say(title)));
			await expectAccessible(page, errorType);
			await page.unroute(apiPath);
		}

		await home.message.fill(`${kindWords[locale]} 06 12 34 56 78`);
		await home.send.click();
		await expectFocused(home.heading(home.say(m.outcome_rejected_title)));
		await expectAccessible(page, "refused");

		await home.message.fill(kindWords[locale]);
		await page.route(apiPath, (route) =>
			route.fulfill({ json: { success: true, status: "approved", emailSent: false, emailError: "—" } }),
		);
		await home.send.click();
		await expectFocused(home.heading(home.say(m.outcome_saved_title)));
		await expectAccessible(page, "saved");
		await page.unroute(apiPath);

		await home.button(home.say(m.outcome_write_another)).click();
		await home.write(address, kindWords[locale]);
		await home.send.click();
		await expectFocused(home.heading(home.say(m.outcome_sent_title)));
		await expectAccessible(page, "sent");

		await home.receivedTab.click();
		await expectAccessible(page, "letterbox");
		await home.openInbox(address);
		await home.letters.first().waitFor();
		await expectAccessible(page, "letters");
		await home.openInbox("nobody@example.org");
		await home.heading(home.say(m.inbox_empty_title)).waitFor();
		await expectAccessible(page, "no letters");
		await expectNoTrouble(visit, { failingRequests: true });
		await visit.close();
	});

	it("on every other page, found or not", { timeout: 60_000 }, async () => {
		const visit = await stage.browser.visit(stage.app.url, { reducedMotion: true });
		for (const { path } of everyPage.filter(
			(each) => each.locale === locale && each.path !== pathInLocale("/", locale),
		)) {
			await visit.page.goto(`${stage.app.url}${path}`);
			await expectAccessible(visit.page, path);
		}
		await expectNoTrouble(visit, { failingRequests: true });
		await visit.close();
	});
});

describe.each(["fr", "hi"] as const)("axe finds nothing in the offer of another language, %s", (locale) => {
	it("on the English home page", async () => {
		const visit = await stage.browser.visit(stage.app.url, { reducedMotion: true, language: intlTagOf[locale] });
		await visit.page.goto(stage.app.url);
		await visit.page.getByText(m.language_offer_text({}, { locale })).waitFor();
		await expectAccessible(visit.page, "offer");
		await visit.close();
	});
});
