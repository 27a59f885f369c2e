import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "#tests/free-port.ts";
import { run, serviceSettings } from "./bench-programs.ts";
import { fillOutbox } from "./fill-outbox.ts";
import { listenForMail } from "./mail-sink-server.ts";
import { otherCheckout } from "./note-load.ts";
import { type Contender, takeTurns } from "./take-turns.ts";

const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
const emails = Number(process.env.BENCH_NOTES ?? 5_000);
/** Of them the first so many are not measured: a program that starts is slow. */
const skipped = Math.floor(emails / 5);

/** E-mails a second from a full outbox to a mail server, beside a bare pool of nodemailer, and another checkout of ours. */
export async function benchWorker(other?: string): Promise<void> {
	const sink = await createCountingSink();
	const worker = (name: string, folder: string): Contender => ({ name, measure: () => sink.time(folder) });
	const bare: Contender = {
		name: "nodemailer's pool",
		measure: () => sink.watch(".", "scripts/bench/bare-pool.ts", { EMAILS: String(emails), SMTP_PORT: sink.port }),
	};
	try {
		await takeTurns(
			[worker("ours", "."), bare, ...otherCheckout(other).map(([name, folder]) => worker(name, folder))],
			{
				what: `${emails} e-mails from the outbox to a mail server on this machine`,
				goal: 0.8,
				rounds,
			},
		);
	} finally {
		sink.close();
	}
}

/** A mail server that tells how fast a program fills it. */
async function createCountingSink() {
	const port = await freePort();
	let onMail = () => {};
	const server = listenForMail(port, () => onMail());

	/** Runs a program until it has sent all. */
	async function watch(checkout: string, script: string, environment: Readonly<Record<string, string>>) {
		const program = run(checkout, script, environment);
		let [count, began, spent] = [0, 0, 0];
		await new Promise<void>((resolve) => {
			onMail = () => {
				count++;
				if (count === skipped) [began, spent] = [performance.now(), program.spentMs()];
				if (count === emails) resolve();
			};
		});
		const counted = emails - skipped;
		const rate = (counted * 1_000) / (performance.now() - began);
		const cost = (program.spentMs() - spent) / counted;
		await program.stop();
		return { rate, "processor ms an e-mail": cost };
	}

	return {
		port: String(port),
		watch,
		close: () => server.close(),

		/** Lets the worker of a checkout send what waits. */
		async time(checkout: string) {
			const dir = mkdtempSync(join(tmpdir(), "billet-doux-bench-"));
			await fillOutbox(checkout, dir, emails);
			const mailServer = { SMTP_URL: `smtp://127.0.0.1:${port}`, ROLES: "worker", DATA_DIR: dir };
			const figures = await watch(checkout, "server/main.ts", { ...serviceSettings, ...mailServer });
			rmSync(dir, { recursive: true, force: true });
			return figures;
		},
	};
}
