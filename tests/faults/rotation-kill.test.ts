import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { readConfig } from "#server/config.ts";
import { createLog } from "#server/log.ts";
import { recipientKey } from "#server/privacy/mailbox-keys.ts";
import { openSealedDatabase } from "#server/privacy/open-sealed-database.ts";
import { freePort } from "#tests/free-port.ts";
import { type ServerProcess, startServerProcess } from "#tests/server-process.ts";
import { answerOf, createDatabase, type Engine, engines, queryBeside } from "#tests/start-test-app.ts";
import { until } from "#tests/until.ts";

const [old, next] = [
	"the old secret, of more than thirty-two characters",
	"the next secret, of more than thirty-two characters",
];
const letters = 500;
/** In the middle: it cannot be sealed anew as long as the database is told so. */
const held = "letter-000250";
const hold: Record<Engine, string> = {
	sqlite: `create trigger hold before update of text_sealed on message when old.id = '${held}' begin select raise(abort, 'not now'); end`,
	postgresql: `create function hold() returns trigger language plpgsql as $$ begin raise exception 'not now'; end $$;
		create trigger hold before update of text_sealed on message for each row when (old.id = '${held}') execute function hold()`,
};
const letGo: Record<Engine, string> = { sqlite: "drop trigger hold", postgresql: "drop trigger hold on message" };

/** An installation with many letters: on SQLite its secret is a file, on PostgreSQL a setting. */
async function install(engine: Engine) {
	const dataDir = mkdtempSync(join(tmpdir(), "billet-doux-rotation-"));
	onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
	const databaseUrl = engine === "postgresql" ? await createDatabase() : undefined;
	const settings = (secret: string, before?: string) => ({
		DATA_DIR: dataDir,
		...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl, APP_SECRET: secret }),
		...(databaseUrl !== undefined && before !== undefined && { APP_SECRET_BEFORE: before }),
	});
	const { database, vault } = await openSealedDatabase(readConfig(settings(old)), createLog("silent"));
	const rows = Array.from({ length: letters }, (_, index) => {
		const [id, recipient] = [`letter-${String(index).padStart(6, "0")}`, `person${index}@example.org`];
		return {
			id,
			recipient_key: recipientKey(vault, recipient),
			recipient_sealed: vault.seal(recipient, `message/${id}/recipient`),
			text_key: vault.key("text", id),
			text_sealed: vault.seal(`letter ${index}`, `message/${id}/text`),
			moderation_status: "approved" as const,
			locale: "en",
			created_at: Date.now(),
			version: 1,
		};
	});
	await database.write((queries) => queries.insertInto("message").values(rows).execute());
	await database.close();
	const query = (sql: string) => queryBeside(sql, dataDir, databaseUrl);
	return {
		dataDir,
		query,
		settings,
		start: (secret: string, before?: string) => startServerProcess({ environment: settings(secret, before), dataDir }),
		/** Begins to replace the secret, as an operator does. */
		async begin(): Promise<ChildProcess> {
			const program = engine === "sqlite" ? "scripts/replace-secret-file.ts" : "server/main.ts";
			const env = { ...process.env, PORT: String(await freePort()), ...settings(next, old) };
			const begun = spawn(process.execPath, [program], { env, stdio: "ignore" });
			onTestFinished(() => void begun.kill("SIGKILL"));
			return begun;
		},
		keyIds: async () =>
			(await query("select distinct substr(text_sealed, 1, 7) as id from message")).map(({ id }) => String(id)),
	};
}

async function kill({ process: killed, ended }: Pick<ServerProcess, "process" | "ended">): Promise<void> {
	killed.kill("SIGKILL");
	await ended;
}

async function expectReadable({ url }: ServerProcess): Promise<void> {
	for (const person of [0, letters / 2, letters - 1]) {
		const { body } = await answerOf(fetch(`${url}/api/messages/person${person}@example.org`));
		expect(body).toMatchObject([{ message_content: `letter ${person}` }]);
	}
}

describe.each(engines)("replacing the secret of a service that is killed meanwhile, on %s", (engine) => {
	it("loses nothing: neither while the keys change, nor while letters are sealed anew", async () => {
		const { dataDir, query, start, begin, keyIds } = await install(engine);
		const [idOfOld] = await keyIds();
		const begun = await begin();
		const fingerprint = async () => String((await query("select fingerprint from secret_fingerprint"))[0]?.fingerprint);
		await until({ what: "an announcement", holds: async () => (await fingerprint()).includes(" ") });
		begun.kill("SIGKILL");
		await once(begun, "exit");
		expect(await fingerprint()).toContain(" ");

		await query(hold[engine]);
		const first = await start(next, old);
		await until({ what: "some letters sealed anew", holds: async () => (await keyIds()).length === 2 });
		await expectReadable(first);
		await kill(first);
		expect(await keyIds(), "it was cut off in the middle").toHaveLength(2);

		// From here on without the old one.
		await query(letGo[engine]);
		if (engine === "sqlite") rmSync(join(dataDir, "secret.key.before"));
		const second = await start(next);
		await expectReadable(second);
		await until({ what: "all letters sealed anew", holds: async () => (await keyIds()).length === 1 });
		expect(await keyIds()).not.toContain(idOfOld);
		await expectReadable(second);
		expect(existsSync(join(dataDir, "secret.key"))).toBe(engine === "sqlite");
	});
});
