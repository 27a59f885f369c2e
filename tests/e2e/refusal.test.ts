import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { m } from "#i18n/compiled/messages.js";
import { locales, pathInLocale, samples } from "#i18n/locales.ts";
import { expectNoTrouble, type PageOptions } from "#tests/browser.ts";
import { expectAccessible } from "./axe.ts";
import { expectFocused, expectRefused, type HomePage, homePage, kindWords } from "./home-page.ts";
import { overflow, smallTargets } from "./page-probes.ts";
import { setUpStage } from "./stage.ts";
import { sizes } from "./still-page.ts";

const stage = setUpStage();

const phoneNumber = "06 12 34 56 78";

async function refused(text: string, options: PageOptions & { locale?: (typeof locales)[number] } = {}) {
	const { locale = "en", ...rest } = options;
	const visit = await stage.browser.visit(stage.app.url, { reducedMotion: true, ...rest });
	const home = homePage(visit.page, stage.app.url, locale);
	await home.open();
	await home.write(`jane-${locale}@example.org`, text);
	await home.send.click();
	await expectRefused(home);
	await visit.page.evaluate("document.fonts.ready");
	return { visit, page: visit.page, home, note: visit.page.getByRole("note") };
}

/** A picture of the field's own words, or of those that carry the strokes, without the strokes. */
async function pictureOf(page: Page, seen: "field" | "layer"): Promise<Buffer> {
	const colour = (of: "field" | "layer"): string => `color: ${of === seen ? "black" : "transparent"} !important;`;
	// A style sheet made by script, which the page's policy lets through.
	await page.evaluate(
		(rules) => {
			const sheet = new CSSStyleSheet();
			sheet.replaceSync(rules);
			document.adoptedStyleSheets = [sheet];
		},
		`.text-area textarea { outline: none !important; background: none !important; ${colour("field")} } .passages { ${colour("layer")} } .passages mark { text-decoration: none !important }`,
	);
	return page.locator(".text-area-paper").screenshot({ caret: "hide" });
}

/** How many pixels of two pictures differ by more than a shade. */
function differing(page: Page, pictures: readonly Buffer[]): Promise<{ differing: number; inked: number }> {
	return page.evaluate(
		async (sources) => {
			const [left, right] = await Promise.all(
				sources.map(async (source) => {
					const bytes = Uint8Array.from(atob(source), (character) => character.charCodeAt(0));
					const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
					const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
					const context = canvas.getContext("2d");
					context?.drawImage(bitmap, 0, 0);
					return context?.getImageData(0, 0, bitmap.width, bitmap.height).data ?? new Uint8ClampedArray();
				}),
			);
			let differing = 0;
			let inked = 0;
			for (let index = 0; index < (left?.length ?? 0); index += 4) {
				if ((left?.[index] ?? 0) < 128) inked++;
				if (Math.abs((left?.[index] ?? 0) - (right?.[index] ?? 0)) > 96) differing++;
			}
			return { differing, inked };
		},
		pictures.map((picture) => picture.toString("base64")),
	);
}

const sentences = samples({
	en: "Every morning I look for the light in your window. ",
	fr: "Chaque matin, je cherche la lumière à ta fenêtre. ",
	hi: "हर सुबह मेरी नज़र तुम्हारी खिड़की की रोशनी ढूँढती है। ",
});

describe.each(sizes)("a refusal, on %s", (device, size) => {
	it.each(locales)("is written beside the passage, which is struck through in the text itself (%s)", async (locale) => {
		const text = `${kindWords[locale]} ${phoneNumber}`;
		const { visit, page, home, note } = await refused(text, { locale, ...size });
		expect(await home.message.inputValue()).toBe(text);
		expect(await page.locator(".passages mark").allTextContents()).toEqual([phoneNumber]);
		await note.getByText(home.say(m.reason_personal_info), { exact: true }).waitFor();
		await note.getByText(home.say(m.outcome_rejected_advice), { exact: true }).waitFor();
		const [slip, field, sheet] = await Promise.all(
			[note, home.message, page.locator(".sheet").first()].map((place) => place.boundingBox()),
		);
		if (device === "a desk") expect(slip?.x).toBeGreaterThan((sheet?.x ?? 0) + (sheet?.width ?? 0));
		else expect(slip?.y).toBeGreaterThanOrEqual((field?.y ?? 0) + (field?.height ?? 0));
		// Papers and inks lie in that margin else.
		expect(await page.locator(".stationery-picker").isVisible()).toBe(false);
		await expect.poll(() => inWindow(page, ".passages mark")).toBe(true);
		expect(await page.evaluate(overflow)).toEqual([]);
		expect(await page.evaluate(smallTargets)).toEqual([]);
		await expectAccessible(page, "refused");
		await page.emulateMedia({ colorScheme: "dark" });
		await expectAccessible(page, "refused, dark");
		await expectNoTrouble(visit);
		await visit.close();
	});

	it.each([
		["short", kindWords.en],
		["long and scrolled", samples({ en: sentences.en.repeat(14), fr: "", hi: "" }).en],
		["in Devanagari", sentences.hi.repeat(9)],
		["from right to left, with a line from left to right", "أنت لطيف جدا.\nYou are kind.\nصباح الخير"],
		["of words longer than a line", "aé".repeat(130)],
		["of one line and many empty ones", `You are kind.${"\n".repeat(30)}`],
	])("is struck where the words stand, to the pixel: %s", async (_, text) => {
		const { visit, page } = await refused(`${text} ${phoneNumber}`, size);
		const same = await differing(page, [await pictureOf(page, "field"), await pictureOf(page, "layer")]);
		expect(same.inked).toBeGreaterThan(20);
		expect(same.differing).toBe(0);
		await visit.close();
	});

	it("leaves the sheet no taller once it was put right", async () => {
		const { visit, page, home } = await refused(`${kindWords.en} ${phoneNumber}`, size);
		await page.route("**/api/messages", (route) =>
			route.fulfill({ json: { success: true, status: "approved", emailSent: true } }),
		);
		await home.message.fill(kindWords.en);
		await home.send.click();
		await expectFocused(home.heading(home.say(m.outcome_sent_title)));
		const afterRefusal = await sheetHeight(page);
		await home.button(home.say(m.outcome_write_another)).click();
		await page.reload();
		await home.write("jane@example.org", kindWords.en);
		await home.send.click();
		await expectFocused(home.heading(home.say(m.outcome_sent_title)));
		expect(Math.abs(afterRefusal - (await sheetHeight(page)))).toBeLessThan(80);
		expect(afterRefusal).toBeLessThanOrEqual(size.height);
		await visit.close();
	});
});

