import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, it } from "vitest";
import { moderate } from "#moderation/moderate.ts";
import { sleep } from "#server/clock.ts";
import { startTestApp, type TestApp } from "#tests/start-test-app.ts";
import { switchTemplate } from "#tests/switch-template.ts";

const others = 18;
const writersToFull = 2;
const allowance = 3;
/** Shorter than a judgement may take. */
const longestWaitMs = 2_000;

let app: TestApp;
afterEach(() => app.remove());

it("a recipient whose day is full costs those who write to others at the same time no commit", async () => {
	// All notes of a round are judged before any is stored, so that they are stored together.
	let expected = 1;
	let waiting: (() => void)[] = [];
	let areTogether = true;
	function release(): void {
		for (const go of waiting) go();
		waiting = [];
	}
	const allJudged = () =>
		new Promise<void>((resolve) => {
			waiting.push(resolve);
			if (waiting.length === expected) return release();
			const round = waiting;
			// A machine so busy that judgements would end before the last note of the round has come.
			void sleep(longestWaitMs).then(() => {
				if (waiting !== round) return;
				areTogether = false;
				release();
			});
		});
	app = await startTestApp(
		"sqlite",
		{ RATE_LIMIT_PER_RECIPIENT: String(allowance) },
		{
			async moderation(text) {
				await allJudged();
				return moderate(text);
			},
		},
	);
	// Without e-mails nothing else is written.
	await switchTemplate(app, "notification", 0);
	for (let index = 0; index < allowance; index++) expect(await statusOf("full", index)).toBe(200);
	expect(await statusOf("full", allowance)).toBe(429);

	async function commitsOf(round: string, toFull: number): Promise<number> {
		expected = others + toFull;
		areTogether = true;
		const before = writtenLog();
		const statuses = await Promise.all([
			...Array.from({ length: toFull }, (_, index) => statusOf("full", allowance + 1 + index)),
			...Array.from({ length: others }, (_, index) => statusOf(`${round}${index}`, index)),
		]);
		expect(statuses).toEqual([...Array(toFull).fill(429), ...Array(others).fill(200)]);
		const after = writtenLog();
		// Retention, which begins with the service, has emptied the log meanwhile: nobody knows how much there was.
		const isMeasured = areTogether && before.salt === after.salt;
		return isMeasured ? after.commits - before.commits : commitsOf(`${round}-again`, toFull);
	}
	const alone = await commitsOf("alone", 0);
	const beside = await commitsOf("beside", writersToFull);
	expect(beside).toBeLessThanOrEqual(alone + 2);
	expect(beside).toBeLessThan(others / 2);
});

async function statusOf(name: string, index: number): Promise<number> {
	return (await app.send({ recipientEmail: `${name}@example.org`, message: `You are kind, ${name} and ${index}` }))
		.status;
}

/** The write-ahead log: what each of its rounds has of its own, and how many of its frames end a transaction (sqlite.org/fileformat2.html, section 4.1). */
function writtenLog(): { readonly salt: string; readonly commits: number } {
	const log = readFileSync(join(app.dataDir, "billet-doux.sqlite-wal"));
	if (log.length === 0) return { salt: "", commits: 0 };
	const frameBytes = 24 + log.readUInt32BE(8);
	const salt = log.subarray(16, 24);
	let commits = 0;
	for (let at = 32; at + frameBytes <= log.length; at += frameBytes) {
		// What is left of the log's last round has another salt.
		if (log.subarray(at + 8, at + 16).equals(salt) && log.readUInt32BE(at + 4) > 0) commits++;
	}
	return { salt: salt.toString("hex"), commits };
}
