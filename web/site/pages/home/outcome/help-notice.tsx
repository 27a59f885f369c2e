import type { ReactNode } from "react";
import { m } from "#i18n/compiled/messages.js";
import { currentLocale } from "#i18n/current-locale.ts";
import { helpLines } from "#web/site/pages/home/help/help-lines.ts";
import { Notice } from "#web/ui/notice/notice.tsx";

interface HelpNoticeProps {
	readonly reason: string;
	readonly actions: ReactNode;
}

/** The refusal of a note that speaks of its writer's own death or harm: no rule, no blame, but people to talk to. */
export function HelpNotice({ reason, actions }: HelpNoticeProps) {
	return (
		<Notice id="outcome-rejected" tone="warning" title={m.outcome_help_title()} actions={actions}>
			<p>{reason}</p>
			<h3>{m.outcome_help_heading()}</h3>
			<HelpLineList />
		</Notice>
	);
}

/** The help lines for the language of the page, to call with one touch. */
export function HelpLineList() {
	return (
		<ul className="help-lines">
			{helpLines[currentLocale()].map(({ place, name, number, tel }) => (
				<li key={place}>
					<a href={`tel:${tel}`}>
						<span>
							{place}
							{name !== undefined && <small>{name}</small>}
						</span>{" "}
						<strong>{number}</strong>
					</a>
				</li>
			))}
		</ul>
	);
}