describe("a refusal", () => {
	it("is heard once, as the description of the field that has the focus", async () => {
		const { visit, page, home, note } = await refused(`You are kind. ${phoneNumber}`);
		const sentence = home.say(m.reason_personal_info);
		const described = await home.message.evaluate((field) =>
			(field.getAttribute("aria-describedby") ?? "")
				.split(" ")
				.map((id) => document.getElementById(id)?.textContent ?? ""),
		);
		expect(described.filter((words) => words === sentence)).toHaveLength(1);
		expect(await note.evaluate((element) => element.closest("[aria-live], [role=status], [role=alert]"))).toBeNull();
		expect(await page.getByText(sentence, { exact: true }).count()).toBe(1);
		await visit.close();
	});

	it("goes away as its passages change, and not before", async () => {
		const { visit, page, home, note } = await refused(`You are kind. ${phoneNumber}. Or zoe@example.org`);
		const marks = page.locator(".passages mark");
		expect(await marks.allTextContents()).toEqual([phoneNumber, "zoe@example.org"]);
		await home.message.fill(`Dear Jane, you are kind. ${phoneNumber}. Or zoe@example.org`);
		expect(await marks.allTextContents()).toEqual([phoneNumber, "zoe@example.org"]);
		await home.message.fill("Dear Jane, you are kind. Or zoe@example.org");
		expect(await marks.allTextContents()).toEqual(["zoe@example.org"]);
		await home.message.fill("Dear Jane, you are kind.");
		await note.waitFor({ state: "detached" });
		expect(await marks.count()).toBe(0);
		await expectFocused(home.message);
		expect(await home.message.getAttribute("aria-invalid")).toBe("false");
		await visit.close();
	});

	it("of a whole note marks nothing, and goes with the first change", async () => {
		const { visit, page, home, note } = await refused("asdf qwer zxcv");
		await note.getByText(home.say(m.reason_unreadable_no_words), { exact: true }).waitFor();
		await home.message.press("x");
		await note.waitFor({ state: "detached" });
		expect(await page.locator(".passages mark").count()).toBe(0);
		await visit.close();
	});

	it.each(locales)("has two ways out: the passage, and the rule that it breaks (%s)", async (locale) => {
		const { visit, page, home, note } = await refused(`${kindWords[locale]} ${phoneNumber}`, { locale });
		await note.getByRole("button", { name: home.say(m.outcome_rejected_edit) }).click();
		await expectFocused(home.message);
		expect(await selected(home)).toBe(phoneNumber);
		expect(await note.getByRole("link", { name: home.say(m.outcome_rejected_contest_link) }).isVisible()).toBe(true);
		expect(await note.getByRole("listitem").count()).toBe(0);
		await note.getByText(home.say(m.outcome_rejected_tips_title), { exact: true }).click();
		expect(await note.getByRole("listitem").count()).toBe(4);
		await note.getByRole("link", { name: home.say(m.outcome_rejected_rule) }).click();
		await page.waitForURL(`${stage.app.url}${pathInLocale("/conditions", locale)}#refused-personal_info`);
		expect(await inWindow(page, "#refused-personal_info")).toBe(true);
		await visit.close();
	});

	it("keeps its strokes in forced colours, and shows no word twice", async () => {
		const { visit, page } = await refused(`You are kind. ${phoneNumber}`);
		await page.emulateMedia({ forcedColors: "active" });
		const [words, stroke] = await page.locator(".passages mark").evaluate((mark) => {
			const { color, textDecorationColor } = getComputedStyle(mark);
			return [color, textDecorationColor];
		});
		expect(words).toBe("rgba(0, 0, 0, 0)");
		expect(stroke).not.toBe("rgba(0, 0, 0, 0)");
		await visit.close();
	});
});

function inWindow(page: Page, selector: string): Promise<boolean> {
	return page.locator(selector).evaluate((element) => {
		const { top, bottom } = element.getBoundingClientRect();
		return top >= -1 && bottom <= innerHeight + 1;
	});
}

function sheetHeight(page: Page): Promise<number> {
	return page.locator(".send-panel").evaluate((element) => element.getBoundingClientRect().height);
}

function selected(home: HomePage): Promise<string> {
	return home.message.evaluate((field) =>
		field instanceof HTMLTextAreaElement ? field.value.slice(field.selectionStart, field.selectionEnd) : "",
	);
}
