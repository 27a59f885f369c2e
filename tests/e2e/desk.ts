import type { Page } from "playwright-core";
import { type AdminClient, signIn } from "#tests/admin-client.ts";
import type { Visit } from "#tests/browser.ts";
import { adminPage } from "./admin-page.ts";
import type { Stage } from "./stage.ts";

interface Listed {
	readonly id: string;
	readonly message_content: string;
	readonly moderation_status: string;
	readonly moderation_notes: string;
	readonly decided_category: string | null;
}

/** The administration on a large screen, not signed in yet, and the calls of an administrator beside it. */
export interface Desk {
	readonly visit: Visit;
	readonly page: Page;
	readonly admin: ReturnType<typeof adminPage>;
	readonly api: AdminClient;
	/** The message of a text, as the administration lists it. */
	listed(text: string): Promise<Listed | undefined>;
	/** Closes the page and deletes every message: the next test begins with an empty queue. */
	leave(): Promise<void>;
}

export async function visitDesk({ app, browser }: Stage): Promise<Desk> {
	const api = await signIn(app);
	const visit = await browser.visit(app.url, { width: 1280, height: 800 });
	const { page } = visit;
	return {
		visit,
		page,
		admin: adminPage(page, app.url),
		api,
		async listed(text) {
			const { body } = await api.get("/messages?limit=200");
			return body.messages.find((message: Listed) => message.message_content === text);
		},
		async leave() {
			await visit.close();
			await deleteMessages(api);
		},
	};
}

async function deleteMessages(api: AdminClient): Promise<void> {
	const { body } = await api.get("/messages?limit=200");
	const ids: string[] = body.messages.map(({ id }: { id: string }) => id);
	if (ids.length > 0) await api.post("/messages/delete-many", { ids });
	if (body.next_cursor !== null) await deleteMessages(api);
}
