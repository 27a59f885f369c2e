import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, it } from "vitest";
import { freePort } from "#tests/free-port.ts";
import { type MailSink, startMailSink } from "#tests/mail-sink.ts";
import { startServerProcess } from "#tests/server-process.ts";
import { type ApiAnswer, answerOf, post } from "#tests/start-test-app.ts";
import { until } from "#tests/until.ts";

const rounds = Number(process.env.CRASH_ROUNDS ?? 5);
const clients = 20;
/** A kill comes when so many notes of its round have been acknowledged: at random, so that it hits any moment. */
const acknowledgedBeforeKill = { min: 10, max: 150 };

/** A note that the service has acknowledged. */
interface Acknowledged {
	readonly recipient: string;
	readonly text: string;
}

it(`loses nothing it acknowledged over ${rounds} kills under load from ${clients} clients`, {
	timeout: 300_000 + rounds * 60_000,
}, async () => {
	const dataDir = mkdtempSync(join(tmpdir(), "billet-doux-crash-"));
	const sink = await startMailSink();
	const port = await freePort();
	const url = `http://127.0.0.1:${port}`;
	const acknowledged: Acknowledged[] = [];
	const mostInFlight = clients * rounds;

	for (let round = 0; round < rounds; round++) {
		const server = await startServerProcess({ port, dataDir, environment: { SMTP_URL: sink.url } });
		const load = new AbortController();
		const sending = Array.from({ length: clients }, (_, client) =>
			sendUntil(load.signal, url, `round${round}sender${client}`, acknowledged),
		);
		const enough = acknowledged.length + randomBetween(acknowledgedBeforeKill);
		await until({
			what: `${enough} notes acknowledged`,
			holds: () => acknowledged.length >= enough,
			progress: () => acknowledged.length,
			everyMs: 5,
		});
		server.process.kill("SIGKILL");
		await server.ended;
		load.abort();
		await Promise.all(sending);
	}
	expect(acknowledged.length).toBeGreaterThanOrEqual(rounds * acknowledgedBeforeKill.min);

	const database = new DatabaseSync(join(dataDir, "billet-doux.sqlite"));
	expect(database.prepare("pragma integrity_check").get()).toEqual({ integrity_check: "ok" });
	// As if the lease of what was in hand at a kill had ended: then it is sent again.
	database.exec("update delivery set due_at = 0 where state = 'queued'");
	database.close();

	const server = await startServerProcess({ port, dataDir, environment: { SMTP_URL: sink.url } });
	for (const { recipient, text } of acknowledged) {
		const { body } = await answerOf(fetch(`${url}/api/messages/${recipient}`));
		expect(body.map((letter: { message_content: string }) => letter.message_content)).toContain(text);
	}
	const missing = () => {
		const arrived = new Set(sink.received.map(({ recipients }) => recipients[0]));
		return acknowledged.filter(({ recipient }) => !arrived.has(recipient)).length;
	};
	await until({
		what: "the e-mail of every acknowledged note",
		holds: () => missing() === 0,
		progress: missing,
		everyMs: 100,
	});
	expect(repeatsIn(sink)).toBeLessThanOrEqual(mostInFlight);

	server.process.kill("SIGTERM");
	expect(await server.ended).toEqual([0, null]);
	await sink.close();
	rmSync(dataDir, { recursive: true, force: true });
});

/** Sends notes one after another, each to an address of its own, until told to stop or the server is gone. */
async function sendUntil(stop: AbortSignal, url: string, name: string, acknowledged: Acknowledged[]): Promise<void> {
	for (let index = 0; !stop.aborted; index++) {
		const note = { recipient: `${name}n${index}@example.org`, text: `Your smile warms my heart, ${name} note${index}` };
		let answer: ApiAnswer;
		try {
			answer = await post(`${url}/api/messages`, { recipientEmail: note.recipient, message: note.text });
		} catch {
			return;
		}
		if (answer.status === 200) {
			expect(answer.body).toMatchObject({ success: true });
			acknowledged.push(note);
		}
	}
}

/** How many e-mails came more than once; a repeat that does not carry the first one's Message-ID fails the test. */
function repeatsIn(sink: MailSink): number {
	const idOf = new Map<string, string | undefined>();
	let repeats = 0;
	for (const { recipients, mail } of sink.received) {
		const recipient = recipients[0] ?? "";
		if (idOf.has(recipient)) {
			expect(mail.messageId).toBe(idOf.get(recipient));
			repeats++;
		}
		idOf.set(recipient, mail.messageId);
	}
	return repeats;
}

function randomBetween({ min, max }: { readonly min: number; readonly max: number }): number {
	return min + Math.floor(Math.random() * (max - min + 1));
}
