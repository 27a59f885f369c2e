import type { FastifyInstance } from "fastify";
import { type SwitchedEmail, switchedEmails } from "#contract/emails.ts";
import { type Locale, locales } from "#i18n/locales.ts";
import type { EmailTemplate } from "#server/delivery/email-template.ts";
import { strictEmailHtml } from "#server/delivery/strict-email-html.ts";

interface PreviewRoute {
	readonly Params: { readonly email: string; readonly language: string };
}

/**
 * Each e-mail's HTML with example values, for a frame of the administration. A frame cannot carry a token, so anybody
 * may look: there is nothing in it but what any recipient of such an e-mail sees.
 */
export function registerEmailPreview(
	app: FastifyInstance,
	showExample: (name: SwitchedEmail, locale: Locale) => EmailTemplate,
	fontFaces: string,
): void {
	app.get<PreviewRoute>("/admin/email-preview/:email/:language", async ({ params }, reply) => {
		const email = switchedEmails.find((name) => name === params.email);
		const locale = locales.find((name) => name === params.language);
		if (email === undefined || locale === undefined) {
			reply.callNotFound();
			return reply;
		}
		const { html, policy } = strictEmailHtml(showExample(email, locale).html, { fontFaces });
		return reply
			.header("content-security-policy", policy)
			.header("cache-control", "no-cache")
			.header("x-robots-tag", "noindex")
			.type("text/html; charset=utf-8")
			.send(html);
	});
}
