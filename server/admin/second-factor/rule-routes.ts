import { removeSecondFactorOf, requireSecondFactor } from "#contract/admin-second-factor.ts";
import { ExpectedError } from "#contract/errors.ts";
import { administratorStore } from "#server/admin/administrator-store.ts";
import { sessionStore } from "#server/admin/session-store.ts";
import type { Serve } from "#server/http/serve.ts";
import type { SecondFactorParts } from "./second-factor-routes.ts";

/** What an owner decides of second factors: whether everybody needs one, and who has lost theirs. */
export function serveFactorRule(serve: Serve, parts: SecondFactorParts): void {
	const { database, factors, confirmPassword, audit } = parts;

	serve(requireSecondFactor, async ({ body: { is_required } }, { session }) => {
		await database.write(async (queries) => {
			await factors.require(queries, is_required);
			const action = is_required ? "second_factor_required" : "second_factor_optional";
			await audit.record(queries, session.username, action);
		});
		return { success: true as const };
	});

	serve(removeSecondFactorOf, async ({ params: { username }, body }, { session }) => {
		await confirmPassword(session.username, body.password);
		await database.write(async (queries) => {
			if (!(await administratorStore.hold(queries, username))) throw new ExpectedError("not_found", "not_found");
			await factors.removeAll(queries, username);
			await sessionStore.removeAll(queries, username, session.id);
			await audit.record(queries, session.username, "second_factor_removed", username);
		});
		return { success: true as const };
	});
}
