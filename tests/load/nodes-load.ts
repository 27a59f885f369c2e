import { expect } from "vitest";
import { sleep } from "#server/clock.ts";
import type { MailSink } from "#tests/mail-sink.ts";
import type { ServerProcess } from "#tests/server-process.ts";
import { measureSlowdown } from "#tests/slowdown.ts";
import { type ApiAnswer, answerOf, post } from "#tests/start-test-app.ts";
import { until } from "#tests/until.ts";

const clients = 12;
/** The e-mails that a node sends at once, at most. */
const sendsOfNode = 16;

interface Acknowledged {
	readonly recipient: string;
	readonly text: string;
	readonly url: string;
	readonly startedAt: number;
}

/** Clients that send notes one after the other, each to an address of its own, by turns to each of the servers. */
export function startNodesLoad(servers: readonly ServerProcess[]) {
	const acknowledged: Acknowledged[] = [];
	const stop = new AbortController();
	const slowdown = measureSlowdown();
	let slowestMs = 0;
	const send = async (client: number) => {
		for (let index = 0; !stop.signal.aborted; index++) {
			const { url } = servers[(client + index) % servers.length] ?? { url: "" };
			const recipient = `sender${client}note${index}@domain${index % 20}.example`;
			const text = `Your smile warms my heart, note ${index} of ${client}`;
			const startedAt = performance.now();
			const answer = await post(`${url}/api/messages`, { recipientEmail: recipient, message: text });
			slowestMs = Math.max(slowestMs, performance.now() - startedAt);
			if (answer.status === 200) acknowledged.push({ recipient, text, url, startedAt });
			expectHonest(answer);
			await sleep(50);
		}
	};
	const sending = Promise.all(Array.from({ length: clients }, (_, client) => send(client)));
	const waitFor = async (what: string, holds: () => boolean) => {
		const ended = sending.then(() => {});
		await Promise.race([ended, until({ what, holds, progress: () => acknowledged.length, everyMs: 20 })]);
	};
	return {
		acknowledged,
		slowdown,
		slowestMs: () => slowestMs,
		acknowledges(count: number) {
			const enough = acknowledged.length + count;
			return waitFor(`${enough} acknowledged notes`, () => acknowledged.length >= enough);
		},
		/** Until each server has acknowledged a note that was sent after this call; gives how long that took. */
		async recovers(): Promise<number> {
			const lostAt = performance.now();
			const since = () => acknowledged.filter(({ startedAt }) => startedAt > lostAt + 1_000);
			const hasEach = () => new Set(since().map(({ url }) => url)).size === servers.length;
			await waitFor("notes acknowledged after a loss", hasEach);
			return performance.now() - lostAt;
		},
		async stop() {
			stop.abort();
			await sending;
		},
	};
}

/** Taken, or refused as what it is: nothing broken off, and no failure of the service itself. */
function expectHonest({ status, body }: ApiAnswer): void {
	if (status === 200) expect(body).toMatchObject({ success: true, status: "approved" });
	else
		expect({ status, body }).toMatchObject({
			status: 503,
			body: { success: false, error: expect.stringMatching(/\S/) },
		});
}

/** Each acknowledged note can be read at the node that acknowledged it. */
export async function expectStored(acknowledged: readonly Acknowledged[]): Promise<void> {
	for (const { recipient, text, url } of acknowledged) {
		const { body } = await answerOf(fetch(`${url}/api/messages/${recipient}`));
		expect(body.map((letter: { message_content: string }) => letter.message_content)).toContain(text);
	}
}

/** Each acknowledged note's e-mail comes, in time. */
export async function expectSent(acknowledged: readonly Acknowledged[], sink: MailSink): Promise<void> {
	const missing = () => {
		const arrived = new Set(sink.received.map(({ recipients }) => recipients[0]));
		return acknowledged.filter(({ recipient }) => !arrived.has(recipient)).length;
	};
	const what = "the e-mail of every acknowledged note";
	await until({ what, holds: () => missing() === 0, progress: missing, everyMs: 100 });
}

/** An e-mail that came twice was under way at a loss: it came first with the last before it, or just after. */
export function expectRepeatsOnlyOf(losses: readonly number[], sink: MailSink, nodes: number): void {
	const firstOf = new Map<string, { readonly place: number; readonly id: string | undefined }>();
	const underWay = clients + nodes * sendsOfNode;
	let repeats = 0;
	for (const [place, { recipients, mail }] of sink.received.entries()) {
		const recipient = recipients[0] ?? "";
		const first = firstOf.get(recipient);
		if (first === undefined) {
			firstOf.set(recipient, { place, id: mail.messageId });
			continue;
		}
		repeats++;
		expect(mail.messageId).toBe(first.id);
		expect(losses.some((at) => Math.abs(first.place - at) <= underWay)).toBe(true);
	}
	expect(repeats).toBeLessThanOrEqual(losses.length * underWay);
}
