import { beforeEach } from "vitest";
import { sleep } from "#server/clock.ts";

const day = 86_400_000;
/** Longer than tests take that count what happens in a day of UTC. */
const longestTestMs = 120_000;

// Allowances, figures and the keys of visitors begin anew at midnight: no test is to be about two days by chance.
beforeEach(async () => {
	const leftMs = day - (Date.now() % day);
	if (leftMs < longestTestMs) await sleep(leftMs + 100);
});
