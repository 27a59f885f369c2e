import { completeSignIn, passkeyOptions } from "#contract/admin-session.ts";
import { ExpectedError } from "#contract/errors.ts";
import type { AuditLog } from "#server/admin/audit-log.ts";
import type { Guesses } from "#server/admin/guesses.ts";
import { sessionStore } from "#server/admin/session-store.ts";
import type { Sessions } from "#server/admin/sessions.ts";
import { whoIs } from "#server/admin/who-is.ts";
import type { Clock } from "#server/clock.ts";
import type { Database } from "#server/database/engine.ts";
import type { Serve } from "#server/http/serve.ts";
import { passkeyStore } from "./passkey-store.ts";
import type { SecondFactors } from "./second-factors.ts";

interface SecondStepParts {
	readonly database: Database;
	readonly factors: SecondFactors;
	readonly sessions: Sessions;
	readonly guesses: Guesses;
	readonly audit: AuditLog;
	readonly clock: Clock;
}

/** The second step of signing in: a ticket of the first one, and a code or a passkey. */
export function serveSecondStep(serve: Serve, parts: SecondStepParts): void {
	const { database, factors, sessions, guesses, audit, clock } = parts;
	const over = () => new ExpectedError("forbidden", "ticket_over");

	serve(passkeyOptions, async ({ body }) => {
		const ticket = await database.read((queries) => sessions.findTicket(queries, body.ticket));
		if (ticket === undefined) throw over();
		const { username, token_hash } = ticket;
		const made = await database.read((queries) => passkeyStore.list(queries, username));
		if (made.length === 0) throw new ExpectedError("not_found", "not_found");
		const options = await factors.passkeys.requestOptions(made);
		await database.write((queries) => sessionStore.keepChallenge(queries, token_hash, options.challenge));
		return { success: true as const, options: { ...options } };
	});

	serve(completeSignIn, async ({ body }, caller) => {
		const ticket = await database.read((queries) => sessions.findTicket(queries, body.ticket));
		if (ticket === undefined) throw over();
		const { username, token_hash } = ticket;
		const guesser = { source: caller.source, device: body.device };
		const guess = await guesses.ofCode(username, guesser);
		await guess.take();
		const shown = await show(ticket, body);
		if (shown === undefined) {
			await database.write((queries) => audit.count(queries, username, "code_failed"));
			throw new ExpectedError("unauthenticated", body.passkey === undefined ? "code_wrong" : "passkey_wrong");
		}
		await guess.giveBack();
		return database.write(async (queries) => {
			// Of two who use a ticket at once, one gets a session.
			if (!(await sessionStore.removeOf(queries, username, token_hash))) throw over();
			if (shown === "recovery") await audit.record(queries, username, "recovery_code_used");
			await guesses.remember(queries, username, guesser);
			await audit.record(queries, username, "signed_in");
			const { token, session } = await sessions.begin(queries, username, caller.browser());
			return { success: true as const, token, ...whoIs(session) };
		});
	});

	/** By what they have shown that they are more than a password; undefined: it is not good. */
	async function show(
		{ username, token_hash }: { readonly username: string; readonly token_hash: string },
		{ code, passkey }: { readonly code?: string; readonly passkey?: unknown },
	): Promise<"totp" | "recovery" | "passkey" | undefined> {
		if (passkey === undefined) return database.write((queries) => factors.useCode(queries, username, code ?? ""));
		const challenge = await database.write((queries) => sessionStore.takeChallenge(queries, token_hash));
		if (challenge === null) return undefined;
		const made = await database.read((queries) => passkeyStore.list(queries, username));
		// Outside of any transaction: it is work.
		const shown = await factors.passkeys.shown(made, challenge, passkey);
		if (shown === undefined) return undefined;
		const isNew = await database.write((queries) => passkeyStore.recordUse(queries, shown, clock()));
		return isNew ? "passkey" : undefined;
	}
}
