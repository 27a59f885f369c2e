import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { sleep } from "#server/clock.ts";
import { type MailSink, startMailSink } from "#tests/mail-sink.ts";
import { engines, startTestApp, type TestApp } from "#tests/start-test-app.ts";
import { until } from "#tests/until.ts";

const message = "Your smile is the best part of my mornings";
const slowNotes = 12;
const sent = { success: true, status: "approved", emailSent: true, receipt: expect.any(String) };

/** A little more than the longest wait after each attempt, in minutes; the next wait begins anew. */
const waits = [1.3, 6.1, 18.1, 36.1, 72.1];

const refusals = {
	sqlite: { code: 421, text: "4.7.0 Try again later", at: "rcpt" },
	postgresql: { code: 451, text: "4.7.1 Too many from you", at: "data" },
} as const;

describe.each(engines)("a domain whose mail servers ask for less, on %s", (engine) => {
	let start: number;
	let now: number;
	let sink: MailSink;
	let app: TestApp;
	beforeEach(async () => {
		now = start = Date.now();
		sink = await startMailSink();
		// In one process: each knows the pace of a domain by itself.
		app = await startTestApp(engine, { SMTP_URL: sink.url, ROLES: "web,worker" }, { clock: () => now });
	});
	afterEach(async () => {
		await app.remove();
		await sink.close();
	});

	const send = (recipientEmail: string) => app.send({ recipientEmail, message });
	const isSlow = (address: string) => address.endsWith("@slow.example");
	const arrived = () => sink.received.flatMap(({ recipients }) => recipients);

	async function pass(minutes: number): Promise<void> {
		now += minutes * 60_000;
		await app.setDatabaseAhead(now - start);
	}

	/**
	 * Waits for a pass over all that is due. What a busy machine could not write down waits for its lease: gives how often
	 * such a time had to pass.
	 */
	async function whenAllHaveBeenTried(): Promise<number> {
		let leases = 0;
		let since = performance.now();
		while ((await countWaiting()) !== slowNotes) {
			await sleep(50);
			if (performance.now() < since + 15_000) continue;
			expect(++leases).toBeLessThan(10);
			since = performance.now();
			await pass(0.4);
		}
		return leases;
	}

	/** How many e-mails wait that are neither due nor held. */
	async function countWaiting(): Promise<number> {
		const rows = await app.query(`select id from delivery where state = 'queued' and due_at > ${now + 30_000}`);
		return rows.length;
	}

	it("is asked ever less often, holds up no other, and loses nothing", async () => {
		// Somebody whose reply was 421 on a connection in use is asked once more on a new one.
		const asked = new Set<string>();
		let isWell = false;
		sink.behave((to) => {
			if (!isSlow(to)) return "accept";
			asked.add(to);
			return isWell ? "accept" : refusals[engine];
		});
		const slow = Array.from({ length: slowNotes }, (_, index) => `jane${index}@slow.example`);
		for (const [index, address] of slow.entries()) {
			expect((await send(address)).body).toMatchObject({ success: true, emailSent: false });
			expect((await send(`camille${index}@quick.example`)).body).toEqual(sent);
		}
		// Three in a row, then the domain is left alone.
		expect(asked.size).toBe(3);

		for (const [index, minutes] of waits.entries()) {
			asked.clear();
			await pass(minutes);
			const leases = await whenAllHaveBeenTried();
			expect(asked.size, "one e-mail tries for all").toBeLessThanOrEqual(1 + leases);
			expect(asked.size).toBeGreaterThan(0);
			expect((await send(`again${index}@quick.example`)).body).toEqual(sent);
		}

		isWell = true;
		await until({
			what: "all notes at the mail server",
			everyMs: 1_000,
			holds: async () => {
				await pass(300);
				return arrived().filter(isSlow).length >= slowNotes;
			},
			progress: () => sink.received.length,
		});
		expect(arrived().filter(isSlow).toSorted()).toEqual(slow.toSorted());
		expect((await send("last@slow.example")).body).toEqual(sent);
	});
});
