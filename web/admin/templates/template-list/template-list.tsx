import { useQuery } from "@tanstack/react-query";
import { switchedEmails } from "#contract/emails.ts";
import { m } from "#i18n/compiled/messages.js";
import { useAsk } from "#web/admin/session/use-ask.ts";
import { EmailStatistics } from "./email-statistics.tsx";
import { TemplateCard } from "./template-card.tsx";
import { defaultStatus, templateStatusKey } from "./template-status.ts";

/** What the e-mails say, whether they are sent, and their figures. */
export function TemplateList() {
	const ask = useAsk();
	const { data, isError } = useQuery({
		queryKey: templateStatusKey,
		queryFn: async ({ signal }) => (await ask("GET /api/admin/email/templates/status", {}, signal)).settings,
	});
	const status = data ?? defaultStatus;
	return (
		<>
			{isError && (
				<p className="note-line" role="status">
					{m.admin_templates_status_unknown()}
				</p>
			)}
			<ul className="template-cards">
				{switchedEmails.map((id) => (
					<TemplateCard key={id} id={id} isActive={status[id]} isKnown={data !== undefined || isError} />
				))}
			</ul>
			<EmailStatistics />
		</>
	);
}
