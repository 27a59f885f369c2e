import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { signIn } from "#tests/admin-client.ts";
import { freePort } from "#tests/free-port.ts";
import { startTestApp } from "#tests/start-test-app.ts";
import { until } from "#tests/until.ts";

/** The receiver of docs/webhooks.md, run as it stands there; gives what it has written. */
async function runExample(secret: string, port: number): Promise<() => string> {
	const [, example = ""] = /^```js\n(.+?)^```/ms.exec(readFileSync("docs/webhooks.md", "utf8")) ?? [];
	const folder = mkdtempSync(join(tmpdir(), "billet-doux-receiver-"));
	writeFileSync(join(folder, "receiver.mjs"), example);
	const environment = { ...process.env, WEBHOOK_SECRET: secret, PORT: String(port) };
	const receiver = spawn(process.execPath, [join(folder, "receiver.mjs")], { env: environment });
	onTestFinished(() => {
		receiver.kill();
		rmSync(folder, { recursive: true, force: true });
	});
	let written = "";
	receiver.stdout.on("data", (chunk) => {
		written += chunk;
	});
	const answers = () => fetch(`http://127.0.0.1:${port}/`, { method: "POST" }).then(({ status }) => status === 401);
	await until({ what: "a receiver that refuses what is not signed", holds: () => answers().catch(() => false) });
	return () => written;
}

it("the receiver of the documentation takes what is signed by its secret, an old one included, and nothing else", async () => {
	const app = await startTestApp("sqlite", { WEBHOOK_TARGETS: "any" });
	onTestFinished(() => app.remove());
	const admin = await signIn(app);
	const port = await freePort();
	const url = `http://127.0.0.1:${port}/`;
	const { body } = await admin.post("/webhooks", { url, events: ["note.pending"] });
	const written = await runExample(body.secret, port);
	const { id } = body.webhook;
	const lastAnswer = async () => {
		await admin.post(`/webhooks/${id}/test`);
		let answer: string | null = null;
		await until({
			what: "an answer",
			holds: async () => {
				answer = (await admin.get(`/webhooks/${id}/deliveries`)).body.deliveries[0].last_answer;
				return answer !== null;
			},
		});
		return answer;
	};
	expect(await lastAnswer()).toBe("204");
	expect(written()).toMatch(/^webhook\.test http:\/\/localhost:\d+\/admin#settings\/connections\n$/);
	await admin.post(`/webhooks/${id}/secret`);
	expect(await lastAnswer()).toBe("204");
	await app.query("update webhook set old_secret_until = 1");
	expect(await lastAnswer()).toBe("401");
});
