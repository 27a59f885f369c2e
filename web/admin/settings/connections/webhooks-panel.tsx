import { useQuery } from "@tanstack/react-query";
import { m } from "#i18n/compiled/messages.js";
import { errorWords } from "#web/admin/calls/error-words.ts";
import { useAsk } from "#web/admin/session/use-ask.ts";
import { AddWebhookForm } from "./add-webhook-form.tsx";
import { webhooksKey } from "./connection-keys.ts";
import { WebhookItem } from "./webhook-item.tsx";

/** The addresses that are told when something happens. */
export function WebhooksPanel() {
	const ask = useAsk();
	const { data, error } = useQuery({
		queryKey: webhooksKey,
		queryFn: async ({ signal }) => (await ask("GET /api/admin/webhooks", {}, signal)).webhooks,
	});
	return (
		<section className="panel" aria-labelledby="webhooks-title">
			<h3 id="webhooks-title">{m.admin_connections_webhooks()}</h3>
			<p className="panel-note">{m.admin_connections_webhooks_intro()}</p>
			{error !== null && (
				<p className="error-line" role="alert">
					{m.admin_connections_webhooks_failed({ reason: errorWords(error) })}
				</p>
			)}
			{data === undefined && error === null && <p className="empty-line">{m.admin_tables_loading()}</p>}
			{data?.length === 0 && <p className="empty-line">{m.admin_connections_webhooks_empty()}</p>}
			<ul className="connection-list">
				{data?.map((webhook) => (
					<WebhookItem key={webhook.id} webhook={webhook} />
				))}
			</ul>
			<AddWebhookForm />
		</section>
	);
}
