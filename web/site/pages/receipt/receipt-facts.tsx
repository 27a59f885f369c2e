import type { Receipt } from "#contract/receipt.ts";
import { m } from "#i18n/compiled/messages.js";
import { localMoment } from "#web/site/language/local-moment.ts";
import { HeartMark } from "#web/ui/paper/pen-marks.tsx";

const wordsOf = {
	waiting: [m.receipt_waiting_title, m.receipt_waiting_text],
	refused: [m.receipt_refused_title, m.receipt_refused_text],
	scheduled: [m.receipt_scheduled_title, m.receipt_scheduled_text],
	on_its_way: [m.receipt_on_its_way_title, m.receipt_on_its_way_text],
	delivered: [m.receipt_delivered_title, m.receipt_delivered_text],
	undeliverable: [m.receipt_undeliverable_title, m.receipt_undeliverable_text],
	readable: [m.receipt_readable_title, m.receipt_readable_text],
	not_emailed: [m.receipt_readable_title, m.receipt_not_emailed_text],
	gone: [m.receipt_gone_title, m.receipt_gone_text],
} as const;

/** Where the note stands, in a sentence, and the times that belong to it. */
export function ReceiptFacts({ receipt }: { readonly receipt: Receipt }) {
	const { state, reason, receivedAt, scheduledFor, settledAt } = receipt;
	const [title, text] = wordsOf[state];
	const settled = state === "delivered" ? m.receipt_delivered_at() : m.receipt_given_up_at();
	const times = [
		[m.receipt_received_at(), receivedAt],
		[m.receipt_scheduled_for(), scheduledFor],
		[settled, settledAt],
	] as const;
	return (
		<div role="status" data-state={state}>
			<h2>{title()}</h2>
			{receipt.thanked ? (
				<p className="receipt-thanked">
					<HeartMark />
					{m.receipt_thanked()}
				</p>
			) : (
				<p>{reason ?? text()}</p>
			)}
			<dl>
				{times.map(
					([name, time]) =>
						time !== undefined && (
							<div key={name}>
								<dt>{name}</dt>
								<dd>
									<time dateTime={time}>{localMoment(time)}</time>
								</dd>
							</div>
						),
				)}
			</dl>
		</div>
	);
}
