import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type ParsedMail, simpleParser } from "mailparser";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { m } from "#i18n/compiled/messages.js";
import { intlTagOf, type Locale, prefixOf } from "#i18n/locales.ts";
import { expectNoTrouble, openBrowser, type TestBrowser, type Visit } from "#tests/browser.ts";
import { startTestApp, type TestApp } from "#tests/start-test-app.ts";
import { adminPage } from "./admin-page.ts";
import { expectAccessible } from "./axe.ts";
import { expectFocused, homePage, kindWords, speaker } from "./home-page.ts";
import { walkedIn } from "./walked-in.ts";

// What a recipient does who has nothing but the e-mail in their hands, on a phone.

let app: TestApp;
let browser: TestBrowser;
/** As the links of e-mails have it, unless an operator says otherwise. */
let origin: string;
beforeAll(async () => {
	[app, browser] = await Promise.all([startTestApp("sqlite"), openBrowser()]);
	origin = app.url.replace("127.0.0.1", "localhost");
});
afterAll(async () => {
	await Promise.all([browser.close(), app.remove()]);
});

/** The only e-mail to an address, as it lies in the data folder. */
async function emailTo(address: string): Promise<ParsedMail> {
	const folder = join(app.dataDir, "mail");
	const files = readdirSync(folder).filter((name) => name.endsWith(".eml"));
	const emails = await Promise.all(files.map((name) => simpleParser(readFileSync(join(folder, name)))));
	const [email, ...others] = emails.filter(({ to }) => to !== undefined && !Array.isArray(to) && to.text === address);
	if (email === undefined || others.length > 0) throw new Error(`${others.length} more e-mails, or none`);
	return email;
}

const noteIn = (locale: Locale): string => kindWords[locale].split("\n")[0] ?? "";

/** The note is written in the language of a page, and so is its e-mail; it is opened as a mail program shows it. */
async function receive(visit: Visit, address: string, locale: Locale): Promise<void> {
	const note = noteIn(locale);
	await app.send({ recipientEmail: address, message: note }, { "accept-language": intlTagOf[locale] });
	const { html } = await emailTo(address);
	await visit.page.setContent(String(html));
	await visit.page.getByText(note).waitFor();
	expect(await overflowOf(visit.page)).toBeLessThanOrEqual(0);
}

/** Clicks a link of the e-mail, which opens a tab of its own. */
async function follow({ page }: Visit, words: string): Promise<Page> {
	const [opened] = await Promise.all([
		page.context().waitForEvent("page"),
		page.getByRole("link", { name: words, exact: true }).click(),
	]);
	return opened;
}

const overflowOf = (page: Page): Promise<number> =>
	page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

const phone = (locale: Locale, javaScript = true) =>
	browser.visit(origin, { width: 360, reducedMotion: true, language: intlTagOf[locale], javaScript });

describe.each(walkedIn("en"))("from the e-mail, on a phone, in %s", (locale) => {
	const say = speaker(locale);

	it.each([true, false])("two clicks stop all notes (JavaScript: %s)", async (javaScript) => {
		const address = `stops-${locale}-${javaScript}@example.org`;
		const visit = await phone(locale, javaScript);
		await receive(visit, address, locale);
		const page = await follow(visit, say(m.email_notification_stop));
		const button = page.getByRole("button", { name: say(m.stop_button), exact: true });
		await button.waitFor();
		expect(new URL(page.url()).pathname).toMatch(new RegExp(`^${prefixOf[locale]}/stop/[\\w-]{128}$`));
		expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
		await button.click();
		await page.getByRole("heading", { level: 1, name: say(m.page_stopped_heading) }).waitFor();
		expect(await overflowOf(page)).toBeLessThanOrEqual(0);
		if (javaScript) await expectAccessible(page, page.url());
		const { body } = await app.send({ recipientEmail: address, message: "You are brave." });
		expect(body).toMatchObject({ success: false, notAccepted: true });
		await expectNoTrouble(visit);
		await visit.close();
	});

	it("one click leads to everything that is kept", async () => {
		const address = `asks-${locale}@example.org`;
		const visit = await phone(locale);
		await receive(visit, address, locale);
		const page = await follow(visit, say(m.email_notification_yours));
		await page.getByRole("button", { name: say(m.yours_open), exact: true }).click();
		await page.locator(".received-letter").getByText(noteIn(locale)).waitFor();
		expect(new URL(page.url()).pathname).toBe(`${prefixOf[locale]}/yours`);
		expect(page.url()).not.toContain("#");
		await expectNoTrouble(visit);
		await visit.close();
	});

	it("a report hides the note, comes first before an administrator, and keeps the same words away", async () => {
		const address = `reports-${locale}@example.org`;
		const note = noteIn(locale);
		const visit = await phone(locale);
		await receive(visit, address, locale);
		await app.send({ recipientEmail: `later-${locale}@example.org`, message: "You are kind." });
		const page = await follow(visit, say(m.email_notification_report));
		await page.getByRole("button", { name: say(m.report_reason_threatening), exact: true }).click();
		await page.getByRole("heading", { level: 1, name: say(m.page_reported_heading) }).waitFor();
		expect(await overflowOf(page)).toBeLessThanOrEqual(0);
		await expectAccessible(page, page.url());
		expect((await app.read(address)).body).toEqual([]);

		const desk = await browser.visit(origin, { width: 1280, height: 900, reducedMotion: true });
		const admin = adminPage(desk.page, origin);
		await admin.enter("/admin#messages?view=reported");
		const first = admin.rows.first();
		expect(await first.textContent()).toContain(note);
		expect(await first.textContent()).toContain(admin.say(m.report_reason_threatening));
		await admin.act(admin.say(m.admin_messages_reject)).click();
		await admin.undoBar.getByText(/^Rejeté/).waitFor();
		await desk.close();

		const home = homePage(page, origin, locale);
		await home.open();
		await home.write(address, note);
		await home.send.click();
		await expectFocused(home.heading(say(m.outcome_not_accepted_title)));
		await page.getByText(say(m.reason_not_accepted)).waitFor();
		for (const advice of [m.outcome_rejected_tips_title, m.outcome_rejected_edit]) {
			expect(await page.getByText(say(advice)).count()).toBe(0);
		}
		await expectAccessible(page, "not accepted");
		expect((await app.read(address)).body).toEqual([]);
		await expectNoTrouble(visit);
		await visit.close();
	});
});
