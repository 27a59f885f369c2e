import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { readConfig } from "#server/config.ts";
import { createLog } from "#server/log.ts";
import { openSealedDatabase } from "./open-sealed-database.ts";
import { createVault } from "./seal.ts";

const secrets = [
	"the first secret, of more than thirty-two characters",
	"the second secret, which is just as long",
] as const;

it("asks the operator to decide about a database that was used with two secrets before there were fingerprints", async () => {
	const dataDir = mkdtempSync(join(tmpdir(), "billet-doux-mixed-"));
	onTestFinished(() => rmSync(dataDir, { recursive: true }));
	const open = (secret: string) =>
		openSealedDatabase(readConfig({ DATA_DIR: dataDir, APP_SECRET: secret }), createLog("silent"));

	const { database } = await open(secrets[0]);
	await database.write(async (queries) => {
		for (const [id, secret] of secrets.entries()) {
			const seal = (field: string) => createVault(secret).seal("words", `contact_message/${id}/${field}`);
			const [name_sealed, email_sealed] = [seal("name"), seal("email")];
			const [subject_sealed, message_sealed] = [seal("subject"), seal("message")];
			const row = { id: String(id), name_sealed, email_sealed, subject_sealed, message_sealed };
			await queries
				.insertInto("contact_message")
				.values({ ...row, locale: "en", created_at: 0 })
				.execute();
		}
		await queries.deleteFrom("secret_fingerprint").execute();
	});
	await database.close();

	for (const secret of secrets) await expect(open(secret)).rejects.toThrow(/used with more than one/);
	await expect(open("a third secret, which is just as long as they")).rejects.toThrow(/not the one of this database/);
	const refusal: unknown = await open(secrets[1]).catch((error: unknown) => error);
	const fingerprint = /'current', '([\w-]{43})'/.exec(String(refusal))?.[1] ?? "";
	expect(String(refusal)).not.toContain(secrets[1]);

	const found = await openSealedDatabase(
		readConfig({ DATA_DIR: `${dataDir}/other`, APP_SECRET: secrets[1] }),
		createLog("silent"),
	);
	const rows = await found.database.read((queries) => queries.selectFrom("secret_fingerprint").selectAll().execute());
	await found.database.close();
	expect(rows).toMatchObject([{ id: "current", fingerprint }]);
});
