import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ErrorType } from "#contract/errors.ts";
import { limits } from "#contract/limits.ts";
import { m } from "#i18n/compiled/messages.js";
import type { Locale } from "#i18n/locales.ts";
import { moderate } from "#moderation/moderate.ts";
import { EngineFailure } from "#server/judge/judge.ts";
import { expectNoTrouble, openBrowser, type TestBrowser, type Visit } from "#tests/browser.ts";
import { freePort } from "#tests/free-port.ts";
import { type MailSink, startMailSink } from "#tests/mail-sink.ts";
import { startTestApp, type TestApp } from "#tests/start-test-app.ts";
import { switchTemplate } from "#tests/switch-template.ts";
import { expectFocused, type HomePage, homePage, kindWords } from "./home-page.ts";
import { walkedIn } from "./walked-in.ts";

/** The real moderator, but for texts that tell it to fail in a certain way. */
function failingModerator(text: string) {
	const [, errorType] = /judge fails: (\w+)/.exec(text) ?? [];
	if (errorType !== undefined) throw new EngineFailure(errorType as ErrorType);
	return moderate(text);
}

const technicalErrors = {
	network: [m.outcome_error_network_title, m.outcome_error_network_advice],
	rate_limit: [m.outcome_error_rate_limit_title, m.outcome_error_rate_limit_advice],
	api_key: [m.outcome_error_api_key_title, m.outcome_error_api_key_advice],
	unknown: [m.outcome_error_unknown_title, m.outcome_error_unknown_advice],
} as const;

let sink: MailSink;
let app: TestApp;
let withoutMail: TestApp;
let strict: TestApp;
let browser: TestBrowser;
beforeAll(async () => {
	sink = await startMailSink();
	sink.behave((to) => (to.startsWith("refused") ? { code: 550, text: "5.1.1 no such user", at: "rcpt" } : "accept"));
	[app, withoutMail, strict, browser] = await Promise.all([
		startTestApp("sqlite", { SMTP_URL: sink.url }, { moderation: failingModerator }),
		startTestApp("sqlite", { SMTP_URL: `smtp://127.0.0.1:${await freePort()}` }),
		startTestApp("sqlite", { RATE_LIMIT_PER_RECIPIENT: "1" }),
		openBrowser(),
	]);
	await switchTemplate(app, "moderation", 0);
	await strict.send({ recipientEmail: "full@example.org", message: "You are kind." });
});
afterAll(async () => {
	await Promise.all([browser.close(), app.remove(), withoutMail.remove(), strict.remove(), sink.close()]);
});

