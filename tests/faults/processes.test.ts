import { mkdtempSync, rmSync } from "node:fs";
import { type IncomingMessage, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { json, text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { type ServerProcess, startServerProcess } from "#tests/server-process.ts";
import { measureSlowdown } from "#tests/slowdown.ts";
import { createDatabase, engines, queryBeside } from "#tests/start-test-app.ts";
import { type SteadySenders, startSteadySenders } from "#tests/steady-senders.ts";
import { until } from "#tests/until.ts";
import { untilAdmitted } from "#tests/until-admitted.ts";
import { firefox } from "#tests/visitor.ts";

const processes = 2;
/** What a visitor may do in an hour, whichever process is asked. */
const perSource = 30;
const rounds = Number(process.env.PROCESS_KILLS ?? 1);
/** And what the end of a process takes on top where it waits for nothing. */
const [promisedStopMs, stopWorkMs] = [10_000, 2_000];
const metricsToken = "a token for tests, long enough to be one".replaceAll(" ", "-");
const settings = {
	PROCESSES: String(processes),
	LOG_LEVEL: "debug",
	TRUST_PROXY: "127.0.0.1",
	APP_SECRET: "a secret for tests, long enough to be one",
	RATE_LIMIT_PER_SOURCE: String(perSource),
	METRICS_TOKEN: metricsToken,
};

interface Asked {
	readonly path: string;
	readonly method?: string;
	readonly headers?: Readonly<Record<string, string>>;
	readonly body?: unknown;
}

describe.each(engines)(`${processes} processes on %s`, (engine) => {
	const dataDir = mkdtempSync(join(tmpdir(), "billet-doux-processes-"));
	const ends: (() => void)[] = [];
	afterAll(() => {
		for (const end of ends) end();
		rmSync(dataDir, { recursive: true, force: true });
	});
	let databaseUrl: string | undefined;
	let server: ServerProcess;

	async function start(): Promise<ServerProcess> {
		databaseUrl ??= engine === "postgresql" ? await createDatabase(inject("postgresTemplate")) : undefined;
		const database = databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl };
		const starting = await startServerProcess({
			dataDir,
			environment: { ...settings, ...database },
			atEnd: (end) => void ends.push(end),
		});
		await until({ what: "every process", holds: () => starting.output().includes("Billet-doux is ready") });
		return starting;
	}
	const query = (sql: string) => queryBeside(sql, dataDir, databaseUrl);

	/** Asks by a connection of its own, which the system gives to any of the processes. */
	async function ask({ path, method = "GET", headers = {}, body }: Asked) {
		const sent = body === undefined ? {} : { "content-type": "application/json" };
		const asking = request(server.url + path, { method, agent: false, headers: { ...sent, ...headers } });
		asking.end(body === undefined ? undefined : JSON.stringify(body));
		const answer = await new Promise<IncomingMessage>((resolve, reject) => {
			asking.once("response", resolve).once("error", reject);
		});
		const isJson = answer.headers["content-type"]?.includes("json");
		// biome-ignore lint/suspicious/noExplicitAny: answers of any shape
		const said: any = isJson ? await json(answer) : await text(answer);
		return { status: answer.statusCode, headers: answer.headers, body: said };
	}
	const times = <T>(count: number, work: (index: number) => Promise<T>) =>
		Promise.all(Array.from({ length: count }, (_, index) => work(index)));
	/** As many as a process has connections to its database: on a busy machine, whoever waits long for one is refused. */
	async function tenAtATime<T>(count: number, work: (index: number) => Promise<T>): Promise<readonly T[]> {
		const all: T[] = [];
		while (all.length < count) all.push(...(await times(10, (index) => work(all.length + index))));
		return all;
	}
	const note = (recipientEmail: string, message: string) => ({ recipientEmail, message });
	const post = (body: unknown, headers: Readonly<Record<string, string>>) =>
		ask({ method: "POST", path: "/api/messages", body, headers });

	beforeAll(async () => {
		server = await start();
	});

	it("share limits, repeats, metrics, sessions, visitors and links", async () => {
		const fromOne = { "x-forwarded-for": "192.0.2.1" };
		const many = await tenAtATime(2 * perSource, (index) =>
			untilAdmitted(() => post(note(`jane${index}@example.org`, "Your smile is my morning"), fromOne)),
		);
		const statuses = many.map(({ status }) => status);
		expect(statuses.filter((status) => status === 200)).toHaveLength(perSource);
		expect(statuses.filter((status) => status === 429)).toHaveLength(perSource);
		const answering = new Set(
			linesOf(server)
				.filter(({ route }) => route === "/api/messages")
				.map((line) => line.process),
		);
		expect(answering.size).toBe(processes);

		const toOne = await tenAtATime(30, (index) =>
			post(note("june@example.org", `Your smile is my morning, number ${index}`), {
				"x-forwarded-for": `198.51.100.${index}`,
			}),
		);
		expect(toOne.filter(({ status }) => status === 200)).toHaveLength(10);

		const named = { "x-forwarded-for": "192.0.2.2", "idempotency-key": "one-note-of-many" };
		const repeats = await times(20, () => post(note("joan@example.org", "Your smile is my morning"), named));
		expect(new Set(repeats.map(({ body }) => JSON.stringify(body))).size).toBe(1);
		const [stored] = await query("select count(*) as notes from message");
		expect(Number(stored?.notes)).toBe(perSource + 10 + 1);

		const headers = { authorization: `Bearer ${metricsToken}` };
		const scrapes = await times(4, () => ask({ path: "/metrics", headers }));
		const answered = /^billetdoux_http_requests_total\{method="POST",route="\/api\/messages",status="2xx"\} (\d+)$/m;
		const counted = scrapes.map(({ body }) => Number(answered.exec(body)?.[1]));
		expect(counted).toEqual(Array(4).fill(perSource + 10 + repeats.length));

		const login = { username: "admin", password: "correct horse" };
		const { body: session } = await ask({ method: "POST", path: "/api/admin/auth/login", body: login });
		const bearer = { authorization: `Bearer ${session.token}` };
		const health = await times(10, () => ask({ path: "/api/admin/health", headers: bearer }));
		expect(health.map(({ status }) => status)).toEqual(Array(10).fill(200));

		await times(20, () => ask({ path: "/faq", headers: { "user-agent": firefox, "x-forwarded-for": "192.0.2.3" } }));
		await until({
			what: "page views",
			holds: async () =>
				Number((await query("select sum(count) as n from counter where metric = 'page_view'"))[0]?.n) === 20,
		});
		const [visits] = await query("select sum(count) as n from counter where metric = 'visit'");
		expect(Number(visits?.n)).toBe(1);

		const link = /\/mail\?key=\S+/.exec(server.output())?.[0] ?? "";
		const opened = await ask({ path: link });
		const cookie = String(opened.headers["set-cookie"]).split(";")[0] ?? "";
		expect(opened.status).toBe(303);
		const mail = await times(10, () => ask({ path: "/mail", headers: { cookie } }));
		expect(mail.map(({ status }) => status)).toEqual(Array(10).fill(200));
		const again = await times(10, () => ask({ path: link }));
		expect(again.map(({ status }) => status)).toEqual(Array(10).fill(404));
	});

	const load = (name: string) => {
		let source = 0;
		/** Each note from another neighbourhood, so that only the load is a load. */
		const headersOf = () => ({ "x-forwarded-for": `10.${++source >> 8}.${source & 255}.1` });
		return startSteadySenders({ url: server.url, clients: 8, name: name + engine, connects: "each time", headersOf });
	};

	it("lose nothing acknowledged when one of each kind is killed, and another takes its place", {
		timeout: 240_000 + rounds * 120_000,
	}, async () => {
		const senders = load("killed");
		for (let round = 0; round < rounds; round++) {
			for (const role of ["web", "worker"]) {
				await moreAcknowledged(senders);
				const { pid } = lastStarted(role);
				process.kill(pid, "SIGKILL");
				await until({ what: `another ${role} process`, holds: () => lastStarted(role).pid !== pid });
			}
		}
		await moreAcknowledged(senders);
		await senders.stop();
		await expectAllStored(senders);
	});

	it("all end when the one above them is killed, and the next start goes on with everything acknowledged", async () => {
		const senders = load("above");
		await moreAcknowledged(senders);
		const pids = alive();
		expect(pids).toHaveLength(processes + 1);
		server.process.kill("SIGKILL");
		await until({ what: "the end of every process", holds: () => !pids.some(isAlive) });
		await senders.stop();
		server = await start();
		await expectAllStored(senders);
		if (databaseUrl === undefined) {
			expect(await query("pragma integrity_check")).toEqual([{ integrity_check: "ok" }]);
		}
	});

	it("end within ten seconds of SIGTERM, and cut nobody off", async () => {
		const before = await countStored();
		const senders = load("ended");
		await moreAcknowledged(senders);
		const pids = alive();
		const begin = performance.now();
		const slowdown = measureSlowdown();
		server.process.kill("SIGTERM");
		// The service's own clock is stricter, and ends it with 1.
		expect(await server.ended).toEqual([0, null]);
		expect(performance.now() - begin).toBeLessThan(promisedStopMs + stopWorkMs * slowdown());
		expect(pids.filter(isAlive)).toEqual([]);
		await senders.stop();
		// After the stop nobody listens. The system resets a connection that nobody had read from when its listener was closed.
		const resets = senders.failures.filter((failure) => failure !== "ECONNREFUSED");
		expect([...new Set(resets)].filter((failure) => failure !== "ECONNRESET")).toEqual([]);
		expect(senders.failures.length).toBeGreaterThan(resets.length);
		await expectAllStored(senders);
		// So no note was begun whose sender had no answer.
		expect((await countStored()) - before).toBe(senders.acknowledged.length);
	});

	/** As the process above them has logged it. */
	const started = () => linesOf(server).filter(({ msg }) => msg === "a process was started");
	const lastStarted = (role: string) => started().findLast((line) => line.role === role);
	const alive = () =>
		started()
			.map(({ pid }) => pid)
			.filter(isAlive);

	async function moreAcknowledged({ acknowledged }: SteadySenders): Promise<void> {
		const enough = acknowledged.length + 50;
		const what = `${enough} notes acknowledged`;
		await until({ what, holds: () => acknowledged.length >= enough, progress: () => acknowledged.length });
	}

	/** Each note that was acknowledged is a row, and has its e-mail. */
	const countStored = async () => Number((await query("select count(*) as notes from message"))[0]?.notes);

	async function expectAllStored({ acknowledged }: SteadySenders): Promise<void> {
		const rows = await query(
			"select message.id from message join delivery on delivery.source_id = message.id where state in ('captured', 'queued')",
		);
		const stored = new Set(rows.map(({ id }) => id));
		expect(acknowledged.filter(({ id }) => !stored.has(id))).toEqual([]);
	}
});

function linesOf(server: ServerProcess) {
	const lines = server.output().split("\n");
	return lines.filter((line) => line.startsWith("{") && line.endsWith("}")).map((line) => JSON.parse(line));
}

function isAlive(pid: number): boolean {
	try {
		return process.kill(pid, 0);
	} catch {
		return false;
	}
}
