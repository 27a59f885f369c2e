import { request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { RequestFilteringHttpAgent, RequestFilteringHttpsAgent } from "request-filtering-agent";
import type { WebhookTargets } from "./webhook-url.ts";

/** A signed event on its way. */
interface Posted {
	readonly url: string;
	readonly headers: Readonly<Record<string, string>>;
	readonly body: string;
}

/** The status that was answered, or what kept an answer from coming. */
export type PostOutcome = { readonly status: number } | { readonly failure: string };

/** Posts to a receiver. Never rejects. */
export type WebhookPost = (posted: Posted, signal: AbortSignal) => Promise<PostOutcome>;

/**
 * Only the status of an answer is read. Redirects are not followed. A name is looked up once, and the address that was
 * found is both judged and connected to, so that no second look-up can lead elsewhere.
 */
export function createWebhookPost(targets: WebhookTargets): WebhookPost {
	const isAny = targets === "any";
	const options = { allowPrivateIPAddress: isAny, keepAlive: false };
	const agents = {
		http: new RequestFilteringHttpAgent(options),
		https: new RequestFilteringHttpsAgent(options),
	};
	return ({ url, headers, body }, signal) =>
		new Promise((resolve) => {
			const isSecure = url.startsWith("https:");
			if (!isSecure && !isAny) return resolve({ failure: "https_required" });
			const request = (isSecure ? requestHttps : requestHttp)(
				url,
				{ method: "POST", headers, signal, agent: isSecure ? agents.https : agents.http },
				(response) => {
					resolve({ status: response.statusCode ?? 0 });
					response.destroy();
				},
			);
			request.on("error", (error) => resolve({ failure: failureOf(error, signal) }));
			request.end(body);
		});
}

/** A short name for a failure, which says nothing of the address that was called. */
function failureOf(error: Error, signal: AbortSignal): string {
	if (signal.aborted) return "timeout";
	const { code } = error as NodeJS.ErrnoException;
	if (code !== undefined) return code.slice(0, 60);
	return error.message.startsWith("DNS lookup") ? "private_address" : "failed";
}
