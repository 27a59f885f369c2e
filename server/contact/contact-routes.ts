import { sendContactMessage } from "#contract/contact.ts";
import { localeOfAcceptLanguage } from "#i18n/locales.ts";
import type { RateLimit } from "#server/http/rate-limit.ts";
import type { Serve } from "#server/http/serve.ts";
import { nameRequest } from "#server/idempotency/named-request.ts";
import type { Vault } from "#server/privacy/seal.ts";
import type { ContactLifecycle } from "./contact-lifecycle.ts";
import { readInquiry } from "./contact-message.ts";

interface ContactRoutesBase {
	readonly lifecycle: ContactLifecycle;
	readonly limitPerSource: RateLimit;
	readonly vault: Vault;
}

/** What anybody may do: write to the people who run the service. A mistake of shape costs nothing of the limit. */
export function serveContact(serve: Serve, { lifecycle, limitPerSource, vault }: ContactRoutesBase): void {
	serve(sendContactMessage, async ({ headers, body }, { acceptLanguage, source }) => {
		const inquiry = readInquiry(body);
		const { name, email, subject, message } = inquiry;
		const said = [name, email, subject, message];
		const once = nameRequest(vault, sendContactMessage.path, headers["idempotency-key"], said);
		const locale = localeOfAcceptLanguage(acceptLanguage);
		await lifecycle.submit({ inquiry, locale, once, admit: () => limitPerSource(source) });
		return { success: true as const };
	});
}
