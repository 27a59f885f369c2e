import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { m } from "#i18n/compiled/messages.js";
import { expectNoTrouble, type Visit } from "#tests/browser.ts";
import { accept, asSent, contactPage, letters } from "./contact-page.ts";
import { expectFocused, homePage, kindWords } from "./home-page.ts";
import { layoutShift, watchLayoutShifts } from "./page-probes.ts";
import { everyPage } from "./routes.ts";
import { setUpStage } from "./stage.ts";

const stage = setUpStage();

/** A visit to a page on which React waits until it is told to come. */
async function visitBeforeReact(path: string): Promise<{ visit: Visit; letReactCome: () => void }> {
	const visit = await stage.browser.visit(stage.app.url, { reducedMotion: true, beforeScripts: watchLayoutShifts });
	const { promise, resolve } = Promise.withResolvers<void>();
	await visit.page.route("**/react-*.js", async (route) => {
		await promise;
		await route.continue();
	});
	await visit.page.goto(`${stage.app.url}${path}`, { waitUntil: "domcontentloaded" });
	return { visit, letReactCome: resolve };
}

/** A visit to a page on which every script waits until it is told to come. */
async function visitBeforeScripts(path: string): Promise<{ visit: Visit; letScriptsCome: () => void }> {
	const visit = await stage.browser.visit(stage.app.url, { reducedMotion: true, beforeScripts: watchLayoutShifts });
	const { promise, resolve } = Promise.withResolvers<void>();
	await visit.page.route("**/*.js", async (route) => {
		await promise;
		await route.continue();
	});
	await visit.page.goto(`${stage.app.url}${path}`, { waitUntil: "commit" });
	return { visit, letScriptsCome: resolve };
}

/** Where the caret stands in the field that has the focus. */
function caret(page: Page): Promise<number | null> {
	return page.evaluate(() => (document.activeElement as HTMLTextAreaElement).selectionStart);
}

describe("what is done before React has come", () => {
	it("a note is written and sent: it is sent, once", async () => {
		const { visit, letReactCome } = await visitBeforeReact("/");
		const { page } = visit;
		const home = homePage(page, stage.app.url, "en");
		expect(await home.send.isDisabled()).toBe(true);
		await home.write("early@example.org", kindWords.en);
		await home.send.click();
		await home.send.click();
		expect(page.url()).toBe(`${stage.app.url}/`);
		expect(visit.requested.filter((path) => path.startsWith("/api/"))).toEqual([]);
		letReactCome();
		await home.heading(home.say(m.outcome_sent_title)).waitFor();
		await expectFocused(home.heading(home.say(m.outcome_sent_title)));
		expect(visit.requested.filter((path) => path === "/api/messages")).toHaveLength(1);
		await expectNoTrouble(visit);
		await visit.close();
	});

	it("words being typed stay, with the caret among them, and are counted", async () => {
		const { visit, letReactCome } = await visitBeforeReact("/");
		const { page } = visit;
		const home = homePage(page, stage.app.url, "en");
		await home.message.pressSequentially("You kind");
		for (const _ of "kind") await page.keyboard.press("ArrowLeft");
		await page.keyboard.type("are ");
		letReactCome();
		await home.counter("You are kind".length).waitFor();
		await expectFocused(home.message);
		expect(await caret(page)).toBe("You are ".length);
		await page.keyboard.type("very ");
		expect(await home.message.inputValue()).toBe("You are very kind");
		await home.counter("You are very kind".length).waitFor();
		expect(await page.evaluate(layoutShift)).toEqual([]);
		await expectNoTrouble(visit);
		await visit.close();
	});

	it("words are there in another language, even when it is chosen at once", async () => {
		const { visit, letReactCome } = await visitBeforeReact("/");
		const { page } = visit;
		await homePage(page, stage.app.url, "en").write("early@example.org", "Half a thought");
		await page.getByRole("banner").getByRole("link", { name: "Français", exact: true }).click();
		await page.waitForURL(`${stage.app.url}/fr/`);
		const french = homePage(page, stage.app.url, "fr");
		await expect.poll(() => french.message.inputValue()).toBe("Half a thought");
		expect(await french.recipient.inputValue()).toBe("early@example.org");
		letReactCome();
		await french.counter("Half a thought".length).waitFor();
		expect(await french.send.isEnabled()).toBe(true);
		await expectNoTrouble(visit);
		await visit.close();
	});

	it("a tab is chosen and an address typed: the letters are looked up", async () => {
		const { visit, letReactCome } = await visitBeforeReact("/#received");
		const { page } = visit;
		const home = homePage(page, stage.app.url, "en");
		await home.openInbox("nobody@example.org");
		letReactCome();
		await home.heading(home.say(m.inbox_empty_title)).waitFor();
		await expectNoTrouble(visit);
		await visit.close();
	});

	it("a click on a tab opens it", async () => {
		const { visit, letReactCome } = await visitBeforeReact("/");
		const home = homePage(visit.page, stage.app.url, "en");
		await home.receivedTab.click();
		letReactCome();
		await home.inboxAddress.waitFor();
		expect(await home.receivedTab.getAttribute("aria-selected")).toBe("true");
		await visit.close();
	});

	it("a message to us is sent, once", async () => {
		const { visit, letReactCome } = await visitBeforeReact("/contact");
		const { page } = visit;
		const contact = contactPage(page, stage.app.url, "en");
		const bodies = await contact.answer(accept);
		await contact.write(letters.en);
		await contact.send.dblclick();
		await contact.subject.press("Enter");
		expect(page.url()).toBe(`${stage.app.url}/contact`);
		letReactCome();
		await contact.sent.waitFor();
		await expectFocused(contact.sent);
		expect(bodies).toEqual([asSent(letters.en)]);
		await expectNoTrouble(visit);
		await visit.close();
	});
});

