import { categoryNames } from "#i18n/category-words.ts";
import { ArrowMark } from "#web/ui/paper/pen-marks.tsx";
import { SmallNote } from "#web/ui/paper/small-note.tsx";
import type { ConditionsText } from "./conditions-text.ts";

type RewordingsProps = ConditionsText["rewordings"] & Pick<ConditionsText, "verdicts">;

/** Refused notes, each beside the note it could have been. */
export function Rewordings({ title, intro, pairs, verdicts }: RewordingsProps) {
	return (
		<section aria-labelledby="examples">
			<h2 id="examples">{title}</h2>
			<p className="rules-intro">{intro}</p>
			<ul className="rewordings">
				{pairs.map(({ category, refused, accepted, lesson }) => (
					<li key={category}>
						<SmallNote verdict={verdicts.refused} fault={categoryNames[category]()}>
							{refused}
						</SmallNote>
						<ArrowMark />
						<SmallNote verdict={verdicts.accepted}>{accepted}</SmallNote>
						<p>{lesson}</p>
					</li>
				))}
			</ul>
		</section>
	);
}
