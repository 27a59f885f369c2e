import { addPasskey, beginPasskey, removePasskey } from "#contract/admin-second-factor.ts";
import { ExpectedError } from "#contract/errors.ts";
import { parseLineField } from "#contract/field.ts";
import { limits } from "#contract/limits.ts";
import { sessionStore } from "#server/admin/session-store.ts";
import { requireValid } from "#server/http/require-valid.ts";
import type { Serve } from "#server/http/serve.ts";
import { passkeyStore } from "./passkey-store.ts";
import type { SecondFactorParts } from "./second-factor-routes.ts";

/** One’s own passkeys. A challenge is kept with the session that asked for it, and is good once. */
export function servePasskeys(serve: Serve, parts: SecondFactorParts): void {
	const { database, factors, confirmPassword, audit, clock } = parts;
	const { passkeys } = factors;

	serve(beginPasskey, async ({ body }, { session: { username, id } }) => {
		factors.assertPasskeysWork();
		await confirmPassword(username, body.password);
		const made = await database.read((queries) => passkeyStore.list(queries, username));
		const options = await passkeys.creationOptions(username, made);
		await database.write((queries) => sessionStore.keepChallenge(queries, id, options.challenge));
		return { success: true as const, options: { ...options } };
	});

	serve(addPasskey, async ({ body }, { session: { username, id } }) => {
		const { name } = requireValid({ name: parseLineField("name", body.name, limits.usernameCharacters) });
		const challenge = await database.write((queries) => sessionStore.takeChallenge(queries, id));
		const wrong = new ExpectedError("invalid_input", "passkey_wrong", { field: "response" });
		const made = challenge === null ? undefined : await passkeys.created(challenge, body.response);
		if (made === undefined) throw wrong;
		const recovery_codes = await database.write(async (queries) => {
			const passkey = { ...made, username, name, created_at: clock(), used_at: null };
			if (!(await passkeyStore.insert(queries, passkey))) throw wrong;
			await audit.record(queries, username, "passkey_added", name);
			return factors.firstCodes(queries, username);
		});
		return { success: true as const, recovery_codes };
	});

	serve(removePasskey, async ({ params: { id }, body }, { session: { username } }) => {
		await confirmPassword(username, body.password);
		await database.write(async (queries) => {
			const name = await passkeyStore.remove(queries, username, id);
			if (name === undefined) throw new ExpectedError("not_found", "not_found");
			await factors.afterRemoval(queries, username);
			await audit.record(queries, username, "passkey_removed", name);
		});
		return { success: true as const };
	});
}
