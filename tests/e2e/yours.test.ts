import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { m } from "#i18n/compiled/messages.js";
import { intlTagOf, type Locale, locales, prefixOf } from "#i18n/locales.ts";
import { mailboxKey, recipientKey } from "#server/privacy/mailbox-keys.ts";
import { createVault } from "#server/privacy/seal.ts";
import { expectNoTrouble, openBrowser, type TestBrowser, type Visit } from "#tests/browser.ts";
import { contactSettings, newSource } from "#tests/contact-form.ts";
import { everythingStored } from "#tests/everything-stored.ts";
import { mailedToken } from "#tests/inbox-client.ts";
import { type MailSink, startMailSink } from "#tests/mail-sink.ts";
import { startTestApp, type TestApp } from "#tests/start-test-app.ts";
import { until } from "#tests/until.ts";
import { expectAccessible } from "./axe.ts";

const secret = "a secret for tests, long enough to be one";

let sink: MailSink;
let app: TestApp;
let browser: TestBrowser;
beforeAll(async () => {
	sink = await startMailSink();
	const settings = { ...contactSettings, APP_SECRET: secret, SMTP_URL: sink.url };
	[app, browser] = await Promise.all([startTestApp("sqlite", settings), openBrowser()]);
});
afterAll(async () => {
	await Promise.all([browser.close(), app.remove()]);
	await sink.close();
});

type Message = (inputs: Record<string, never>, options: { locale: Locale }) => string;

/** A visit that nothing else takes from the limits of. */
async function visitOf(origin: string, locale: Locale, width = 360): Promise<Visit> {
	const visit = await browser.visit(origin, { reducedMotion: true, language: intlTagOf[locale], width });
	await visit.page.setExtraHTTPHeaders({ "x-forwarded-for": newSource() });
	return visit;
}

const button = (page: Page, locale: Locale, message: Message) =>
	page.getByRole("button", { name: message({}, { locale }), exact: true });

async function expectFits(page: Page): Promise<void> {
	const over = await page.evaluate(() => {
		const { scrollWidth, clientWidth } = document.documentElement;
		return scrollWidth - clientWidth;
	});
	expect(over).toBeLessThanOrEqual(0);
}

