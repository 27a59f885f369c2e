import { randomBytes } from "node:crypto";
import { copyFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { Client } from "pg";
import { inject } from "vitest";
import { type App, createApp } from "#server/app.ts";
import { readConfig } from "#server/config.ts";
import { createLog } from "#server/log.ts";
import type { Overrides } from "#server/parts.ts";
import { querySqliteBeside } from "./beside-sqlite.ts";
import { setDatabaseAhead } from "./database-clock.ts";
import { freePort } from "./free-port.ts";
import { rememberedHashing } from "./remembered-hashing.ts";
import { scratchFolder } from "./scratch-folder.ts";

export const engines = ["sqlite", "postgresql"] as const;
export type Engine = (typeof engines)[number];

export interface TestApp {
	/** Origin, as `http://127.0.0.1:40001`. */
	readonly url: string;
	/** The start's link to the captured e-mails. */
	readonly capturedMailUrl: string | undefined;
	readonly dataDir: string;
	readonly databaseUrl: string | undefined;
	/** Everything logged so far. */
	readonly log: readonly string[];
	/** Posts a note; headers are added to the default ones. */
	send(body: unknown, headers?: Readonly<Record<string, string>>): Promise<ApiAnswer>;
	/** Reads the letters of an address. */
	read(address: string, headers?: Readonly<Record<string, string>>): Promise<ApiAnswer>;
	/** Runs SQL on the database beside the service; gives the rows. */
	query(sql: string): Promise<readonly Readonly<Record<string, unknown>>[]>;
	/** Sets PostgreSQL's own clock ahead: that one decides when e-mails are due. SQLite goes by the service's. */
	setDatabaseAhead(ms: number): Promise<void>;
	/** Stops the service and leaves its data. */
	stop(): Promise<void>;
	/** Starts it again on the same data, with other settings if any are given. */
	restart(environment?: Readonly<Record<string, string>>): Promise<void>;
	/** Stops it and removes its data. */
	remove(): Promise<void>;
}

export interface ApiAnswer {
	readonly status: number;
	readonly headers: Headers;
	// biome-ignore lint/suspicious/noExplicitAny: tests look at answers of any shape
	readonly body: any;
}

/** The bounds that a database has in production, for tests of them. */
export const usualBounds = { databasePatience: 1 };

const everyTestsSettings = {
	ADMIN_PASSWORD: "correct horse",
	LOG_LEVEL: "debug",
	// Tests that set clocks ahead, or let things fail, are not about the e-mails that follow.
	HEALTH_EMAILS: "off",
	RATE_LIMIT_PER_SOURCE: "100000",
	RATE_LIMIT_LOOKUPS: "100000",
	// The longest there is: whether an e-mail is sent is not a matter of how busy the machine is.
	DELIVERY_BUDGET_MS: "10000",
};

/** On PostgreSQL the work in the background is another process's, in the long form of the tests. */
function areApart({ DATABASE_URL, ROLES }: Readonly<Record<string, string>>): boolean {
	return process.env.ROLES_APART === "1" && DATABASE_URL !== undefined && ROLES === undefined;
}

/** The whole service on a database of its own, with settings as an operator gives them. */
export async function startTestApp(
	engine: Engine,
	environment: Readonly<Record<string, string>> = {},
	overrides: Overrides = {},
): Promise<TestApp> {
	const dataDir = scratchFolder();
	const port = await freePort();
	const databaseUrl = engine === "postgresql" ? await databaseUrlOf(environment) : undefined;
	if (databaseUrl === undefined) copyFileSync(inject("sqliteTemplate"), join(dataDir, "billet-doux.sqlite"));
	const log: string[] = [];
	const settings = {
		PORT: String(port),
		DATA_DIR: dataDir,
		...everyTestsSettings,
		...(databaseUrl === undefined
			? {}
			: { DATABASE_URL: databaseUrl, APP_SECRET: "a secret for tests, long enough to be one" }),
		...environment,
	};
	const launchOne = async (others: Readonly<Record<string, string>>) => {
		const config = readConfig({ ...settings, ...others });
		const app = await createApp(config, {
			log: createLog(config.logLevel, { write: (line) => void log.push(line) }),
			// A busy machine makes nobody wait in vain; tests of the usual bounds say so.
			databasePatience: 20,
			passwords: rememberedHashing,
			...overrides,
		});
		await app.start();
		return app;
	};
	const launch = (others: Readonly<Record<string, string>> = {}) =>
		areApart({ ...settings, ...others }) ? launchApart(launchOne, others) : launchOne(others);
	let app: App = await launch();
	let running = true;
	const stop = async () => {
		if (running) await app.stop();
		running = false;
	};
	return {
		url: app.url,
		capturedMailUrl: app.capturedMailUrl,
		dataDir,
		databaseUrl,
		log,
		send: (body, headers) => post(`${app.url}/api/messages`, body, headers),
		read: (address, headers) =>
			answerOf(fetch(`${app.url}/api/messages/${encodeURIComponent(address)}`, { headers: { ...headers } })),
		query: (sql) => queryBeside(sql, dataDir, databaseUrl),
		async setDatabaseAhead(ms) {
			if (databaseUrl !== undefined) await setDatabaseAhead(databaseUrl, ms);
		},
		stop,
		async restart(others) {
			await stop();
			app = await launch(others);
			running = true;
		},
		async remove() {
			await stop();
			rmSync(dataDir, { recursive: true, force: true });
		},
	};
}

/** A process for visitors and one for the work in the background, as one: tests see no difference. */
async function launchApart(
	launch: (others: Readonly<Record<string, string>>) => Promise<App>,
	others: Readonly<Record<string, string>>,
): Promise<App> {
	const web = await launch({ ...others, ROLES: "web" });
	const worker = await launch({ ...others, ROLES: "worker", METRICS_PORT: "" });
	return {
		...web,
		async stop(options) {
			await Promise.all([web.stop(options), worker.stop(options)]);
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

/** Runs SQL on a database beside the service, by its data folder or its URL; gives the rows. */
export async function queryBeside(sql: string, dataDir: string, databaseUrl: string | undefined) {
	if (databaseUrl === undefined) return querySqliteBeside(sql, dataDir);
	const client = new Client({ connectionString: databaseUrl });
	await client.connect();
	try {
		return (await client.query(sql)).rows;
	} finally {
		await client.end();
	}
}

/** That of another node, when one is given, else of a new database with the newest schema. */
async function databaseUrlOf({ DATABASE_URL: shared }: Readonly<Record<string, string>>): Promise<string> {
	return shared ?? createDatabase(inject("postgresTemplate"));
}

/** A new PostgreSQL database, empty unless it is to be a copy; gives its URL. */
export async function createDatabase(template = "template1"): Promise<string> {
	const server = inject("postgresUrl");
	const name = `test_${randomBytes(6).toString("hex")}`;
	const client = new Client({ connectionString: `${server}/postgres` });
	await client.connect();
	await client.query(`create database ${name} template ${template}`);
	// What a test defines there stands before the system's own.
	await client.query(`alter database ${name} set search_path = public, pg_catalog`);
	await client.end();
	return `${server}/${name}`;
}
