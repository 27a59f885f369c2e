import { revealAddress } from "#contract/admin-messages.ts";
import { ExpectedError } from "#contract/errors.ts";
import type { Database } from "#server/database/engine.ts";
import type { Serve } from "#server/http/serve.ts";
import type { RecordAct } from "./message-review.ts";
import type { ReviewStore } from "./review-store.ts";

interface RevealParts {
	readonly database: Database;
	readonly reviews: ReviewStore;
	readonly record: RecordAct;
}

/** Shows an address to somebody who sees them masked, and remembers that they asked. */
export function serveAddressReveal(serve: Serve, { database, reviews, record }: RevealParts): void {
	serve(revealAddress, async ({ params }, { session }) => {
		const recipient = await database.write(async (queries) => {
			const row = await reviews.find(queries, params.id);
			const note = row === undefined ? undefined : reviews.noteOf(row);
			if (note === undefined) throw new ExpectedError("not_found", "not_found");
			await record(queries, session.username, "address_revealed", params.id);
			return note.recipient;
		});
		return { success: true as const, recipient_email: recipient };
	});
}
