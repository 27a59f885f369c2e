import {
	addAdministrator,
	changePassword,
	listAdministrators,
	listAuditEntries,
	readSystemInformation,
	removeAdministrator,
} from "#contract/admin-settings.ts";
import { m } from "#i18n/compiled/messages.js";
import { localeOfAcceptLanguage } from "#i18n/locales.ts";
import type { Database } from "#server/database/engine.ts";
import { pageOf, pageSize, readCursor, writeCursor } from "#server/http/cursor.ts";
import type { Serve } from "#server/http/serve.ts";
import type { Accounts } from "./accounts.ts";
import { administratorStore } from "./administrator-store.ts";
import type { AuditLog } from "./audit-log.ts";
import type { DescribeSystem } from "./system-information.ts";

interface SettingsParts {
	readonly database: Database;
	readonly accounts: Accounts;
	readonly audit: AuditLog;
	readonly describeSystem: DescribeSystem;
}

/** Passwords, administrators, what they did, and what runs here. */
export function serveSettings(serve: Serve, { database, accounts, audit, describeSystem }: SettingsParts): void {
	serve(changePassword, async ({ body }, { session, acceptLanguage }) => {
		const newHash = await accounts.changePassword(session, body.currentPassword, body.newPassword);
		const locale = localeOfAcceptLanguage(acceptLanguage);
		return { success: true as const, newHash, warning: m.password_warning({}, { locale }) };
	});

	serve(readSystemInformation, () => database.read(describeSystem));

	serve(listAdministrators, async (_, { session }) => {
		const rows = await database.read(administratorStore.list);
		const administrators = rows.map(({ username, created_at }) => ({
			username,
			created_at: new Date(created_at).toISOString(),
			is_self: username === session.username,
		}));
		return { success: true as const, administrators };
	});

	serve(addAdministrator, async ({ body }, { session }) => ({
		success: true as const,
		username: await accounts.add(session, body.username, body.password),
	}));

	serve(removeAdministrator, async ({ params }, { session }) => {
		await accounts.remove(session, params.username);
		return { success: true as const };
	});

	serve(listAuditEntries, async ({ query }) => {
		const size = pageSize(query.limit);
		const after = query.cursor === undefined ? undefined : readCursor(query.cursor);
		const { page, last } = pageOf(await database.read((queries) => audit.list(queries, after, size + 1)), size);
		const entries = page.map((entry) => ({ ...entry, at: new Date(entry.at).toISOString() }));
		return { success: true as const, entries, next_cursor: last === undefined ? null : writeCursor(last) };
	});
}
