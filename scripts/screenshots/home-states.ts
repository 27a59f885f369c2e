import { m } from "#i18n/compiled/messages.js";
import { type Locale, samples } from "#i18n/locales.ts";
import { expectFocused, type HomePage, kindWords } from "#tests/e2e/home-page.ts";
import type { Series } from "./series.ts";

/** To whom the notes of a series go: to somebody else in each, so that every letterbox holds the same letters. */
export function addressOf({ locale, width, colorScheme }: Series): string {
	return `${nameOf[colorScheme][locale]}${width}@example.org`;
}

/** Takes a picture of what the page shows now. */
type Take = (state: string) => Promise<void>;

const notes = "**/api/messages";

const nameOf: Readonly<Record<Series["colorScheme"], Readonly<Record<Locale, string>>>> = {
	light: samples({ en: "jane", fr: "zoe", hi: "asha" }),
	dark: samples({ en: "kate", fr: "lea", hi: "mira" }),
};

/** Lives through the states of the home page, from a note being written to letters received, and pictures each. */
export async function takeHomeStates(home: HomePage, series: Series, take: Take): Promise<void> {
	const { locale } = series;
	const address = addressOf(series);
	await home.open();
	await home.write(address, kindWords[locale]);
	await take("1-filled");
	await home.recipient.fill("jane");
	await home.send.click();
	await expectFocused(home.recipient);
	await take("2-fault");
	await takeOutcomes(home, address, kindWords[locale], take);
	await home.receivedTab.click();
	await take("7-letterbox");
	await home.openInbox(address);
	await home.letters.first().waitFor();
	await take("8-letters");
	await home.openInbox("nobody@example.org");
	await home.heading(home.say(m.inbox_empty_title)).waitFor();
	await take("9-no-letters");
}

/** Each outcome is that of a first try, on a page opened anew. */
async function takeOutcomes(home: HomePage, address: string, words: string, take: Take): Promise<void> {
	const page = home.recipient.page();
	const send = async (text: string, title: () => string): Promise<void> => {
		await home.open();
		await home.write(address, text);
		await home.send.click();
		await home.heading(home.say(title)).waitFor();
	};
	await send(`${words} 06 12 34 56 78`, m.outcome_rejected_title);
	await take("3-refused");
	await page.route(notes, (route) => route.abort("failed"));
	await send(words, m.outcome_error_network_title);
	await take("4-network-error");
	await page.unroute(notes);
	await page.route(notes, (route) =>
		route.fulfill({
			status: 503,
			headers: { "retry-after": "8" },
			json: { success: false, error: "busy", reason: "overloaded" },
		}),
	);
	await send(words, m.outcome_waiting_title);
	await take("4-waiting");
	for (let tries = 0; tries < 6; tries++) {
		await page.locator(".waiting-seconds").getByText(/\d/).waitFor();
		await home.button(home.say(m.outcome_waiting_now)).click();
	}
	await expectFocused(home.heading(home.say(m.outcome_busy_title)));
	await take("4-busy");
	await page.unroute(notes);
	const limit = { success: false, error: "—", limit: "recipient", retryAfterSeconds: 20_000 };
	await page.route(notes, (route) => route.fulfill({ status: 429, json: limit }));
	await send(words, m.outcome_limited_recipient_title);
	await take("4-limited");
	await page.unroute(notes);
	const duplicate = { success: false, error: "—", reason: "already_sent" };
	await page.route(notes, (route) => route.fulfill({ status: 409, json: duplicate }));
	await send(words, m.outcome_duplicate_title);
	await take("4-duplicate");
	await page.unroute(notes);
	await page.route(notes, (route) => route.fulfill({ json: { success: true, status: "approved", emailSent: false } }));
	await send(words, m.outcome_saved_title);
	await take("5-saved");
	await page.unroute(notes);
	const held = { success: false, status: "held", reason: home.say(m.reason_held), receipt: "none" };
	await page.route(notes, (route) => route.fulfill({ json: held }));
	await send(words, m.outcome_held_title);
	await take("5-held");
	await page.unroute(notes);
	await send(words, m.outcome_sent_title);
	await send(words.split("\n")[0] ?? "", m.outcome_sent_title);
	await take("6-sent");
}
