import { randomBytes } from "node:crypto";
import { Agent, request } from "node:http";
import { describe, expect, it, onTestFinished } from "vitest";
import { hashPassword, verifyPassword } from "#server/admin/password.ts";
import { sleep } from "#server/clock.ts";
import { startServerProcess } from "#tests/server-process.ts";
import { type ApiAnswer, engines, post, startTestApp, type TestApp } from "#tests/start-test-app.ts";

/** `npm run test:long` makes the 10,000 of the promise. */
const guesses = Number(process.env.GUESSES ?? 300);
const sources = 150;
const quarter = 15 * 60_000;

/** argon2id itself, and how often a password was really looked at. */
function countedHashing() {
	const counted = { evaluated: 0 };
	const passwords = {
		hash: hashPassword,
		verify(password: string, hash: string) {
			counted.evaluated++;
			return verifyPassword(password, hash);
		},
	};
	return { counted, passwords };
}

const behindProxy = { TRUST_PROXY: "127.0.0.1" };
const sourceOf = (index: number) => `192.0.2.${index % sources}`;
const newDevice = () => randomBytes(32).toString("base64url");

interface SignIn {
	readonly from: string;
	readonly username?: string;
	readonly password?: string;
	readonly device?: string;
}

function signIn({ url }: Pick<TestApp, "url">, { from, ...credentials }: SignIn): Promise<ApiAnswer> {
	const body = { username: "admin", password: "correct horse", ...credentials };
	return post(`${url}/api/admin/auth/login`, body, { "x-forwarded-for": from });
}

/** Guesses wrong passwords, fifty at a time: how often each status was answered. */
async function guess(apps: readonly Pick<TestApp, "url">[], count: number, usernameOf = (_: number) => "admin") {
	const statuses = new Map<number, number>();
	for (let first = 0; first < count; first += 50) {
		const some = Array.from({ length: Math.min(50, count - first) }, (_, offset) => {
			const index = first + offset;
			const app = apps[index % apps.length] ?? { url: "" };
			return signIn(app, { from: sourceOf(index), username: usernameOf(index), password: `guess ${index}` });
		});
		for (const { status, headers } of await Promise.all(some)) {
			statuses.set(status, (statuses.get(status) ?? 0) + 1);
			if (status === 429) expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
		}
	}
	return Object.fromEntries(statuses);
}

describe.each(engines)("guessing an administrator's password, on %s", (engine) => {
	it(`from ${sources} sources: ten of ${guesses} guesses are looked at in a quarter of an hour`, async () => {
		let passed = 0;
		const { counted, passwords } = countedHashing();
		const app = await startTestApp(engine, behindProxy, { passwords, clock: () => Date.now() + passed });
		onTestFinished(() => app.remove());
		expect(await guess([app], guesses)).toEqual({ 401: 10, 429: guesses - 10 });
		expect(counted.evaluated).toBe(10);
		// Nor does the right one tell a stranger anything.
		expect((await signIn(app, { from: "198.51.100.1" })).status).toBe(429);
		passed += quarter;
		expect(await guess([app], sources)).toEqual({ 401: 10, 429: sources - 10 });
		expect(counted.evaluated).toBe(20);
	});

	it("never locks out its owner, where they have signed in before", async () => {
		const { counted, passwords } = countedHashing();
		const app = await startTestApp(engine, behindProxy, { passwords });
		onTestFinished(() => app.remove());
		const device = newDevice();
		const office = { from: "198.51.100.1" };
		const browser = { from: "198.51.100.2", device };
		for (const owner of [office, browser]) expect((await signIn(app, owner)).status).toBe(200);
		const [attack] = await Promise.all([
			guess([app], guesses),
			(async () => {
				for (let round = 0; round < 10; round++) {
					await sleep(20);
					expect((await signIn(app, office)).status).toBe(200);
					expect((await signIn(app, { from: `203.0.113.${round}`, device })).status).toBe(200);
				}
			})(),
		]);
		expect(attack).toEqual({ 401: 10, 429: guesses - 10 });
		expect(counted.evaluated).toBe(10 + 2 + 20);
		// A restart forgets the sources, not the browsers, and gives strangers nothing.
		await app.restart();
		expect(await guess([app], sources)).toEqual({ 429: sources });
		expect((await signIn(app, { from: "203.0.113.77", device })).status).toBe(200);
		expect((await signIn(app, { from: "203.0.113.77", device: newDevice() })).status).toBe(200);
	});

	it("from where its owner has signed in: ten more, and no help for strangers", async () => {
		const { counted, passwords } = countedHashing();
		const app = await startTestApp(engine, behindProxy, { passwords });
		onTestFinished(() => app.remove());
		const device = newDevice();
		expect((await signIn(app, { from: sourceOf(0), device })).status).toBe(200);
		counted.evaluated = 0;
		const wrong = Array.from({ length: 30 }, (_, index) => ({ from: `203.0.113.${index}`, device, password: "guess" }));
		const answers = await Promise.all(wrong.map((tried) => signIn(app, tried)));
		expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
		expect(counted.evaluated).toBe(10);
		// Strangers have their own ten, and so has the owner's network, one of the sources, of which two guesses come.
		expect(await guess([app], sources * 2)).toEqual({ 401: 12, 429: sources * 2 - 12 });
		expect(counted.evaluated).toBe(22);
	});
});

