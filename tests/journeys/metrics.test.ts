import { Client } from "pg";
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { healthSignNames } from "#contract/health.ts";
import { lockSqlite } from "#tests/beside-sqlite.ts";
import { freePort } from "#tests/free-port.ts";
import { holding } from "#tests/holding-moderator.ts";
import { type MailSink, startMailSink } from "#tests/mail-sink.ts";
import { engines, startTestApp, type TestApp } from "#tests/start-test-app.ts";
import { until } from "#tests/until.ts";

/** For so long everybody is given the same text. */
const keptMs = 3_000;
const token = "a-token-for-tests-long-enough-to-be-one";

describe.each(engines)("metrics, on %s", (engine) => {
	let app: TestApp;
	let sink: MailSink;
	let passed: number;
	beforeEach(async () => {
		passed = 0;
		sink = await startMailSink();
		const environment = { METRICS_TOKEN: token, SMTP_URL: sink.url, RATE_LIMIT_LOOKUPS: "2" };
		app = await startTestApp(engine, environment, { clock: () => Date.now() + passed, moderation: holding });
	});
	afterEach(async () => {
		await app.remove();
		await sink.close();
	});

	/** What Prometheus is told, no older than this call. */
	async function scrape(): Promise<string> {
		passed += keptMs;
		const answer = await fetch(`${app.url}/metrics`, { headers: { authorization: `Bearer ${token}` } });
		expect([answer.status, answer.headers.get("content-type")]).toEqual([
			200,
			expect.stringContaining("version=0.0.4"),
		]);
		return answer.text();
	}
	const note = (message: string, recipientEmail = "jane@example.org") => app.send({ recipientEmail, message });

	it("tell what happened: answers, verdicts, e-mails by reply, refusals, queues and signs of health", async () => {
		sink.behave((to) => (to.startsWith("later") ? { code: 451, text: "4.3.0 come again" } : "accept"));
		await note("Your smile is my morning");
		await note("Your laugh is my evening", "later@example.org");
		await note("call me at 06 12 34 56 78");
		await note("Hold this one");
		for (const status of [200, 200, 429]) expect((await app.read("jane@example.org")).status).toBe(status);
		await fetch(`${app.url}/fr/faq`);
		let text = "";
		await until({
			what: "both e-mails",
			holds: async () => {
				text = await scrape();
				return /^billetdoux_sends_total\{[^}]*4xx[^}]*\} 1$/m.test(text) && text.includes('state="sent"');
			},
		});
		const inbox = 'method="GET",route="/api/messages/:email"';
		for (const line of [
			'billetdoux_http_requests_total{method="POST",route="/api/messages",status="2xx"} 4',
			`billetdoux_http_requests_total{${inbox},status="2xx"} 2`,
			`billetdoux_http_requests_total{${inbox},status="4xx"} 1`,
			`billetdoux_http_request_duration_seconds_count{${inbox}} 3`,
			'billetdoux_http_requests_total{method="GET",route="(page)",status="2xx"} 1',
			'billetdoux_refusals_total{reason="rate_limited"} 1',
			'billetdoux_verdicts_total{outcome="approved"} 2',
			'billetdoux_verdicts_total{outcome="personal_info"} 1',
			'billetdoux_verdicts_total{outcome="failed"} 1',
			"billetdoux_judge_duration_seconds_count 4",
			'billetdoux_sends_total{outcome="accepted",reply="2xx"} 1',
			'billetdoux_sends_total{outcome="temporary",reply="4xx"} 1',
			'billetdoux_emails_settled_total{email="notification",state="sent"} 1',
			'billetdoux_queue_length{queue="emails"} 1',
			'billetdoux_queue_length{queue="waiting_notes"} 1',
			'billetdoux_queue_length{queue="webhooks"} 0',
			'billetdoux_queue_length{queue="bulk_job_notes"} 0',
			"billetdoux_database_up 1",
		]) {
			expect(text.split("\n")).toContain(line);
		}
		const signs = [...text.matchAll(/^billetdoux_health_sign\{sign="(\w+)",state="\w+"\} 1$/gm)].map(
			([, sign]) => sign,
		);
		expect(signs.toSorted()).toEqual(healthSignNames.toSorted());
		expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds \S+$/m);
	});

	it("hold nothing of a person, and have no more lines however many different things are asked for", async () => {
		const marked = async (name: string) => {
			const headers = { "user-agent": name, "x-forwarded-for": "203.0.113.77", referer: `https://${name}.example` };
			await app.send({ recipientEmail: `${name}@${name}.example`, message: `My dear ${name}` }, headers);
			await app.read(`${name}@${name}.example`, headers);
			await fetch(`${app.url}/${name}?${name}=1`, { headers });
			await fetch(`${app.url}/api/receipts/${name}`, { method: "PROPFIND", headers });
			await fetch(`${app.url}/stop/${name}`, { headers });
		};
		await marked("marigold");
		await until({ what: "its e-mail", holds: () => sink.received.length === 1 });
		// Of scrapes the first tells nothing yet.
		await scrape();
		const before = await scrape();
		for (const name of ["hyacinth", "snowdrop", "primrose"]) await marked(name);
		await until({ what: "their e-mails", holds: () => sink.received.length === 4 });
		const after = await scrape();
		expect(after).not.toMatch(/marigold|hyacinth|snowdrop|primrose|203\.0\.113/);
		const seriesIn = (text: string) => text.split("\n").filter((line) => /^billetdoux_/.test(line)).length;
		// A look-up beyond the limit is answered so, and the first round had none.
		const refusals = after.split("\n").filter((line) => /:email",status="4xx"/.test(line)).length;
		expect(seriesIn(after) - refusals).toBeLessThanOrEqual(seriesIn(before));
	});

	it("are answered beside a locked database, and say what they do not know", async () => {
		await note("Your smile is my morning");
		await until({ what: "its e-mail", holds: () => sink.received.length === 1 });
		const letGo = engine === "sqlite" ? await lockSqlite(app) : await lockTables(app);
		let isHeld = true;
		const unlock = async () => {
			if (isHeld) await letGo();
			isHeld = false;
		};
		onTestFinished(unlock);
		const answers = await Promise.all(Array.from({ length: 50 }, scrape));
		const text = answers.at(-1) ?? "";
		// Whoever writes keeps nobody from reading SQLite.
		expect(text).toMatch(engine === "sqlite" ? /^billetdoux_database_up 1$/m : /^billetdoux_database_up 0$/m);
		if (engine === "postgresql") expect(text).not.toMatch(/^billetdoux_queue_length\{/m);
		expect(text).toContain('billetdoux_verdicts_total{outcome="approved"} 1');
		await unlock();
		await until({ what: "the database", holds: async () => (await scrape()).includes("billetdoux_database_up 1") });
	});

	it("have a port of their own where one is set, which a worker has, too", async () => {
		const port = await freePort();
		await app.restart({ METRICS_PORT: String(port), ROLES: "worker" });
		const authorization = `Bearer ${token}`;
		const answer = await fetch(`http://127.0.0.1:${port}/metrics`, { headers: { authorization } });
		expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining("billetdoux_database_up 1")]);
		for (const path of ["/", "/healthz", "/api/admin/health"]) {
			expect((await fetch(`http://127.0.0.1:${port}${path}`, { headers: { authorization } })).status).toBe(404);
		}
		expect((await fetch(`http://127.0.0.1:${port}/metrics`)).status).toBe(401);
		await app.restart({ METRICS_PORT: String(port), ROLES: "web,worker", METRICS_TOKEN: "" });
		expect((await fetch(`${app.url}/metrics`, { headers: { authorization } })).status).toBe(404);
		expect((await fetch(`http://127.0.0.1:${port}/metrics`)).status).toBe(200);
		const proxied = { "x-forwarded-for": "127.0.0.1" };
		expect((await fetch(`http://127.0.0.1:${port}/metrics`, { headers: proxied })).status).toBe(404);
	});

	it("are there for nobody when no setting asks for them", async () => {
		await app.restart({ METRICS_TOKEN: "" });
		for (const headers of [{}, { authorization: "Bearer " }, { authorization: `Bearer ${token}` }]) {
			expect((await fetch(`${app.url}/metrics`, { headers })).status).toBe(404);
		}
	});
});

/** Holds PostgreSQL's tables of what waits against every reader; what it returns lets go. */
async function lockTables({ databaseUrl }: TestApp): Promise<() => Promise<void>> {
	const other = new Client({ connectionString: databaseUrl });
	await other.connect();
	await other.query("begin; lock table delivery, message_total in access exclusive mode");
	return () => other.end();
}
