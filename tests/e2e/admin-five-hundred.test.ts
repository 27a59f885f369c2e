import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { refusalCategories } from "#contract/refusal-categories.ts";
import { m } from "#i18n/compiled/messages.js";
import { type AdminClient, signIn } from "#tests/admin-client.ts";
import { holding } from "#tests/holding-moderator.ts";
import { randomFrom } from "#training/random.ts";
import { adminPage } from "./admin-page.ts";
import { setUpStage } from "./stage.ts";

// A day's work by keys, while somebody else judges the same queue and the server fails now and then.

const stage = setUpStage({ moderation: holding });
const count = Number(process.env.DESK_NOTES ?? 60);
const random = randomFrom(15);

interface Listed {
	readonly id: string;
	readonly version: number;
	readonly message_content: string;
	readonly moderation_status: string;
	readonly decided_category: string | null;
	readonly decided_by: string | null;
}

/** What a note is to get, as its own text says: approval, or rejection for a category. */
const verdicts = ["approve", ...refusalCategories] as const;
type Wanted = (typeof verdicts)[number];

const textOf = (index: number): string => `Hold ${index}: ${verdicts[index % verdicts.length]}.`;
const wantedOf = (text: string): Wanted =>
	verdicts.find((verdict) => text.endsWith(`: ${verdict}.`)) ?? expect.fail(`what is “${text}”?`);
const keyOf = (wanted: Wanted): string => `${wanted === "approve" ? "a" : verdicts.indexOf(wanted)}`;

async function sendAll(): Promise<void> {
	for (let index = 0; index < count; index++) {
		const { body } = await stage.app.send({ recipientEmail: `reader${index}@example.org`, message: textOf(index) });
		expect(body).toMatchObject({ status: "pending" });
	}
}

/** One call of ten is answered by 503: half of them were done all the same. */
async function failNowAndThen(page: Page): Promise<void> {
	await page.route("**/api/admin/**", async (route) => {
		const dice = random();
		if (dice >= 0.1) return route.continue();
		if (dice < 0.05) await route.fetch();
		return route.fulfill({ status: 503, json: { success: false, error: "Surchargé" } });
	});
}

/** The second administrator, from the other end of the queue and elsewhere. */
async function judgeByApi(api: AdminClient, hasEnded: () => boolean): Promise<void> {
	while (!hasEnded()) {
		const { body } = await api.get("/messages?view=pending&limit=200");
		const notes: Listed[] = body.messages;
		if (notes.length === 0) return;
		const note = notes[Math.floor(random() * notes.length)] as Listed;
		const wanted = wantedOf(note.message_content);
		const decision = wanted === "approve" ? { action: "approve" } : { action: "reject", category: wanted };
		const { status } = await api.post(`/messages/${note.id}/moderate`, { ...decision, version: note.version });
		expect([200, 409]).toContain(status);
		await new Promise((resolve) => setTimeout(resolve, 100));
	}
}

/** Reads what is shown, and presses the key that it asks for; now and then takes it back. */
async function judgeByKeys(page: Page, isPending: () => Promise<boolean>): Promise<void> {
	const admin = adminPage(page, stage.app.url);
	for (let step = 1; ; step++) {
		const { text, status } = await page.evaluate(() => ({
			text: document.querySelector("#message-pane .message-text")?.textContent ?? "",
			status: document.querySelector<HTMLElement>("#message-pane .pane-head")?.dataset.status,
		}));
		if (status === "pending") {
			await page.keyboard.press(keyOf(wantedOf(text)));
			if (step % 9 === 0) await page.keyboard.press("u");
			continue;
		}
		if (!(await isPending())) return;
		await page.keyboard.press(step % 2 === 0 ? "j" : "k");
		if (step % 5 === 0) await admin.button(admin.say(m.admin_messages_refresh)).click();
	}
}

it(`judges ${count} notes by keys without one wrong decision`, { timeout: 20_000 + count * 2_000 }, async () => {
	await sendAll();
	const api = await signIn(stage.app);
	await api.post("/administrators", { username: "ada", password: "correct horse", role: "moderator" });
	const ada = await signIn(stage.app, "ada");
	const visit = await stage.browser.visit(stage.app.url, { width: 1280, height: 800 });
	const { page } = visit;
	const admin = adminPage(page, stage.app.url);
	await admin.enter();
	await admin.current.waitFor();
	await failNowAndThen(page);
	let hasEnded = false;
	const isPending = async () => (await api.get("/messages/counts")).body.counts.pending > 0;
	await Promise.all([
		judgeByKeys(page, isPending).finally(() => {
			hasEnded = true;
		}),
		judgeByApi(ada, () => hasEnded),
	]);
	await visit.close();
	const decided: Listed[] = [];
	for (let cursor: string | null = ""; cursor !== null; ) {
		const { body } = await api.get(`/messages?view=all&limit=200${cursor === "" ? "" : `&cursor=${cursor}`}`);
		decided.push(...body.messages);
		cursor = body.next_cursor;
	}
	expect(decided).toHaveLength(count);
	expect(new Set(decided.map(({ decided_by }) => decided_by))).toEqual(new Set(["admin", "ada"]));
	const wrong = decided.filter(({ message_content, moderation_status, decided_category }) => {
		const wanted = wantedOf(message_content);
		return wanted === "approve"
			? moderation_status !== "approved"
			: moderation_status !== "rejected" || decided_category !== wanted;
	});
	expect(wrong).toEqual([]);
});
