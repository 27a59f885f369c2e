import "./templates.css";
import { useQuery } from "@tanstack/react-query";
import { useAsk } from "#web/admin/calls/use-ask.ts";
import { useWords } from "#web/admin/words/language-provider.tsx";
import { DeliveryList } from "./delivery-list.tsx";
import { EmailStatistics } from "./email-statistics.tsx";
import { TemplateCard } from "./template-card.tsx";
import { templateIds, templateStatusKey, usualStatus } from "./template-status.ts";
import { templatesWords } from "./templates-words.ts";

/** The e-mails: what they say, whether they are sent, and how they fare. */
export function TemplatesTab() {
	const words = useWords(templatesWords);
	const ask = useAsk();
	const { data, isError } = useQuery({
		queryKey: templateStatusKey,
		queryFn: async ({ signal }) => (await ask("GET /api/admin/email/templates/status", {}, signal)).settings,
	});
	const status = data ?? usualStatus;
	return (
		<div className="templates">
			<h2>{words.heading}</h2>
			{isError && (
				<p className="note-line" role="status">
					{words.statusUnknown}
				</p>
			)}
			<ul className="template-cards">
				{templateIds.map((id) => (
					<TemplateCard key={id} id={id} isActive={status[id]} isKnown={data !== undefined || isError} />
				))}
			</ul>
			<EmailStatistics />
			<DeliveryList />
		</div>
	);
}
