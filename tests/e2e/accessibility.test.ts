import type { Route } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { m } from "#i18n/compiled/messages.js";
import { intlTagOf, type Locale, locales } from "#i18n/locales.ts";
import { expectNoTrouble, type Visit } from "#tests/browser.ts";
import { expectAccessible, expectReadable } from "./axe.ts";
import { expectFocused, expectRefused, type HomePage, homePage, kindWords } from "./home-page.ts";
import { doubleText, overflow } from "./page-probes.ts";
import { everyPage } from "./routes.ts";
import { setUpStage } from "./stage.ts";
import { walkedIn } from "./walked-in.ts";

const stage = setUpStage();

/** The home page in a language, just opened. */
interface Opened {
	readonly home: HomePage;
	readonly locale: Locale;
	/** Sends a note that gets this answer, else the service's own. */
	send(text: string, answer?: (route: Route) => Promise<void>): Promise<void>;
	/** Waits for an outcome's heading. */
	outcome(words: (inputs: Record<string, never>, options: { locale: Locale }) => string): Promise<void>;
}

const tooLong = "💌".repeat(1001);
const addressIn = (locale: Locale) => `jane-${locale}@example.org`;
const failed = (errorType: string) => (route: Route) =>
	route.fulfill({ json: { success: false, status: "pending", errorType } });

/** Fields that show where they are by a shade alone, which a browser leaves out in forced colours. */
const fieldsWithoutEdge = `[...document.querySelectorAll("input, textarea, select")]
	.filter((field) => field.checkVisibility())
	.filter((field) => {
		const { borderBottomStyle, borderBottomWidth } = getComputedStyle(field);
		return field.type !== "checkbox" && (borderBottomStyle === "none" || parseFloat(borderBottomWidth) < 1);
	})
	.map(({ id, name }) => id || name)`;

/** Each state of the home page but the first, and how a visitor comes to it. */
const homeStates: readonly (readonly [string, (opened: Opened) => Promise<void>])[] = [
	["filled in", ({ home }) => home.write("jane", tooLong)],
	[
		"with faults",
		async ({ home }) => {
			await home.write("jane", tooLong);
			await home.send.click();
			await expectFocused(home.recipient);
		},
	],
	[
		"after a network error",
		async ({ send, outcome, locale }) => {
			await send(kindWords[locale], (route) => route.abort("failed"));
			await outcome(m.outcome_error_network_title);
		},
	],
	...(
		[
			["rate_limit", m.outcome_error_rate_limit_title],
			["api_key", m.outcome_error_api_key_title],
			["unknown", m.outcome_error_unknown_title],
		] as const
	).map(
		([errorType, title]) =>
			[
				`after the error ${errorType}`,
				async ({ send, outcome, locale }: Opened) => {
					await send(kindWords[locale], failed(errorType));
					await outcome(title);
				},
			] as const,
	),
	...(["recipient", "source", "all"] as const).map(
		(limit) =>
			[
				`after the limit for ${limit}`,
				async ({ send, outcome, locale }: Opened) => {
					const json = { success: false, error: "—", errorType: "rate_limit", limit, retryAfterSeconds: 3_000 };
					await send(kindWords[locale], (route) => route.fulfill({ status: 429, json }));
					await outcome(m[`outcome_limited_${limit}_title`]);
				},
			] as const,
	),
	[
		"with the same words once more",
		async ({ send, outcome, locale }) => {
			const json = { success: false, error: "—", reason: "already_sent" };
			await send(kindWords[locale], (route) => route.fulfill({ status: 409, json }));
			await outcome(m.outcome_duplicate_title);
		},
	],
	[
		"with a refused note",
		async ({ home, send, locale }) => {
			await send(`${kindWords[locale]} 06 12 34 56 78`);
			await expectRefused(home);
		},
	],
	[
		"with a note saved, but not e-mailed",
		async ({ send, outcome, locale }) => {
			const json = { success: true, status: "approved", emailSent: false, emailError: "—" };
			await send(kindWords[locale], (route) => route.fulfill({ json }));
			await outcome(m.outcome_saved_title);
		},
	],
	[
		"with a note sent",
		async ({ send, outcome, locale }) => {
			await send(kindWords[locale]);
			await outcome(m.outcome_sent_title);
		},
	],
	["as a letterbox", ({ home }) => home.receivedTab.click()],
	[
		"with letters",
		async ({ home, send, outcome, locale }) => {
			await send(`${kindWords[locale]} ❤️`);
			await outcome(m.outcome_sent_title);
			await home.receivedTab.click();
			await home.openInbox(addressIn(locale));
			await home.letters.first().waitFor();
		},
	],
	[
		"without letters",
		async ({ home }) => {
			await home.receivedTab.click();
			await home.openInbox("nobody@example.org");
			await home.heading(home.say(m.inbox_empty_title)).waitFor();
		},
	],
];

const statesLookedAt = (locale: Locale) => (walkedIn("fr").includes(locale) ? homeStates : []);

describe.each(locales)("axe finds nothing, in %s", (locale) => {
	let visit: Visit;
	beforeAll(async () => {
		visit = await stage.browser.visit(stage.app.url, { reducedMotion: true });
	});
	afterEach(() => visit.page.unrouteAll());
	afterAll(async () => {
		await expectNoTrouble(visit, { failingRequests: true });
		await visit.close();
	});

	it.each(statesLookedAt(locale))("on the home page, %s", async (state, bring) => {
		const { page } = visit;
		const home = homePage(page, stage.app.url, locale);
		await home.open();
		await bring({
			home,
			locale,
			async send(text, answer) {
				if (answer !== undefined) await page.route("**/api/messages", answer);
				await home.write(addressIn(locale), text);
				await home.send.click();
			},
			outcome: (words) => expectFocused(home.heading(words({}, { locale }))),
		});
		await expectAccessible(page, state);
	});

	it.each(everyPage.filter((page) => page.locale === locale))(
		"on $path, which fits with text twice as large, and can be used in the reader's own few colours",
		async ({ path }) => {
			const { page } = visit;
			await page.goto(`${stage.app.url}${path}`);
			await expectAccessible(page, path);

			await page.emulateMedia({ forcedColors: "active" });
			expect(await page.evaluate("matchMedia('(forced-colors: active)').matches")).toBe(true);
			expect(await page.evaluate(fieldsWithoutEdge)).toEqual([]);
			await expectReadable(page, `${path}, few colours`);
			await page.emulateMedia({ forcedColors: "none" });

			await page.evaluate(doubleText);
			await page.evaluate("document.fonts.ready");
			expect(await page.evaluate(overflow)).toEqual([]);
			await page.evaluate("for (const item of document.querySelectorAll('details')) item.open = true");
			expect(await page.evaluate(overflow)).toEqual([]);
		},
	);
});

describe.each(["fr", "hi"] as const)("axe finds nothing in the offer of another language, %s", (locale) => {
	it("on the English home page", async () => {
		const visit = await stage.browser.visit(stage.app.url, { reducedMotion: true, language: intlTagOf[locale] });
		await visit.page.goto(stage.app.url);
		await visit.page.getByText(m.language_offer_text({}, { locale })).waitFor();
		await expectAccessible(visit.page, "offer");
		await visit.close();
	});
});
