import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { startMailSink } from "#tests/mail-sink.ts";
import { startServerProcess } from "#tests/server-process.ts";
import { post, queryBeside } from "#tests/start-test-app.ts";
import { until } from "#tests/until.ts";

const note = { recipientEmail: "jane@example.org", message: "Your smile is the best part of my mornings" };
const name = { "idempotency-key": "0123456789abcdef0123456789abcdef" };

it("a note whose service is killed between the commit and the answer is still one when it is sent again", async () => {
	const dataDir = mkdtempSync(join(tmpdir(), "billet-doux-repeat-"));
	const sink = await startMailSink();
	const settings = (budgetMs: number) => ({
		dataDir,
		environment: { SMTP_URL: sink.url, DELIVERY_BUDGET_MS: String(budgetMs) },
	});
	const notes = () => queryBeside("select id, moderation_status from message", dataDir, undefined);
	try {
		sink.behave(() => "hang");
		const killed = await startServerProcess(settings(10_000));
		const cut = post(`${killed.url}/api/messages`, note, name).catch(() => "cut");
		await until({ what: "a note that is stored", holds: async () => (await notes()).length > 0, everyMs: 5 });
		killed.process.kill("SIGKILL");
		await killed.ended;
		expect(await cut).toBe("cut");

		sink.behave(() => "accept");
		// The lease of the killed one lasts, however long a start takes.
		await queryBeside(`update delivery set due_at = ${Date.now() + 3_600_000}`, dataDir, undefined);
		const server = await startServerProcess(settings(1_000));
		const again = await post(`${server.url}/api/messages`, note, name);
		expect(again.body).toEqual({
			success: true,
			status: "approved",
			emailSent: false,
			emailError: expect.any(String),
			receipt: expect.any(String),
		});
		// As if the lease of the killed one had ended.
		await queryBeside("update delivery set due_at = 0", dataDir, undefined);
		await sink.waitFor(1);
		await until({
			what: "an e-mail that is known to be sent",
			holds: async () => (await post(`${server.url}/api/messages`, note, name)).body.emailSent === true,
		});
		expect(await notes()).toEqual([{ id: expect.any(String), moderation_status: "approved" }]);
		expect(sink.received).toHaveLength(1);
	} finally {
		await sink.close();
		rmSync(dataDir, { recursive: true, force: true });
	}
});
