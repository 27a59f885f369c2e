import type { Challenge } from "#contract/proof-of-work.ts";
import { currentLocale } from "#i18n/current-locale.ts";
import { call } from "#web/api.ts";

/** Solves a challenge of the service in a worker; gives what the header says, or undefined when that cannot be done. */
export async function proveWork(): Promise<string | undefined> {
	const answer = await call("GET /api/challenge", {}, { locale: currentLocale() });
	if (answer.status !== 200) return undefined;
	const solution = await solve(answer.body).catch(() => undefined);
	return solution === undefined ? undefined : base64url(JSON.stringify({ challenge: answer.body, solution }));
}

/** Fetched only now: most visitors never need it. */
async function solve(challenge: Challenge): Promise<unknown> {
	const worker = new Worker(new URL("./solver-worker.ts", import.meta.url), { type: "module" });
	try {
		return await new Promise((resolve, reject) => {
			worker.addEventListener("message", ({ data }: MessageEvent<unknown>) => resolve(data));
			worker.addEventListener("error", reject);
			worker.postMessage(challenge);
		});
	} finally {
		worker.terminate();
	}
}

/** Of ASCII, as the challenge and its solution are. */
function base64url(text: string): string {
	return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
