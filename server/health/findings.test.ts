import { describe, expect, it } from "vitest";
import { type HealthSignName, healthReasons, stateOf } from "#contract/health.ts";
import {
	countedAtMost,
	findBackup,
	findBounces,
	findDisk,
	findEmailQueue,
	findRetention,
	findWaitingNotes,
} from "#contract/health-rules.ts";
import { healthAdvice, healthFindings } from "#i18n/health-findings.ts";
import { healthWords } from "#i18n/health-words.ts";
import type { Queries } from "#server/database/engine.ts";
import { smtpSign, watchSends } from "#server/delivery/smtp-sign.ts";
import type { SendOutcome, Transport } from "#server/delivery/transport.ts";
import { createJudgeMemory, judgeSign } from "#server/judge/judge-sign.ts";

const minute = 60_000;
const hour = 60 * minute;
const now = Date.UTC(2026, 10, 23, 12);
const gigabyte = 1_000 ** 3;

/** What these signs need of a database: nothing. */
const queries = {} as Queries;
const email = { messageId: "<1@example.org>", to: "jane@example.org", raw: Buffer.from("") };
const answering = (outcome: SendOutcome): Transport => ({
	concurrency: 1,
	send: async () => outcome,
	close: async () => {},
});

describe("what is found of each sign", () => {
	it.each([
		[0, undefined, "none"],
		[3, now - 23 * hour, "recent"],
		[3, now - 25 * hour, "old"],
	])("of %d waiting notes, the oldest of %d: %s", (count, oldest, reason) => {
		expect(findWaitingNotes(count, oldest, now).reason).toBe(reason);
	});

	it.each([
		[undefined, "flowing"],
		[now + hour, "flowing"],
		[now - 4 * minute, "flowing"],
		[now - 6 * minute, "overdue"],
	])("of e-mails of which the first is due at %d: %s", (due, reason) => {
		expect(findEmailQueue(2, due, now).reason).toBe(reason);
	});

	it("counts e-mails up to a bound, and says when there are more", () => {
		const found = (count: number) => {
			const { reason, facts } = findEmailQueue(count, now, now);
			const around = { locale: "en", moment: (iso: string) => iso } as const;
			return healthWords({ sign: "email_queue", reason, facts }, around).found;
		};
		expect(found(countedAtMost - 1)).toBe("E-mails to be sent: 99,999. None are overdue.");
		expect(found(countedAtMost)).toBe("E-mails to be sent: 100,000+. None are overdue.");
	});

	it.each([
		[{ kind: "accepted" }, "accepts"],
		[{ kind: "temporary", cause: "unreachable", code: "ECONNREFUSED" }, "unreachable"],
		[{ kind: "temporary", cause: "timeout", code: "EABORT" }, "unreachable"],
		[{ kind: "policy", cause: "refused", code: "535 5.7.8" }, "refuses"],
		// Of one recipient: the mail server is there and answers.
		[{ kind: "permanent", cause: "refused", code: "550 5.1.1" }, "accepts"],
		[{ kind: "temporary", cause: "refused", code: "451 4.7.1" }, "untried"],
	] as const)("of a mail server whose last answer was %o: %s", async (outcome, reason) => {
		const { transport, lastSend } = watchSends(answering(outcome), () => now);
		await transport.send(email);
		expect((await smtpSign(false, lastSend).read(queries)).reason).toBe(reason);
	});

	it("of no mail server: that e-mails are captured", async () => {
		const { transport, lastSend } = watchSends(answering({ kind: "accepted" }), () => now);
		await transport.send(email);
		expect((await smtpSign(true, lastSend).read(queries)).reason).toBe("captured");
	});

	it("of the moderator: failing after three in a row, left alone when the language model is", async () => {
		const memory = createJudgeMemory(() => now);
		const reason = async () => (await judgeSign(memory).read(queries)).reason;
		memory.failed();
		memory.failed();
		expect(await reason()).toBe("judges");
		memory.failed();
		expect(await reason()).toBe("failing");
		memory.judged();
		expect(await reason()).toBe("judges");
		memory.leftAlone(true);
		memory.judged();
		expect(await reason()).toBe("left_alone");
		memory.leftAlone(false);
		expect(await reason()).toBe("judges");
	});

	it.each([
		[undefined, "unreadable"],
		[{ freeBytes: 10 * gigabyte, totalBytes: 100 * gigabyte }, "enough"],
		[{ freeBytes: 4 * gigabyte, totalBytes: 100 * gigabyte }, "low"],
		[{ freeBytes: 0.5 * gigabyte, totalBytes: 2 * gigabyte }, "low"],
	])("of a disk with %o: %s", (room, reason) => {
		expect(findDisk(room).reason).toBe(reason);
	});

	it.each([
		[undefined, now, "not_set"],
		["/backup/done", undefined, "missing"],
		["/backup/done", now - 25 * hour, "recent"],
		["/backup/done", now - 27 * hour, "old"],
	])("of the marker %s, touched at %d: %s", (marker, at, reason) => {
		expect(findBackup({ marker, everyHours: 24 }, at, now).reason).toBe(reason);
	});

	it.each([
		[undefined, "never"],
		[{ beganAt: now - hour, believedAt: now, doubtedSince: null }, "on_time"],
		[{ beganAt: now - hour, believedAt: 0, doubtedSince: now }, "doubted"],
		[{ beganAt: now - 4 * hour, believedAt: now, doubtedSince: null }, "late"],
	])("of the last pass %o: %s", (last, reason) => {
		expect(findRetention(last, now).reason).toBe(reason);
	});

	it.each([
		[{ settled: 49, bounced: 49, complained: 0 }, "too_few"],
		[{ settled: 1_000, bounced: 49, complained: 2 }, "few"],
		[{ settled: 1_000, bounced: 50, complained: 2 }, "many_bounces"],
		[{ settled: 1_000, bounced: 0, complained: 3 }, "many_complaints"],
	])("of the week’s %o: %s", (counts, reason) => {
		expect(findBounces(counts).reason).toBe(reason);
	});
});

it("has words for everything that can be found, and says what to do wherever it is bad", () => {
	for (const [name, reasons] of Object.entries(healthReasons)) {
		const sign = name as HealthSignName;
		expect(Object.keys(healthFindings[sign])).toEqual(Object.keys(reasons));
		for (const reason of Object.keys(reasons)) {
			if (stateOf({ sign, reason }) === "bad") expect(healthAdvice[sign]).toHaveProperty(reason);
		}
	}
});
