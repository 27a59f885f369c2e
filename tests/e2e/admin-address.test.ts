import type { Page } from "playwright-core";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { expectNoTrouble, type Visit } from "#tests/browser.ts";
import { adminPage } from "./admin-page.ts";
import { setUpStage } from "./stage.ts";

const stage = setUpStage();

describe("the address of the administration", () => {
	let visit: Visit;
	let page: Page;
	let admin: ReturnType<typeof adminPage>;
	beforeEach(async () => {
		visit = await stage.browser.visit(stage.app.url, { reducedMotion: true, width: 1280, height: 800 });
		({ page } = visit);
		admin = adminPage(page, stage.app.url);
	});
	afterEach(() => visit.close());

	const hash = () => page.evaluate<string>("location.hash");
	const heading = (name: string) => page.getByRole("heading", { level: 3, name, exact: true });

	it("names tab and section: a reload, a link and the way back and forward lead to them", async () => {
		await admin.enter();
		await admin.tab("Paramètres").click();
		await admin.section("Équipe").click();
		await heading("Administrateurs").waitFor();
		expect(await hash()).toBe("#settings/team");
		await admin.section("Système").click();
		await page.reload();
		await heading("Informations système").waitFor();
		expect(await admin.section("Système").getAttribute("aria-current")).toBe("page");
		await page.goBack();
		await heading("Administrateurs").waitFor();
		await page.goBack();
		await heading("Changer le mot de passe").waitFor();
		await page.goForward();
		await heading("Administrateurs").waitFor();
		const other = await page.context().newPage();
		await other.goto(`${stage.app.url}/admin#templates/deliverability`);
		await other.getByRole("heading", { level: 3, name: "Derniers échecs", exact: true }).waitFor();
		await expectNoTrouble(visit);
	});

	it("of a tab is as it was left, and what was typed in a section is there on return", async () => {
		await admin.enter("/admin#settings/team");
		await page.getByLabel("Identifiant", { exact: true }).fill("rose");
		await admin.section("Mon compte").click();
		await admin.tab("Analytics").click();
		expect(await hash()).toBe("#analytics");
		await admin.tab("Paramètres").click();
		expect(await hash()).toBe("#settings");
		await admin.section("Équipe").click();
		expect(await page.getByLabel("Identifiant", { exact: true }).inputValue()).toBe("rose");
		await admin.tab("Messages").click();
		await admin.tab("Paramètres").click();
		expect(await hash()).toBe("#settings/team");
		await expectNoTrouble(visit);
	});
});
