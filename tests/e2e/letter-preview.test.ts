import { describe, expect, it } from "vitest";
import { looks } from "#contract/stationery.ts";
import { m } from "#i18n/compiled/messages.js";
import { pathInLocale } from "#i18n/locales.ts";
import { expectNoTrouble, type Visit } from "#tests/browser.ts";
import { inks, papers } from "#web/ui/style/palette.ts";
import { kindWords } from "./home-page.ts";
import { setUpMailStage } from "./stage.ts";
import { walkedIn } from "./walked-in.ts";

const stage = setUpMailStage();

/** Shows a preview in a frame of the page that is open, as that page does, and writes words into it. */
async function preview({ page }: Visit, path: string, words: string) {
	await page.evaluate(
		([src = "", text = ""]) =>
			new Promise<void>((resolve) => {
				const frame = document.createElement("iframe");
				frame.setAttribute("sandbox", "allow-same-origin");
				frame.src = src;
				frame.style.cssText = "inline-size: 100%; block-size: 60rem";
				frame.onload = () => {
					const letter = frame.contentDocument?.querySelector(".letter");
					if (letter) letter.textContent = text;
					resolve();
				};
				document.querySelector("main")?.append(frame);
			}),
		[path, words],
	);
	const frame = page.frames().at(-1);
	if (frame === undefined) throw new Error("the page shows no frame");
	return frame;
}

/** The words without what is between them: a line break is an element in the e-mail and a character here. */
const shown = (text: string | null) => text?.replace(/\s+/g, "");

describe.each(walkedIn("fr"))("the e-mail before it goes, in %s", (locale) => {
	it("says on the page what the e-mail says then, loads nothing else and sends no word of the note", async () => {
		const visit = await stage.browser.visit(stage.app.url, { width: 1280, height: 900 });
		await visit.page.goto(stage.app.url + pathInLocale("/", locale));
		const words = `${kindWords[locale]}\n<b>&</b> 1 < 2`;
		const before = visit.requested.length;
		const frame = await preview(visit, `/email-preview/${locale}/sky/wine`, words);
		// The page's own scripts come when it is used.
		const asked = visit.requested.slice(before).filter((path) => !path.startsWith("/assets/"));
		expect(asked).toEqual([`/email-preview/${locale}/sky/wine`]);
		const seen = await frame.locator("body").textContent();
		expect(await frame.title()).toBe(m.email_notification_subject({}, { locale }));

		await stage.app.send(
			{ recipientEmail: `${locale}@example.org`, message: words, paper: "sky", ink: "wine" },
			{ "accept-language": locale },
		);
		const mail = await stage.browser.visit(stage.app.url);
		await mail.page.setContent(String(stage.sink.received.at(-1)?.mail.html));
		expect(shown(seen)).toBe(shown(await mail.page.locator("body").textContent()));
		expect(seen).toContain("<b>&</b> 1 < 2");
		await mail.close();
		await expectNoTrouble(visit);
		await visit.close();
	});

	it("leads nowhere and lets nothing run", async () => {
		const visit = await stage.browser.visit(stage.app.url);
		await visit.page.goto(stage.app.url + pathInLocale("/", locale));
		const frame = await preview(visit, `/email-preview/${locale}/ivory/sepia`, "x");
		expect(await frame.locator("a").count()).toBeGreaterThan(3);
		expect(await frame.locator("a[href], button, input, [tabindex], script, img, form").count()).toBe(0);
		await visit.close();
	});
});

it.each(["light", "dark"] as const)(
	"the e-mail before it goes has the colours of its paper and ink, %s",
	async (scheme) => {
		const visit = await stage.browser.visit(stage.app.url, { colorScheme: scheme });
		await visit.page.goto(`${stage.app.url}/`);
		for (const { paper, ink } of looks) {
			const frame = await preview(visit, `/email-preview/en/${paper}/${ink}`, "x");
			const colours = await frame.evaluate(() => {
				const styleOf = (selector: string) => getComputedStyle(document.querySelector(selector) ?? document.body);
				return [styleOf(".sheet").backgroundColor, styleOf(".letter").color];
			});
			expect(colours).toEqual([papers[paper][scheme].sheet, inks[ink][scheme]].map(asRgb));
		}
		await visit.close();
	},
);

function asRgb(hex: string): string {
	return `rgb(${(hex.match(/[\dA-F]{2}/gi) ?? []).map((part) => Number.parseInt(part, 16)).join(", ")})`;
}
