import { execFile } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { describe, expect, it, onTestFinished } from "vitest";
import { readList, writtenList } from "#scripts/backup/suppression-list.ts";
import { freePort } from "#tests/free-port.ts";
import { knownSecret, linkTokenOf } from "#tests/link-token-of.ts";
import { engines, startTestApp } from "#tests/start-test-app.ts";

const run = promisify(execFile);
const words = ["Your smile is my morning", "Your laugh is my evening", "Your voice is my night"];

describe.each(engines)("the list of mailboxes that are sent no notes, on %s", (engine) => {
	it("brings opt-outs back that a backup did not know, and withdraws what waits for their owners", async () => {
		const settings = { SMTP_URL: `smtp://127.0.0.1:${await freePort()}`, APP_SECRET: knownSecret };
		const app = await startTestApp(engine, settings);
		const folder = mkdtempSync(join(tmpdir(), "billet-doux-list-"));
		onTestFinished(async () => {
			await app.remove();
			rmSync(folder, { recursive: true });
		});
		const file = join(folder, "no-notes");
		const database = app.databaseUrl === undefined ? {} : { DATABASE_URL: app.databaseUrl };
		const command = async (act: "save" | "merge", others: Readonly<Record<string, string>> = {}) => {
			const env = { ...process.env, DATA_DIR: app.dataDir, APP_SECRET: knownSecret, ...database, ...others };
			return run(process.execPath, ["scripts/keep-suppressions.ts", act, file], { env }).then(
				({ stdout }) => stdout,
				({ code, stderr }) => `${code}: ${stderr}`,
			);
		};
		const send = (name: string, message = words[0]) => app.send({ recipientEmail: `${name}@example.org`, message });
		const waiting = async () => (await app.query("select id from delivery where state = 'queued'")).length;

		for (const name of ["jane", "joe"]) {
			const stopped = await fetch(`${app.url}/stop/${linkTokenOf(`${name}@example.org`)}`, { method: "POST" });
			expect(stopped.status).toBe(200);
		}
		expect(await command("save")).toBe("Saved: 2 mailboxes and reasons.\n");
		expect(statSync(file).mode & 0o077).toBe(0);
		expect(readFileSync(file, "utf8")).not.toMatch(/jane|joe|example/);
		expect(await command("save"), "again").toBe("Saved: 2 mailboxes and reasons.\n");

		// As the backup knew it: nobody had opted out but Joe, and a note to each waited.
		await app.query("delete from suppression");
		expect((await send("jane")).body.status).toBe("approved");
		expect((await send("ana")).body.status).toBe("approved");
		await fetch(`${app.url}/stop/${linkTokenOf("joe@example.org")}`, { method: "POST" });
		expect(await waiting()).toBe(2);
		// The service may run meanwhile.
		expect(await command("merge")).toMatch(/^Merged: 1 of 2 mailboxes and reasons, saved at \S+, were new\.\n$/);
		expect(await waiting(), "only Ana's").toBe(1);
		expect((await send("jane", words[1])).body).toMatchObject({ success: false });
		expect((await send("joe", words[1])).body).toMatchObject({ success: false });
		expect((await send("ana", words[1])).body.status).toBe("approved");
		expect(await command("merge"), "again").toMatch(/^Merged: 0 of 2 /);

		const written = readFileSync(file, "utf8");
		if (engine === "sqlite") {
			// The database was lost, or is being restored, when the next list is due.
			const gone = { DATA_DIR: mkdtempSync(join(folder, "gone-")) };
			for (const act of ["save", "merge"] as const)
				expect(await command(act, gone)).toMatch(/^1: There is no database in .*Nothing was changed\./);
			expect(readdirSync(gone.DATA_DIR)).toEqual([]);
			expect(readFileSync(file, "utf8")).toBe(written);
		}
		await app.query("delete from suppression");
		expect(await command("save"), "of a service that began anew").toMatch(/^1: .*the file was left as it is/);
		expect(readFileSync(file, "utf8")).toBe(written);
		writeFileSync(file, written.replace(/ opted_out /, " unreachable "));
		expect(await command("merge")).toMatch(/^1: .*damaged or cut off/);
		writeFileSync(file, writtenList({ ...readList(written, file), fingerprint: "x".repeat(43) }));
		expect(await command("merge")).toMatch(/^1: .*under a different secret/);
		writeFileSync(file, "dear landlord");
		expect(await command("save")).toMatch(/^1: .*isn't a list of opt-outs/);
		expect(readFileSync(file, "utf8")).toBe("dear landlord");
		expect(await command("merge")).toMatch(/^1: .*isn't a list of opt-outs/);
	});
});
