import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { limits } from "#contract/limits.ts";
import { m } from "#i18n/compiled/messages.js";
import { type Locale, nativeNameOf } from "#i18n/locales.ts";
import { expectNoTrouble, type PageOptions, type Visit } from "#tests/browser.ts";
import {
	accept,
	asSent,
	type ContactPage,
	contactPage,
	fieldNames,
	letters,
	nothingWritten,
	refuse,
} from "./contact-page.ts";
import { expectFocused } from "./home-page.ts";
import { setUpStage } from "./stage.ts";
import { walkedIn } from "./walked-in.ts";

const stage = setUpStage();

async function visiting(
	locale: Locale,
	story: (contact: ContactPage, visit: Visit) => Promise<void>,
	options: PageOptions = {},
): Promise<void> {
	const visit = await stage.browser.visit(stage.app.url, { reducedMotion: true, ...options });
	const contact = contactPage(visit.page, stage.app.url, locale);
	await contact.open();
	await story(contact, visit);
	await expectNoTrouble(visit, { failingRequests: true });
	await visit.close();
}

describe.each(walkedIn("fr"))("writing to the people behind the service, in %s", (locale) => {
	const letter = letters[locale];

	it("goes out trimmed, once, is confirmed, and leaves the form empty", async () => {
		await visiting(locale, async (contact, { page }) => {
			const answer = Promise.withResolvers<void>();
			const bodies = await contact.answer(async (route) => {
				await answer.promise;
				await accept(route);
			});
			await contact.write(letter);
			await contact.counter([...letter.message.trim()].length).waitFor();
			await contact.send.click();
			await expectFocused(contact.status.filter({ hasText: contact.say(m.contact_sending) }));
			expect(await contact.send.isDisabled()).toBe(true);
			expect(await page.locator("form[aria-busy=true]").count()).toBe(1);
			for (const name of fieldNames) expect(await contact.fields[name].isEditable(), name).toBe(false);
			expect(await contact.written()).toEqual(letter);
			answer.resolve();
			await expectFocused(contact.sent);
			const words = contact.say(m.contact_sent_text, { email: letter.email });
			expect(await contact.banner(contact.say(m.contact_sent_title)).textContent()).toContain(words);
			expect(bodies).toEqual([asSent(letter)]);
			expect(await contact.written()).toEqual(nothingWritten);
			expect([await contact.send.isEnabled(), await contact.message.isEditable()]).toEqual([true, true]);
			await page.reload();
			expect(await contact.written()).toEqual(nothingWritten);
		});
	});

	it("asks for each field that is empty, and puts the pen where the first is", async () => {
		await visiting(locale, async (contact) => {
			const bodies = await contact.answer(accept);
			const words = {
				name: m.error_name_empty,
				email: m.error_address_empty,
				subject: m.error_subject_empty,
				message: m.error_message_empty,
			};
			await contact.send.click();
			await expectFocused(contact.name);
			for (const name of fieldNames) await expectFault(contact.fields[name], contact.say(words[name]));
			for (const name of fieldNames) {
				await contact.write({ ...letter, [name]: "  " });
				await contact.send.click();
				await expectFocused(contact.fields[name]);
				await expectFault(contact.fields[name], contact.say(words[name]));
				for (const other of fieldNames.filter((each) => each !== name)) {
					expect(await contact.fields[other].getAttribute("aria-invalid"), other).toBe("false");
				}
			}
			expect(bodies).toEqual([]);
		});
	});

	it("refuses what is no address, and what is too long, before anything is sent", async () => {
		await visiting(locale, async (contact) => {
			const bodies = await contact.answer(accept);
			const limit = limits.contactMessageCharacters;
			const count = limit + 1;
			const tooLong = contact.say(m.error_message_too_long, { count, limit });
			await contact.write({ ...letter, email: "camille", message: "💌".repeat(limit) });
			await contact.counter(limit).waitFor();
			expect(await contact.message.getAttribute("aria-invalid")).toBe("false");
			await contact.message.press("ControlOrMeta+End");
			await contact.message.pressSequentially("é");
			await contact.counter(count).waitFor();
			await expectFault(contact.message, tooLong);
			await contact.send.click();
			await expectFocused(contact.email);
			await expectFault(contact.email, contact.say(m.error_address_format));
			await contact.email.fill(letter.email);
			await contact.send.click();
			await expectFocused(contact.message);
			expect(await contact.written()).toMatchObject({ message: `${"💌".repeat(limit)}é` });
			expect(bodies).toEqual([]);
		});
	});

	it("fails in the server's words, keeps every word, and goes out on retry", async () => {
		await visiting(locale, async (contact) => {
			await contact.answer(refuse(429, contact.say(m.error_rate_limited, { minutes: "5 minutes" })));
			await contact.write(letter);
			await contact.send.click();
			await expectFailed(contact, contact.say(m.error_rate_limited, { minutes: "5 minutes" }));
			expect(await contact.written()).toEqual(letter);
			const bodies = await contact.answer(accept);
			await contact.retry.click();
			await expectFocused(contact.sent);
			expect(await contact.failed.count()).toBe(0);
			expect(bodies).toEqual([asSent(letter)]);
		});
	});

	it("does not leave what became of one message beside the fault of the next", async () => {
		await visiting(locale, async (contact) => {
			await contact.answer(accept);
			await contact.write(letter);
			await contact.send.click();
			await expectFocused(contact.sent);
			await contact.name.fill(letter.name);
			await contact.send.click();
			await expectFocused(contact.email);
			await expectFault(contact.email, contact.say(m.error_address_empty));
			expect(await contact.sent.count()).toBe(0);
			await contact.answer(refuse(503, contact.say(m.error_unavailable)));
			await contact.write(letter);
			await contact.send.click();
			await expectFailed(contact, contact.say(m.error_unavailable));
			await contact.subject.fill("");
			await contact.send.click();
			await expectFocused(contact.subject);
			expect(await contact.failed.count()).toBe(0);
		});
	});

	it("fails in our words where the answer has none, and says when it is the connection", async () => {
		await visiting(locale, async (contact) => {
			await contact.write(letter);
			await contact.answer((route) => route.fulfill({ status: 500, body: "<h1>Internal error</h1>" }));
			await contact.send.click();
			await expectFailed(contact, contact.say(m.contact_failed_generic));
			await contact.answer((route) => route.fulfill({ status: 503, json: {} }));
			await contact.send.click();
			await expectFailed(contact, contact.say(m.contact_failed_generic));
			await contact.answer((route) => route.abort("internetdisconnected"));
			await contact.send.click();
			await expectFailed(contact, contact.say(m.contact_failed_network));
			expect(await contact.written()).toEqual(letter);
		});
	});

	it("shows what only the server objects to beside its field", async () => {
		await visiting(locale, async (contact) => {
			await contact.write(letter);
			for (const name of fieldNames) {
				await contact.answer(refuse(400, contact.say(m.error_subject_several_lines), name));
				await contact.send.click();
				await expectFocused(contact.fields[name]);
				await expectFault(contact.fields[name], contact.say(m.error_subject_several_lines));
				expect(await contact.failed.count()).toBe(0);
			}
			expect(await contact.written()).toEqual(letter);
		});
	});
});

