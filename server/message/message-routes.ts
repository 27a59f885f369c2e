import { sendMessage } from "#contract/message.ts";
import { localeOfAcceptLanguage } from "#i18n/locales.ts";
import type { RateLimit } from "#server/http/rate-limit.ts";
import type { Serve } from "#server/http/serve.ts";
import { nameRequest } from "#server/idempotency/named-request.ts";
import type { Vault } from "#server/privacy/seal.ts";
import { readNote } from "./message.ts";
import type { MessageLifecycle } from "./message-lifecycle.ts";
import { sendResult } from "./send-result.ts";

interface MessageRoutesBase {
	readonly lifecycle: MessageLifecycle;
	readonly limitPerSource: RateLimit;
	readonly vault: Vault;
}

/** What a visitor may do: send a note. */
export function serveMessages(serve: Serve, { lifecycle, limitPerSource, vault }: MessageRoutesBase): void {
	serve(sendMessage, async ({ headers, body }, { acceptLanguage, source }) => {
		const note = readNote(body);
		const once = nameRequest(vault, sendMessage.path, headers["idempotency-key"], [note.recipient, note.text]);
		const locale = localeOfAcceptLanguage(acceptLanguage);
		const outcome = await lifecycle.submit({ note, locale, once, admit: () => limitPerSource(source) });
		return sendResult(outcome, locale);
	});
}
