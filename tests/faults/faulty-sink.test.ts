import { describe, expect, it, onTestFinished } from "vitest";
import { createSmtpTransport } from "#server/delivery/smtp-transport.ts";
import { startMailSink } from "#tests/mail-sink.ts";
import { type ApiAnswer, engines, startTestApp } from "#tests/start-test-app.ts";
import { until } from "#tests/until.ts";

const sends = Number(process.env.FAULTY_SENDS ?? 80);
const atOnce = 10;
const budgetMs = 1_000;

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

describe.each(engines)("a mail server that does everything wrong now and then, on %s", (engine) => {
	it("is told truly: sent is what it took, soon is said what was not, the rest arrives, refusals are final", async () => {
		const sink = await startMailSink();
		onTestFinished(() => sink.close());
		const start = Date.now();
		let now = start;
		const transport = createSmtpTransport({
			url: sink.url,
			from: { name: "", address: "hello@billet-doux.test" },
			timeouts: { silence: 3_000, total: 10_000 },
		});
		const settings = { DELIVERY_BUDGET_MS: String(budgetMs) };
		const app = await startTestApp(engine, settings, { transport, clock: () => now });
		onTestFinished(() => app.remove());
		const arrived = () => sink.received.flatMap(({ recipients }) => recipients);

		async function send(address: string): Promise<Sent> {
			const started = performance.now();
			const answer = await app.send({ recipientEmail: address, message: "Your smile is my morning" });
			// A machine so busy that nothing can be stored says so, and nothing was.
			if (answer.status === 503) return send(address);
			const ms = performance.now() - started;
			return { address, answer, ms, hadArrived: arrived().includes(address) };
		}
		async function sendAll(addresses: readonly string[]): Promise<readonly Sent[]> {
			const waiting = [...addresses];
			const all: Sent[] = [];
			const one = async () => {
				for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) all.push(await send(next));
			};
			await Promise.all(Array.from({ length: atOnce }, one));
			return all;
		}

		const quick = await sendAll(peopleOf(3 * atOnce, "quick"));
		const asked = new Map<string, number>();
		sink.behave((address) => {
			const times = asked.get(address) ?? 0;
			asked.set(address, times + 1);
			if (isRefused(address)) return firstAnswerTo(address);
			return times === 0 ? firstAnswerTo(address) : "accept";
		});
		const people = peopleOf(sends, "p");
		const all = await sendAll(people);

		expect(all.filter(({ answer }) => answer.status !== 200 || answer.body.status !== "approved")).toEqual([]);
		const toldSent = all.filter(({ answer }) => answer.body.emailSent === true);
		expect(toldSent.length).toBeGreaterThan(0);
		expect(toldSent.filter(({ hadArrived }) => !hadArrived)).toEqual([]);
		// In the time that was promised, and what the same takes here and now when nothing goes wrong.
		const slowestQuick = Math.max(...quick.map(({ ms }) => ms));
		expect(Math.max(...all.map(({ ms }) => ms))).toBeLessThan(budgetMs + Math.max(500, 20 * slowestQuick));

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
		const arrivals = arrived().filter((address) => people.includes(address));
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