describe.each(walkedIn("hi"))("what the sender is told, in %s", (locale) => {
	it("saved but not e-mailed: why, and that the recipient can read it", async () => {
		await visiting(app, locale, async (home, { page }) => {
			const address = `refused-${locale}@example.org`;
			await home.write(address, kindWords[locale]);
			await home.send.click();
			await expectFocused(home.heading(home.say(m.outcome_saved_title)));
			for (const words of [
				home.say(m.outcome_saved_text, { recipient: address }),
				home.say(m.email_error_refused),
				home.say(m.outcome_saved_advice),
			]) {
				expect(await page.getByText(words).count(), words).toBe(1);
			}
			await home.receivedTab.click();
			await home.openInbox(address);
			await home.letters.first().waitFor();
			expect(await home.letters.count()).toBe(1);
		});
	});

	it("saved while the mail server is down: the e-mail will follow", async () => {
		await visiting(withoutMail, locale, async (home, { page }) => {
			await home.write("jane@example.org", kindWords[locale]);
			await home.send.click();
			await expectFocused(home.heading(home.say(m.outcome_saved_title)));
			expect(await page.getByText(home.say(m.email_error_unreachable)).count()).toBe(1);
		});
	});

	it.each(["api_key", "unknown"] as const)("the moderator fails (%s): held, and whom to turn to", async (errorType) => {
		await visiting(app, locale, async (home, { page }) => {
			const text = `judge fails: ${errorType}`;
			await home.write("jane@example.org", text);
			await home.send.click();
			await expectTechnicalError(home, errorType);
			expect(await page.getByText(home.say(m.error_held)).count()).toBe(1);
			expect(await page.getByRole("link", { name: home.say(m.outcome_error_contact) }).count()).toBe(1);
			expect(await home.message.inputValue()).toBe(text);
		});
	});

	it("the moderator is asked too often: wait a few minutes", async () => {
		await visiting(app, locale, async (home) => {
			await home.write("jane@example.org", "judge fails: rate_limit");
			await home.send.click();
			await expectTechnicalError(home, "rate_limit");
		});
	});

	it("the recipient's day is full: that alone, until when, and that the note is kept", async () => {
		await visiting(strict, locale, async (home, { page }) => {
			await home.write("full@example.org", kindWords[locale]);
			await home.send.click();
			const title = home.say(m.outcome_limited_recipient_title);
			await expectFocused(home.heading(title));
			const told = page.getByRole("region", { name: title });
			expect(await told.getByText(home.say(m.outcome_limited_kept)).count()).toBe(1);
			expect(await told.textContent()).toMatch(/\d(:|\sh\s)\d\d|\d\sh/);
			expect(await told.getByText(home.say(m.outcome_error_rate_limit_advice)).count()).toBe(0);
			expect(await told.getByText(home.say(m.error_recipient_limit)).count()).toBe(0);
			expect(await home.message.inputValue()).toBe(kindWords[locale]);
			await page.reload();
			expect(await home.message.inputValue()).toBe(kindWords[locale]);
		});
	});

	it("the same words once more: said kindly, and sent when they are others", async () => {
		await visiting(app, locale, async (home, { page }) => {
			const address = `again-${locale}@example.org`;
			const send = async (text: string, title: string) => {
				await home.write(address, text);
				await home.send.click();
				await expectFocused(home.heading(title));
			};
			await send(kindWords[locale], home.say(m.outcome_sent_title));
			await home.button(home.say(m.outcome_write_another)).click();
			await send(kindWords[locale], home.say(m.outcome_duplicate_title));
			expect(await page.getByText(home.say(m.outcome_duplicate_text, { recipient: address })).count()).toBe(1);
			await home.button(home.say(m.outcome_rejected_edit)).click();
			await expectFocused(home.message);
			await send(`${kindWords[locale]} ❤️`, home.say(m.outcome_sent_title));
			expect((await app.read(address)).body).toHaveLength(2);
		});
	});

	it("no network: check the connection, and the same note goes out on retry", async () => {
		await visiting(app, locale, async (home, { page }) => {
			const mailsBefore = sink.received.length;
			await page.route("**/api/messages", (route) => route.abort("internetdisconnected"));
			await home.write("jane@example.org", kindWords[locale]);
			await home.send.click();
			await expectTechnicalError(home, "network");
			expect(await home.message.inputValue()).toBe(kindWords[locale]);
			expect(sink.received).toHaveLength(mailsBefore);
			await page.unroute("**/api/messages");
			await home.button(home.say(m.outcome_error_retry)).click();
			await expectFocused(home.heading(home.say(m.outcome_sent_title)));
			expect(sink.received).toHaveLength(mailsBefore + 1);
		});
	});

	it("something between that answers with a page of its own: unknown", async () => {
		await visiting(app, locale, async (home, { page }) => {
			await page.route("**/api/messages", (route) => route.fulfill({ status: 502, body: "<h1>Bad gateway</h1>" }));
			await home.write("jane@example.org", kindWords[locale]);
			await home.send.click();
			await expectTechnicalError(home, "unknown");
		});
	});

	it("a wrong address: beside its field, which takes the focus, before anything is sent", async () => {
		await visiting(app, locale, async (home, visit) => {
			const callsBefore = apiCalls(visit);
			for (const [address, words] of [
				["jane", m.error_address_format],
				["jane@example.org, jim@example.org", m.error_address_several],
				["jane%elsewhere.example@example.org", m.error_address_route],
				[`jane@${"a".repeat(250)}.org`, m.error_address_too_long],
			] as const) {
				await home.write(address, kindWords[locale]);
				await home.send.click();
				await expectFieldError(home.recipient, home.say(words));
			}
			await home.recipient.fill("jane@example.org");
			expect(await home.recipient.getAttribute("aria-invalid")).toBe("false");
			expect(apiCalls(visit)).toBe(callsBefore);
		});
	});

	it("what only the server objects to: beside its field too, in its words", async () => {
		await visiting(app, locale, async (home, { page }) => {
			await page.route("**/api/messages", (route) =>
				route.continue({ postData: JSON.stringify({ recipientEmail: "jane@", message: kindWords[locale] }) }),
			);
			await home.write("jane@example.org", kindWords[locale]);
			await home.send.click();
			await expectFieldError(home.recipient, home.say(m.error_address_format));
			await page.unroute("**/api/messages");
			await page.route("**/api/messages", (route) =>
				route.continue({ postData: JSON.stringify({ recipientEmail: "jane@example.org", message: " " }) }),
			);
			await home.send.click();
			await expectFieldError(home.message, home.say(m.error_message_empty));
		});
	});

	it("more than 1000 characters: counted as they are typed, told at once, kept whole", async () => {
		await visiting(app, locale, async (home, visit) => {
			const callsBefore = apiCalls(visit);
			const full = "💌".repeat(limits.messageCharacters);
			await home.write("jane@example.org", full);
			await home.counter(limits.messageCharacters).waitFor();
			expect(await home.message.getAttribute("aria-invalid")).toBe("false");
			await home.message.pressSequentially("é");
			const count = limits.messageCharacters + 1;
			await home.counter(count).waitFor();
			const words = home.say(m.error_message_too_long, { count, limit: limits.messageCharacters });
			await visit.page.getByText(words).waitFor();
			await home.send.click();
			await expectFieldError(home.message, words);
			expect(await home.message.inputValue()).toBe(`${full}é`);
			expect(apiCalls(visit)).toBe(callsBefore);
		});
	});
});

