import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { doubtfulTexts, holdShare } from "#tests/doubtful-notes.ts";
import { startMailSink } from "#tests/mail-sink.ts";
import { type ServerProcess, startServerProcess } from "#tests/server-process.ts";
import { answerOf, post, queryBeside } from "#tests/start-test-app.ts";
import { until } from "#tests/until.ts";

it("a held note outlives a kill while it waits and one after its approval, and is e-mailed once", async () => {
	const dataDir = mkdtempSync(join(tmpdir(), "billet-doux-doubt-"));
	const sink = await startMailSink();
	const settings = { dataDir, environment: { SMTP_URL: sink.url, MODERATION_HOLD: String(holdShare) } };
	const [text = ""] = await doubtfulTexts("en");
	const note = { recipientEmail: "jane@example.org", message: text };
	const name = { "idempotency-key": "0123456789abcdef0123456789abcdef" };
	const kill = async (server: ServerProcess) => {
		server.process.kill("SIGKILL");
		await server.ended;
	};
	const toJane = () => sink.received.filter(({ recipients }) => recipients.includes("jane@example.org"));
	try {
		const first = await startServerProcess(settings);
		const held = await post(`${first.url}/api/messages`, note, name);
		expect(held.body).toMatchObject({ success: false, status: "held" });
		await kill(first);

		const second = await startServerProcess(settings);
		expect((await post(`${second.url}/api/messages`, note, name)).body).toEqual(held.body);
		const login = await post(`${second.url}/api/admin/auth/login`, { username: "admin", password: "correct horse" });
		const bearer = { authorization: `Bearer ${login.body.token}` };
		const list = await answerOf(fetch(`${second.url}/api/admin/messages?status=held`, { headers: bearer }));
		const [{ id }] = list.body.messages;
		const moderate = `${second.url}/api/admin/messages/${id}/moderate`;
		expect((await post(moderate, { action: "approve" }, bearer)).body).toMatchObject({ email: "queued" });
		// Before its e-mail is due, ten seconds after the approval.
		await kill(second);
		expect(toJane()).toHaveLength(0);

		const third = await startServerProcess(settings);
		// As if the ten seconds were over.
		await queryBeside("update delivery set due_at = 0", dataDir, undefined);
		await until({
			what: "an e-mail that is known to be sent",
			holds: async () => (await post(`${third.url}/api/messages`, note, name)).body.emailSent === true,
		});
		const { body } = await post(`${third.url}/api/receipts`, { token: held.body.receipt });
		expect(body).toMatchObject({ state: "delivered" });
		expect(toJane()).toHaveLength(1);
	} finally {
		await sink.close();
		rmSync(dataDir, { recursive: true, force: true });
	}
});
