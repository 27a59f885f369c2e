import { sendContactMessage } from "#contract/contact.ts";
import { localeOfAcceptLanguage } from "#i18n/locales.ts";
import type { RateLimit } from "#server/http/rate-limit.ts";
import type { Serve } from "#server/http/serve.ts";
import type { ContactLifecycle } from "./contact-lifecycle.ts";
import { readInquiry } from "./contact-message.ts";

/** What anybody may do: write to the people who run the service. A mistake of shape costs nothing of the limit. */
export function serveContact(serve: Serve, lifecycle: ContactLifecycle, limitPerSource: RateLimit): void {
	serve(sendContactMessage, async ({ body }, { acceptLanguage, source }) => {
		const inquiry = readInquiry(body);
		await limitPerSource(source);
		await lifecycle.submit(inquiry, localeOfAcceptLanguage(acceptLanguage));
		return { success: true as const };
	});
}
