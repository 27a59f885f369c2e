import { changePassword, listAuditEntries, readSystemInformation } from "#contract/admin-settings.ts";
import { m } from "#i18n/compiled/messages.js";
import { localeOfAcceptLanguage } from "#i18n/locales.ts";
import type { Database } from "#server/database/engine.ts";
import { pageOf, pageSize, readCursor, writeCursor } from "#server/http/cursor.ts";
import type { Serve } from "#server/http/serve.ts";
import type { Accounts } from "./accounts.ts";
import type { AuditLog } from "./audit-log.ts";
import type { DescribeSystem } from "./system-information.ts";

interface SettingsParts {
	readonly database: Database;
	readonly accounts: Accounts;
	readonly audit: AuditLog;
	readonly describeSystem: DescribeSystem;
}

/** One’s password, what administrators did, and what runs here. */
export function serveSettings(serve: Serve, { database, accounts, audit, describeSystem }: SettingsParts): void {
	serve(changePassword, async ({ body }, { session, acceptLanguage }) => {
		const newHash = await accounts.changePassword(session, body.currentPassword, body.newPassword);
		const locale = localeOfAcceptLanguage(acceptLanguage);
		return { success: true as const, newHash, warning: m.password_warning({}, { locale }) };
	});

	serve(readSystemInformation, () => database.read(describeSystem));

	serve(listAuditEntries, async ({ query }) => {
		const size = pageSize(query.limit);
		const after = query.cursor === undefined ? undefined : readCursor(query.cursor);
		const { page, last } = pageOf(await database.read((queries) => audit.list(queries, after, size + 1)), size);
		const entries = page.map((entry) => ({ ...entry, at: new Date(entry.at).toISOString() }));
		return { success: true as const, entries, next_cursor: last === undefined ? null : writeCursor(last) };
	});
}
