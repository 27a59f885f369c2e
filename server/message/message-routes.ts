import { sendMessage } from "#contract/message.ts";
import { localeOfAcceptLanguage } from "#i18n/locales.ts";
import type { RateLimit } from "#server/http/rate-limit.ts";
import type { Serve } from "#server/http/serve.ts";
import { readNote } from "./message.ts";
import type { MessageLifecycle } from "./message-lifecycle.ts";
import { sendResult } from "./send-result.ts";

/** What a visitor may do: send a note. */
export function serveMessages(serve: Serve, lifecycle: MessageLifecycle, limitPerSource: RateLimit): void {
	serve(sendMessage, async ({ body }, { acceptLanguage, source }) => {
		const note = readNote(body);
		await limitPerSource(source);
		const locale = localeOfAcceptLanguage(acceptLanguage);
		return sendResult(await lifecycle.submit(note, locale), locale);
	});
}
