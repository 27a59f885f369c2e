import type { Page } from "playwright-core";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { m } from "#i18n/compiled/messages.js";
import { locales } from "#i18n/locales.ts";
import { expectNoTrouble, type Visit } from "#tests/browser.ts";
import { adminPage } from "./admin-page.ts";
import { expectAccessible } from "./axe.ts";
import { overflow, smallTargets } from "./page-probes.ts";
import { savedBy } from "./saved-file.ts";
import { setUpStage } from "./stage.ts";

const stage = setUpStage();

/** The day so many days ago, in UTC, where the service's days begin too. */
const dayAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

/** What the service has counted: day, hour, metric, label, count. */
const counted: readonly (readonly [number, number, string, string, number])[] = [
	[0, 9, "message", "approved", 6],
	[0, 9, "message", "rejected", 2],
	[3, 14, "message", "approved", 12],
	[20, 14, "message", "rejected", 10],
	[2, 10, "message", "pending", 3],
	[40, 10, "message", "approved", 9],
	[40, 10, "message", "rejected", 6],
	[60, 23, "message", "approved", 985],
	[0, 9, "email", "sent", 6],
	[3, 14, "email", "sent", 9],
	[3, 14, "email", "failed", 3],
	[3, 14, "email", "captured", 4],
	[3, 14, "other_email", "sent", 5],
	[0, 9, "rejection", "personal_info", 2],
	[20, 14, "rejection", "manual", 10],
	[2, 9, "visit", "FR", 40],
	[3, 9, "visit", "DE", 7],
	[3, 9, "visit", "IN", 2],
	[1, 8, "page_view", "page", 123],
];

async function count(): Promise<void> {
	const rows = counted.map(
		([days, hour, metric, label, number]) => `('${dayAgo(days)}', ${hour}, '${metric}', '${label}', ${number})`,
	);
	await stage.app.query(`insert into counter (day, hour, metric, label, count) values ${rows.join(", ")}`);
}

