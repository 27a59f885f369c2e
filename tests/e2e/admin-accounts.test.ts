import { Secret, TOTP } from "otpauth";
import type { Page } from "playwright-core";
import { encode } from "uqr";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Role } from "#contract/permissions.ts";
import { type AdminClient, signIn } from "#tests/admin-client.ts";
import { expectNoTrouble, type Visit } from "#tests/browser.ts";
import { startTestApp, type TestApp } from "#tests/start-test-app.ts";
import { adminPage } from "./admin-page.ts";
import { expectAccessible } from "./axe.ts";
import { overflow, smallTargets } from "./page-probes.ts";
import { setUpBrowser } from "./stage.ts";

const browser = setUpBrowser();
let app: TestApp;
let owner: AdminClient;
let visit: Visit;
let page: Page;
let admin: ReturnType<typeof adminPage>;
/** Passkeys belong to a name: 127.0.0.1 is none. */
let origin: string;

beforeEach(async () => {
	app = await startTestApp("sqlite");
	origin = app.url.replace("127.0.0.1", "localhost");
	owner = await signIn(app);
	visit = await browser.visit(origin, { reducedMotion: true });
	({ page } = visit);
	admin = adminPage(page, origin);
});
afterEach(async () => {
	await visit.close();
	await app.remove();
});

const field = (label: string) => page.getByLabel(label, { exact: true });
const add = (username: string, role: Role) =>
	owner.post("/administrators", { username, password: "another horse", role });

async function enter(path = "/admin#settings", name = "admin", password = "correct horse"): Promise<void> {
	await admin.open(path);
	await admin.signIn(name, password);
	await admin.button("Déconnexion").waitFor();
}

async function expectInOrder(state: string): Promise<void> {
	await expectAccessible(page, state);
	expect(await page.evaluate(overflow)).toEqual([]);
	expect(await page.evaluate(smallTargets)).toEqual([]);
}

/** Gives the password where it is asked for. */
async function confirmPassword(button: string): Promise<void> {
	await field("Votre mot de passe").fill("correct horse");
	await page.getByRole("dialog").getByRole("button", { name: button, exact: true }).click();
}

describe("a role", () => {
	it.each([
		["moderator", ["Messages", "Analytics", "Paramètres"]],
		["viewer", ["Analytics", "Paramètres"]],
	] as const)("of %s shows the tabs that it may open, and nothing of the others", async (role, tabs) => {
		await add("rose", role);
		await enter("/admin#settings/team", "rose", "another horse");
		expect(await page.getByRole("tab").allTextContents()).toEqual(tabs);
		await page.getByRole("heading", { name: "Vos sessions ouvertes" }).waitFor();
		expect(await page.getByRole("heading", { name: "Administrateurs" }).count()).toBe(0);
		await admin.open("/admin#templates");
		await page.getByRole("tab", { name: tabs[0], selected: true }).waitFor();
		await expectNoTrouble(visit, { failingRequests: true });
	});

	it("of moderator shows an address masked, and whole when asked for", async () => {
		await app.send({ recipientEmail: "jane@example.org", message: "Your smile is the best part of my mornings" });
		const [message] = (await owner.get("/messages")).body.messages;
		await add("rose", "moderator");
		await enter(`/admin#messages?view=all&note=${message.id}`, "rose", "another horse");
		await page.locator(".pane-address").getByText("j…@e….org", { exact: true }).waitFor();
		await expectInOrder("masked");
		await page.getByRole("button", { name: /^Afficher l’adresse/ }).click();
		await page.locator(".pane-address").getByText("jane@example.org", { exact: true }).waitFor();
		const { entries } = (await owner.get("/audit")).body;
		expect(entries[0]).toMatchObject({ administrator: "rose", action: "address_revealed", subject: message.id });
		await expectNoTrouble(visit);
	});

	it("is given and changed by an owner", async () => {
		await enter("/admin#settings/team");
		await field("Identifiant").fill("rose");
		await field("Mot de passe").fill("another horse");
		await field("Rôle").selectOption("viewer");
		await admin.button("Ajouter").click();
		const rose = await (async () => {
			await field("Rôle de rose").waitFor();
			return signIn(app, "rose", "another horse");
		})();
		expect((await rose.get("/auth/verify")).body.role).toBe("viewer");
		await field("Rôle de rose").selectOption("moderator");
		await page.getByText("Nouveau rôle de rose\u00a0: Modérateur.").waitFor();
		expect((await rose.get("/auth/verify")).body.role).toBe("moderator");
		await expectInOrder("team");
		await expectNoTrouble(visit);
	});
});

