import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { locales } from "#i18n/locales.ts";
import { adminClient, signIn } from "#tests/admin-client.ts";
import { expectNoTrouble, openBrowser, type TestBrowser, type Visit } from "#tests/browser.ts";
import { startTestApp, type TestApp } from "#tests/start-test-app.ts";
import { startWebhookReceiver, type WebhookReceiver } from "#tests/webhook-receiver.ts";
import { adminPage } from "./admin-page.ts";
import { expectAccessible } from "./axe.ts";
import { overflow, smallTargets } from "./page-probes.ts";

let browser: TestBrowser;
let receiver: WebhookReceiver;
let app: TestApp;
let visit: Visit;
let page: Page;
let admin: ReturnType<typeof adminPage>;

beforeAll(async () => {
	browser = await openBrowser();
	receiver = await startWebhookReceiver();
});
afterAll(async () => {
	await browser.close();
	await receiver.close();
});
beforeEach(async () => {
	app = await startTestApp("sqlite", { WEBHOOK_TARGETS: "any" });
	visit = await browser.visit(app.url, { reducedMotion: true });
	({ page } = visit);
	admin = adminPage(page, app.url);
	await admin.enter("/admin#settings/connections");
});
afterEach(async () => {
	await visit.close();
	await app.remove();
});

const field = (label: string) => page.getByLabel(label, { exact: true });
const dialog = (name: string) => page.getByRole("dialog", { name });

describe("API tokens", () => {
	it("are made, shown once, listed with what they may do, and revoked", async () => {
		await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
		await field("Nom").fill("tableau de bord");
		await field("Voir les chiffres et l’état du service").check();
		await admin.button("Créer le jeton").click();
		const secret = (await dialog("Votre nouveau jeton").locator(".raw-answer").textContent()) ?? "";
		expect(secret).toMatch(/^bdx_[\w-]{43}$/);
		await expectAccessible(page, "a new token");
		await dialog("Votre nouveau jeton").getByRole("button", { name: "Copier" }).click();
		await page.getByText("Copié.").waitFor();
		expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(secret);
		await dialog("Votre nouveau jeton").getByRole("button", { name: "Fermer" }).click();
		await dialog("Votre nouveau jeton").waitFor({ state: "detached" });
		expect(await page.content()).not.toContain(secret);
		const program = adminClient(app, secret);
		expect((await program.get("/analytics?days=7")).status).toBe(200);
		expect((await program.get("/messages")).status).toBe(403);
		await page.getByRole("listitem").filter({ hasText: "tableau de bord" }).getByText("jamais utilisé").waitFor();
		await admin.button("Révoquer le jeton «\u00a0tableau de bord\u00a0»").click();
		await dialog("Révoquer le jeton «\u00a0tableau de bord\u00a0»").getByRole("button", { name: "Révoquer" }).click();
		await page.getByText("Aucun jeton pour l’instant.").waitFor();
		expect((await program.get("/analytics?days=7")).status).toBe(401);
		await expectNoTrouble(visit);
	});

	it("without a name or anything to do are not made, and what was typed stays", async () => {
		await field("Nom").fill("sans droits");
		await admin.button("Créer le jeton").click();
		await admin.alert("Choisissez au moins une permission").waitFor();
		await field("Nom").fill("");
		await field("Lire les messages et décider").check();
		await admin.button("Créer le jeton").click();
		await admin.alert("Le nom d’un jeton compte de 1 à 60").waitFor();
		expect(await field("Lire les messages et décider").isChecked()).toBe(true);
	});
});

describe("webhooks", () => {
	const host = () => new URL(receiver.url).host;

	async function add(): Promise<void> {
		await field("Adresse").fill(receiver.url);
		await admin.button("Ajouter le webhook").click();
		const shown = await dialog("Secret de signature").locator(".raw-answer").textContent();
		expect(shown).toMatch(/^whsec_[\w+/]{43}=$/);
		await dialog("Secret de signature").getByRole("button", { name: "Fermer" }).click();
		await page.getByText(receiver.url, { exact: true }).waitFor();
	}

	it("are added, tested, switched off and on, and removed; what came of a test appears by itself", async () => {
		await add();
		receiver.behave(503);
		await page.getByText("Derniers événements").click();
		await page.getByText("Aucun appel n’a encore été envoyé.").waitFor();
		await admin.button(`Envoyer un test à ${host()}`).click();
		const table = page.getByRole("table");
		await table.getByText("HTTP 503").waitFor();
		await table.getByText("Abandonné").waitFor();
		receiver.behave(204);
		await admin.button(`Envoyer un test à ${host()}`).click();
		await table.getByText("HTTP 204").waitFor();
		await admin.button(`Désactiver ${host()}`).click();
		await page.getByText("Désactivé", { exact: true }).waitFor();
		await admin.button(`Activer ${host()}`).click();
		await page.getByText("Activé", { exact: true }).waitFor();
		await admin.button(`Nouveau secret pour ${host()}`).click();
		await page.getByRole("dialog").getByRole("button", { name: "Nouveau secret" }).click();
		await dialog("Secret de signature").getByRole("button", { name: "Fermer" }).click();
		await page.getByText("les appels sont aussi signés avec l’ancien secret").waitFor();
		await admin.button(`Supprimer ${host()}`).click();
		await page.getByRole("dialog").getByRole("button", { name: "Supprimer" }).click();
		await page.getByText("Aucun webhook pour l’instant.").waitFor();
		await expectNoTrouble(visit);
	});

	it("that were switched off because nothing was taken say so", async () => {
		await add();
		await app.query("update webhook set off_because = 'failing', failing_since = 1");
		await page.reload();
		await page.getByText("aucun appel n’a été accepté pendant des jours").waitFor();
		expect(await admin.button(`Activer ${host()}`).count()).toBe(1);
	});

	it("with an address that leads nowhere are refused with a reason", async () => {
		await field("Adresse").fill("nulle part");
		await admin.button("Ajouter le webhook").click();
		await admin.alert("Saisissez une adresse complète").waitFor();
		expect(await field("Adresse").inputValue()).toBe("nulle part");
	});
});

describe("the page of tokens and webhooks", () => {
	it.each(locales.flatMap((locale) => [360, 1280].map((width) => [locale, width] as const)))(
		"has no fault in %s at %d px",
		async (locale, width) => {
			const owner = await signIn(app);
			await owner.post("/tokens", {
				name: "a name that is as long as names of tokens may be, and ours",
				scopes: ["notes"],
			});
			await owner.post("/webhooks", {
				url: `https://hooks.example.org/${"long".repeat(30)}`,
				events: ["note.pending", "note.reported", "health.bad"],
			});
			await app.query("update webhook set off_because = 'gone'");
			const other = await browser.visit(app.url, { reducedMotion: true, width, height: 800 });
			try {
				const desk = adminPage(other.page, app.url);
				await desk.enter("/admin#settings/connections");
				await other.page.locator(".language-select").first().selectOption(locale);
				await other.page.locator(".connection-list > li").nth(1).waitFor();
				await other.page.locator(".latest-events summary").first().click();
				await expectAccessible(other.page, `connections, ${locale}`);
				expect(await other.page.evaluate(overflow)).toEqual([]);
				if (width === 360) expect(await other.page.evaluate(smallTargets)).toEqual([]);
			} finally {
				await other.close();
			}
		},
	);
});
