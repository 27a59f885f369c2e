import type { Page } from "playwright-core";
import type { TestApp } from "#tests/start-test-app.ts";
import { frameWords } from "#web/admin/frame/frame-words.ts";
import { messagesWords } from "#web/admin/messages/messages-words.ts";
import { sessionWords } from "#web/admin/session/session-words.ts";

/** The administration by what a person finds on it, in French unless told otherwise. */
export function adminPage(page: Page, origin: string, locale: "fr" | "en" | "hi" = "fr") {
	const words = messagesWords[locale];
	const door = sessionWords[locale];
	const frame = frameWords[locale];
	const button = (name: string | RegExp) => page.getByRole("button", { name, exact: typeof name === "string" });
	const username = page.getByLabel(door.username, { exact: true });
	const password = page.getByLabel(door.password, { exact: true });
	const list = page.getByRole("list", { name: words.list });
	return {
		words,
		door,
		frame,
		username,
		password,
		list,
		button,
		tab: (name: string) => page.getByRole("tab", { name, exact: true }),
		alert: (text: string | RegExp) => page.getByRole("alert").filter({ hasText: text }),
		counter: async (status: "total" | "pending" | "approved" | "rejected") =>
			page.locator(`.status-counters [data-status="${status}"] dd`).textContent(),
		/** The card of the message with this text. */
		card: (text: string) => list.locator("> li").filter({ hasText: text }),
		current: list.locator('> li[aria-current="true"]'),
		cards: list.locator("> li"),
		open: (path = "/admin") => page.goto(`${origin}${path}`),
		async signIn(name = "admin", secret = "correct horse"): Promise<void> {
			await username.fill(name);
			await password.fill(secret);
			await button(door.submit).click();
		},
		/** From an empty browser to the list. */
		async enter(path = "/admin"): Promise<void> {
			await page.goto(`${origin}${path}`);
			await this.signIn();
			await page.getByRole("heading", { level: 1, name: frame.heading }).waitFor();
			await page.locator(".list-foot").waitFor();
		},
	};
}

/** Sends notes that no moderator can judge, so that they wait: their texts, in the order in which they were sent. */
export async function sendHeld(app: TestApp, count: number, label = "note"): Promise<string[]> {
	const texts = Array.from({ length: count }, (_, index) => `Hold ${label} ${index + 1}.`);
	for (const [index, message] of texts.entries()) {
		await app.send({ recipientEmail: `${label}${index + 1}@example.org`, message });
	}
	return texts;
}
