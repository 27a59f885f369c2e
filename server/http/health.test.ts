import Fastify from "fastify";
import { expect, test } from "vitest";
import { sleep } from "#server/clock.ts";
import { createLog } from "#server/log.ts";
import { until } from "#tests/until.ts";
import { answerError } from "./error-response.ts";
import { registerHealth } from "./health.ts";
import type { ReadinessCheck } from "./readiness.ts";

function serve(...checks: ReadinessCheck[]) {
	const lines: string[] = [];
	const log = createLog("info", { write: (line) => void lines.push(line) });
	const app = Fastify();
	app.setErrorHandler((error, request, reply) => answerError(error, request, reply, { describeError: String, log }));
	registerHealth(app, checks, log);
	return { ready: () => app.inject("/readyz"), alive: () => app.inject("/healthz"), lines };
}

test("says in a word what is wrong, in the form of every failure, and is well again", async () => {
	let isDraining = false;
	const { ready, alive, lines } = serve(
		{ name: "database", holds: async () => true },
		{ name: "draining", holds: () => !isDraining },
	);
	expect((await ready()).json()).toEqual({ status: "ready" });
	isDraining = true;
	for (let asked = 0; asked < 3; asked++) {
		const answer = await ready();
		expect(answer.statusCode).toBe(503);
		expect(answer.headers["cache-control"]).toBe("no-store");
		expect(answer.json()).toEqual({ success: false, error: "unavailable", errorType: "unknown", failing: "draining" });
	}
	expect((await alive()).statusCode).toBe(200);
	isDraining = false;
	expect((await ready()).statusCode).toBe(200);
	// Once for each change, however often it is asked.
	expect(lines.map((line) => JSON.parse(line).msg)).toEqual(["not ready: no note can be taken", "ready again"]);
});

test("a check that throws does not hold", async () => {
	const { ready } = serve(
		{ name: "one", holds: () => Promise.reject(new Error("no")) },
		{
			name: "two",
			holds() {
				throw new Error("no");
			},
		},
	);
	expect((await ready()).json()).toMatchObject({ failing: "one, two" });
});

test("a check that hangs is asked once, and nobody waits for it longer than a second", async () => {
	let asked = 0;
	let answer: (holds: boolean) => void = () => {};
	const { ready } = serve({
		name: "database",
		holds() {
			asked++;
			return new Promise((resolve) => {
				answer = resolve;
			});
		},
	});
	const probes = Promise.all(Array.from({ length: 50 }, ready));
	const answers = await Promise.race([probes, sleep(5_000)]);
	expect(answers?.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 50 }, () => 503));
	expect(asked).toBe(1);
	answer(true);
	await sleep(0);
	const again = ready();
	await until({ what: "a second question", holds: () => asked === 2, everyMs: 5 });
	answer(true);
	expect((await again).statusCode).toBe(200);
	expect(asked).toBe(2);
});
