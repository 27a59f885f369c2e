import { m } from "#i18n/compiled/messages.js";
import { HelpLineList } from "#web/site/pages/home/help/help-line-list.tsx";
import type { Place } from "#web/site/pages/home/place/place.ts";
import { chooseHints, useHintChoice } from "./hint-conditions.ts";
import type { ShownHint } from "./hint-session.ts";

interface WritingHintProps {
	readonly hint: ShownHint | undefined;
	readonly onShow: (place: Place) => void;
}

/** A calm word on what the note would be refused for, with the way to the place. The region that announces it is always there. */
export function WritingHint({ hint, onShow }: WritingHintProps) {
	const place = hint?.place;
	return (
		<div className="writing-hint">
			<div aria-live="polite">{hint !== undefined && <p>{hint.words()}</p>}</div>
			{hint?.help && (
				<details className="hint-help">
					<summary>{m.outcome_help_heading()}</summary>
					<HelpLineList />
				</details>
			)}
			{place !== undefined && !hint?.help && (
				<button type="button" className="hint-place" onClick={() => onShow(place)}>
					<span className="sr-only">{m.outcome_rejected_show()} </span>
					<mark dir="auto">{place.text}</mark>
				</button>
			)}
		</div>
	);
}

/** Lets the visitor do without hints. */
export function HintSwitch() {
	const wanted = useHintChoice();
	return (
		<label className="hint-switch">
			<input type="checkbox" checked={wanted ?? false} onChange={(event) => chooseHints(event.target.checked)} />
			<span>
				{m.hint_switch()}
				<small>{m.hint_private()}</small>
			</span>
		</label>
	);
}
