import { describe, expect, it, onTestFinished } from "vitest";
import { signIn } from "#tests/admin-client.ts";
import { holding } from "#tests/holding-moderator.ts";
import { type ServerProcess, startServerProcess } from "#tests/server-process.ts";
import { engines, queryBeside, startTestApp } from "#tests/start-test-app.ts";
import { until } from "#tests/until.ts";

const notes = Number(process.env.JOB_NOTES ?? 80);

describe.each(engines)("a decision on all notes of a filter, on %s", (engine) => {
	it("goes on after a kill in its middle, on any node, and decides each note once", async () => {
		const app = await startTestApp(engine, { ROLES: "web" }, { moderation: holding });
		onTestFinished(() => app.remove());
		const { dataDir, databaseUrl } = app;
		const admin = await signIn(app);
		for (let index = 0; index < notes; index++) {
			await app.send({ recipientEmail: `jane${index % 7}@example.org`, message: `Hold ${index}` });
		}
		const ordered = await admin.post("/message-jobs", {
			filter: {},
			action: "reject",
			category: "spam",
			reason: "A wave",
			expected: notes,
		});
		const { id } = ordered.body.job;
		// SQLite takes one process at a time that works on it.
		await app.stop();
		const query = (sql: string) => queryBeside(sql, dataDir, databaseUrl);
		const job = async () => (await query("select * from bulk_job"))[0] ?? {};
		const makeDue = () => query("update bulk_job set due_at = 0");
		const environment = {
			ROLES: "web,worker",
			...(databaseUrl !== undefined && {
				DATABASE_URL: databaseUrl,
				APP_SECRET: "a secret for tests, long enough to be one",
			}),
		};
		const start = (): Promise<ServerProcess> => startServerProcess({ dataDir, environment });

		await makeDue();
		const first = await start();
		await until({ what: "a first note decided", everyMs: 1, holds: async () => Number((await job()).done) > 0 });
		first.process.kill("SIGKILL");
		await first.ended;
		const killed = await job();
		expect(killed).toMatchObject({ state: "running", ended_at: null });
		expect(Number(killed.done)).toBeLessThan(notes);
		expect(await query("select message_id from bulk_job_note")).toHaveLength(notes - Number(killed.done));

		// As if its lease had ended, for two who look at once.
		await makeDue();
		await Promise.all(engine === "postgresql" ? [start(), start()] : [start()]);
		let decided = 0;
		await until({
			what: "the end of the job",
			progress: () => decided,
			async holds() {
				const { state, done: now } = await job();
				decided = Number(now);
				return state === "done";
			},
		});
		const { done, skipped } = await job();
		expect([Number(done), Number(skipped)]).toEqual([notes, 0]);
		const standing = await query("select moderation_status as status, version from message");
		expect(standing.map(({ status, version }) => [status, Number(version)])).toEqual(
			Array(notes).fill(["rejected", 2]),
		);
		const sums = await query("select metric, label, sum(count) as n from counter group by metric, label");
		const counted = sums.map(({ metric, label, n }) => [`${metric} ${label}`, Number(n)]);
		expect(Object.fromEntries(counted)).toMatchObject({
			"message rejected": notes,
			"message pending": 0,
			"rejection spam": notes,
		});
		const entries = await query(`select action from audit_entry where subject = '${id}'`);
		expect(entries.map(({ action }) => action)).toEqual(["notes_rejected_in_bulk"]);
	});
});
