import { execFile } from "node:child_process";
import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { promisify } from "node:util";
import { expect, it, onTestFinished } from "vitest";
import { type MailSink, startMailSink } from "#tests/mail-sink.ts";
import { type ServerProcess, startServerProcess } from "#tests/server-process.ts";
import { answerOf, post, queryBeside } from "#tests/start-test-app.ts";
import { until } from "#tests/until.ts";

const run = promisify(execFile);
const clients = 20;
/** Of each client, before the backup begins. */
const notesBefore = 5;

interface Note {
	readonly recipientEmail: string;
	readonly message: string;
}

it(`a backup taken while ${clients} clients write holds what was acknowledged before it; restored, it sends nothing again`, async () => {
	const [dataDir, restored, backups] = [folder(), folder(), folder()];
	const [sink, laterSink] = [await openSink(), await openSink()];
	sink.behave((recipient) => {
		if (recipient.startsWith("hangs")) return "hang";
		return recipient.startsWith("deferred") ? { code: 451, text: "4.7.1 greylisted" } : "accept";
	});
	const server = await startServerProcess({
		dataDir,
		environment: { SMTP_URL: sink.url, DELIVERY_BUDGET_MS: "500" },
	});
	const acknowledged: Note[] = [];
	await Promise.all(["hangs", "deferred"].map((name) => send(server, noteTo(name), acknowledged)));
	const tomorrow = new Date(Date.now() + 30 * 3_600_000).toISOString();
	for (const name of ["due", "tomorrow"]) await send(server, { ...noteTo(name), deliverAt: tomorrow }, []);

	const load = new AbortController();
	const sending = Array.from({ length: clients }, (_, client) => sendUntil(load.signal, server, client, acknowledged));
	const enough = acknowledged.length + clients * notesBefore;
	await until({
		what: "notes acknowledged",
		holds: () => acknowledged.length >= enough,
		progress: () => acknowledged.length,
		everyMs: 5,
	});
	const before = [...acknowledged];
	const file = join(backups, "last.sqlite");
	await run(process.execPath, ["scripts/backup.ts", file], { env: { ...process.env, DATA_DIR: dataDir } });
	load.abort();
	await Promise.all(sending);
	expect(acknowledged.length, "the load went on during the backup").toBeGreaterThan(before.length);
	server.process.kill("SIGKILL");
	await server.ended;

	makeDue(file, "due");
	copyFileSync(join(dataDir, "secret.key"), join(restored, "secret.key"));
	const env = { ...process.env, DATA_DIR: restored };
	const { stdout } = await run(process.execPath, ["scripts/restore.ts", file], { env });
	const waiting = await queryBeside(
		"select id, envelope_sealed from delivery where state = 'queued'",
		restored,
		undefined,
	);
	expect(stdout).toContain(`E-mails on hold: ${waiting.length}.`);

	const again = await startServerProcess({ dataDir: restored, environment: { SMTP_URL: laterSink.url } });
	for (const { recipientEmail, message } of before) expect(await lettersOf(again, recipientEmail)).toEqual([message]);
	expect(await lettersOf(again, "due@example.org"), "its time has come").toHaveLength(1);
	expect(await lettersOf(again, "tomorrow@example.org")).toHaveLength(0);
	// Its e-mail is left to the loop, which takes what has been due the longest before it.
	await post(`${again.url}/api/contact`, {
		name: "Camille",
		email: "c@example.org",
		subject: "A question",
		message: "How?",
	});
	await laterSink.waitFor(1);
	expect(laterSink.received.map(({ mail }) => mail.subject)).toEqual([expect.stringContaining("A question")]);

	const onHold = (...args: readonly string[]) => run(process.execPath, ["scripts/on-hold.ts", ...args], { env });
	const listed = (await onHold("list")).stdout.trim().split("\n");
	expect(listed.map((line) => line.split(" ")[0]).toSorted()).toEqual(waiting.map(({ id }) => id).toSorted());
	const hanging = idIn(sink.offered.find(({ recipients }) => recipients[0] === "hangs@example.org")?.raw);
	await onHold("send", hanging);
	await laterSink.waitFor(2);
	expect([laterSink.received[1]?.recipients, idIn(laterSink.received[1]?.raw)]).toEqual([
		["hangs@example.org"],
		hanging,
	]);
	expect((await onHold("sent", "all")).stdout).toBe(`E-mails marked as sent: ${waiting.length - 1}.\n`);
	expect(await queryBeside("select id from delivery where state = 'queued'", restored, undefined)).toEqual([]);
	expect(await queryBeside("select id from delivery where envelope_sealed is not null", restored, undefined)).toEqual(
		[],
	);
});

function folder(): string {
	const dir = mkdtempSync(join(tmpdir(), "billet-doux-backup-"));
	onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
	return dir;
}

async function openSink(): Promise<MailSink> {
	const sink = await startMailSink();
	onTestFinished(() => sink.close());
	return sink;
}

function noteTo(name: string): Note {
	return { recipientEmail: `${name}@example.org`, message: `Your smile warms my heart, says ${name}` };
}

async function send({ url }: ServerProcess, note: Note & { readonly deliverAt?: string }, acknowledged: Note[]) {
	const { status, body } = await post(`${url}/api/messages`, note);
	expect([status, body.success]).toEqual([200, true]);
	acknowledged.push(note);
}

async function sendUntil(stop: AbortSignal, server: ServerProcess, client: number, acknowledged: Note[]) {
	for (let index = 0; !stop.aborted; index++) await send(server, noteTo(`sender${client}n${index}`), acknowledged);
}

async function lettersOf({ url }: ServerProcess, address: string): Promise<readonly string[]> {
	const { body } = await answerOf(fetch(`${url}/api/messages/${address}`));
	return body.map((letter: { message_content: string }) => letter.message_content);
}

/** As if the time of the first scheduled note in a copy had come since it was taken. */
function makeDue(file: string, name: string): void {
	const database = new DatabaseSync(file);
	const notes = database.prepare("select id from message where deliver_at is not null order by created_at").all();
	expect([name, notes.length]).toEqual(["due", 2]);
	database.prepare("update message set deliver_at = ? where id = ?").run(Date.now() - 60_000, String(notes[0]?.id));
	database.close();
}

/** The delivery that an e-mail is of: what its Message-ID begins with. */
function idIn(raw: string | undefined): string {
	return /^Message-ID: <([\da-f-]{36})@/im.exec(raw ?? "")?.[1] ?? "none";
}
