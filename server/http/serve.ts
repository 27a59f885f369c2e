import { Readable } from "node:stream";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Endpoint, EndpointInput, EndpointOutput } from "#contract/endpoint.ts";
import { ExpectedError } from "#contract/errors.ts";
import { type Permission, permissionIn, type Role } from "#contract/permissions.ts";
import { scopeFor } from "#contract/token-rules.ts";
import type { Person } from "#server/privacy/personal-data.ts";
import type { Admission } from "./admission.ts";
import { type BrowserFamily, browserFamily } from "./browser-family.ts";
import type { Lane } from "./lane.ts";
import { overloaded } from "./overloaded.ts";
import { routeSchema } from "./route-schema.ts";

/** What a handler may know of a request besides its input. Neither the address nor any other trace of the caller is in it. */
interface RequestContext {
	readonly acceptLanguage: string | undefined;
	/** Stands for the caller in limits, for a day at most. */
	readonly source: string;
	/** Stands for the caller and its neighbours: a /48 of IPv6, a /24 of IPv4. Made only when asked for. */
	readonly neighbourhood: () => string;
	/** The caller as a visitor of pages, made only when asked for. */
	readonly visitor: () => Visitor;
	/** What they use, in coarse words, made only when asked for. */
	readonly browser: () => BrowserFamily;
}

/** Whoever looks at pages, as much as counting needs to know. */
export interface Visitor {
	/** Stands for the visitor until the day ends, and for nobody afterwards; has nothing in common with `source`. Made when read. */
	readonly key: string;
	/** Masked, as a CIDR range. Made when read. */
	readonly network: string;
	/** A program that says so, or that says nothing of itself, as no browser does. */
	readonly isBot: boolean;
}

/** What callers are to the service. */
export interface Callers {
	readonly sourceOf: (ip: string) => string;
	readonly neighbourhoodOf: (ip: string) => string;
	readonly visitorOf: (ip: string, userAgent: string | undefined) => Visitor;
}

/** Who signed in with a token, and what they may do. */
export interface Session {
	readonly username: string;
	/** Names the session without its token. */
	readonly id: string;
	/** A person's; undefined of a program that has an API token. */
	readonly role?: Role;
	readonly permissions: readonly Permission[];
	/** Whether they have to set up a second factor before they have any permission. */
	readonly mustSetUpFactor?: boolean;
}

/** Finds the session of a bearer token; undefined when the token is unknown, revoked or expired. */
export type Authenticate = (token: string) => Promise<Session | undefined>;

/** Who opened a link from an e-mail, with the token that it gave. */
interface RecipientSession extends Person {
	/** Names the session without its token. */
	readonly id: string;
	/** They asked for the link that they opened, so the mailbox is theirs to decide on. */
	readonly hasAsked: boolean;
}

/** Finds the session of a recipient's token; undefined when the token is unknown, revoked or expired. */
export type FindRecipient = (token: string) => Promise<RecipientSession | undefined>;

/** What the handler of an endpoint of the administration may know besides. */
export interface AdministratorContext extends RequestContext {
	readonly session: Session;
}

/** What the handler of an endpoint for recipients may know besides. */
interface RecipientContext extends RequestContext {
	readonly session: RecipientSession;
}

type ContextOf<E extends Endpoint> = E["access"] extends "public"
	? RequestContext
	: E["access"] extends "recipient"
		? RecipientContext
		: AdministratorContext;

/**
 * Answers a success; every failure is thrown as an `ExpectedError`. A stream is the JSON of an output that is too large
 * to be held, or a file, written as fast as its reader takes it.
 */
type Handler<E extends Endpoint> = (
	input: EndpointInput<E>,
	context: ContextOf<E>,
) => Promise<EndpointOutput<E> | Readable>;

/** Binds contract endpoints to their handlers. */
export type Serve = <E extends Endpoint>(endpoint: E, handler: Handler<E>) => void;

interface ServeDependencies {
	readonly callers: Callers;
	readonly authenticate: Authenticate;
	readonly findRecipient: FindRecipient;
	readonly admission: Admission;
}

/**
 * Makes `serve` for a server: input is validated and output filtered by the endpoint's schemas.
 * Who has no session, who may not do this, and who finds no room, is
 * refused before anything of the request is read.
 */