describe("one message", () => {
	it("is sent by a double click, by Enter pressed again and again, or by both", async () => {
		await visiting("en", async (contact, { page }) => {
			const answer = Promise.withResolvers<void>();
			const bodies = await contact.answer(async (route) => {
				await answer.promise;
				await accept(route);
			});
			await contact.write(letters.en);
			// Within one task, so that nothing can be drawn in between.
			await contact.send.evaluate((button: HTMLButtonElement) => {
				button.click();
				button.form?.requestSubmit();
				button.form?.requestSubmit();
			});
			await contact.send.dblclick({ force: true });
			await contact.subject.press("Enter");
			await contact.name.press("Enter");
			answer.resolve();
			await contact.sent.waitFor();
			await page.waitForLoadState("networkidle");
			expect(bodies).toEqual([asSent(letters.en)]);
		});
	});
});

describe("what has been typed", () => {
	it("outlives a reload, a visit to another page and a change of language", async () => {
		await visiting("en", async (contact, { page }) => {
			await contact.write(letters.en);
			await page.reload();
			await contact.counter([...letters.en.message.trim()].length).waitFor();
			expect(await contact.written()).toEqual(letters.en);
			await page
				.getByRole("complementary")
				.getByRole("link", { name: contact.say(m.page_faq_heading) })
				.click();
			await page.waitForURL("**/faq");
			await page.goBack();
			await contact.name.waitFor();
			await expect.poll(() => contact.written()).toEqual(letters.en);
			await languageLink(page, "hi").click();
			const hindi = contactPage(page, stage.app.url, "hi");
			await hindi.name.waitFor();
			await expect.poll(() => hindi.written()).toEqual(letters.en);
		});
	});

	it("is not lost when it was typed before the scripts came", async () => {
		const visit = await stage.browser.visit(stage.app.url, { reducedMotion: true });
		const scripts = Promise.withResolvers<void>();
		await visit.page.route("**/*.js", async (route) => {
			await scripts.promise;
			await route.continue();
		});
		const contact = contactPage(visit.page, stage.app.url, "en");
		await visit.page.goto(`${stage.app.url}/contact`, { waitUntil: "commit" });
		await contact.subject.press("Enter");
		await contact.write(letters.en);
		scripts.resolve();
		await contact.counter([...letters.en.message.trim()].length).waitFor();
		expect(await contact.written()).toEqual(letters.en);
		await expectFocused(contact.message);
		expect(visit.page.url()).toBe(`${stage.app.url}/contact`);
		await expectNoTrouble(visit);
		await visit.close();
	});

	it("outlives a change of language after it could not be sent", async () => {
		await visiting("en", async (contact, { page }) => {
			await contact.answer(refuse(503, contact.say(m.error_unavailable)));
			await contact.write(letters.en);
			await contact.send.click();
			await expectFailed(contact, contact.say(m.error_unavailable));
			await languageLink(page, "fr").click();
			const french = contactPage(page, stage.app.url, "fr");
			await french.name.waitFor();
			await expect.poll(() => french.written()).toEqual(letters.en);
			expect(await page.getByText(contact.say(m.error_unavailable)).count()).toBe(0);
		});
	});
});

function languageLink(page: Page, locale: Locale): Locator {
	return page.getByRole("banner").getByRole("link", { name: nativeNameOf[locale], exact: true });
}

async function expectFailed(contact: ContactPage, words: string): Promise<void> {
	const banner = contact.banner(contact.say(m.contact_failed_title));
	await banner.getByText(words, { exact: true }).waitFor();
	await expectFocused(contact.failed);
	expect(await banner.textContent()).toContain(contact.say(m.contact_failed_kept));
}

/** Expects a field to be marked, and a screen reader to be told why. */
async function expectFault(field: Locator, words: string): Promise<void> {
	const described = (element: Element): string =>
		(element.getAttribute("aria-describedby") ?? "")
			.split(" ")
			.map((id) => document.getElementById(id)?.textContent ?? "")
			.join(" ");
	await expect.poll(() => field.evaluate(described)).toContain(words);
	expect(await field.getAttribute("aria-invalid")).toBe("true");
}
