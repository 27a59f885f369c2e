import type { Static, TSchema } from "typebox";
import { Failure } from "./errors.ts";
import type { Permission } from "./permissions.ts";

type Schemas = Readonly<Record<string, TSchema>>;

/**
 * One call of the API as data: the server binds it to a handler, the browser calls it,
 * and the OpenAPI description is generated from it.
 */
export interface Endpoint {
	readonly method: "GET" | "POST" | "DELETE";
	/** Path with `:name` for parameters, starting with /api/. */
	readonly path: `/api/${string}`;
	readonly summary: string;
	readonly description?: string;
	/**
	 * `public` needs nothing, all others a bearer token: `recipient` that of a recipient, `signed_in` that of any
	 * administrator, the others that of somebody who has this permission.
	 */
	readonly access: "public" | "recipient" | "signed_in" | Exclude<Permission, "addresses">;
	readonly params?: TSchema;
	readonly query?: TSchema;
	/** Headers beside those that every request may have, by their names in lower case. */
	readonly headers?: TSchema;
	readonly body?: TSchema;
	/** Where a success is no JSON but a file: its media type and its name. */
	readonly file?: { readonly type: string; readonly name: string };
	/** Answer schemas by status; the failures every endpoint shares are added by `defineEndpoint`. */
	readonly responses: Schemas;
}

const sharedFailures = { 400: Failure, 413: Failure, 415: Failure, 429: Failure, 500: Failure, 503: Failure } as const;

/** What an endpoint that is not public answers besides, to whoever has no session, or may not do this. */
const guardFailures = { 401: Failure, 403: Failure } as const;

type SharedFailures<E extends Endpoint> = typeof sharedFailures &
	(E["access"] extends "public" ? unknown : typeof guardFailures);

/** Completes an endpoint with the failures that any call may answer. */
export function defineEndpoint<const E extends Endpoint>(
	endpoint: E,
): Omit<E, "responses"> & { readonly responses: E["responses"] & SharedFailures<E> } {
	const failures = endpoint.access === "public" ? sharedFailures : { ...sharedFailures, ...guardFailures };
	return { ...endpoint, responses: { ...failures, ...endpoint.responses } as E["responses"] & SharedFailures<E> };
}

type StaticOr<S, Fallback> = S extends TSchema ? Static<S> : Fallback;

/** What a caller passes to an endpoint. */
export type EndpointInput<E> = (E extends { params: infer P } ? { params: StaticOr<P, never> } : unknown) &
	(E extends { query: infer Q } ? { query: StaticOr<Q, never> } : unknown) &
	(E extends { headers: infer H } ? { headers: StaticOr<H, never> } : unknown) &
	(E extends { body: infer B } ? { body: StaticOr<B, never> } : unknown);

/** Every answer an endpoint may give, as `{status, body}` discriminated by status. */
export type EndpointAnswer<E extends Endpoint> = {
	[S in keyof E["responses"] & number]: { status: S; body: StaticOr<E["responses"][S], unknown> };
}[keyof E["responses"] & number];

/** The body of a success. Every other answer is a `Failure`. */
export type EndpointOutput<E extends Endpoint> = E["responses"] extends { 200: infer S } ? StaticOr<S, never> : never;