describe("what is done before any script has come", () => {
	it("a click on a tab opens it", async () => {
		const { visit, letScriptsCome } = await visitBeforeScripts("/");
		const home = homePage(visit.page, stage.app.url, "en");
		await home.receivedTab.click();
		letScriptsCome();
		await home.inboxAddress.waitFor();
		expect(await home.receivedTab.getAttribute("aria-selected")).toBe("true");
		await expectNoTrouble(visit);
		await visit.close();
	});

	it("an arrow key on a tab opens the next", async () => {
		const { visit, letScriptsCome } = await visitBeforeScripts("/fr/");
		const home = homePage(visit.page, stage.app.url, "fr");
		await home.sendTab.press("ArrowRight");
		letScriptsCome();
		await home.inboxAddress.waitFor();
		await expectFocused(home.receivedTab);
		await visit.close();
	});

	it("a message to us is sent, once, though the button was pressed twice", async () => {
		const { visit, letScriptsCome } = await visitBeforeScripts("/contact");
		const contact = contactPage(visit.page, stage.app.url, "en");
		const bodies = await contact.answer(accept);
		await contact.write(letters.en);
		await contact.send.dblclick();
		expect(bodies).toEqual([]);
		letScriptsCome();
		await contact.sent.waitFor();
		await expectFocused(contact.sent);
		expect(bodies).toEqual([asSent(letters.en)]);
		await expectNoTrouble(visit);
		await visit.close();
	});

	it("the key that would have sent a form takes the focus from nobody who goes on to fill it in", async () => {
		const { visit, letScriptsCome } = await visitBeforeScripts("/contact");
		const contact = contactPage(visit.page, stage.app.url, "en");
		const bodies = await contact.answer(accept);
		await contact.name.press("Enter");
		await contact.email.pressSequentially("cam");
		letScriptsCome();
		await contact.email.and(visit.page.locator("[data-typed]")).waitFor();
		await visit.page.waitForLoadState("networkidle");
		await visit.page.keyboard.type("ille@example.org");
		await expectFocused(contact.email);
		expect(await contact.email.inputValue()).toBe("camille@example.org");
		expect([bodies, await visit.page.locator("[aria-invalid=true]").count()]).toEqual([[], 0]);
		await expectNoTrouble(visit);
		await visit.close();
	});
});

describe("before any script has come", () => {
	it.each(["/", "/#received", "/contact"])("%s keeps its forms from being sent into the address", async (path) => {
		const visit = await stage.browser.visit(stage.app.url);
		await visit.page.route("**/*.js", (route) => route.abort());
		await visit.page.goto(`${stage.app.url}${path}`);
		await visit.page.evaluate(() => {
			for (const form of document.forms) form.requestSubmit();
		});
		expect(visit.page.url()).toBe(`${stage.app.url}${path}`);
		await visit.close();
	});
});

it.each([
	["/fr//faq", "/fr/faq"],
	["/in//", "/in/"],
	["//contact", "/contact"],
])("an address with slashes too many, %s, leads to %s, and no page takes over another", async (path, meant) => {
	const visit = await stage.browser.visit(stage.app.url);
	const answer = await visit.page.goto(`${stage.app.url}${path}`, { waitUntil: "networkidle" });
	expect([answer?.status(), visit.page.url()]).toEqual([200, `${stage.app.url}${meant}`]);
	await expectNoTrouble(visit);
	await visit.close();
});

it("pages on which nothing acts load nothing of React", async () => {
	const visit = await stage.browser.visit(stage.app.url);
	const still = everyPage.filter(
		({ path, locale }) => locale === "fr" && !/^\/fr\/(?:contact|yours|receipt)?$/.test(path),
	);
	for (const { path } of still) {
		await visit.page.goto(`${stage.app.url}${path}`, { waitUntil: "networkidle" });
	}
	expect(visit.requested.filter((path) => /react|island/.test(path))).toEqual([]);
	await visit.page.goto(`${stage.app.url}/fr/`);
	await expect.poll(() => visit.requested.some((path) => path.includes("react"))).toBe(true);
	await visit.close();
});
