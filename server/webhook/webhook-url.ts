import ipaddr from "ipaddr.js";
import { type Field, invalidField, validField } from "#contract/field.ts";
import { limits } from "#contract/limits.ts";

/** Which addresses webhooks may call: those of the public internet by HTTPS, or any. */
export type WebhookTargets = "public" | "any";

/**
 * The address of a new webhook, as it is called. What a name leads to is seen when it is called: an address behind it
 * that is not public is refused then.
 */
export function parseWebhookUrl(
	written: string,
	targets: WebhookTargets,
): Field<string, "webhook_url_format" | "webhook_url_https" | "webhook_url_private"> {
	const url = URL.parse(written.trim());
	const isWeb = url !== null && /^https?:$/.test(url.protocol) && url.username === "" && url.password === "";
	if (!isWeb) return invalidField("webhook_url_format", { limit: limits.webhookUrlCharacters });
	url.hash = "";
	if (url.href.length > limits.webhookUrlCharacters) {
		return invalidField("webhook_url_format", { limit: limits.webhookUrlCharacters });
	}
	if (targets === "any") return validField(url.href);
	if (url.protocol !== "https:") return invalidField("webhook_url_https");
	return isPublicHost(url.hostname) ? validField(url.href) : invalidField("webhook_url_private");
}

/** False for what is plainly of a machine's own or a private network. */
function isPublicHost(hostname: string): boolean {
	const host = hostname.replace(/^\[(.*)\]$/, "$1").replace(/\.$/, "");
	if (ipaddr.isValid(host)) return ipaddr.parse(host).range() === "unicast";
	return host.includes(".") && !/\.(?:localhost|local|internal)$/.test(host);
}
