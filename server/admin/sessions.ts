import { createHash, randomBytes } from "node:crypto";
import { permissionsOf } from "#contract/permissions.ts";
import { type Clock, clockSkewMs } from "#server/clock.ts";
import type { SessionTable } from "#server/database/administration-tables.ts";
import type { Database, Queries } from "#server/database/engine.ts";
import type { BrowserFamily } from "#server/http/browser-family.ts";
import type { Authenticate } from "#server/http/serve.ts";
import { type StoredSession, sessionStore } from "./session-store.ts";

const minute = 60_000;
/** A session ends when it is not used for this long … */
const idleMs = 30 * minute;
/** … and in any case after this. OWASP's ranges for such applications (Session Management Cheat Sheet). */
const absoluteMs = 12 * 60 * minute;
/** For how long somebody who has given the password may look for the phone. */
const ticketMs = 5 * minute;

/** The sessions of administrators: 256 random bits in their hands, a SHA-256 of them in ours. */
export function createSessions(database: Database, clock: Clock) {
	const authenticate: Authenticate = async (token) => {
		const id = hashOf(token);
		const session = await database.read((queries) => sessionStore.find(queries, id));
		if (session === undefined || session.awaits_factor !== null) return undefined;
		const now = clock();
		if (now >= session.used_at + idleMs || now >= session.created_at + absoluteMs || isAhead(session, now)) {
			await database.write((queries) => sessionStore.remove(queries, id));
			return undefined;
		}
		// To the minute: not every request of an administrator is worth a write.
		if (now >= session.used_at + minute) await database.write((queries) => sessionStore.touch(queries, id, now));
		return sessionOf(session);
	};

	async function begin(
		queries: Queries,
		username: string,
		{ browser, system }: BrowserFamily,
		awaits_factor: 1 | null = null,
	): Promise<string> {
		const now = clock();
		const token = randomBytes(32).toString("base64url");
		await sessionStore.removeExpired(queries, now - absoluteMs, now - idleMs);
		const times = { created_at: now, used_at: now };
		const kind = { browser: browser ?? null, system: system ?? null, awaits_factor, challenge: null };
		await sessionStore.insert(queries, { token_hash: hashOf(token), username, ...times, ...kind });
		return token;
	}

	return {
		authenticate,

		/** Begins a session in the caller's transaction: its token, and what it opens. */
		async begin(queries: Queries, username: string, browser: BrowserFamily): Promise<BegunSession> {
			const token = await begin(queries, username, browser);
			const stored = await sessionStore.find(queries, hashOf(token));
			if (stored === undefined) throw new Error("A session that was begun is not there");
			return { token, session: sessionOf(stored) };
		},

		/** Remembers in the caller's transaction that the password was given: the ticket for the second step. */
		beginTicket: (queries: Queries, username: string) => begin(queries, username, noBrowser, 1),

		/** Whose ticket it is; undefined when it is none, or over. */
		async findTicket(queries: Queries, token: string): Promise<SessionTable | undefined> {
			const ticket = await sessionStore.find(queries, hashOf(token));
			if (ticket === undefined || ticket.awaits_factor === null) return undefined;
			const now = clock();
			return now < ticket.created_at + ticketMs && !isAhead(ticket, now) ? ticket : undefined;
		},

		/** An administrator's open sessions, the one used last first. */
		list(queries: Queries, username: string): Promise<readonly SessionTable[]> {
			const now = clock();
			return sessionStore.list(queries, username, { createdAfter: now - absoluteMs, usedAfter: now - idleMs });
		},
	};
}

/** Begun or used by a clock that has been set back since: it would not end before that time comes again. */
function isAhead({ created_at, used_at }: SessionTable, now: number): boolean {
	return Math.max(created_at, used_at) > now + clockSkewMs;
}

/** Whoever needs a second factor and has none may do nothing until it is set up. */
function sessionOf({ username, token_hash: id, role, requires_second_factor, has_factor }: StoredSession) {
	const mustSetUpFactor = requires_second_factor === 1 && !has_factor;
	return { username, id, role, permissions: mustSetUpFactor ? [] : permissionsOf(role), mustSetUpFactor };
}

/** A session of a person. */
type PersonSession = ReturnType<typeof sessionOf>;

export interface BegunSession {
	readonly token: string;
	readonly session: PersonSession;
}

const noBrowser: BrowserFamily = { browser: undefined, system: undefined };

export type Sessions = ReturnType<typeof createSessions>;

/** A fast hash does for 256 random bits: there is nothing to guess. */
function hashOf(token: string): string {
	return createHash("sha256").update(token).digest("base64url");
}
