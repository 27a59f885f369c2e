import { afterAll, beforeAll, expect, it } from "vitest";
import { locales, pathInLocale } from "#i18n/locales.ts";
import { expectNoTrouble } from "#tests/browser.ts";
import { startTestApp, type TestApp } from "#tests/start-test-app.ts";
import { expectAccessible } from "./axe.ts";
import { overflow, smallTargets } from "./page-probes.ts";
import { setUpStage } from "./stage.ts";

const stage = setUpStage();
let named: TestApp;
beforeAll(async () => {
	named = await startTestApp("sqlite", {
		OPERATOR_NAME: `Les Amis de la Poste | ${"Anticonstitutionnellement".repeat(4)}`,
		OPERATOR_ADDRESS: "1 rue des Lilas | 75011 Paris",
		OPERATOR_EMAIL: `${"a".repeat(60)}@example.org`,
		HOSTER: "Serveurs du Midi | Toulouse",
		GRIEVANCE_OFFICER: "आशा राव | asha@example.org",
		MODERATION_PROVIDER: "openai-compatible",
		MODERATION_MODEL: "small",
		MODERATION_BASE_URL: `https://${"model.".repeat(9)}example.org/v1`,
	});
});
afterAll(() => named.remove());

it.each(locales.flatMap((locale) => [[locale, 320, "light"] as const, [locale, 1280, "dark"] as const]))(
	"the legal notice in %s shows whatever an operator types within %i px, %s",
	async (locale, width, colorScheme) => {
		const visit = await stage.browser.visit(named.url, { width, colorScheme, reducedMotion: true, javaScript: true });
		const { page } = visit;
		await page.goto(named.url + pathInLocale("/legal", locale));
		await page.getByRole("heading", { level: 1 }).waitFor();
		expect(await page.evaluate(overflow)).toEqual([]);
		expect(await page.evaluate(smallTargets)).toEqual([]);
		expect(await page.getByText("Serveurs du Midi").isVisible()).toBe(true);
		await expectAccessible(page, `${locale}, ${width} px, ${colorScheme}`);
		await expectNoTrouble(visit);
		await visit.close();
	},
);
