import { describe, expect, it } from "vitest";
import { sleep } from "#server/clock.ts";
import { startMailSink } from "#tests/mail-sink.ts";
import { type ApiAnswer, type Engine, startTestApp, type TestApp } from "#tests/start-test-app.ts";

const parallel = 200;
const allowance = 10;

describe("a recipient under parallel fire", () => {
	it.each([
		["sqlite", 1],
		["postgresql", 3],
	] as const)(`gets exactly ${allowance} of ${parallel} notes, on %s with %i nodes`, async (engine, count) => {
		const sink = await startMailSink();
		const nodes = await startNodes(engine, count, sink.url);
		const [first] = nodes;
		try {
			const answers = await Promise.all(
				Array.from({ length: parallel }, (_, index) => sendUntilTaken(nodes[index % count], index)),
			);
			expect(answers.filter(({ status }) => status === 200)).toHaveLength(allowance);
			const stopped = answers.filter(({ status }) => status === 429);
			expect(stopped).toHaveLength(parallel - allowance);
			for (const { headers, body } of stopped) {
				expect(body).toMatchObject({ success: false, errorType: "rate_limit", limit: "recipient" });
				// Until midnight, UTC.
				expect(body.retryAfterSeconds).toBeLessThanOrEqual(86_400);
				expect(headers.get("retry-after")).toBe(String(body.retryAfterSeconds));
			}
			await sink.waitFor(allowance);
			expect(await first?.query("select state from delivery")).toHaveLength(allowance);
			expect(sink.received).toHaveLength(allowance);
		} finally {
			for (const node of nodes.toReversed()) await node.remove();
			await sink.close();
		}
	});
});

/** Nodes that share one database. */
async function startNodes(engine: Engine, count: number, smtpUrl: string): Promise<readonly TestApp[]> {
	const first = await startTestApp(engine, { SMTP_URL: smtpUrl });
	const shared = { SMTP_URL: smtpUrl, DATABASE_URL: first.databaseUrl ?? "" };
	const others = await Promise.all(Array.from({ length: count - 1 }, () => startTestApp(engine, shared)));
	return [first, ...others];
}

/** A service that is too busy, or hangs up, is asked again under the same name. */
async function sendUntilTaken(node: TestApp | undefined, index: number): Promise<ApiAnswer> {
	const note = { recipientEmail: `Jane+${index}@example.org`, message: `You make me happy, ${index} times over` };
	const name = { "idempotency-key": `note-${index}-of-this-test` };
	for (let tries = 1; ; tries++) {
		const answer = await node?.send(note, name).catch(() => undefined);
		if (answer !== undefined && answer.status !== 503) return answer;
		await sleep(50 * tries);
	}
}
