import type { Vault } from "#server/privacy/seal.ts";

/** A request that its caller has named by an Idempotency-Key: neither the name nor the body can be read from it. */
export interface NamedRequest {
	/** HMAC of endpoint and name. */
	readonly requestKey: string;
	/** HMAC of what the body says: tells a repeat from another request under the same name. */
	readonly bodyKey: string;
}

/**
 * A request of an endpoint by its name; undefined when its caller gave none. `body` is what the request says after
 * its rules of shape, so that blanks at the ends do not make it another.
 */
export function nameRequest(
	vault: Vault,
	endpoint: string,
	name: string | undefined,
	body: readonly unknown[],
): NamedRequest | undefined {
	if (name === undefined) return undefined;
	return {
		requestKey: vault.key("request", JSON.stringify([endpoint, name])),
		bodyKey: vault.key("request body", JSON.stringify([endpoint, body])),
	};
}
