import { execFile, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, globSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { describe, expect, it, onTestFinished } from "vitest";
import { freePort } from "#tests/free-port.ts";
import { knownSecret, linkTokenOf } from "#tests/link-token-of.ts";
import { startMailSink } from "#tests/mail-sink.ts";
import { startServerProcess } from "#tests/server-process.ts";
import { answerOf, post, queryBeside } from "#tests/start-test-app.ts";
import { until } from "#tests/until.ts";

const run = promisify(execFile);
/** The programs of one version: pg_dump refuses a server that is newer than itself, as the tests' own may be. */
const programs = globSync("/usr/lib/postgresql/*/bin/pg_dump")
	.map(dirname)
	.find((folder) => globSync(`${folder}/{initdb,postgres,pg_restore}`).length === 3);
const isAbleTo = programs !== undefined && process.getuid?.() === 0;
const skipped = isAbleTo ? "" : " (skipped: no PostgreSQL of Debian's that may be started here)";

describe.skipIf(!isAbleTo)(`pg_dump and pg_restore${skipped}`, () => {
	it("bring back what a running service had acknowledged; nothing that waited is sent by itself, nor to who opted out since", async () => {
		const { url, createDatabase } = await startServer(programs ?? "");
		const folder = temporaryFolder();
		const [sink, laterSink] = [await startMailSink(), await startMailSink()];
		for (const one of [sink, laterSink]) onTestFinished(() => one.close());
		sink.behave((recipient) => (recipient.startsWith("sent") ? "accept" : { code: 451, text: "4.7.1 greylisted" }));
		const settings = (name: string, smtp: string) => ({
			APP_SECRET: knownSecret,
			DATA_DIR: folder,
			DATABASE_URL: `${url}/${name}`,
			SMTP_URL: smtp,
		});
		await createDatabase("before");
		const environment = settings("before", sink.url);
		const server = await startServerProcess({ environment });
		const dump = join(folder, "billet-doux.dump");
		const program = (name: string, ...args: readonly string[]) => run(join(programs ?? "", name), args);
		for (const name of ["sent", "waits", "stops"]) expect((await send(server.url, name)).body.success).toBe(true);
		await program("pg_dump", "--format=custom", `--file=${dump}`, environment.DATABASE_URL);

		await send(server.url, "late");
		await fetch(`${server.url}/stop/${linkTokenOf("stops@example.org")}`, { method: "POST" });
		const command = async (script: string, ...args: readonly string[]) => {
			const env = { ...process.env, ...environment };
			return (await run(process.execPath, [`scripts/${script}.ts`, ...args], { env })).stdout;
		};
		await command("keep-suppressions", "save", join(folder, "no-notes"));
		server.process.kill("SIGKILL");
		await server.ended;

		await createDatabase("after");
		Object.assign(environment, settings("after", laterSink.url));
		const into = `--dbname=${environment.DATABASE_URL}`;
		await program("pg_restore", "--no-owner", "--exit-on-error", into, dump);
		expect(await command("restore", "--in-place")).toContain("E-mails on hold: 2.");
		expect(await command("keep-suppressions", "merge", join(folder, "no-notes"))).toMatch(/^Merged: 1 of /);

		const again = await startServerProcess({ environment });
		expect(await lettersOf(again.url, "waits")).toHaveLength(1);
		expect(await lettersOf(again.url, "late"), "it came after the dump").toHaveLength(0);
		const onHold = await queryBeside(
			"select id from delivery where state = 'queued'",
			folder,
			environment.DATABASE_URL,
		);
		expect((await command("on-hold", "list")).split(" ")[0]).toBe(onHold[0]?.id);
		expect(await command("on-hold", "send", "all")).toBe("E-mails queued for sending: 1.\n");
		await laterSink.waitFor(1);
		await post(`${again.url}/api/contact`, {
			name: "Ana",
			email: "a@example.org",
			subject: "Hello",
			message: "Hello?",
		});
		await laterSink.waitFor(2);
		const to = laterSink.received.flatMap(({ recipients }) => recipients);
		expect(to.filter((recipient) => recipient.endsWith("@example.org"))).toEqual(["waits@example.org"]);
	});
});

const send = (url: string, name: string) =>
	post(`${url}/api/messages`, { recipientEmail: `${name}@example.org`, message: `Your smile is my morning, ${name}` });

const lettersOf = async (url: string, name: string) =>
	(await answerOf(fetch(`${url}/api/messages/${name}%40example.org`))).body;

/** A PostgreSQL of that version, with an owner of databases who is no superuser, as in production. */
async function startServer(folder: string) {
	const dir = temporaryFolder();
	const id = (which: string) => Number(execFileSync("id", [which, "postgres"], { encoding: "utf8" }));
	const account = { uid: id("-u"), gid: id("-g"), cwd: dir };
	chownSync(dir, account.uid, account.gid);
	const initial = ["--username=postgres", "--auth=trust", "--encoding=UTF8", "--locale=C", "--no-sync"];
	execFileSync(join(folder, "initdb"), ["-D", join(dir, "data"), ...initial], { ...account, stdio: "pipe" });
	const port = String(await freePort());
	const options = ["listen_addresses=127.0.0.1", "unix_socket_directories=", "fsync=off"].flatMap((one) => ["-c", one]);
	const args = ["-D", join(dir, "data"), "-p", port, ...options];
	const server = spawn(join(folder, "postgres"), args, { ...account, stdio: "ignore" });
	onTestFinished(async () => {
		const ended = once(server, "exit");
		if (server.kill("SIGINT")) await ended;
	});
	const inServer = ["--host=127.0.0.1", `--port=${port}`, "--username=postgres", "--quiet", "--command"];
	const tell = (sql: string) => run(join(folder, "psql"), [...inServer, sql]);
	const answers = () =>
		tell("select 1").then(
			() => true,
			() => false,
		);
	await until({ what: "PostgreSQL", holds: answers });
	await tell("create role billet login");
	return {
		url: `postgres://billet@127.0.0.1:${port}`,
		createDatabase: (name: string) => tell(`create database ${name} owner billet`),
	};
}

function temporaryFolder(): string {
	const dir = mkdtempSync(join(tmpdir(), "billet-doux-dump-"));
	onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
	return dir;
}
