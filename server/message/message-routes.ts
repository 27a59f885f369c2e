import { sendMessage } from "#contract/message.ts";
import { localeOfAcceptLanguage } from "#i18n/locales.ts";
import type { Clock } from "#server/clock.ts";
import type { RateLimit } from "#server/http/rate-limit.ts";
import type { Serve } from "#server/http/serve.ts";
import { nameRequest } from "#server/idempotency/named-request.ts";
import type { ReceiptTokens } from "#server/privacy/receipt-tokens.ts";
import type { Vault } from "#server/privacy/seal.ts";
import { readNote, requireDeliveryTime } from "./message.ts";
import type { MessageLifecycle } from "./message-lifecycle.ts";
import { sendResult } from "./send-result.ts";

interface MessageRoutesBase {
	readonly lifecycle: MessageLifecycle;
	readonly limitPerSource: RateLimit;
	readonly vault: Vault;
	readonly tokens: ReceiptTokens;
	readonly clock: Clock;
}

/** What a visitor may do: send a note. */
export function serveMessages(
	serve: Serve,
	{ lifecycle, limitPerSource, vault, tokens, clock }: MessageRoutesBase,
): void {
	serve(sendMessage, async ({ headers, body }, { acceptLanguage, source }) => {
		const note = readNote(body);
		const said = [note.recipient, note.text, note.deliverAt];
		const once = nameRequest(vault, sendMessage.path, headers["idempotency-key"], said);
		const locale = localeOfAcceptLanguage(acceptLanguage);
		const admit = () => {
			requireDeliveryTime(note, clock());
			return limitPerSource(source);
		};
		return sendResult(await lifecycle.submit({ note, locale, once, admit }), locale, tokens);
	});
}
