import { describe, expect, it, onTestFinished } from "vitest";
import { createSmtpTransport } from "#server/delivery/smtp-transport.ts";
import { type MailSink, startMailSink } from "#tests/mail-sink.ts";
import { measureSlowdown } from "#tests/slowdown.ts";
import { type ApiAnswer, type Engine, engines, startTestApp, type TestApp } from "#tests/start-test-app.ts";
import { until } from "#tests/until.ts";

const sends = Number(process.env.FAULTY_SENDS ?? 80);
const atOnce = 10;

/** How the mail server answers the first attempt at each e-mail, in twentieths: 60, 15, 10, 10 and 5 %. */
const firstAnswers = [
	...Array.from({ length: 12 }, () => "accept" as const),
	{ code: 451, text: "4.3.0 Local error" } as const,
	{ code: 451, text: "4.3.0 Local error", at: "rcpt" } as const,
	{ code: 450, text: "4.2.0 Greylisted", at: "rcpt" } as const,
	{ code: 550, text: "5.1.1 No such user", at: "rcpt" } as const,
	{ code: 550, text: "5.6.0 Not this text" } as const,
	"hang",
	"hang",
	"drop",
] as const;

/** Neighbours differ in their answers, and no domain has one kind only. */
const peopleOf = (count: number, mark: string) =>
	Array.from({ length: count }, (_, index) => `jane.${mark}${index}@domain${index % 7}.example`);
const firstAnswerTo = (address: string) => {
	const index = Number(/\d+/.exec(address)?.[0]);
	return firstAnswers[(index * 7) % firstAnswers.length] ?? "accept";
};
const isRefused = (address: string) => {
	const answer = firstAnswerTo(address);
	return typeof answer === "object" && answer.code === 550;
};

interface Sent {
	readonly address: string;
	readonly answer: ApiAnswer;
	readonly ms: number;
	/** Whether the mail server had the e-mail when the answer came. */
	readonly hadArrived: boolean;
}

interface Sender {
	readonly app: TestApp;
	readonly sink: MailSink;
}

async function send({ app, sink }: Sender, address: string): Promise<Sent> {
	const started = performance.now();
	const answer = await app.send({ recipientEmail: address, message: "Your smile is my morning" });
	// A machine so busy that nothing can be stored says so, and nothing was.
	if (answer.status === 503) return send({ app, sink }, address);
	const ms = performance.now() - started;
	return { address, answer, ms, hadArrived: arrivedAt(sink).includes(address) };
}

async function sendAll(sender: Sender, addresses: readonly string[]): Promise<readonly Sent[]> {
	const waiting = [...addresses];
	const all: Sent[] = [];
	const one = async () => {
		for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) all.push(await send(sender, next));
	};
	await Promise.all(Array.from({ length: atOnce }, one));
	return all;
}

const arrivedAt = (sink: MailSink) => sink.received.flatMap(({ recipients }) => recipients);

/** How long a note takes at most, here and now, when nothing goes wrong. */
async function slowestWithoutFaults(engine: Engine, sink: MailSink): Promise<number> {
	const app = await startTestApp(engine, { SMTP_URL: sink.url });
	const quick = await sendAll({ app, sink }, peopleOf(3 * atOnce, "quick"));
	await app.remove();
	return Math.max(...quick.map(({ ms }) => ms));
}

describe.each(engines)("a mail server that does everything wrong now and then, on %s", (engine) => {
	it("is told truly: sent is what it took, soon is said what was not, the rest arrives, refusals are final", async () => {
		const sink = await startMailSink();
		onTestFinished(() => sink.close());
		const slowestQuick = await slowestWithoutFaults(engine, sink);
		// Time enough for what the mail server takes, on a busy machine, too.
		const budgetMs = Math.min(10_000, Math.max(1_000, Math.ceil(3 * slowestQuick)));
		const start = Date.now();
		let now = start;
		const transport = createSmtpTransport({
			url: sink.url,
			from: { name: "", address: "hello@billet-doux.test" },
			timeouts: { silence: 3 * budgetMs, total: 10 * budgetMs },
		});
		const settings = { DELIVERY_BUDGET_MS: String(budgetMs) };
		const app = await startTestApp(engine, settings, { transport, clock: () => now });
		onTestFinished(() => app.remove());

		const asked = new Map<string, number>();
		sink.behave((address) => {
			const times = asked.get(address) ?? 0;
			asked.set(address, times + 1);
			if (isRefused(address)) return firstAnswerTo(address);
			return times === 0 ? firstAnswerTo(address) : "accept";
		});
		const people = peopleOf(sends, "p");
		const slowdown = measureSlowdown();
		const all = await sendAll({ app, sink }, people);

		expect(all.filter(({ answer }) => answer.status !== 200 || answer.body.status !== "approved")).toEqual([]);
		const toldSent = all.filter(({ answer }) => answer.body.emailSent === true);
		expect(toldSent.length).toBeGreaterThan(0);
		expect(toldSent.filter(({ hadArrived }) => !hadArrived)).toEqual([]);
		// In the time that was promised, and what the same takes here and now when nothing goes wrong.
		const slowestMs = Math.max(...all.map(({ ms }) => ms));
		expect(slowestMs).toBeLessThan(budgetMs + Math.max(500 * slowdown(), 20 * slowestQuick));

		const willArrive = people.filter((address) => !isRefused(address));
		await until({
			what: "all that was put off",
			everyMs: 500,
			holds: async () => {
				now += 6 * 60_000;
				await app.setDatabaseAhead(now - start);
				return (await app.query("select id from delivery where state = 'queued'")).length === 0;
			},
			progress: () => sink.received.length,
		});
		const arrivals = arrivedAt(sink).filter((address) => people.includes(address));
		expect([...new Set(arrivals)].toSorted()).toEqual(willArrive.toSorted());
		// What was taken just when nobody waited any more comes again; what was told as sent never does.
		const repeated = new Set(arrivals.filter((address, index) => arrivals.indexOf(address) !== index));
		expect(toldSent.filter(({ address }) => repeated.has(address))).toEqual([]);
		const refusals = people.filter(isRefused).map((address) => [address, asked.get(address)]);
		expect(refusals).toEqual(refusals.map(([address]) => [address, 1]));
		const rows = await app.query(
			"select count(*) as rows from delivery where state = 'failed' and last_code like '550%'",
		);
		expect(Number(rows[0]?.rows)).toBe(refusals.length);
	});
});
