import {
	addAdministrator,
	changeRole,
	listAdministrators,
	makeResetLink,
	removeAdministrator,
} from "#contract/admin-settings.ts";
import type { Database } from "#server/database/engine.ts";
import type { Serve } from "#server/http/serve.ts";
import type { Accounts } from "./accounts.ts";
import { administratorStore } from "./administrator-store.ts";
import { type PasswordResets, resetUrl } from "./password-resets.ts";

interface AdministratorParts {
	readonly database: Database;
	readonly accounts: Accounts;
	readonly resets: PasswordResets;
	readonly publicUrl: string;
}

/** Who works here, and as what. */
export function serveAdministrators(serve: Serve, { database, accounts, resets, publicUrl }: AdministratorParts): void {
	serve(listAdministrators, async (_, { session }) => {
		const rows = await database.read(administratorStore.list);
		const administrators = rows.map(({ username, role, created_at, has_second_factor }) => ({
			username,
			role,
			created_at: new Date(created_at).toISOString(),
			is_self: username === session.username,
			has_second_factor: Boolean(has_second_factor),
		}));
		return { success: true as const, administrators };
	});

	serve(addAdministrator, async ({ body }, { session }) => ({
		success: true as const,
		username: await accounts.add(session, body),
	}));

	serve(removeAdministrator, async ({ params }, { session }) => {
		await accounts.remove(session, params.username);
		return { success: true as const };
	});

	serve(changeRole, async ({ params, body }, { session }) => {
		await accounts.changeRole(session, params.username, body.role);
		return { success: true as const };
	});

	serve(makeResetLink, async ({ params }, { session }) => {
		const { token, expiresAt } = await database.write((queries) =>
			resets.make(queries, session.username, params.username),
		);
		return {
			success: true as const,
			url: resetUrl(publicUrl, token),
			expires_at: new Date(expiresAt).toISOString(),
		};
	});
}