/** One profile for each service and language: a fresh page, and warm caches. */
const visits = new Map<string, Promise<Visit>>();

async function visiting(
	service: TestApp,
	locale: Locale,
	story: (home: HomePage, visit: Visit) => Promise<void>,
): Promise<void> {
	const key = `${service.url} ${locale}`;
	const opening = visits.get(key) ?? browser.visit(service.url, { reducedMotion: true });
	visits.set(key, opening);
	const visit = await opening;
	const home = homePage(visit.page, service.url, locale);
	await home.open();
	await story(home, visit);
	await visit.page.unrouteAll();
	await expectNoTrouble(visit, { failingRequests: true });
}

function apiCalls(visit: Visit): number {
	return visit.requested.filter((path) => path.startsWith("/api/")).length;
}

async function expectTechnicalError(home: HomePage, errorType: ErrorType): Promise<void> {
	const [title, advice] = technicalErrors[errorType];
	const heading = home.heading(home.say(title));
	await expectFocused(heading);
	const notice = await heading.locator("xpath=..").textContent();
	for (const words of [m.outcome_error_kicker, advice, m.outcome_error_kept]) expect(notice).toContain(home.say(words));
}

async function expectFieldError(field: HomePage["recipient"], words: string): Promise<void> {
	await expect.poll(() => describedBy(field)).toContain(words);
	await expectFocused(field);
	expect(await field.getAttribute("aria-invalid")).toBe("true");
}

/** What a screen reader adds to a field's name. */
function describedBy(field: HomePage["recipient"]): Promise<string> {
	return field.evaluate((element) =>
		(element.getAttribute("aria-describedby") ?? "")
			.split(" ")
			.map((id) => document.getElementById(id)?.textContent ?? "")
			.join(" "),
	);
}
