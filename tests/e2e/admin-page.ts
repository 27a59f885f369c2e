import type { Page } from "playwright-core";
import { expect } from "vitest";
import { m } from "#i18n/compiled/messages.js";
import type { Locale } from "#i18n/locales.ts";
import type { TestApp } from "#tests/start-test-app.ts";
import { speaker } from "./home-page.ts";

/** The administration by what a person finds on it, in French unless told otherwise. */
export function adminPage(page: Page, origin: string, locale: Locale = "fr") {
	const say = speaker(locale);
	const button = (name: string | RegExp) => page.getByRole("button", { name, exact: typeof name === "string" });
	const username = page.getByLabel(say(m.admin_sign_in_username), { exact: true });
	const password = page.getByLabel(say(m.admin_sign_in_password), { exact: true });
	const list = page.getByRole("list", { name: say(m.admin_messages_list) });
	const pane = page.locator("#message-pane");
	return {
		say,
		username,
		password,
		list,
		button,
		tab: (name: string) => page.getByRole("tab", { name, exact: true }),
		/** The link to a section of the tab that is shown. */
		section: (name: string) =>
			page.getByRole("tabpanel").getByRole("navigation").getByRole("link", { name, exact: true }),
		alert: (text: string | RegExp) => page.getByRole("alert").filter({ hasText: text }),
		counter: async (status: "total" | "pending" | "approved" | "rejected") =>
			page.locator(`.status-counters [data-status="${status}"] .counter-figure`).textContent(),
		/** The row of the message with this text. */
		row: (text: string) => list.locator("> li").filter({ hasText: text }),
		current: list.locator('> li:has([aria-current="true"])'),
		/** The message that is read. */
		pane,
		/** What can be done with it, by the first words of its button, which names the message after them. */
		act: (label: string) => pane.getByRole("button", { name: new RegExp(`^${label} \\(`) }),
		/** Opens the message with this text. */
		async read(text: string): Promise<void> {
			await list.locator("> li").filter({ hasText: text }).getByRole("link").click();
			await pane.filter({ hasText: text }).waitFor();
		},
		/** What was decided last, as long as it can be taken back. */
		undoBar: page.locator(".undo-bar:not(.undo-bar-empty)"),
		rows: list.locator("> li"),
		open: (path = "/admin") => page.goto(`${origin}${path}`),
		async signIn(name = "admin", secret = "correct horse"): Promise<void> {
			await username.fill(name);
			await password.fill(secret);
			await button(say(m.admin_sign_in_submit)).click();
		},
		/** From an empty browser to the list. */
		async enter(path = "/admin"): Promise<void> {
			await page.goto(`${origin}${path}`);
			await this.signIn();
			await page.getByRole("heading", { level: 1, name: say(m.admin_frame_heading) }).waitFor();
			if (!path.includes("#")) await page.locator(".list-foot").waitFor({ state: "attached" });
		},
	};
}

/** Sends notes that no moderator can judge, so that they wait: their texts, in the order in which they were sent. */
export async function sendHeld(app: TestApp, count: number, label = "note"): Promise<string[]> {
	const texts = Array.from({ length: count }, (_, index) => `Hold ${label} ${index + 1}.`);
	for (const [index, message] of texts.entries()) {
		const { body } = await app.send({ recipientEmail: `${label}${index + 1}@example.org`, message });
		expect(body).toMatchObject({ status: "pending" });
	}
	return texts;
}
