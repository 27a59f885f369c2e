import { useEffect, useRef, useState } from "react";
import { m } from "#i18n/compiled/messages.js";
import { localMoment } from "#web/site/language/local-moment.ts";
import { FieldLine } from "#web/ui/form/field-line.tsx";
import { deliveryChoice } from "./delivery-choice.ts";
import type { NoteInHand } from "./use-send-note.ts";

/** A day and an hour to deliver the note at, for whoever asks for it. What is chosen stays in sight when it is closed. */
export function SendLater({ note: { deliverAt, errors, writeDeliverAt } }: { readonly note: NoteInHand }) {
	const details = useRef<HTMLDetailsElement>(null);
	const [choice, setChoice] = useState<ReturnType<typeof deliveryChoice>>();
	const error = errors.deliverAt?.();
	// Known in the browser only; and a time that is kept, or at fault, is not left behind a fold.
	useEffect(() => {
		setChoice(deliveryChoice());
		if (details.current !== null && (deliverAt !== "" || error !== undefined)) details.current.open = true;
	}, [deliverAt, error]);
	return (
		<details className="send-later" ref={details}>
			<summary>
				{deliverAt === "" ? m.home_later_title() : m.home_later_chosen({ when: localMoment(deliverAt) })}
			</summary>
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
				/>
				{deliverAt !== "" && (
					<button type="button" className="text-link" onClick={() => writeDeliverAt("")}>
						{m.home_later_now()}
					</button>
				)}
			</div>
			<FieldLine id="deliver-at-line" hint={choice && m.home_later_hint({ zone: choice.zone })} error={error} />
		</details>
	);
}
