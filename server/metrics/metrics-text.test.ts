import { expect, it, onTestFinished, vi } from "vitest";
import { createMetrics } from "./metrics.ts";
import { createMetricsText } from "./metrics-text.ts";
import type { ServiceReading } from "./service-metrics.ts";

/** For so long everybody is given the same text. */
const keptMs = 3_000;
const build = { version: "1.2.3", engine: "sqlite" };
const found: ServiceReading = {
	queues: [{ queue: "emails", length: 7, oldestSeconds: 1.5 }],
	signs: [{ sign: "disk", state: "bad" }],
};

/** Texts of a service that is read by `read`, at a time that the test moves. */
function textsOf(read: () => Promise<ServiceReading>) {
	let now = 0;
	let reads = 0;
	const text = createMetricsText({
		metrics: createMetrics(build),
		read: () => {
			reads++;
			return read();
		},
		steadyClock: () => now,
	});
	const pass = (ms: number) => {
		now += ms;
	};
	return { text: async () => String(await text()), pass, reads: () => reads };
}

it("tells what was read, and that the database answered", async () => {
	const lines = (await textsOf(async () => found).text()).split("\n");
	expect(lines).toEqual(
		expect.arrayContaining([
			'billetdoux_build_info{version="1.2.3",engine="sqlite"} 1',
			"billetdoux_database_up 1",
			'billetdoux_queue_length{queue="emails"} 7',
			'billetdoux_queue_oldest_seconds{queue="emails"} 1.5',
			'billetdoux_health_sign{sign="disk",state="bad"} 1',
			'billetdoux_health_sign{sign="disk",state="good"} 0',
		]),
	);
});

it("reads once for all who ask at the same time, and again only after a while", async () => {
	const texts = textsOf(async () => found);
	const all = await Promise.all(Array.from({ length: 200 }, () => texts.text()));
	expect(new Set(all).size).toBe(1);
	await texts.text();
	texts.pass(keptMs - 1);
	await texts.text();
	expect(texts.reads()).toBe(1);
	texts.pass(1);
	await texts.text();
	expect(texts.reads()).toBe(2);
});

it("leaves out what it could not read, and says so; what it has counted is there", async () => {
	let fails = false;
	const texts = textsOf(async () => {
		if (fails) throw new Error("gone");
		return found;
	});
	await texts.text();
	fails = true;
	texts.pass(keptMs);
	const text = await texts.text();
	expect(text).toMatch(/^billetdoux_database_up 0$/m);
	expect(text).toMatch(/^process_cpu_seconds_total /m);
	expect(text).not.toMatch(/^billetdoux_(?:queue|health)[^{\n]*\{/m);
});

it("answers beside a database that hangs, which it asks no second time meanwhile", async () => {
	vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
	onTestFinished(() => void vi.useRealTimers());
	let answer = (_: ServiceReading) => {};
	const texts = textsOf(() => new Promise((resolve) => (answer = resolve)));
	for (let scrapes = 0; scrapes < 3; scrapes++) {
		const text = texts.text();
		await vi.advanceTimersByTimeAsync(1_000);
		expect(await text).toMatch(/^billetdoux_database_up 0$/m);
		texts.pass(keptMs);
	}
	expect(texts.reads()).toBe(1);
	const text = texts.text();
	answer(found);
	expect(await text).toMatch(/^billetdoux_database_up 1$/m);
});
