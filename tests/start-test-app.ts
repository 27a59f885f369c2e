import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { inject } from "vitest";
import { type App, createApp, type Overrides } from "#server/app.ts";
import { readConfig } from "#server/config.ts";
import { createLog } from "#server/log.ts";
import { freePort } from "./free-port.ts";

export const engines = ["sqlite", "postgresql"] as const;
export type Engine = (typeof engines)[number];

export interface TestApp {
	/** Origin, as `http://127.0.0.1:40001`. */
	readonly url: string;
	readonly dataDir: string;
	readonly databaseUrl: string | undefined;
	/** Everything logged so far. */
	readonly log: readonly string[];
	/** Posts a note; headers are added to the usual ones. */
	send(body: unknown, headers?: Readonly<Record<string, string>>): Promise<ApiAnswer>;
	/** Reads the letters of an address. */
	read(address: string, headers?: Readonly<Record<string, string>>): Promise<ApiAnswer>;
	/** Stops the service and leaves its data. */
	stop(): Promise<void>;
	/** Starts it again on the same data. */
	restart(): Promise<void>;
	/** Stops it and removes its data. */
	remove(): Promise<void>;
}

export interface ApiAnswer {
	readonly status: number;
	readonly headers: Headers;
	// biome-ignore lint/suspicious/noExplicitAny: tests look at answers of any shape
	readonly body: any;
}

/** The whole service on a database of its own, with settings as an operator gives them. */
export async function startTestApp(
	engine: Engine,
	environment: Readonly<Record<string, string>> = {},
	overrides: Overrides = {},
): Promise<TestApp> {
	const dataDir = mkdtempSync(join(tmpdir(), "billet-doux-test-"));
	const port = await freePort();
	const databaseUrl = engine === "postgresql" ? await createDatabase() : undefined;
	const log: string[] = [];
	const config = readConfig({
		PORT: String(port),
		DATA_DIR: dataDir,
		ADMIN_PASSWORD: "correct horse",
		LOG_LEVEL: "debug",
		RATE_LIMIT_PER_SOURCE: "100000",
		RATE_LIMIT_LOOKUPS: "100000",
		...(databaseUrl === undefined
			? {}
			: { DATABASE_URL: databaseUrl, APP_SECRET: "a secret for tests, long enough to be one" }),
		...environment,
	});
	const launch = async () => {
		const app = await createApp(config, {
			log: createLog(config.logLevel, { write: (line) => void log.push(line) }),
			...overrides,
		});
		await app.start();
		return app;
	};
	let app: App = await launch();
	let running = true;
	const stop = async () => {
		if (running) await app.stop();
		running = false;
	};
	return {
		url: app.url,
		dataDir,
		databaseUrl,
		log,
		send: (body, headers) => post(`${app.url}/api/messages`, body, headers),
		read: (address, headers) =>
			answerOf(fetch(`${app.url}/api/messages/${encodeURIComponent(address)}`, { headers: { ...headers } })),
		stop,
		async restart() {
			await stop();
			app = await launch();
			running = true;
		},
		async remove() {
			await stop();
			rmSync(dataDir, { recursive: true, force: true });
		},
	};
}

/** Posts JSON, or a string as it is. */
export function post(url: string, body: unknown, headers: Readonly<Record<string, string>> = {}): Promise<ApiAnswer> {
	return answerOf(
		fetch(url, {
			method: "POST",
			headers: { "content-type": "application/json", ...headers },
			body: typeof body === "string" ? body : JSON.stringify(body),
		}),
	);
}

export async function answerOf(answering: Promise<Response>): Promise<ApiAnswer> {
	const response = await answering;
	const text = await response.text();
	const json = response.headers.get("content-type")?.includes("json");
	return { status: response.status, headers: response.headers, body: json ? JSON.parse(text) : text };
}

async function createDatabase(): Promise<string> {
	const server = inject("postgresUrl");
	const name = `test_${randomBytes(6).toString("hex")}`;
	const client = new Client({ connectionString: `${server}/postgres` });
	await client.connect();
	await client.query(`create database ${name}`);
	await client.end();
	return `${server}/${name}`;
}
