import type { ReactNode } from "react";
import { m } from "#i18n/compiled/messages.js";
import { HelpLineList } from "#web/site/pages/home/help/help-line-list.tsx";
import { Notice } from "#web/ui/notice/notice.tsx";

interface HelpNoticeProps {
	readonly reason: string | undefined;
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