export function createServe(app: FastifyInstance, dependencies: ServeDependencies): Serve {
	const { callers, authenticate, findRecipient, admission } = dependencies;
	const sessions = new WeakMap<FastifyRequest, Session | RecipientSession>();
	const turnAway = (request: FastifyRequest, reply: FastifyReply, done: () => void) => {
		if (admission.visitors.isFull()) admission.refuse(request, reply);
		else done();
	};
	const recipientGuard = async (request: FastifyRequest) => {
		const session = await inLane(admission.visitors, () => findRecipient(tokenOf(request, "inbox_closed")));
		if (session === undefined) throw new ExpectedError("unauthenticated", "inbox_closed");
		sessions.set(request, session);
	};
	const guardOf = (endpoint: Endpoint) => async (request: FastifyRequest) => {
		const session = await inLane(admission.administration, () => authenticate(tokenOf(request, "not_signed_in")));
		if (session === undefined) throw new ExpectedError("unauthenticated", "not_signed_in");
		assertMay(session, endpoint);
		sessions.set(request, session);
	};
	const guardsOf = (endpoint: Endpoint) => {
		const { access, path } = endpoint;
		// Signing in needs no session, and is no visitor's.
		if (access === "public") return isOfAdministration(path) ? [] : turnAway;
		return access === "recipient" ? [turnAway, recipientGuard] : guardOf(endpoint);
	};
	return (endpoint, handler) => {
		const isOfVisitors =
			endpoint.access === "recipient" || (endpoint.access === "public" && !isOfAdministration(endpoint.path));
		const lane = isOfVisitors ? admission.visitors : admission.administration;
		app.route({
			method: endpoint.method,
			url: endpoint.path,
			schema: routeSchema(endpoint),
			onRequest: guardsOf(endpoint),
			async handler(request, reply) {
				// Fastify has validated these against the very schemas their type is derived from.
				const { params, query, headers, body } = request;
				const input = { params, query, headers, body } as EndpointInput<typeof endpoint>;
				const context = { ...contextOf(request, callers), session: sessions.get(request) };
				// The guard has put a session of its kind there for every endpoint whose context has one.
				const output = await inLane(lane, async () => {
					const result = await handler(input, context as ContextOf<typeof endpoint>);
					// What becomes ready in one turn of the event loop leaves together: a write that has to wake
					// the other side costs several times one that follows another.
					await new Promise(setImmediate);
					return result;
				});
				// Answers hold letters and verdicts: no cache may keep them.
				reply.header("cache-control", "no-store");
				if (output instanceof Readable) reply.type(endpoint.file?.type ?? "application/json; charset=utf-8");
				if (endpoint.file) reply.header("content-disposition", `attachment; filename="${endpoint.file.name}"`);
				return reply.send(output);
			},
		});
	};
}

function isOfAdministration(path: Endpoint["path"]): boolean {
	return path.startsWith("/api/admin/");
}

/** @throws {ExpectedError} `forbidden`, also for a program where only people may. */
function assertMay({ role, permissions, mustSetUpFactor }: Session, endpoint: Endpoint): void {
	const needed = permissionIn(endpoint.access);
	if (needed !== undefined && !permissions.includes(needed)) {
		throw new ExpectedError("forbidden", mustSetUpFactor === true ? "second_factor_missing" : "forbidden");
	}
	if (role === undefined && scopeFor(endpoint) === undefined) throw new ExpectedError("forbidden", "not_for_tokens");
}

/** @throws {ExpectedError} `unauthenticated`, for this reason, when there is none. */
function tokenOf({ headers }: FastifyRequest, reason: "not_signed_in" | "inbox_closed"): string {
	const token = /^Bearer +((?:bdx_)?[\w-]{43})$/i.exec(headers.authorization ?? "")?.[1];
	if (token === undefined) throw new ExpectedError("unauthenticated", reason);
	return token;
}

/** A place is taken only now that the whole request is there: who sends slowly holds none. */
export async function inLane<T>(lane: Lane, work: () => Promise<T>): Promise<T> {
	const leave = lane.enter();
	if (leave === undefined) throw overloaded();
	try {
		return await work();
	} finally {
		leave();
	}
}

function contextOf({ ip, headers }: FastifyRequest, { sourceOf, neighbourhoodOf, visitorOf }: Callers): RequestContext {
	return {
		acceptLanguage: headers["accept-language"],
		source: sourceOf(ip),
		neighbourhood: () => neighbourhoodOf(ip),
		visitor: () => visitorOf(ip, headers["user-agent"]),
		browser: () => browserFamily(headers["user-agent"]),
	};
}
