import { ExpectedError } from "#contract/errors.ts";
import { thankForLetter } from "#contract/heart.ts";
import type { Config } from "#server/config.ts";
import type { Database } from "#server/database/engine.ts";
import { createLimit } from "#server/http/rate-limit.ts";
import type { Serve } from "#server/http/serve.ts";
import { thankForNote } from "#server/message/hearts.ts";

/** Of a source; its neighbours together eight times as many. */
const heartsPerHour = 60;
const neighbourhoodShare = 8;

interface HeartBase {
	readonly config: Pick<Config, "hearts">;
	readonly database: Database;
}

/** Thanking for a letter. Whoever has its id has read it, or wrote it, and then tells nobody but themselves. */
export function serveHearts(serve: Serve, { config, database }: HeartBase): void {
	const bySource = createLimit("hearts", { points: heartsPerHour, seconds: 3_600 });
	const byNeighbourhood = createLimit("hearts of neighbours", {
		points: heartsPerHour * neighbourhoodShare,
		seconds: 3_600,
	});

	serve(thankForLetter, async ({ params: { id } }, { source, neighbourhood }) => {
		if (!config.hearts) throw new ExpectedError("not_found", "not_found");
		await bySource.take(source);
		await byNeighbourhood.take(neighbourhood());
		if (!(await database.write((queries) => thankForNote(queries, id)))) {
			throw new ExpectedError("not_found", "not_found");
		}
		return { success: true as const };
	});
}
