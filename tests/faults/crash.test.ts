import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, it } from "vitest";
import { freePort } from "#tests/free-port.ts";
import { type MailSink, startMailSink } from "#tests/mail-sink.ts";
import { type ApiAnswer, answerOf, post } from "#tests/start-test-app.ts";

const rounds = Number(process.env.CRASH_ROUNDS ?? 5);
const clients = 20;

/** A note that the service has acknowledged. */
interface Acknowledged {
	readonly recipient: string;
	readonly text: string;
}

it(`loses nothing it acknowledged over ${rounds} kills under load from ${clients} clients`, {
	timeout: 60_000 + rounds * 10_000,
}, async () => {
	const dataDir = mkdtempSync(join(tmpdir(), "billet-doux-crash-"));
	const sink = await startMailSink();
	const port = await freePort();
	const url = `http://127.0.0.1:${port}`;
	const acknowledged: Acknowledged[] = [];
	const mostInFlight = clients * rounds;

	for (let round = 0; round < rounds; round++) {
		const server = await startServer(port, dataDir, sink);
		const load = new AbortController();
		const sending = Array.from({ length: clients }, (_, client) =>
			sendUntil(load.signal, url, `round${round}sender${client}`, acknowledged),
		);
		await new Promise((resolve) => setTimeout(resolve, 200 + Math.random() * 800));
		server.kill("SIGKILL");
		await once(server, "exit");
		load.abort();
		await Promise.all(sending);
	}
	expect(acknowledged.length).toBeGreaterThan(rounds * 5);

	const database = new DatabaseSync(join(dataDir, "billet-doux.sqlite"));
	expect(database.prepare("pragma integrity_check").get()).toEqual({ integrity_check: "ok" });
	database.close();

	const server = await startServer(port, dataDir, sink);
	for (const { recipient, text } of acknowledged) {
		const { body } = await answerOf(fetch(`${url}/api/messages/${recipient}`));
		expect(body.map((letter: { message_content: string }) => letter.message_content)).toContain(text);
	}
	const missing = () =>
		acknowledged.filter(({ recipient }) => !sink.received.some(({ recipients }) => recipients[0] === recipient));
	// What was in hand at a kill is sent again when its lease ends.
	for (let waited = 0; missing().length > 0 && waited < 40_000; waited += 250)
		await new Promise((resolve) => setTimeout(resolve, 250));
	expect(missing()).toEqual([]);
	expect(repeatsIn(sink)).toBeLessThanOrEqual(mostInFlight);

	server.kill("SIGTERM");
	expect(await once(server, "exit")).toEqual([0, null]);
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

async function startServer(port: number, dataDir: string, sink: MailSink): Promise<ChildProcess> {
	const server = spawn(process.execPath, ["server/main.ts"], {
		env: {
			...process.env,
			PORT: String(port),
			DATA_DIR: dataDir,
			SMTP_URL: sink.url,
			ADMIN_PASSWORD: "correct horse",
			RATE_LIMIT_PER_SOURCE: "1000000",
			RATE_LIMIT_LOOKUPS: "1000000",
			LOG_LEVEL: "error",
		},
		stdio: ["ignore", "ignore", "inherit"],
	});
	for (let tries = 0; tries < 200; tries++) {
		const ready = await fetch(`http://127.0.0.1:${port}/readyz`).then(
			(answer) => answer.ok,
			() => false,
		);
		if (ready) return server;
		await new Promise((resolve) => setTimeout(resolve, 50));
	}
	throw new Error("the server did not start within 10 s");
}
