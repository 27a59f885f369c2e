import { createDecipheriv, hkdfSync } from "node:crypto";
import { withClient } from "./everything-stored.ts";
import { queryBeside, type TestApp } from "./start-test-app.ts";

/** A value as `Vault.seal` gives it: key id, nonce, tag, ciphertext. */
const sealed = /^[\w-]{6}\.([\w-]{38,})$/;

/** What every sealed cell of a database says, for tests that look into what nobody else can read. */
export async function openedCells(app: TestApp, secret: string): Promise<readonly string[]> {
	const key = Buffer.from(hkdfSync("sha256", secret, "billet-doux", "seal", 32));
	const rows: Readonly<Record<string, unknown>>[] = [];
	for (const table of await tableNames(app)) rows.push(...(await app.query(`select * from "${table}"`)));
	return rows
		.flatMap((row) => Object.values(row))
		.flatMap((value) => {
			const [, body] = typeof value === "string" ? (sealed.exec(value) ?? []) : [];
			return body === undefined ? [] : [opened(Buffer.from(body, "base64url"), key)];
		});
}

/** Without the name of the cell, which only proves that nobody has moved the value. */
function opened(bytes: Buffer, key: Buffer): string {
	const decipher = createDecipheriv("aes-256-gcm", key, bytes.subarray(0, 12));
	return decipher.update(bytes.subarray(28)).toString("utf8");
}

async function tableNames({ dataDir, databaseUrl }: TestApp): Promise<readonly string[]> {
	const names =
		databaseUrl === undefined
			? await queryBeside("select name from sqlite_schema where type = 'table'", dataDir, undefined)
			: await withClient(databaseUrl, async (client) => {
					return (await client.query("select tablename as name from pg_tables where schemaname = 'public'")).rows;
				});
	return names.map(({ name }) => String(name));
}
