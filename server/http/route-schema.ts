import type { Endpoint } from "#contract/endpoint.ts";
import { scopeFor } from "#contract/token-rules.ts";

/** An endpoint as Fastify validates and serialises it, and as OpenAPI describes it. */
export function routeSchema(endpoint: Endpoint) {
	return {
		summary: endpoint.summary,
		tags: [endpoint.access],
		...(endpoint.access === "public" ? {} : { security: [{ bearer: scopesOf(endpoint) }] }),
		...describedBy(endpoint),
		...(endpoint.params === undefined ? {} : { params: endpoint.params }),
		...(endpoint.query === undefined ? {} : { querystring: endpoint.query }),
		...(endpoint.headers === undefined ? {} : { headers: endpoint.headers }),
		...(endpoint.body === undefined ? {} : { body: endpoint.body }),
		response: responsesOf(endpoint),
	};
}

/** A success that is a file is described by its media type; its failures are JSON as any. */
function responsesOf({ file, responses }: Endpoint) {
	if (file === undefined) return responses;
	const [type = file.type] = file.type.split(";");
	return { ...responses, 200: { description: file.name, content: { [type]: { schema: responses[200] } } } };
}

/** The scope that a token needs, as OpenAPI 3.1 names roles. */
function scopesOf(endpoint: Endpoint): readonly string[] {
	const scope = scopeFor(endpoint);
	return scope === undefined ? [] : [scope];
}

/** Whether a program may call it stands in words, too. */
function describedBy(endpoint: Endpoint): { readonly description?: string } {
	const { access, description } = endpoint;
	const isOfAdministration = access !== "public" && access !== "recipient";
	const scope = scopeFor(endpoint);
	const forTokens = scope === undefined ? "Not for API tokens." : `API tokens need the scope \`${scope}\`.`;
	const sentences = [description, isOfAdministration ? forTokens : undefined].filter((part) => part !== undefined);
	return sentences.length === 0 ? {} : { description: sentences.join(" ") };
}
