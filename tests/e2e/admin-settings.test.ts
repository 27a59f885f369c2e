import type { Page } from "playwright-core";
import { afterEach, beforeEach, describe, expect, it, test } from "vitest";
import { adminClient, signIn } from "#tests/admin-client.ts";
import { expectNoTrouble, type Visit } from "#tests/browser.ts";
import { holding } from "#tests/holding-moderator.ts";
import { startTestApp, type TestApp } from "#tests/start-test-app.ts";
import { adminPage, sendHeld } from "./admin-page.ts";
import { expectAccessible } from "./axe.ts";
import { overflow, smallTargets } from "./page-probes.ts";
import { savedBy } from "./saved-file.ts";
import { setUpBrowser } from "./stage.ts";

const browser = setUpBrowser();
let app: TestApp;
let visit: Visit;
let page: Page;
let admin: ReturnType<typeof adminPage>;

beforeEach(async () => {
	app = await startTestApp("sqlite", {}, { moderation: holding });
	visit = await browser.visit(app.url, { reducedMotion: true });
	({ page } = visit);
	admin = adminPage(page, app.url);
	await admin.enter();
	await admin.tab("Paramètres").click();
});
afterEach(async () => {
	await visit.close();
	await app.remove();
});

const field = (label: string) => page.getByLabel(label, { exact: true });

async function change(current: string, wanted: string, confirmed = wanted): Promise<void> {
	await field("Mot de passe actuel").fill(current);
	await field("Nouveau mot de passe").fill(wanted);
	await field("Confirmer le nouveau mot de passe").fill(confirmed);
	await admin.button("Changer le mot de passe").click();
}

describe("a new password", () => {
	it.each([
		["correct horse", "", "", "Les trois champs sont obligatoires"],
		["correct horse", "abcdef", "abcdeg", "Les nouveaux mots de passe ne correspondent pas"],
		["correct horse", "12345", "12345", "Le nouveau mot de passe doit contenir au moins 6 caractères"],
		["incorrect horse", "battery staple", "battery staple", "Le mot de passe actuel est incorrect."],
	])("%j → %j, again %j: %s", async (current, wanted, confirmed, error) => {
		await change(current, wanted, confirmed);
		await admin.alert(error).waitFor();
		await signIn(app);
	});

	it("that nobody answers for is said to have failed", async () => {
		await page.route("**/api/admin/change-password", (route) => route.abort());
		await change("correct horse", "battery staple");
		await admin.alert("Erreur lors du changement de mot de passe").waitFor();
	});

	it("is alerted to with its hash and a warning, and ends every other session", async () => {
		const elsewhere = await signIn(app);
		await change("correct horse", "battery staple");
		const dialog = page.getByRole("dialog", { name: "Mot de passe changé" });
		expect(await dialog.locator(".raw-answer").textContent()).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
		expect(await dialog.getByRole("alert").textContent()).toContain("ADMIN_PASSWORD_HASH");
		await expectAccessible(page, "hash");
		expect(await page.evaluate(overflow)).toEqual([]);
		await dialog.getByRole("button", { name: "Fermer" }).click();
		expect((await elsewhere.get("/auth/verify")).status).toBe(401);
		expect(await field("Nouveau mot de passe").inputValue()).toBe("");
		await admin.section("Système").click();
		await admin.button("Actualiser").click();
		await page.getByText("SQLite").waitFor();
		await signIn(app, "admin", "battery staple");
		await expectNoTrouble(visit);
	});

	it("is copied with one press", async () => {
		await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
		await change("correct horse", "battery staple");
		await admin.button("Copier").click();
		await page.getByText("Copié.").waitFor();
		expect(await page.evaluate("navigator.clipboard.readText()")).toBe(await page.locator(".raw-answer").textContent());
	});
});

