import type { Locator, Page } from "playwright-core";
import { limits } from "#contract/limits.ts";
import { m } from "#i18n/compiled/messages.js";
import { type Locale, pathInLocale, samples } from "#i18n/locales.ts";
import { withNumbersIn } from "#i18n/numbers-in.ts";

/** A few kind words in each language, with line breaks, an emoji of several code points and nothing to object to. */
export const kindWords = samples({
	en: "Your smile is the best part of my mornings,\n  and of my evenings. ❤️\n\nThank you for being you.",
	fr: "Ton sourire illumine mes matins,\n  et mes soirées. ❤️\n\nMerci d’être toi.",
	hi: "तुम्हारी मुस्कान मेरी सुबह रोशन कर देती है,\n  और मेरी शाम भी। ❤️\n\nतुम जैसी हो, वैसी ही बहुत प्यारी हो।",
});

/** Chooses a message's words in a language, with the numbers among its inputs as pages write them: `say(m.home_send_button)`. */
export function speaker(locale: Locale) {
	return <Inputs extends object>(
		message: (inputs: Inputs, options: { locale: Locale }) => string,
		...[inputs]: Record<string, never> extends Inputs ? [] : [Inputs]
	): string => message(withNumbersIn(locale, { ...inputs }) as Inputs, { locale });
}

/** The home page by what a person finds on it, in the words of its language. */
export function homePage(page: Page, origin: string, locale: Locale) {
	const say = speaker(locale);
	const tab = (name: string) => page.getByRole("tab", { name, exact: true });
	const field = (name: string) => page.getByRole("textbox", { name, exact: true });
	const button = (name: string) => page.getByRole("button", { name, exact: true });
	const recipient = field(say(m.home_send_recipient_label));
	const message = field(say(m.home_send_message_label));
	const send = button(say(m.home_send_button));
	const inboxAddress = field(say(m.inbox_address_label));
	return {
		say,
		button,
		recipient,
		message,
		send,
		inboxAddress,
		sendTab: tab(say(m.home_tab_send)),
		receivedTab: tab(say(m.home_tab_received)),
		read: button(say(m.inbox_button)),
		/** Sealed or not: their words are there in any case. */
		letters: page.getByRole("article"),
		envelopes: page.locator("button.envelope"),
		openAll: button(say(m.inbox_open_all)),
		heading: (name: string) => page.getByRole("heading", { name, exact: true }),
		/** The counter as the eye sees it. */
		counter: (count: number) => page.getByText(`${count}/${limits.messageCharacters}`, { exact: true }),
		open: () => page.goto(`${origin}${pathInLocale("/", locale)}`),
		async write(address: string, text: string): Promise<void> {
			await recipient.fill(address);
			await message.fill(text);
		},
		async openInbox(address: string): Promise<void> {
			await inboxAddress.fill(address);
			await button(say(m.inbox_button)).click();
		},
	};
}

export type HomePage = ReturnType<typeof homePage>;

/** Waits until the focus is there. */
export async function expectFocused(locator: Locator): Promise<void> {
	await locator.and(locator.page().locator(":focus")).waitFor();
}

/** Waits until a refusal stands beside the text, which has the focus. */
export async function expectRefused(home: HomePage): Promise<void> {
	await home.heading(home.say(m.outcome_rejected_title)).waitFor();
	await expectFocused(home.message);
}
