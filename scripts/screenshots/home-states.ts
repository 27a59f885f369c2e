import type { Page } from "playwright-core";
import { m } from "#i18n/compiled/messages.js";
import type { Locale } from "#i18n/locales.ts";
import { expectFocused, type HomePage, homePage, kindWords } from "#tests/e2e/home-page.ts";

/** Takes a picture of what the page shows now. */
type Take = (state: string) => Promise<void>;

const notes = "**/api/messages";

/** Lives through the states of the home page, from a note being written to letters received, and pictures each. */
export async function pictureHomeStates(page: Page, origin: string, locale: Locale, take: Take): Promise<void> {
	const home = homePage(page, origin, locale);
	const address = `${locale}-${crypto.randomUUID().slice(0, 8)}@example.org`;
	await home.open();
	await home.write(address, kindWords[locale]);
	await take("1-filled");
	await home.recipient.fill("jane");
	await home.send.click();
	await expectFocused(home.recipient);
	await take("2-fault");
	await pictureOutcomes(page, home, locale, address, take);
	await home.receivedTab.click();
	await take("7-letterbox");
	await home.openInbox(address);
	await home.letters.first().waitFor();
	await take("8-letters");
	await home.openInbox("nobody@example.org");
	await home.heading(home.say(m.inbox_empty_title)).waitFor();
	await take("9-no-letters");
}

async function pictureOutcomes(page: Page, home: HomePage, locale: Locale, address: string, take: Take): Promise<void> {
	const outcome = async (title: () => string): Promise<void> => {
		await home.send.click();
		await expectFocused(home.heading(home.say(title)));
	};
	await home.write(address, `${kindWords[locale]} 06 12 34 56 78`);
	await outcome(m.outcome_rejected_title);
	await take("3-refused");
	await home.message.fill(kindWords[locale]);
	await page.route(notes, (route) => route.abort("failed"));
	await outcome(m.outcome_error_network_title);
	await take("4-network-error");
	await page.unroute(notes);
	await page.route(notes, (route) => route.fulfill({ json: { success: true, status: "approved", emailSent: false } }));
	await outcome(m.outcome_saved_title);
	await take("5-saved");
	await page.unroute(notes);
	for (const words of [kindWords[locale], kindWords[locale].split("\n")[0] ?? ""]) {
		await home.button(home.say(m.outcome_write_another)).click();
		await home.write(address, words);
		await outcome(m.outcome_sent_title);
	}
	await take("6-sent");
}
