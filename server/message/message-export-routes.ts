import { exportMessages, type ReviewedMessage } from "#contract/admin-messages.ts";
import { limits } from "#contract/limits.ts";
import { localeOfAcceptLanguage } from "#i18n/locales.ts";
import type { Database } from "#server/database/engine.ts";
import type { Position } from "#server/http/cursor.ts";
import { pageOf } from "#server/http/cursor.ts";
import type { AdministratorContext, Serve } from "#server/http/serve.ts";
import { type RowBatch, streamCsv } from "#server/http/stream-csv.ts";
import { messageColumns } from "./message-csv.ts";
import { readFilter } from "./read-filter.ts";
import type { ReviewStore } from "./review-store.ts";
import { type ListView, viewOf } from "./review-views.ts";
import type { ShowMessages } from "./show-messages.ts";

interface ExportParts {
	readonly database: Database;
	readonly reviews: ReviewStore;
	readonly show: ShowMessages;
}

/** A whole list as a file, however much of it a page shows. */
export function serveMessageExport(serve: Serve, { database, reviews, show }: ExportParts): void {
	async function batchFrom(
		view: ListView,
		context: AdministratorContext,
		after?: Position,
	): Promise<RowBatch<ReviewedMessage>> {
		return database.read(async (queries) => {
			const size = limits.pageSize.max;
			const rows = await view.select(queries, { filter: view.filter, after, limit: size + 1 }).execute();
			const { page, last } = pageOf(rows, size);
			const messages = await show(queries, page, context);
			const position = last && { at: view.placeOf(last) ?? 0, id: last.id };
			return { rows: messages, next: position && (() => batchFrom(view, context, position)) };
		});
	}

	serve(exportMessages, async ({ query: { view = "all", ...asked } }, context) => {
		const first = await batchFrom(viewOf(view, readFilter(asked, reviews)), context);
		return streamCsv(messageColumns(localeOfAcceptLanguage(context.acceptLanguage)), first);
	});
}
