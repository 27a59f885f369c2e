import { useEffect, useRef, useState } from "react";
import { m } from "#i18n/compiled/messages.js";
import { FieldLine } from "#web/ui/form/field-line.tsx";
import { deliveryChoice } from "./delivery-choice.ts";
import type { NoteInHand } from "./use-send-note.ts";

/** A day and an hour to deliver the note at, for whoever asks for it. */
export function SendLater({ note: { deliverAt, errors, writeDeliverAt } }: { readonly note: NoteInHand }) {
	const field = useRef<HTMLInputElement>(null);
	const [choice, setChoice] = useState<ReturnType<typeof deliveryChoice>>();
	const error = errors.deliverAt?.();
	// Known in the browser only.
	useEffect(() => setChoice(deliveryChoice()), []);
	const alone = errors.recipientEmail === undefined && errors.message === undefined;
	// The tray that it lies in opens for it just now.
	useEffect(() => {
		if (error !== undefined && alone) field.current?.focus();
	}, [error, alone]);
	return (
		<div className="send-later">
			<label htmlFor="deliver-at">{m.home_later_label()}</label>
			<div>
				<input
					id="deliver-at"
					name="deliverAt"
					type="datetime-local"
					min={choice?.min}
					max={choice?.max}
					value={deliverAt}
					onChange={(event) => writeDeliverAt(event.target.value)}
					aria-describedby="deliver-at-line"
					aria-invalid={error !== undefined}
					ref={field}
				/>
				{deliverAt !== "" && (
					<button type="button" className="text-link" onClick={() => writeDeliverAt("")}>
						{m.home_later_now()}
					</button>
				)}
			</div>
			<FieldLine id="deliver-at-line" hint={choice && m.home_later_hint({ zone: choice.zone })} error={error} />
		</div>
	);
}
