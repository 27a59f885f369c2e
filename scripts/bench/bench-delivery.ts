import { serve, serveNotes } from "./bench-programs.ts";
import { noteTaker, otherCheckout } from "./note-load.ts";
import { takeTurns } from "./take-turns.ts";

const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
const seconds = Number(process.env.BENCH_SECONDS ?? 3);
const load = { path: "/api/messages", connections: 32, seconds, expected: '"emailSent":true' };

/**
 * Approved notes a second from request to mail server, beside the plain pipeline, and another checkout of ours: each answer
 * comes after the end of DATA.
 */
export async function benchDelivery(other?: string): Promise<void> {
	const sink = await serve(".", "scripts/bench/smtp-sink.ts");
	const mailServer = { SMTP_URL: `smtp://127.0.0.1:${sink.port}` };
	const plain = await serve(".", "scripts/bench/plain-pipeline.ts", { SMTP_PORT: String(sink.port) });
	const ours = await serveNotes(".", mailServer);
	const others = await Promise.all(
		otherCheckout(other).map(async ([name, folder]) => ({ name, served: await serveNotes(folder, mailServer) })),
	);
	try {
		await takeTurns(
			[
				noteTaker("ours", ours, load),
				noteTaker("the plain pipeline", plain, load),
				...others.map(({ name, served }) => noteTaker(name, served, load)),
			],
			{ what: "A note from request to mail server, 32 connections", goal: 1, rounds },
		);
	} finally {
		await Promise.all([ours, plain, ...others.map(({ served }) => served)].map((program) => program.stop()));
		await sink.stop();
	}
}
