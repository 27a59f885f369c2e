import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { readConfig } from "#server/config.ts";
import { createLog } from "#server/log.ts";
import { createLinkTokens } from "#server/privacy/link-token.ts";
import { mailboxKey, recipientKey } from "#server/privacy/mailbox-keys.ts";
import { openSealedDatabase } from "#server/privacy/open-sealed-database.ts";
import { createVault } from "#server/privacy/seal.ts";
import { createDatabase, type Engine, engines, queryBeside } from "#tests/start-test-app.ts";

const [first, second, third, foreign] = [
	"the first secret, of more than thirty-two characters",
	"the second secret, of more than thirty-two characters",
	"the third secret, of more than thirty-two characters",
	"a foreign secret, of more than thirty-two characters",
];
const person = "jane@example.org";
const cell = "contact_message/one/message";

/** A database under the first secret, with an opt-out and a letter to support. */
async function install(engine: Engine) {
	const dataDir = mkdtempSync(join(tmpdir(), "billet-doux-rotation-"));
	onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
	const databaseUrl = engine === "postgresql" ? await createDatabase() : undefined;
	const open = (secret: string, before?: string, place = { dataDir, databaseUrl }) => {
		const database = place.databaseUrl === undefined ? {} : { DATABASE_URL: place.databaseUrl };
		const old = before === undefined ? {} : { APP_SECRET_BEFORE: before };
		const config = readConfig({ DATA_DIR: place.dataDir, ...database, APP_SECRET: secret, ...old });
		return openSealedDatabase(config, createLog("silent"), { patience: 20, pauseMs: 0 });
	};
	/** Opens it and says whether the opt-out is found and the letter opens. */
	async function kept(secret: string, before?: string, place = { dataDir, databaseUrl }): Promise<boolean> {
		const { database, vault } = await open(secret, before, place);
		const holds = await database.read(async (queries) => {
			const [optOut] = await queries.selectFrom("suppression").select("mailbox_key").execute();
			const [letter] = await queries.selectFrom("contact_message").select("message_sealed").execute();
			const opened = vault.open(letter?.message_sealed ?? "", cell);
			return optOut?.mailbox_key === mailboxKey(vault, person) && opened === "How?";
		});
		await database.close();
		return holds;
	}
	const { database, vault } = await open(first);
	await database.write(async (queries) => {
		await queries
			.insertInto("suppression")
			.values({ mailbox_key: mailboxKey(vault, person), reason: "opted_out", at: 0, expires_at: null })
			.execute();
		const seals = { name_sealed: "", email_sealed: "", subject_sealed: "", message_sealed: vault.seal("How?", cell) };
		await queries
			.insertInto("contact_message")
			.values({ id: "one", ...seals, email_key: null, locale: "en", created_at: 0 })
			.execute();
	});
	await database.close();
	const query = (sql: string) => queryBeside(sql, dataDir, databaseUrl);
	const everything = async () =>
		Promise.all(
			["suppression", "contact_message", "secret_fingerprint"].map((table) => query(`select * from ${table}`)),
		);
	return { dataDir, databaseUrl, open, kept, query, everything };
}

describe.each(engines)("replacing the secret, on %s", (engine) => {
	it("with the wrong pair is refused, and changes nothing", async () => {
		const { open, kept, everything } = await install(engine);
		const before = await everything();
		await expect(open(second, foreign)).rejects.toThrow(/APP_SECRET and the one in APP_SECRET_BEFORE are not the one/);
		await expect(open(second)).rejects.toThrow(/APP_SECRET is not the one of this database.*APP_SECRET_BEFORE/s);
		expect(await everything()).toEqual(before);
		expect(await kept(first, foreign), "one before that is of no use does no harm").toBe(true);
		expect(await everything()).toEqual(before);
		expect(await kept(second, first)).toBe(true);
		await expect(open(first)).rejects.toThrow(/not the one of this database/);
		await expect(open(first, second)).rejects.toThrow(/an old one of this database/);
		expect(await kept(second, first), "both may stay").toBe(true);
		expect(await kept(second)).toBe(true);
	});

	it("by three nodes at once is done once; a second time it stands on the first", async () => {
		const { open, kept, query } = await install(engine);
		const nodes = await Promise.all([1, 2, 3].map(() => open(second, first)));
		await Promise.all(nodes.map(({ database }) => database.close()));
		expect(await kept(second)).toBe(true);
		expect(await kept(third, second)).toBe(true);
		const [row] = await query("select mailbox_key from suppression");
		expect([first, second, third].map((secret) => mailboxKey(createVault(secret), person))).not.toContain(
			row?.mailbox_key,
		);
	});

	it("that was cut off once it was announced is gone on with by both secrets, and by no one of them", async () => {
		const { open, kept, query, everything } = await install(engine);
		const [stored] = await query("select fingerprint from secret_fingerprint");
		await kept(second, first);
		const [goal] = await query("select fingerprint from secret_fingerprint");
		const another = await install(engine);
		await another.query(
			`update secret_fingerprint set fingerprint = '${stored?.fingerprint} ${goal?.fingerprint}' where id = 'current'`,
		);
		const before = await another.everything();
		await expect(another.open(second)).rejects.toThrow(/being replaced, which also needs the previous one/);
		await expect(another.open(first)).rejects.toThrow(/not the one of this database/);
		expect(await another.everything()).toEqual(before);
		expect(await another.kept(second, first)).toBe(true);
		expect(await another.kept(second)).toBe(true);
		expect((await everything()).length).toBe(before.length);
		await expect(open(first)).rejects.toThrow(/not the one of this database/);
	});

	it("in a copy from before: the secret of then is needed beside, and links of both times hold in it", async () => {
		const { dataDir, open, kept, query } = await install(engine);
		const copied = mkdtempSync(join(tmpdir(), "billet-doux-copy-"));
		onTestFinished(() => rmSync(copied, { recursive: true, force: true }));
		let copy: { dataDir: string; databaseUrl: string | undefined };
		if (engine === "sqlite") {
			copyFileSync(join(dataDir, "billet-doux.sqlite"), join(copied, "billet-doux.sqlite"));
			copy = { dataDir: copied, databaseUrl: undefined };
		} else {
			copy = await install(engine);
		}
		const { database, vault } = await open(second, first);
		const tokens = createLinkTokens(vault);
		const owner = {
			mailboxKey: mailboxKey(vault, person),
			recipientKey: recipientKey(vault, person),
			messageId: undefined,
		};
		const [since, old] = [tokens.sign(owner), createVault(first)];
		const ofOld = {
			mailboxKey: mailboxKey(old, person),
			recipientKey: recipientKey(old, person),
			messageId: undefined,
		};
		const before = createLinkTokens(old).sign(ofOld);
		await database.close();
		expect(await query("select 1 from secret_fingerprint")).toHaveLength(1);

		await expect(open(second, undefined, copy)).rejects.toThrow(/copy from before the change/);
		expect(await kept(second, first, copy)).toBe(true);
		const restored = await open(second, undefined, copy);
		await restored.database.close();
		const again = createLinkTokens(restored.vault);
		expect([again.read(since), again.readOfAnyTime(before)]).toEqual([owner, owner]);
		expect(again.read(before)).toBeUndefined();
	});
});
