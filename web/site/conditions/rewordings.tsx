import { m } from "#i18n/compiled/messages.js";
import type { ConditionsText, RefusedCategory } from "#web/site/conditions/conditions-text.ts";
import { ArrowMark } from "#web/ui/pen-marks.tsx";
import { SmallNote } from "#web/ui/small-note.tsx";

const nameOf: Readonly<Record<RefusedCategory, () => string>> = {
	meeting: m.category_meeting,
	personal_info: m.category_personal_info,
	sexual: m.category_sexual,
	harassment: m.category_harassment,
	discrimination: m.category_discrimination,
	spam: m.category_spam,
	obsessive: m.category_obsessive,
};

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
						<SmallNote verdict={verdicts.refused} fault={nameOf[category]()}>
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
