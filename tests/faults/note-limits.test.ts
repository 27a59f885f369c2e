import { createChallenge, solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/sha";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Challenge } from "#contract/proof-of-work.ts";
import { createVault } from "#server/privacy/seal.ts";
import { type ApiAnswer, answerOf, engines, startTestApp, type TestApp } from "#tests/start-test-app.ts";

const free = 2;
const proved = 2 * free;
const secret = "a secret for tests, long enough to be one";
const settings = { RATE_LIMIT_PER_SOURCE: String(free), TRUST_PROXY: "127.0.0.1", APP_SECRET: secret };

let count = 0;

/** Sends a kind note to somebody new. */
function sendFrom(app: TestApp, source: string, headers: Readonly<Record<string, string>> = {}): Promise<ApiAnswer> {
	const note = { recipientEmail: `jane${++count}@example.org`, message: "Your smile is my morning" };
	return app.send(note, { "x-forwarded-for": source, ...headers });
}

async function solved(challenge: Challenge): Promise<{ readonly "proof-of-work": string }> {
	const solution = await solveChallenge({ challenge, deriveKey });
	return { "proof-of-work": Buffer.from(JSON.stringify({ challenge, solution })).toString("base64url") };
}

const challengeOf = async (app: TestApp): Promise<Challenge> =>
	(await answerOf(fetch(`${app.url}/api/challenge`))).body;

describe.each(engines)("a source of many notes, on %s", (engine) => {
	let app: TestApp;
	beforeEach(async () => {
		app = await startTestApp(engine, settings);
	});
	afterEach(() => app.remove());

	async function sendFreely(node: TestApp, source: string): Promise<void> {
		for (let sent = 0; sent < free; sent++) expect((await sendFrom(node, source)).status).toBe(200);
	}

	function expectProofNeeded({ status, headers, body }: ApiAnswer): void {
		expect(status).toBe(429);
		expect(body).toEqual({
			success: false,
			error: expect.stringMatching(/\d min/),
			errorType: "rate_limit",
			limit: "source",
			retryAfterSeconds: Number(headers.get("retry-after")),
			reason: "proof_needed",
		});
		expect(body.retryAfterSeconds).toBeGreaterThan(0);
	}

	it("works for each beyond the first, and finds an end", async () => {
		const source = "192.0.2.1";
		await sendFreely(app, source);
		expectProofNeeded(await sendFrom(app, source));
		for (let sent = 0; sent < proved; sent++) {
			const proof = await solved(await challengeOf(app));
			expect((await sendFrom(app, source, proof)).status).toBe(200);
			// Spent.
			if (sent < proved - 1) expectProofNeeded(await sendFrom(app, source, proof));
		}
		const stopped = await sendFrom(app, source, await solved(await challengeOf(app)));
		expect(stopped.status).toBe(429);
		expect(stopped.body).toMatchObject({ limit: "source", retryAfterSeconds: expect.any(Number) });
		expect(stopped.body).not.toHaveProperty("reason");
		expect((await sendFrom(app, "192.0.2.2")).status).toBe(200);
	});

	it("gets nowhere with what is no solution of ours, or is too old", async () => {
		const source = "192.0.2.1";
		await sendFreely(app, source);
		const challenge = await challengeOf(app);
		const { nonce } = challenge.parameters;
		const encoded = (proof: unknown) => Buffer.from(JSON.stringify(proof)).toString("base64url");
		const old = await createChallenge({
			algorithm: "SHA-256",
			cost: 1,
			counter: 3,
			deriveKey,
			expiresAt: Math.floor(Date.now() / 1_000) - 1,
			hmacSignatureSecret: createVault(secret).key("proof of work", "signature"),
		});
		const easier = { ...challenge, parameters: { ...challenge.parameters, keyPrefix: "0" } };
		const proofs = [
			"x",
			encoded(null),
			encoded({ challenge, solution: { counter: 1, derivedKey: challenge.parameters.keyPrefix.padEnd(64, "0") } }),
			encoded({ challenge: { ...challenge, signature: "0".repeat(64) }, solution: { counter: 1, derivedKey: nonce } }),
			(await solved(easier))["proof-of-work"],
			(await solved(old as Challenge))["proof-of-work"],
		];
		for (const proof of proofs) expectProofNeeded(await sendFrom(app, source, { "proof-of-work": proof }));
	});

	it("needs no proof for a repeat under the same name, which takes nothing", async () => {
		const note = { recipientEmail: "jane@example.org", message: "Your smile is my morning" };
		const headers = { "x-forwarded-for": "192.0.2.1", "idempotency-key": "0123456789abcdef" };
		for (let sent = 0; sent <= free + 1; sent++) expect((await app.send(note, headers)).status).toBe(200);
		for (let sent = 1; sent < free; sent++) expect((await sendFrom(app, "192.0.2.1")).status).toBe(200);
		expectProofNeeded(await sendFrom(app, "192.0.2.1"));
	});

	it("is counted with its neighbours, too", async () => {
		const answers: ApiAnswer[] = [];
		for (let index = 0; index <= free * 8; index++) answers.push(await sendFrom(app, `2001:db8:1:${index}::1`));
		expect(answers.filter(({ status }) => status === 200)).toHaveLength(free * 8);
		expect(answers.at(-1)).toMatchObject({ status: 429, body: { limit: "source" } });
		expect((await sendFrom(app, "2001:db8:2::1")).status).toBe(200);
	});
});

it("one proof opens one door on several nodes, whichever of them asked for it", async () => {
	const one = await startTestApp("postgresql", settings);
	const other = await startTestApp("postgresql", { ...settings, DATABASE_URL: one.databaseUrl ?? "" });
	const source = "192.0.2.1";
	for (const node of [one, other]) for (let sent = 0; sent < free; sent++) await sendFrom(node, source);
	const proof = await solved(await challengeOf(one));
	const answers = await Promise.all([one, other, one, other].map((node) => sendFrom(node, source, proof)));
	expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 429, 429, 429]);
	await other.remove();
	await one.remove();
});
