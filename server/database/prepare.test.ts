import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, vi } from "vitest";
import { createLog } from "#server/log.ts";
import { prepare } from "./prepare.ts";
import { openSqlite } from "./sqlite.ts";

it("runs one query with ever new parameters, constants staying what they are", async () => {
	const dir = mkdtempSync(join(tmpdir(), "billet-doux-prepare-"));
	const database = await openSqlite(join(dir, "test.sqlite"), createLog("silent"));
	let built = 0;
	const insert = prepare((queries, row: { name: string; at: number }) => {
		built++;
		return queries
			.insertInto("administrator")
			.values({ username: row.name, password_hash: "constant", created_at: row.at, role: "owner" });
	});
	const find = prepare((queries, { name }: { name: string }) =>
		queries
			.selectFrom("administrator")
			.selectAll()
			.where("username", "=", name)
			.where("password_hash", "=", "constant")
			.limit(2),
	);
	for (const [index, name] of ["ada", "'; drop table administrator; --", "ghalib"].entries()) {
		const { numAffectedRows } = await database.write((queries) => insert(queries, { name, at: index }));
		expect(numAffectedRows).toBe(1n);
	}
	expect(built).toBe(1);
	const found = await database.read((queries) => find(queries, { name: "ghalib" }));
	const ghalib = { username: "ghalib", password_hash: "constant", created_at: 2, role: "owner" };
	expect(found.rows).toEqual([{ ...ghalib, deployed_hash: null, name_key: null, name_shape: null }]);
	const run = await database.read(async (queries) => {
		const execute = vi.spyOn(queries, "executeQuery");
		expect((await find(queries, { name: "nobody" })).rows).toEqual([]);
		return execute.mock.calls[0]?.[0];
	});
	// A bound constant would make SQLite plan the statement anew each time.
	expect(run).toMatchObject({ parameters: ["nobody"], sql: expect.stringContaining("'constant' limit 2") });
	await database.close();
	rmSync(dir, { recursive: true });
});
