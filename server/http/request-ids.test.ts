import { setImmediate } from "node:timers/promises";
import { expect, it, onTestFinished } from "vitest";
import { createLog } from "#server/log.ts";
import { createHttpServer } from "./http-server.ts";

/** A service whose work logs a line before and after it has waited, and which fails on demand. */
async function serve() {
	const lines: Record<string, unknown>[] = [];
	const log = createLog("debug", { write: (line) => void lines.push(JSON.parse(line)) });
	const { app } = createHttpServer({ trustProxy: [], secure: false, describeError: String, log });
	app.post<{ readonly Body: { readonly who: string } }>("/work", async ({ body }) => {
		log.info({ who: body.who }, "begun");
		await setImmediate();
		log.info({ who: body.who }, "done");
		if (body.who === "unlucky") throw new TypeError("a mistake of ours");
		return {};
	});
	const url = await app.listen({ host: "127.0.0.1", port: 0 });
	onTestFinished(() => app.close());
	const work = (who: string) =>
		fetch(`${url}/work`, {
			method: "POST",
			headers: { "content-type": "application/json", "x-request-id": "chosen-by-the-caller", "request-id": "also" },
			body: JSON.stringify({ who }),
		});
	return { lines, log, work };
}

it("all lines of a request have an id of ours, and those of another have another", async () => {
	const { lines, work } = await serve();
	await Promise.all(["anna", "ben", "chloe"].map(work));
	const idsOf = (who: string) => new Set(lines.filter((line) => line.who === who).map(({ request }) => request));
	const ids = ["anna", "ben", "chloe"].flatMap((who) => [...idsOf(who)]);
	expect(new Set(ids).size).toBe(3);
	expect(ids).toHaveLength(3);
	for (const id of ids) expect(id).toMatch(/^[\da-f]{10}-[\da-z]+$/);
	const ends = lines.filter(({ msg }) => msg === "request").map(({ request }) => request);
	expect(ends.toSorted()).toEqual(ids.toSorted());
	expect(JSON.stringify(lines)).not.toMatch(/chosen-by-the-caller|also/);
});

it("whoever meets a failure of ours is told the id of its lines", async () => {
	const { lines, work } = await serve();
	const answer = await work("unlucky");
	expect(answer.status).toBe(500);
	const failure = lines.find(({ msg }) => msg === "unexpected failure");
	expect(failure?.request).toBe(answer.headers.get("x-request-id"));
	expect((await work("lucky")).headers.has("x-request-id")).toBe(false);
});

it("a line of no request has no id", async () => {
	const { lines, log } = await serve();
	log.info({}, "started");
	expect(lines.at(-1)).not.toHaveProperty("request");
});
