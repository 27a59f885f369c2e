import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { sleep } from "#server/clock.ts";
import { freePort } from "#tests/free-port.ts";
import { askSecurely } from "#tests/https-client.ts";
import { isInstalled, type RunningProxy, startProxy } from "#tests/proxies.ts";
import { nginxBeforeNodes, proxySampleName } from "#tests/proxy-samples.ts";
import { type ServerProcess, startServerProcess } from "#tests/server-process.ts";
import { createDatabase, queryBeside } from "#tests/start-test-app.ts";
import { type SteadySenders, startSteadySenders } from "#tests/steady-senders.ts";
import { until } from "#tests/until.ts";

const nodeCount = 3;
const rounds = Number(process.env.NODE_ROUNDS ?? 1);
const clients = 6;
const canRun = isInstalled(nginxBeforeNodes([]));

/** Looks at the home page again and again; gives what it was answered that is no page. */
function startReaders(port: number) {
	const failures: string[] = [];
	let isStopped = false;
	const reading = Promise.all(
		Array.from({ length: 3 }, async (_, reader) => {
			for (; !isStopped; await sleep(10)) {
				const asked = { port, path: "/", from: `127.60.${reader}.1` };
				await askSecurely(asked).then(
					({ status }) => status === 200 || failures.push(String(status)),
					(error) => failures.push(String(Object(error).code ?? error)),
				);
			}
		}),
	);
	const stop = async () => {
		isStopped = true;
		await reading;
	};
	return { failures, stop };
}

describe.runIf(canRun)(
	`${nodeCount} nodes and a worker on one PostgreSQL behind Debian's nginx, under a steady load`,
	() => {
		const ends: (() => void)[] = [];
		const ports: number[] = [];
		let nodes: ServerProcess[];
		let proxy: RunningProxy;
		let databaseUrl: string;
		/** Notes that name themselves, as a browser's do, and notes that do not. */
		let named: SteadySenders;
		let nameless: SteadySenders;
		let readers: ReturnType<typeof startReaders>;

		const environmentOf = (roles: string) => ({
			ROLES: roles,
			DATABASE_URL: databaseUrl,
			APP_SECRET: "a secret for tests, long enough to be one",
			PUBLIC_URL: `https://${proxySampleName}`,
			TRUST_PROXY: "127.0.0.1",
			LOG_LEVEL: "warn",
		});
		const atEnd = (end: () => void) => void ends.push(end);
		const startNode = (port: number) => startServerProcess({ port, environment: environmentOf("web"), atEnd });

		beforeAll(async () => {
			databaseUrl = await createDatabase(inject("postgresTemplate"));
			for (let node = 0; node < nodeCount; node++) ports.push(await freePort());
			const metricsPort = await freePort();
			const worker = { ...environmentOf("worker"), METRICS_PORT: String(metricsPort) };
			const readyAt = `http://127.0.0.1:${metricsPort}/metrics`;
			const starting = startServerProcess({ environment: worker, readyAt, atEnd });
			nodes = await Promise.all(ports.map(startNode));
			await starting;
			const [first = 0, ...others] = ports;
			proxy = await startProxy(nginxBeforeNodes(others), first);
			const url = `https://127.0.0.1:${proxy.port}`;
			const host = { host: proxySampleName };
			const keyOf = (recipient: string) => ({ ...host, "idempotency-key": `the-note-to-${recipient.split("@")[0]}` });
			named = startSteadySenders({
				url,
				clients,
				name: "named",
				from: (client) => `127.50.${client}.1`,
				headersOf: keyOf,
			});
			const from = (client: number) => `127.51.${client}.1`;
			nameless = startSteadySenders({ url, clients, name: "nameless", from, headersOf: () => host });
			readers = startReaders(proxy.port);
			await moreAcknowledged();
		});
		afterAll(async () => {
			await Promise.all([named.stop(), nameless.stop(), readers.stop()]);
			await proxy.stop();
			for (const end of ends) end();
		});

		async function moreAcknowledged(): Promise<void> {
			const enough = named.acknowledged.length + 40;
			const count = () => named.acknowledged.length;
			await until({ what: `${enough} notes acknowledged`, holds: () => count() >= enough, progress: count });
		}

		/** Each node in turn, as an upgrade does it: the next one when this one serves again. */
		async function eachNode(signal: "SIGTERM" | "SIGKILL"): Promise<void> {
			for (let node = 0; node < nodeCount; node++) {
				nodes[node]?.process.kill(signal);
				const ended = await nodes[node]?.ended;
				expect(ended).toEqual(signal === "SIGTERM" ? [0, null] : [null, signal]);
				await moreAcknowledged();
				nodes[node] = await startNode(ports[node] ?? 0);
				await moreAcknowledged();
			}
		}

		it("restarted one after the other, no request fails", async () => {
			for (let round = 0; round < rounds; round++) await eachNode("SIGTERM");
			expect([named.failures, nameless.failures, readers.failures]).toEqual([[], [], []]);
		});

		it("killed one after the other, no page and no note that names itself fails, and no acknowledged note is lost or doubled", async () => {
			for (let round = 0; round < rounds; round++) await eachNode("SIGKILL");
			expect([named.failures, readers.failures]).toEqual([[], []]);
			// Those in hand at a kill: nobody may send them again but their writer.
			expect(nameless.failures.length).toBeLessThanOrEqual(clients * nodeCount * rounds);
			expect([...new Set(nameless.failures)].filter((failure) => !failure.includes("502"))).toEqual([]);
			await Promise.all([named.stop(), nameless.stop(), readers.stop()]);
			const rows = await queryBeside("select id, recipient_key from message", "", databaseUrl);
			const stored = new Set(rows.map(({ id }) => id));
			expect([...named.acknowledged, ...nameless.acknowledged].filter(({ id }) => !stored.has(id))).toEqual([]);
			expect(new Set(rows.map((row) => row.recipient_key)).size).toBe(rows.length);
			// A worker apart finishes what the killed ones had begun, when their leases are over; none waits for ever.
			const [{ lost } = { lost: undefined }] = await queryBeside(
				"select count(*)::int as lost from message left join delivery on delivery.source_id = message.id where delivery.id is null",
				"",
				databaseUrl,
			);
			expect(lost).toBe(0);
		});
	},
);
