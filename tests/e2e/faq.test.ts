import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { m } from "#i18n/compiled/messages.js";
import { type Locale, nativeNameOf, pathInLocale } from "#i18n/locales.ts";
import { expectNoTrouble } from "#tests/browser.ts";
import { textOfPage } from "#web/site/document/page-modules.ts";
import { type FaqText, questionIds } from "#web/site/pages/faq/faq-text.ts";
import { expectAccessible } from "./axe.ts";
import { expectFocused, speaker } from "./home-page.ts";
import { overflow, smallTargets } from "./page-probes.ts";
import { setUpStage } from "./stage.ts";
import { walkedIn } from "./walked-in.ts";

const stage = setUpStage();

type QuestionId = (typeof questionIds)[number];

function textOf(locale: Locale): FaqText {
	return textOfPage("faq", locale) as FaqText;
}

function item(page: Page, id: QuestionId): Locator {
	return page.locator(`details#${id}`);
}

function summary(page: Page, id: QuestionId): Locator {
	return item(page, id).locator("summary");
}

function faqUrl(locale: Locale = "en", fragment = ""): string {
	return `${stage.app.url}${pathInLocale("/faq", locale)}${fragment}`;
}

/** Which questions are open. */
function openItems(page: Page): Promise<string[]> {
	return page.locator("details[open]").evaluateAll((elements) => elements.map(({ id }) => id));
}

/** Waits until the page has come to rest with the question at the top of the window, or as near as the page's end allows. */
async function expectArrivedAt(page: Page, id: QuestionId): Promise<void> {
	await expect.poll(() => openItems(page)).toContain(id);
	const distance = () =>
		item(page, id).evaluate((element) => {
			const left = document.documentElement.scrollHeight - innerHeight - scrollY;
			return Math.min(Math.abs(element.getBoundingClientRect().top - 16), Math.abs(left));
		});
	await expect.poll(distance).toBeLessThan(2);
	expect(await summary(page, id).evaluate((element) => element.getBoundingClientRect().top < innerHeight)).toBe(true);
}

/** `expanded` of each summary as assistive technology is told it. */
async function expandedInTree(page: Page): Promise<Record<string, boolean>> {
	const session = await page.context().newCDPSession(page);
	const { nodes } = await session.send("Accessibility.getFullAXTree");
	const summaries = nodes.filter((node) => node.role?.value === "DisclosureTriangle");
	return Object.fromEntries(
		summaries.map((node) => [
			node.name?.value,
			node.properties?.find(({ name }) => name === "expanded")?.value.value === true,
		]),
	);
}

describe.each(walkedIn("en"))("the questions, in %s", (locale) => {
	const say = speaker(locale);

	it("are eight, each a heading that opens its answer, and lead to the contact page", async () => {
		const { questions, furtherHelp } = textOf(locale);
		const visit = await stage.browser.visit(stage.app.url, { reducedMotion: true });
		const { page } = visit;
		await page.goto(faqUrl(locale));
		expect(await page.locator("details").evaluateAll((elements) => elements.map(({ id }) => id))).toEqual(questionIds);
		const titles = questionIds.map((id) => questions[id].question);
		const asSnapshot = (title: string) => title.replaceAll("\u202f", " ");
		const outline = [
			"- main:",
			"  - article:",
			...titles.flatMap((title) => ["    - group:", `      - heading "${asSnapshot(title)}" [level=2]`]),
		];
		const snapshot = await page.getByRole("main").ariaSnapshot();
		expect(
			snapshot.split("\n").filter((line) => /- (?:main|article|group|heading ".*" \[level=2\]$)/.test(line)),
		).toEqual([...outline, `      - heading "${asSnapshot(furtherHelp.title)}" [level=2]`]);
		expect(await expandedInTree(page)).toEqual(Object.fromEntries(titles.map((title) => [title, false])));
		await page.getByRole("link", { name: furtherHelp.link, exact: true }).click();
		await page.getByRole("heading", { level: 1, name: say(m.page_contact_heading), exact: true }).waitFor();
		expect(new URL(page.url()).pathname).toBe(pathInLocale("/contact", locale));
		await expectNoTrouble(visit);
		await visit.close();
	});

	it("are accessible closed and all open, fit a narrow window and can be touched", async () => {
		const visit = await stage.browser.visit(stage.app.url, { width: 320, reducedMotion: true });
		const { page } = visit;
		await page.goto(faqUrl(locale));
		await expectAccessible(page, "closed");
		for (const id of questionIds) await summary(page, id).click();
		expect(await openItems(page)).toEqual(questionIds);
		await expectAccessible(page, "open");
		expect(await page.evaluate(overflow)).toEqual([]);
		expect(await page.evaluate(smallTargets)).toEqual([]);
		await visit.close();
	});
});