describe("administrators", () => {
	beforeEach(() => admin.section("Équipe").click());
	const people = () => page.locator(".administrators li");

	async function add(name: string, password: string): Promise<void> {
		await field("Identifiant").fill(name);
		await field("Mot de passe").fill(password);
		await admin.button("Ajouter").click();
	}

	it("are added and removed, oneself never", async () => {
		await add("rose", "a good one");
		await expect.poll(() => people().count()).toBe(2);
		const rose = await signIn(app, "rose", "a good one");
		expect(await people().filter({ hasText: "vous" }).getByRole("button").count()).toBe(0);
		await admin.button("Retirer rose").click();
		const question = page.getByRole("dialog", { name: "Retirer rose ?" });
		await question.getByRole("button", { name: "Annuler" }).click();
		await admin.button("Retirer rose").click();
		await question.getByRole("button", { name: "Retirer" }).click();
		await expect.poll(() => people().count()).toBe(1);
		expect((await rose.get("/auth/verify")).status).toBe(401);
		await expectNoTrouble(visit);
	});

	it("whose name is taken or whose password is too short are refused, and what was written stays", async () => {
		await add("admin", "long enough");
		await page.locator("#add-error").getByText(/./).waitFor();
		expect(await field("Identifiant").inputValue()).toBe("admin");
		await add("rose", "12345");
		await admin.alert("Le nouveau mot de passe doit contenir au moins 6 caractères").waitFor();
		await add("  ", "long enough");
		await admin.alert("Saisissez un identifiant.").waitFor();
		expect(await people().count()).toBe(1);
	});
});

describe("the audit log", () => {
	it("grows by page, and is saved whole", async () => {
		const token = await page.evaluate<string>('localStorage.getItem("admin_token")');
		const client = adminClient(app, token);
		for (let turn = 0; turn < 60; turn++) {
			await client.post("/email/template/toggle", { templateId: "moderation", isActive: turn % 2 === 1 });
		}
		await admin.section("Journal d’audit").click();
		await page.reload();
		const rows = page.getByRole("region", { name: "Journal d’audit" }).locator("tbody tr");
		await expect.poll(() => rows.count()).toBe(50);
		expect((await rows.first().locator("td").allTextContents()).slice(1)).toEqual([
			"admin",
			"E-mail activé",
			"Modération",
			"",
		]);
		await admin.button("Afficher la suite").click();
		await expect.poll(() => rows.count()).toBe(61);
		const { text } = await savedBy(page, admin.button("Tout exporter en CSV"));
		expect(text.trimEnd().split("\r\n")).toHaveLength(62);
		await expectAccessible(page, "log");
		expect(await page.evaluate(overflow)).toEqual([]);
		expect(await page.evaluate(smallTargets)).toEqual([]);
	});
});

describe("an entry about a message", () => {
	const text = "Your smile is the best part of my mornings";
	it("leads to it, and says so where it is no longer kept", async () => {
		const client = adminClient(app, await page.evaluate<string>('localStorage.getItem("admin_token")'));
		await sendHeld(app, 1);
		await app.send({ recipientEmail: "jane@example.org", message: text });
		const [approved, held] = (await client.get("/messages")).body.messages.map(({ id }: { id: string }) => id);
		await client.post(`/messages/${held}/moderate`, { action: "reject" });
		await client.delete(`/messages/${approved}`);
		await admin.section("Journal d’audit").click();
		const rows = page.getByRole("region", { name: "Journal d’audit" }).locator("tbody tr");
		await expect.poll(() => rows.count()).toBe(3);
		const [gone, kept, signIn] = [rows.nth(0), rows.nth(1), rows.nth(2)];
		await gone.getByText("Le message n’est plus gardé").waitFor();
		expect(await gone.getByRole("link").count()).toBe(0);
		expect(await signIn.locator("td").last().textContent()).toBe("");
		await kept.getByRole("link", { name: `Ouvrir le message ${held.slice(-8)}` }).click();
		await admin.pane.getByText("Hold note 1.").last().waitFor();
	});

	it("that was deleted since the log was read is said to be gone where the link leads", async () => {
		const client = adminClient(app, await page.evaluate<string>('localStorage.getItem("admin_token")'));
		await sendHeld(app, 1);
		const [{ id }] = (await client.get("/messages")).body.messages;
		await client.post(`/messages/${id}/moderate`, { action: "reject" });
		await admin.section("Journal d’audit").click();
		const link = page.getByRole("link", { name: `Ouvrir le message ${id.slice(-8)}` });
		await link.waitFor();
		await client.delete(`/messages/${id}`);
		await link.click();
		await page.getByText("Ce message n’existe plus.").waitFor();
	});
});

test("the captured e-mails are opened in a window of their own", async () => {
	await app.send({ recipientEmail: "jane@example.org", message: "Your smile is the best part of my mornings" });
	await admin.section("Système").click();
	const opened = page.waitForEvent("popup");
	await admin.button("Lire les e-mails non envoyés").click();
	const mail = await opened;
	await mail.getByRole("cell", { name: "jane@example.org" }).waitFor();
	expect(new URL(mail.url()).pathname + new URL(mail.url()).search).toBe("/mail");
	await mail.reload();
	await mail.getByRole("cell", { name: "jane@example.org" }).waitFor();
});
