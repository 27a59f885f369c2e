import { sendMessage } from "#contract/message.ts";
import { askChallenge } from "#contract/proof-of-work.ts";
import { chosenStationery } from "#contract/stationery.ts";
import { localeOfAcceptLanguage } from "#i18n/locales.ts";
import type { Clock } from "#server/clock.ts";
import type { Serve } from "#server/http/serve.ts";
import { nameRequest } from "#server/idempotency/named-request.ts";
import type { ReceiptTokens } from "#server/privacy/receipt-tokens.ts";
import type { Vault } from "#server/privacy/seal.ts";
import type { ProofsOfWork } from "#server/proof-of-work/proofs-of-work.ts";
import { readNote, requireDeliveryTime } from "./message.ts";
import type { MessageLifecycle } from "./message-lifecycle.ts";
import type { NoteLimit } from "./note-limit.ts";
import { sendResult } from "./send-result.ts";

interface MessageRoutesBase {
	readonly lifecycle: MessageLifecycle;
	readonly limitNotes: NoteLimit;
	readonly proofs: ProofsOfWork;
	readonly vault: Vault;
	readonly tokens: ReceiptTokens;
	readonly clock: Clock;
}

/** What a visitor may do: send a note, after some work where many have come from the same source. */
export function serveMessages(
	serve: Serve,
	{ lifecycle, limitNotes, proofs, vault, tokens, clock }: MessageRoutesBase,
): void {
	serve(sendMessage, async ({ headers, body }, { acceptLanguage, source, neighbourhood }) => {
		const note = readNote(body);
		const said = [note.recipient, note.text, note.deliverAt, ...Object.entries(chosenStationery(note))];
		const once = nameRequest(vault, sendMessage.path, headers["idempotency-key"], said);
		const locale = localeOfAcceptLanguage(acceptLanguage);
		const admit = () => {
			requireDeliveryTime(note, clock());
			return limitNotes({ source, neighbourhood, proof: headers["proof-of-work"] });
		};
		return sendResult(await lifecycle.submit({ note, locale, once, admit }), locale, tokens);
	});
	serve(askChallenge, () => proofs.challenge());
}