describe("opening and closing", () => {
	it("each question is on its own: several are open at once, and the address stays", async () => {
		const visit = await stage.browser.visit(stage.app.url);
		const { page } = visit;
		await page.goto(faqUrl());
		for (const id of ["contact", "what-is", "privacy"] as const) await summary(page, id).click();
		expect(await openItems(page)).toEqual(["what-is", "privacy", "contact"]);
		await summary(page, "privacy").click();
		expect(await openItems(page)).toEqual(["what-is", "contact"]);
		expect(page.url()).toBe(faqUrl());
		await expectNoTrouble(visit);
		await visit.close();
	});

	it("goes by keyboard alone, and is told to assistive technology", async () => {
		const { questions } = textOf("en");
		const visit = await stage.browser.visit(stage.app.url, { reducedMotion: true });
		const { page } = visit;
		await page.goto(faqUrl());
		await page.getByRole("link", { name: m.site_back_home({}, { locale: "en" }), exact: true }).focus();
		await page.keyboard.press("Tab");
		await expectFocused(summary(page, "what-is"));
		await page.keyboard.press("Enter");
		expect(await openItems(page)).toEqual(["what-is"]);
		await page.keyboard.press("Tab");
		await expectFocused(item(page, "what-is").getByRole("link"));
		await page.keyboard.press("Tab");
		await expectFocused(summary(page, "anonymous"));
		await page.keyboard.press("Space");
		expect(await openItems(page)).toEqual(["what-is", "anonymous"]);
		const expanded = await expandedInTree(page);
		expect(Object.keys(expanded).filter((title) => expanded[title])).toEqual([
			questions["what-is"].question,
			questions.anonymous.question,
		]);
		await page.keyboard.press("Space");
		expect(await openItems(page)).toEqual(["what-is"]);
		await visit.close();
	});

	it("survives a change of language", async () => {
		const visit = await stage.browser.visit(stage.app.url);
		const { page } = visit;
		await page.goto(faqUrl());
		await summary(page, "languages").click();
		await page.getByRole("banner").getByRole("link", { name: nativeNameOf.hi, exact: true }).click();
		await page
			.getByRole("heading", { level: 1, name: m.page_faq_heading({}, { locale: "hi" }), exact: true })
			.waitFor();
		await expect.poll(() => openItems(page)).toEqual(["languages"]);
		await visit.close();
	});
});

describe("an address that names a question", () => {
	it.each(walkedIn("en"))(
		"opens it and goes there when the page is loaded, and lets it be closed (%s)",
		async (locale) => {
			const visit = await stage.browser.visit(stage.app.url);
			const { page } = visit;
			await page.goto(faqUrl(locale, "#privacy"));
			await expectArrivedAt(page, "privacy");
			expect(await openItems(page)).toEqual(["privacy"]);
			await summary(page, "privacy").click();
			expect(await openItems(page)).toEqual([]);
			expect(await item(page, "privacy").getByRole("paragraph").first().isVisible()).toBe(false);
			await expectNoTrouble(visit);
			await visit.close();
		},
	);

	it("opens it when the fragment changes, leaves the others open, and goes back and forward", async () => {
		const visit = await stage.browser.visit(stage.app.url);
		const { page } = visit;
		await page.goto(faqUrl("en", "#what-is"));
		await expectArrivedAt(page, "what-is");
		await page.evaluate("location.hash = 'inappropriate'");
		await expectArrivedAt(page, "inappropriate");
		expect(await openItems(page)).toEqual(["what-is", "inappropriate"]);
		await summary(page, "what-is").click();
		await page.goBack();
		await expectArrivedAt(page, "what-is");
		await summary(page, "inappropriate").click();
		await page.goForward();
		await expectArrivedAt(page, "inappropriate");
		await expectNoTrouble(visit);
		await visit.close();
	});

	it("is followed from another page, and found again by going back", async () => {
		const visit = await stage.browser.visit(stage.app.url);
		const { page } = visit;
		await page.goto(`${stage.app.url}/fr/contact`);
		await page.evaluate("location.assign('/fr/faq#moderation')");
		await expectArrivedAt(page, "moderation");
		await item(page, "moderation").locator(`a[href="/fr/contact"]`).click();
		await page.waitForURL("**/fr/contact");
		await page
			.getByRole("heading", { level: 1, name: m.page_contact_heading({}, { locale: "fr" }), exact: true })
			.waitFor();
		await page.goBack();
		await expectArrivedAt(page, "moderation");
		await expectNoTrouble(visit);
		await visit.close();
	});

	it("that does not exist shows the page as it is", async () => {
		const visit = await stage.browser.visit(stage.app.url);
		for (const fragment of ["#nothing", "#%", "#content"]) {
			await visit.page.goto("about:blank");
			await visit.page.goto(faqUrl("en", fragment));
			expect(await openItems(visit.page)).toEqual([]);
		}
		await expectNoTrouble(visit);
		await visit.close();
	});
});

describe("with JavaScript switched off", () => {
	it("questions open by hand, and the one in the address shows its answer", async () => {
		const visit = await stage.browser.visit(stage.app.url, { javaScript: false });
		const { page } = visit;
		await page.goto(faqUrl("hi", "#privacy"));
		expect(await item(page, "privacy").getByRole("link").first().isVisible()).toBe(true);
		expect(await item(page, "contact").getByRole("link").first().isVisible()).toBe(false);
		await summary(page, "contact").click();
		await summary(page, "what-is").click();
		for (const id of ["contact", "what-is"] as const) {
			expect(await item(page, id).getByRole("link").first().isVisible()).toBe(true);
		}
		await expectNoTrouble(visit);
		await visit.close();
	});
});