describe("a password that is forgotten", () => {
	it("is set anew by a link, once", async () => {
		await add("rose", "moderator");
		await enter("/admin#settings/team");
		await admin.button("Lien pour un nouveau mot de passe\u00a0: rose").click();
		const dialog = page.getByRole("dialog", { name: "Lien pour un nouveau mot de passe\u00a0: rose" });
		const url = (await dialog.locator(".raw-answer").textContent()) ?? "";
		expect(url).toMatch(/^http:\/\/localhost:\d+\/admin#new-password\?token=/);
		await expectInOrder("link");
		await dialog.getByRole("button", { name: "Fermer" }).click();
		await admin.button("Déconnexion").click();
		await page.goto(url);
		await page.getByRole("heading", { name: "Nouveau mot de passe" }).waitFor();
		await field("Nouveau mot de passe").fill("battery staple");
		await field("Confirmer le nouveau mot de passe").fill("battery stable");
		await admin.button("Enregistrer le mot de passe").click();
		await admin.alert("Les nouveaux mots de passe ne correspondent pas").waitFor();
		await expectInOrder("new password");
		await field("Confirmer le nouveau mot de passe").fill("battery staple");
		await admin.button("Enregistrer le mot de passe").click();
		await page.getByText("Le mot de passe de rose est enregistré.").waitFor();
		expect(new URL(page.url()).hash).toBe("");
		await admin.signIn("Rose", "battery staple");
		await page.getByText("Connecté\u00a0: rose").or(page.getByText("Connecté : rose")).waitFor();
		await page.goto("about:blank");
		await page.goto(url);
		await field("Nouveau mot de passe").fill("battery staple");
		await field("Confirmer le nouveau mot de passe").fill("battery staple");
		await admin.button("Enregistrer le mot de passe").click();
		await admin.alert(/ne fonctionne plus/).waitFor();
	});
});

/** How many dark squares the QR code of a text has. */
function darkModules(text: string): number {
	return encode(text, { ecc: "M", border: 4 }).data.flat().filter(Boolean).length;
}

describe("a second factor", () => {
	const item = (name: string) => page.locator(".account-rows li").filter({ hasText: name });

	it("of an app is set up by its key, asked for at the next sign-in, and made up for by a recovery code", async () => {
		await enter();
		await admin.button("Configurer une application").click();
		await confirmPassword("Continuer");
		const key = (await page.locator(".totp-secret").textContent()) ?? "";
		const secret = Secret.fromBase32(key.replaceAll(" ", ""));
		const totp = new TOTP({ issuer: "Billet-doux", label: "admin", secret });
		const drawn = (await page.locator(".qr-code path").getAttribute("d")) ?? "";
		expect(drawn.match(/M/g)).toHaveLength(darkModules(totp.toString()));
		await expectInOrder("app");
		await field("Code affiché par l’application").fill("000000");
		await admin.button("Confirmer").click();
		await admin.alert(/incorrect/).waitFor();
		await field("Code affiché par l’application").fill(totp.generate());
		await admin.button("Confirmer").click();
		await page.locator(".recovery-codes li").first().waitFor();
		const codes = await page.locator(".recovery-codes li").allTextContents();
		expect(codes).toHaveLength(10);
		await expectInOrder("codes");
		await admin.button("Je les ai mis en lieu sûr").click();
		await item("Codes de secours").getByText("Restants\u00a0: 10").waitFor();
		await expectInOrder("account");

		await admin.button("Déconnexion").click();
		await admin.signIn();
		await field("Code").waitFor();
		await expectInOrder("second step");
		await field("Code").fill("ABCDE-12345");
		await admin.button("Se connecter").click();
		await admin.alert(/incorrect/).waitFor();
		await field("Code").fill(codes[0] ?? "");
		await admin.button("Se connecter").click();
		await item("Codes de secours").getByText("Restants\u00a0: 9").waitFor();
		await expectNoTrouble(visit, { failingRequests: true });
	});

	it("of a passkey is made, shown at the next sign-in, and removed", async () => {
		const devTools = await page.context().newCDPSession(page);
		await devTools.send("WebAuthn.enable");
		await devTools.send("WebAuthn.addVirtualAuthenticator", {
			options: { protocol: "ctap2", transport: "usb", automaticPresenceSimulation: true },
		});
		await enter();
		await admin.button("Ajouter une clé d’accès").click();
		await field("Nom, par exemple «\u202fmon téléphone\u202f»").fill("porte-clés");
		await confirmPassword("Continuer");
		await admin.button("Je les ai mis en lieu sûr").click();
		await item("porte-clés").waitFor();
		await expectInOrder("passkeys");
		await admin.button("Déconnexion").click();
		await admin.signIn();
		await admin.button("Utiliser une clé d’accès").click();
		await item("porte-clés").getByText("dernière utilisation").waitFor();
		await admin.button("Retirer la clé d’accès «\u202fporte-clés\u202f»").click();
		await confirmPassword("Retirer");
		await expect.poll(() => item("porte-clés").count()).toBe(0);
		await admin.button("Déconnexion").click();
		await admin.signIn();
		await admin.button("Déconnexion").waitFor();
		await expectNoTrouble(visit, { failingRequests: true });
	});

	it("that is required is all that is shown until it is there", async () => {
		await add("rose", "moderator");
		await enter("/admin#settings/team");
		await page.getByLabel(/^Exiger un second facteur/).check();
		await page.getByText("Un second facteur est désormais obligatoire.").waitFor();
		// Whoever requires it has none themselves.
		await page.getByText("Un second facteur est obligatoire ici.").waitFor();
		await admin.button("Déconnexion").click();
		await admin.signIn("rose", "another horse");
		await page.getByText("Un second facteur est obligatoire ici.").waitFor();
		expect(await page.getByRole("tab").allTextContents()).toEqual(["Paramètres"]);
		await admin.button("Configurer une application").click();
		await field("Votre mot de passe").fill("another horse");
		await admin.button("Continuer").click();
		const key = (await page.locator(".totp-secret").textContent()) ?? "";
		const totp = new TOTP({ secret: Secret.fromBase32(key.replaceAll(" ", "")) });
		await field("Code affiché par l’application").fill(totp.generate());
		await admin.button("Confirmer").click();
		await admin.button("Je les ai mis en lieu sûr").click();
		await admin.tab("Messages").waitFor();
		expect(await page.getByRole("tab").allTextContents()).toEqual(["Messages", "Analytics", "Paramètres"]);
		await expectNoTrouble(visit, { failingRequests: true });
	});
});

it("sessions elsewhere are listed and signed out", async () => {
	await enter();
	const other = await signIn(app);
	await page.reload();
	const sessions = page.getByRole("region", { name: "Vos sessions ouvertes" });
	await expect.poll(() => sessions.getByRole("listitem").count()).toBe(3);
	await sessions.getByText("Chrome sur Linux").waitFor();
	await admin.button("Fermer les autres sessions").click();
	await expect.poll(() => sessions.getByRole("listitem").count()).toBe(1);
	expect((await other.get("/auth/verify")).status).toBe(401);
	await expectNoTrouble(visit);
});
