import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { beforeEach, describe, expect, it } from "vitest";
import { m } from "#i18n/compiled/messages.js";
import { expectNoTrouble } from "#tests/browser.ts";
import { startTestApp } from "#tests/start-test-app.ts";
import { contactPage, letters } from "./contact-page.ts";
import { expectFocused, homePage, kindWords } from "./home-page.ts";
import { setUpMailStage } from "./stage.ts";

const stage = setUpMailStage();

/** The service gets the next request and does it; its answer is lost on the way. */
async function loseNextAnswer(page: Page, path: string): Promise<void> {
	await page.route(
		path,
		async (route) => {
			await route.fetch();
			await route.abort();
		},
		{ times: 1 },
	);
}

describe("a letter whose answer got lost", () => {
	let address = "";
	let count = 0;
	beforeEach(() => {
		address = `jane${++count}@example.org`;
	});
	const received = () => stage.sink.received.filter(({ recipients }) => recipients.includes(address));

	async function visitHome() {
		const visit = await stage.browser.visit(stage.app.url, { reducedMotion: true });
		const home = homePage(visit.page, stage.app.url, "en");
		await home.open();
		await home.write(address, kindWords.en);
		await loseNextAnswer(visit.page, "**/api/messages");
		await home.send.click();
		await home.heading(home.say(m.outcome_error_network_title)).waitFor();
		return { visit, home, sent: home.heading(home.say(m.outcome_sent_title)) };
	}

	it("is one letter and one e-mail when it is tried again", async () => {
		const { visit, home, sent } = await visitHome();
		await home.button(home.say(m.outcome_error_retry)).click();
		await expectFocused(sent);
		expect((await stage.app.read(address)).body).toHaveLength(1);
		expect(received()).toHaveLength(1);
		expect(await visit.page.evaluate(() => sessionStorage.length)).toBe(0);
		await expectNoTrouble(visit, { failingRequests: true });
		await visit.close();
	});

	it("is one also when the page was loaded anew in between", async () => {
		const { visit, home, sent } = await visitHome();
		await visit.page.reload();
		await home.send.click();
		await expectFocused(sent);
		expect((await stage.app.read(address)).body).toHaveLength(1);
		expect(received()).toHaveLength(1);
		await expectNoTrouble(visit, { failingRequests: true });
		await visit.close();
	});

	it("is another letter once it was edited", async () => {
		const { visit, home, sent } = await visitHome();
		await home.message.fill(`${kindWords.en} And one thing more.`);
		await home.send.click();
		await expectFocused(sent);
		expect((await stage.app.read(address)).body).toHaveLength(2);
		expect(received()).toHaveLength(2);
		await expectNoTrouble(visit, { failingRequests: true });
		await visit.close();
	});
});

describe("a letter whose answers get lost again and again, before and after a reload", () => {
	it("is one letter, and one e-mail in the folder of captured ones", async () => {
		const capturing = await startTestApp("sqlite");
		const visit = await stage.browser.visit(capturing.url, { reducedMotion: true });
		const home = homePage(visit.page, capturing.url, "en");
		const lost = home.heading(home.say(m.outcome_error_network_title));
		await home.open();
		await home.write("jane@example.org", kindWords.en);
		await loseNextAnswer(visit.page, "**/api/messages");
		await home.send.click();
		await expectFocused(lost);
		await loseNextAnswer(visit.page, "**/api/messages");
		await home.button(home.say(m.outcome_error_retry)).click();
		await expectFocused(lost);
		await visit.page.reload();
		await loseNextAnswer(visit.page, "**/api/messages");
		await home.send.click();
		await expectFocused(lost);
		await home.button(home.say(m.outcome_error_retry)).click();
		await expectFocused(home.heading(home.say(m.outcome_sent_title)));
		expect((await capturing.read("jane@example.org")).body).toHaveLength(1);
		expect(readdirSync(join(capturing.dataDir, "mail"))).toHaveLength(1);
		await expectNoTrouble(visit, { failingRequests: true });
		await visit.close();
		await capturing.remove();
	});
});

describe("a contact message whose answer got lost", () => {
	it("is one message, and another once it was edited", async () => {
		const visit = await stage.browser.visit(stage.app.url, { reducedMotion: true });
		const contact = contactPage(visit.page, stage.app.url, "en");
		const stored = () => stage.app.query("select id from contact_message");
		await contact.open();
		await contact.write(letters.en);
		await loseNextAnswer(visit.page, "**/api/contact");
		await contact.send.click();
		await expectFocused(contact.failed);
		await visit.page.reload();
		await contact.send.click();
		await expectFocused(contact.sent);
		expect(await stored()).toHaveLength(1);

		await contact.write(letters.en);
		await loseNextAnswer(visit.page, "**/api/contact");
		await contact.send.click();
		await expectFocused(contact.failed);
		await contact.subject.fill("Another question");
		await contact.send.click();
		await expectFocused(contact.sent);
		expect(await stored()).toHaveLength(3);
		await expectNoTrouble(visit, { failingRequests: true });
		await visit.close();
	});
});