/** The link that somebody asked for, as they would click it; those of letters, in their e-mails, are longer. */
function linkTo(address: string): string | undefined {
	const mails = sink.received.filter(({ recipients }) => recipients.includes(address));
	return mails.flatMap(({ mail }) => /https?:\S+\/yours#[\w-]{43}(?![\w-])/.exec(mail.text ?? "")?.[0] ?? []).at(-1);
}

describe.each(locales)("one's own letters, in %s", (locale) => {
	const path = `${prefixOf[locale]}/yours`;

	it("are asked for, opened by the link of an e-mail, erased, and then no byte of them is left", async () => {
		const address = `reader-${locale}@example.org`;
		for (const message of ["You are kind.", "You are brave."]) await app.send({ recipientEmail: address, message });
		const vault = createVault(secret);
		const keys = [recipientKey(vault, address), mailboxKey(vault, address)];
		const rows = await app.query(
			`select id, recipient_sealed, text_sealed, text_key from message where recipient_key = '${keys[0]}'`,
		);
		const traces = [...keys, ...rows.flatMap((row) => Object.values(row).map(String))];
		expect(traces).toHaveLength(10);

		const visit = await visitOf(app.url, locale);
		const { page } = visit;
		await page.goto(`${app.url}${path}`);
		await page.getByLabel(m.inbox_address_label({}, { locale })).fill(address);
		await button(page, locale, m.link_button).click();
		await page.getByRole("heading", { name: m.link_sent_title({}, { locale }) }).waitFor();
		await expectAccessible(page, page.url());
		await expectFits(page);

		await until({ what: "the e-mail with the link", holds: () => linkTo(address) !== undefined });
		const link = linkTo(address) ?? "";
		expect(new URL(link).pathname).toBe(path);
		await page.goto("about:blank");
		await page.goto(link.replace(/^https?:\/\/[^/]+/, app.url));
		await expectAccessible(page, page.url());
		await button(page, locale, m.yours_open).click();
		await page.locator(".received-letter").nth(1).waitFor();
		expect(page.url()).not.toContain("#");
		await expectAccessible(page, page.url());
		await expectFits(page);

		await page.reload();
		await page.locator(".received-letter").nth(1).waitFor();
		await button(page, locale, m.inbox_open_all).click();
		await expectFits(page);
		const erase = m.yours_erase_letter_label({ number: 2 }, { locale });
		await page.getByRole("button", { name: erase }).click();
		await expectAccessible(page, page.url());
		await button(page, locale, m.yours_erase_letter_yes).click();
		await page.getByText(m.yours_letter_erased({}, { locale }), { exact: true }).waitFor();
		expect(await page.locator(".received-letter").allInnerTexts()).toEqual([expect.stringContaining("You are kind.")]);

		const saved = page.waitForEvent("download");
		await button(page, locale, m.yours_export).click();
		const { kept } = JSON.parse(readFileSync(await (await saved).path(), "utf8"));
		expect(kept.notes).toEqual([expect.objectContaining({ text: "You are kind." })]);

		await button(page, locale, m.yours_erase).click();
		await button(page, locale, m.yours_erase_yes).click();
		await page.getByRole("heading", { name: m.yours_erased_title({}, { locale }) }).waitFor();
		await expectAccessible(page, page.url());
		const everything = await everythingStored(app);
		expect(everything.length).toBeGreaterThan(20_000);
		expect(traces.filter((trace) => everything.includes(trace))).toEqual([]);
		expect(await page.evaluate(() => sessionStorage.getItem("inbox-session"))).toBeNull();
		await expectNoTrouble(visit);
		await visit.close();
	});

	it("are stopped, and let come again", async () => {
		const address = `chooser-${locale}@example.org`;
		await app.send({ recipientEmail: address, message: "You are kind." });
		const token = await mailedToken(app, sink, address);
		const visit = await visitOf(app.url, locale, 1280);
		const { page } = visit;
		await page.goto(`${app.url}${path}#${token}`);
		await button(page, locale, m.yours_open).click();
		await button(page, locale, m.yours_stop).click();
		await button(page, locale, m.yours_stop_yes).click();
		await page.getByText(m.yours_stopped({}, { locale }), { exact: true }).waitFor();
		expect((await app.send({ recipientEmail: address, message: "You are brave." })).body.success).toBe(false);
		await button(page, locale, m.yours_start).click();
		await page.getByText(m.yours_started({}, { locale }), { exact: true }).waitFor();
		expect((await app.send({ recipientEmail: address, message: "You are brave." })).body.success).toBe(true);
		await button(page, locale, m.yours_leave).click();
		await page.getByText(m.yours_left({}, { locale }), { exact: true }).waitFor();
		await page.getByLabel(m.inbox_address_label({}, { locale })).waitFor();
		await expectNoTrouble(visit);
		await visit.close();
	});
});

describe("a link that opens nothing", () => {
	it("says so, and leaves the form to ask for another", async () => {
		const visit = await visitOf(app.url, "en");
		const { page } = visit;
		await page.goto(`${app.url}/yours#${"A".repeat(43)}`);
		await button(page, "en", m.yours_open).click();
		await page.getByText(m.error_link_over({}, { locale: "en" })).waitFor();
		await page.getByLabel(m.inbox_address_label({}, { locale: "en" })).waitFor();
		await expectNoTrouble(visit, { failingRequests: true });
		await visit.close();
	});

	it("is opened again when the network comes back", async () => {
		const address = "offline@example.org";
		await app.send({ recipientEmail: address, message: "You are kind." });
		const token = await mailedToken(app, sink, address);
		const visit = await visitOf(app.url, "en");
		const { page } = visit;
		await page.goto(`${app.url}/yours#${token}`);
		await page.route("**/api/inbox/sessions", (route) => route.abort());
		await button(page, "en", m.yours_open).click();
		await page.getByText(m.yours_failed({}, { locale: "en" })).waitFor();
		await page.unroute("**/api/inbox/sessions");
		await button(page, "en", m.yours_open).click();
		await page.locator(".received-letter").waitFor();
		await expectNoTrouble(visit, { failingRequests: true });
		await visit.close();
	});
});

it("where INBOX_ACCESS=link, the home page asks for a link in place of showing letters", async () => {
	const closed = await startTestApp("sqlite", { ...contactSettings, SMTP_URL: sink.url, INBOX_ACCESS: "link" });
	const address = "jane-by-link@example.org";
	await closed.send({ recipientEmail: address, message: "You are kind." });
	const visit = await visitOf(closed.url, "en");
	const { page } = visit;
	const { promise: reactMayCome, resolve: letReactCome } = Promise.withResolvers<void>();
	await page.route("**/react-*.js", (route) => reactMayCome.then(() => route.continue()));
	await page.goto(`${closed.url}/#received`, { waitUntil: "domcontentloaded" });
	// Typed before the page knows that it is to ask for a link: the words stay.
	await page.getByLabel(m.inbox_address_label({}, { locale: "en" })).fill(address);
	letReactCome();
	await button(page, "en", m.link_button).click();
	await page.getByRole("heading", { name: m.link_sent_title({}, { locale: "en" }) }).waitFor();
	await expectAccessible(page, page.url());
	await expectFits(page);
	expect(visit.requested.filter((one) => one.startsWith("/api/messages"))).toEqual([]);
	await until({ what: "the e-mail with the link", holds: () => linkTo(address) !== undefined });
	await expectNoTrouble(visit);
	await visit.close();
	await closed.remove();
});