describe("the figures", () => {
	let visit: Visit;
	let page: Page;
	beforeAll(count);
	beforeEach(async () => {
		visit = await stage.browser.visit(stage.app.url, { reducedMotion: true });
		({ page } = visit);
		const admin = adminPage(page, stage.app.url);
		await admin.enter();
		expect(charts(), "the charts' code is not loaded before they are asked for").toEqual([]);
		await admin.tab("Analytics").click();
	});
	const charts = () => visit.requested.filter((path) => path.includes("analytics"));
	afterEach(() => visit.close());

	const card = (label: string) => page.locator(".key-figure").filter({ hasText: label }).locator("dd").first();
	const notes = (label: string) =>
		page.locator(".key-figure").filter({ hasText: label }).locator(".key-note").allTextContents();
	const changed = (change: string) => m.admin_analytics_change({ change }, { locale: "fr" });
	const panel = (title: string) => page.getByRole("region", { name: title, exact: true }).first();
	const texts = (title: string, selector: string) => panel(title).locator(selector).allTextContents();

	it("of 30 days are those that were counted, and of 7 and 90 theirs", async () => {
		await expect.poll(() => card("Total des messages").textContent()).toBe("33");
		expect(await card("Approuvés").textContent()).toBe("18");
		expect(await card("Rejetés").textContent()).toBe("12");
		expect(await card("E-mails envoyés").textContent()).toBe("15");
		expect(await texts("Résumé de la période", "dd")).toEqual(["83,3\u00a0%", "1,1", "0,5"]);
		expect(await notes("Total des messages")).toEqual([changed("+120\u00a0%")]);
		expect(await notes("Approuvés")).toEqual([
			m.admin_analytics_of_all({ percent: "54,5\u00a0%" }, { locale: "fr" }),
			changed("+100\u00a0%"),
		]);
		expect(await notes("E-mails envoyés")).toEqual([
			"En échec\u00a0: 3",
			"Gardés sur cette machine\u00a0: 4",
			"Autres e-mails envoyés\u00a0: 5",
		]);
		await page.getByRole("radio", { name: "7 jours" }).check();
		await expect.poll(() => card("Total des messages").textContent()).toBe("23");
		expect(await notes("Total des messages"), "there was nothing to grow from").toEqual([]);
		expect(await page.evaluate("location.hash")).toBe("#analytics?days=7");
		await page.getByRole("radio", { name: "90 jours" }).check();
		await expect.poll(() => card("Total des messages").textContent()).toBe("1\u202f033");
		expect(await notes("Total des messages"), "nothing was counted on the first of the days before").toEqual([]);
		await page.goBack();
		await expect.poll(() => card("Total des messages").textContent()).toBe("23");
		await expectNoTrouble(visit);
	});

	it("stand in lists: ten days, reasons and countries by their French names", async () => {
		const list = panel("Activité quotidienne").locator("tbody tr");
		await list.first().waitFor();
		expect(await list.count()).toBe(10);
		expect(await list.first().locator("td.figure").allTextContents()).toEqual(["8", "6", "2", "0"]);
		expect(await list.first().locator("td").first().textContent()).toMatch(/ \(en cours\)$/);
		expect(await list.nth(1).locator("td.figure").allTextContents()).toEqual(["0", "0", "0", "0"]);
		expect(await texts("Principaux motifs de rejet", ".ranked-name")).toEqual([
			"Rejet manuel, sans motif",
			"Informations personnelles",
		]);
		expect(await texts("Répartition géographique", ".ranked-name")).toEqual(["France", "Allemagne", "Autres"]);
	});

	it("of every chart are a table and a file too", async () => {
		await page.getByRole("img", { name: /^Histogramme : 33 messages en 30 jours, avec un maximum de 12/ }).waitFor();
		await page
			.getByRole("img", { name: /^Histogramme des 24 heures : 33 messages, avec un maximum de 22 à 14 h/ })
			.waitFor();
		const hourly = panel("Activité par heure");
		const toggle = hourly.getByRole("button", { name: "Tableau : Activité par heure" });
		expect(await toggle.getAttribute("aria-expanded")).toBe("false");
		await toggle.click();
		expect(await toggle.getAttribute("aria-expanded")).toBe("true");
		expect(await hourly.locator("tbody tr").count()).toBe(24);
		expect(await hourly.locator("tbody tr").nth(14).locator("td").allTextContents()).toEqual(["14\u00a0h", "22"]);
		const { name, text } = await savedBy(page, hourly.getByRole("button", { name: /^Exporter en CSV/ }));
		expect(name).toBe("hourly-activity-30-days.csv");
		expect(text.split("\r\n").slice(0, 2)).toEqual(["\ufeffHeure,Messages", "0,0"]);
		expect(text).toContain("\r\n14,22\r\n");
	});

	it("that cannot be had: the status says why, and one can try again", async () => {
		await card("Total des messages").waitFor();
		await page.route("**/api/admin/analytics*", (route) =>
			route.fulfill({ status: 503, json: { success: false, error: "later" } }),
		);
		await page.getByRole("button", { name: "Actualiser", exact: true }).click();
		await page.getByRole("alert").getByText("Erreur 503: Service Unavailable", { exact: true }).waitFor();
		await page.unroute("**/api/admin/analytics*");
		await page.getByRole("button", { name: "Réessayer" }).click();
		await expect.poll(() => card("Total des messages").textContent()).toBe("33");
		await page.route("**/api/admin/analytics*", (route) => route.abort());
		await page.getByRole("button", { name: "Actualiser", exact: true }).click();
		await page.getByRole("alert").getByText("Erreur de connexion au serveur", { exact: true }).waitFor();
	});

	it("of nobody's country say that they are being collected", async () => {
		await page.route("**/api/admin/analytics*", async (route) => {
			const answer = await route.fetch();
			const nothing = {
				geographic_data: [],
				geographic_gap: "no_visits",
				top_rejection_reasons: [],
				daily_activity: [],
			};
			await route.fulfill({ json: { ...(await answer.json()), ...nothing } });
		});
		await page.reload();
		await panel("Répartition géographique")
			.getByText(m.admin_analytics_collecting({}, { locale: "fr" }))
			.waitFor();
		expect(await texts("Principaux motifs de rejet", "p")).toEqual(["Aucune donnée disponible"]);
		expect(await texts("Messages par jour sur 30 jours", "p")).toEqual(["Aucune donnée disponible"]);
	});

	it("are drawn in the counters' colours, today apart, with the day's sum beside the pointer", async () => {
		const bars = panel("Messages par jour sur 30 jours").locator(".chart-bar");
		await bars.first().waitFor();
		const fills = await bars.evaluateAll((all) => [
			...new Set(all.map((bar) => `${(bar as SVGElement).dataset.series} ${getComputedStyle(bar).fill}`)),
		]);
		const counter = (status: string) =>
			page
				.locator(`.status-counters [data-status="${status}"] .counter-figure`)
				.evaluate((element) => getComputedStyle(element).color);
		for (const status of ["approved", "rejected", "pending"])
			expect(fills).toContain(`${status} ${await counter(status)}`);
		const partial = bars.and(page.locator('[data-partial="true"]'));
		expect(await partial.evaluateAll((all) => all.map((bar) => (bar as SVGElement).dataset.series))).toEqual(
			expect.arrayContaining(["approved", "rejected"]),
		);
		await partial.first().hover();
		const tooltip = page.locator(".chart-tooltip");
		await tooltip.getByText(/ \(en cours\)$/).waitFor();
		expect(await tooltip.locator("dd").allTextContents()).toEqual(["8", "6", "2", "0"]);
	});

	it.each([
		["no_proxy", m.admin_analytics_no_proxy],
		["few_visits", m.admin_analytics_few_visits],
		["unknown", m.admin_analytics_unknown_countries],
	])("name no country and say why: %s", async (gap, words) => {
		await page.route("**/api/admin/analytics*", async (route) => {
			const answer = await route.fetch();
			const other = { geographic_data: [{ country: "other", count: 4 }], geographic_gap: gap };
			await route.fulfill({ json: { ...(await answer.json()), ...other } });
		});
		await page.reload();
		await panel("Répartition géographique")
			.getByText(words({}, { locale: "fr" }))
			.waitFor();
	});

	it("of a period that the address names wrongly are those of 30 days, and it is said", async () => {
		await page.goto(`${stage.app.url}/admin#analytics?days=45`);
		await page.getByText(m.admin_analytics_wrong_period({ asked: "45", days: 30 }, { locale: "fr" })).waitFor();
		await expect.poll(() => card("Total des messages").textContent()).toBe("33");
		await page.getByRole("radio", { name: "90 jours" }).check();
		expect(await page.evaluate("location.hash")).toBe("#analytics?days=90");
	});

	it("say that nothing is sent without a mail server, and whose hours they are", async () => {
		await page.getByText(m.admin_frame_no_mail_server({}, { locale: "fr" })).waitFor();
		await page.getByText(m.admin_frame_time_zone({ zone: "UTC" }, { locale: "fr" })).waitFor();
		await page.getByRole("link", { name: "Lire ces e-mails" }).click();
		await page.getByRole("heading", { name: "Informations système" }).waitFor();
	});

	it("show how one's own request is counted, as the server answers it", async () => {
		await page.getByRole("button", { name: "Tester la géolocalisation" }).click();
		const answer = JSON.parse((await page.locator(".raw-answer").textContent()) ?? "");
		expect(answer).toEqual({ address: "127.0.0.0/24", country: null, source: expect.any(String) });
		await page.keyboard.press("Escape");
		await page.locator(".raw-answer").waitFor({ state: "detached" });
		await expectNoTrouble(visit);
	});
});

describe.each(locales)("the figures in %s, on a phone", (locale) => {
	it("can be read by everybody, fit, and are easy to touch", async () => {
		const visit = await stage.browser.visit(stage.app.url, {
			reducedMotion: true,
			beforeScripts: `localStorage.setItem("admin_language", "${locale}")`,
		});
		const { page } = visit;
		const admin = adminPage(page, stage.app.url, locale);
		await admin.enter();
		await admin.tab(admin.say(m.admin_frame_analytics)).click();
		await page.getByText(admin.say(m.admin_analytics_reason_manual)).first().waitFor();
		const tables = page.getByRole("button", { name: admin.say(m.admin_tables_table_of, { name: "" }) });
		for (const toggle of await tables.all()) await toggle.click();
		await expectAccessible(page, "figures");
		expect(await page.evaluate(overflow)).toEqual([]);
		expect(await page.evaluate(smallTargets)).toEqual([]);
		await page.getByRole("button", { name: admin.say(m.admin_analytics_test_geolocation) }).click();
		await page.locator(".raw-answer").waitFor();
		await expectAccessible(page, "geolocation");
		await expectNoTrouble(visit);
		await visit.close();
	});
});
