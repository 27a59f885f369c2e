import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { m } from "#i18n/compiled/messages.js";
import { intlTagOf, locales } from "#i18n/locales.ts";
import { expectNoTrouble, openBrowser, type TestBrowser } from "#tests/browser.ts";
import { type MailSink, startMailSink } from "#tests/mail-sink.ts";
import { startTestApp, type TestApp } from "#tests/start-test-app.ts";
import { contactPage, letters, nothingWritten } from "./contact-page.ts";
import { expectFocused, expectRefused, homePage, kindWords } from "./home-page.ts";

const supportAddress = "support@billet-doux.example";
const phoneNumber = "06 12 34 56 78";

let sink: MailSink;
let app: TestApp;
let browser: TestBrowser;
beforeAll(async () => {
	sink = await startMailSink();
	[app, browser] = await Promise.all([
		startTestApp("sqlite", { SMTP_URL: sink.url, SUPPORT_EMAIL: supportAddress }),
		openBrowser(),
	]);
});
afterAll(async () => {
	await Promise.all([browser.close(), app.remove(), sink.close()]);
});

describe.each(locales)("a note's way in the browser, in %s", (locale) => {
	it("is written, approved, e-mailed and read", async () => {
		const visit = await browser.visit(app.url, { language: intlTagOf[locale] });
		const home = homePage(visit.page, app.url, locale);
		const text = kindWords[locale];
		const address = `jane-${locale}@example.org`;
		await home.open();
		expect(await home.send.isDisabled()).toBe(true);
		await home.counter(0).waitFor();
		await home.recipient.fill(` ${address} `);
		expect(await home.send.isDisabled()).toBe(true);
		await home.message.pressSequentially("💌");
		await home.counter(1).waitFor();
		await home.message.fill(`\n${text}  `);
		await home.counter([...text].length).waitFor();
		expect(await home.send.isEnabled()).toBe(true);

		// Held until it was seen that the page says so: the answer may be faster than a look at the page.
		const seen = Promise.withResolvers<void>();
		await visit.page.route("**/api/messages", async (route) => {
			await seen.promise;
			await route.continue();
		});
		await home.send.click();
		await visit.page.getByText(home.say(m.home_send_sending)).waitFor();
		seen.resolve();
		await expectFocused(home.heading(home.say(m.outcome_sent_title)));
		await visit.page.getByText(home.say(m.outcome_sent_text, { recipient: address })).waitFor();

		const arrived = sink.received.at(-1);
		expect(arrived?.recipients).toEqual([address]);
		expect(arrived?.mail.subject).toBe(home.say(m.email_notification_subject));
		expect(arrived?.mail.text).toContain(text);
		expect(arrived?.mail.html).toContain(`lang="${locale}"`);

		await home.receivedTab.click();
		await home.openInbox(address.toUpperCase());
		const letter = visit.page.getByRole("article", {
			name: home.say(m.inbox_letter_title, { number: 1 }),
			exact: true,
		});
		const body = letter.getByRole("paragraph");
		expect(await body.textContent()).toBe(text);
		expect(await body.evaluate((element) => getComputedStyle(element).whiteSpace)).toMatch(
			/^(?:pre-wrap|break-spaces)$/,
		);
		const month = new Intl.DateTimeFormat(intlTagOf[locale], { month: "long" }).format(new Date());
		expect(await letter.getByRole("time").textContent()).toContain(month);
		await expectNoTrouble(visit);
		await visit.close();
	});

	it("is refused with the rule and the place, edited and sent again", async () => {
		const visit = await browser.visit(app.url, { reducedMotion: true });
		const { page } = visit;
		const home = homePage(page, app.url, locale);
		const mailsBefore = sink.received.length;
		const kind = kindWords[locale].split("\n").join(" ");
		const text = `${kind} ${phoneNumber}`;
		await home.open();
		await home.write("jim@example.org", text);
		await home.send.click();

		await expectRefused(home);
		await page.getByText(home.say(m.reason_personal_info), { exact: true }).waitFor();
		await page.getByText(home.say(m.outcome_rejected_advice), { exact: true }).waitFor();
		expect(await page.locator(".passages mark").allTextContents()).toEqual([phoneNumber]);
		await page.getByText(home.say(m.outcome_rejected_tips_title), { exact: true }).click();
		for (const tip of [
			m.outcome_rejected_tip_respect,
			m.outcome_rejected_tip_meeting,
			m.outcome_rejected_tip_romantic,
			m.outcome_rejected_tip_kind,
		]) {
			expect(await page.getByRole("listitem").getByText(home.say(tip), { exact: true }).count()).toBe(1);
		}
		expect(sink.received).toHaveLength(mailsBefore);
		expect(await home.recipient.inputValue()).toBe("jim@example.org");
		expect(await home.message.inputValue()).toBe(text);

		await home.button(home.say(m.outcome_rejected_edit)).click();
		await expectFocused(home.message);
		await home.message.fill(kind);
		await home.send.click();
		await expectFocused(home.heading(home.say(m.outcome_sent_title)));
		expect(await home.heading(home.say(m.outcome_rejected_title)).count()).toBe(0);
		expect(sink.received).toHaveLength(mailsBefore + 1);

		await home.button(home.say(m.outcome_write_another)).click();
		await expectFocused(home.recipient);
		expect([await home.recipient.inputValue(), await home.message.inputValue()]).toEqual(["", ""]);
		expect(await home.send.isDisabled()).toBe(true);
		await expectNoTrouble(visit);
		await visit.close();
	});
});

it.each(locales)("a letter to the people behind the service reaches them, in %s", async (locale) => {
	const visit = await browser.visit(app.url, { reducedMotion: true });
	const contact = contactPage(visit.page, app.url, locale);
	const letter = letters[locale];
	const mailsBefore = sink.received.length;
	await contact.open();
	await contact.write(letter);
	await contact.send.click();
	await expectFocused(contact.sent);
	await sink.waitFor(mailsBefore + 1);
	const arrived = sink.received.at(-1);
	expect(arrived?.recipients).toEqual([supportAddress]);
	expect(arrived?.mail.replyTo?.value[0]?.address).toBe(letter.email);
	expect(arrived?.mail.subject).toContain(letter.subject);
	expect(arrived?.mail.text).toContain(letter.message.trim());
	expect(await contact.written()).toEqual(nothingWritten);
	await expectNoTrouble(visit);
	await visit.close();
});
