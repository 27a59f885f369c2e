import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { takeBackup } from "#scripts/backup/take-backup.ts";
import { everythingStored } from "#tests/everything-stored.ts";
import { freePort } from "#tests/free-port.ts";
import { engines, startTestApp } from "#tests/start-test-app.ts";

describe.each(engines)("what lies at rest, on %s", (engine) => {
	it("shows none of 100 addresses and texts, sent, queued or refused, and neither does a backup", async () => {
		// Nobody listens there: half of the notes stay in the queue.
		const app = await startTestApp(engine, { SMTP_URL: `smtp://127.0.0.1:${await freePort()}` });
		const marks = Array.from({ length: 100 }, (_, index) => `canary${index}x${Math.random().toString(36).slice(2)}`);
		for (const [index, mark] of marks.entries()) {
			const message = index % 4 === 0 ? `call 06 12 34 56 78, ${mark}` : `my dear ${mark}`;
			await app.send({ recipientEmail: `${mark}@example.org`, message });
		}
		if (engine === "sqlite") {
			takeBackup({ dataDir: app.dataDir, target: join(app.dataDir, "backup.sqlite"), now: new Date() });
		}
		const bytes = await everythingStored(app);
		expect(bytes.length).toBeGreaterThan(20_000);
		const found = marks.flatMap((mark) => [
			mark,
			Buffer.from(mark).toString("hex"),
			Buffer.from(mark).toString("base64").slice(0, 12),
		]);
		expect(found.filter((trace) => bytes.includes(trace))).toEqual([]);
		expect(app.log.filter((line) => marks.some((mark) => line.includes(mark)))).toEqual([]);
		await app.remove();
	});
});

describe("a row that was tampered with", () => {
	it("is left out, and harms no other", async () => {
		const app = await startTestApp("sqlite");
		for (const message of ["first", "second", "third"]) await app.send({ recipientEmail: "jane@example.org", message });
		const [row] = await app.query("select id, text_sealed from message order by id");
		const sealed = String(row?.text_sealed);
		const altered = sealed.slice(0, -1) + (sealed.endsWith("A") ? "B" : "A");
		const damaged = `${altered.slice(0, 30)}x${altered.slice(31)}`;
		await app.query(`update message set text_sealed = '${damaged}' where id = '${row?.id}'`);
		const { status, body } = await app.read("jane@example.org");
		expect(status).toBe(200);
		expect(body.map((letter: { message_content: string }) => letter.message_content)).toEqual(["third", "second"]);
		expect(app.log.join("\n")).toContain("does not open");
		await app.remove();
	});
});