it("guessing on two nodes at once: ten are looked at by both together", async () => {
	const { counted, passwords } = countedHashing();
	const one = await startTestApp("postgresql", behindProxy, { passwords });
	onTestFinished(() => one.remove());
	const shared = { DATABASE_URL: one.databaseUrl ?? "", APP_SECRET: "a secret for tests, long enough to be one" };
	const other = await startTestApp("sqlite", { ...behindProxy, ...shared }, { passwords });
	onTestFinished(() => other.remove());
	expect(await guess([one, other], guesses)).toEqual({ 401: 10, 429: guesses - 10 });
	expect(counted.evaluated).toBe(10);
});

it("guessing at many names: a hundred are looked at, however many names and sources there are", async () => {
	const { counted, passwords } = countedHashing();
	const app = await startTestApp("sqlite", behindProxy, { passwords });
	onTestFinished(() => app.remove());
	await guess([app], guesses, (index) => `name ${index}`);
	expect(counted.evaluated).toBeLessThanOrEqual(100);
	expect(counted.evaluated).toBeGreaterThan(20);
	expect((await app.query("select count(*) as count from guess"))[0]?.count).toBeLessThanOrEqual(100);
});

it("a name that does not exist and a wrong password look alike and cost the same work", async () => {
	const { counted, passwords } = countedHashing();
	const app = await startTestApp("sqlite", behindProxy, { passwords });
	onTestFinished(() => app.remove());
	const times = { admin: [] as number[], nobody: [] as number[] };
	const bodies = new Set<string>();
	for (let round = 0; round < 10; round++) {
		for (const username of ["admin", "nobody"] as const) {
			const begun = process.cpuUsage();
			const { status, body } = await signIn(app, { from: sourceOf(round), username, password: "guess" });
			// Of the processor, in all threads: how busy it is with others is no part of the work.
			const { user, system } = process.cpuUsage(begun);
			times[username].push(user + system);
			bodies.add(JSON.stringify([status, body]));
		}
	}
	expect([...bodies]).toHaveLength(1);
	expect(counted.evaluated).toBe(20);
	const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length / 2] ?? 0;
	const ratio = median(times.admin) / median(times.nobody);
	expect(ratio).toBeGreaterThan(1 / 3);
	expect(ratio).toBeLessThan(3);
	for (const username of ["admin", "nobody"]) {
		expect((await signIn(app, { from: sourceOf(99), username, password: "guess" })).status).toBe(429);
	}
});

it("a flood of sign-ins costs the senders of notes hardly more than a flood of requests that are no sign-ins", async () => {
	const app = await startServerProcess({ environment: behindProxy });
	await sendNotes(app, "warm");
	const median: Record<string, number> = {};
	for (const [flood, password] of [
		["empty", ""],
		["guessing", "guess"],
	] as const) {
		const stop = new AbortController();
		const flooding = floodSignIns(app.port, password, stop.signal);
		median[flood] = await sendNotes(app, flood);
		stop.abort();
		expect((await flooding).size).toBeGreaterThan(0);
	}
	expect((median.guessing ?? 0) / (median.empty ?? 0)).toBeLessThan(8);
});

/** Sends notes one after another: the median of the times they took, in ms. */
async function sendNotes({ url }: Pick<TestApp, "url">, name: string): Promise<number> {
	const times: number[] = [];
	for (let index = 0; index < 40; index++) {
		const begun = performance.now();
		const note = {
			recipientEmail: `${name}${index}@example.org`,
			message: `Your smile warms my heart, ${name} ${index}`,
		};
		// A service that is too busy says so at once; whoever waits for it has waited all the same.
		while ((await post(`${url}/api/messages`, note)).status !== 200) await sleep(5);
		times.push(performance.now() - begun);
	}
	return times.toSorted((a, b) => a - b)[20] ?? 0;
}

/** Two hundred sign-ins a second, each from another source with another name, on few connections: what was answered. */
async function floodSignIns(port: number, password: string, stop: AbortSignal): Promise<Map<number, number>> {
	const agent = new Agent({ keepAlive: true, maxSockets: 50 });
	const answered = new Map<number, number>();
	for (let sent = 0; !stop.aborted; sent++) {
		const text = JSON.stringify({ username: `name ${sent}`, password });
		const from = `10.${sent >> 16}.${(sent >> 8) & 255}.${sent & 255}`;
		const headers = { "content-type": "application/json", "content-length": text.length, "x-forwarded-for": from };
		request({ agent, port, host: "127.0.0.1", path: "/api/admin/auth/login", method: "POST", headers })
			.on("error", () => {})
			.on("response", ({ statusCode = 0 }) => answered.set(statusCode, (answered.get(statusCode) ?? 0) + 1))
			.on("response", (answer) => answer.resume())
			.end(text);
		await sleep(5);
	}
	agent.destroy();
	return answered;
}
