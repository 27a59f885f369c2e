import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { Webhook, WebhookDelivery } from "#contract/admin-webhooks.ts";
import { m } from "#i18n/compiled/messages.js";
import { errorWords } from "#web/admin/calls/error-words.ts";
import { useFormat } from "#web/admin/language/language-provider.tsx";
import { useAsk } from "#web/admin/session/use-ask.ts";
import type { Column } from "#web/admin/tables/columns.ts";
import { DataTable } from "#web/admin/tables/data-table.tsx";
import { deliveriesKey } from "./connection-keys.ts";
import { answerWords, deliveryStates, eventName, webhookName } from "./webhook-words.ts";

/** While something waits that is due soon, its outcome is looked for. */
const lookEveryMs = 2_000;

/** What a webhook was sent last, read when it is opened. */
export function WebhookDeliveries({ webhook }: { readonly webhook: Webhook }) {
	const [isOpen, setIsOpen] = useState(false);
	return (
		<details className="latest-events" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
			<summary>{m.admin_connections_latest()}</summary>
			{isOpen && <Deliveries webhook={webhook} />}
		</details>
	);
}

function Deliveries({ webhook }: { readonly webhook: Webhook }) {
	const ask = useAsk();
	const { id } = webhook;
	const columns = useColumns();
	const { data, error } = useQuery({
		queryKey: deliveriesKey(id),
		queryFn: async ({ signal }) =>
			(await ask("GET /api/admin/webhooks/:id/deliveries", { params: { id } }, signal)).deliveries,
		refetchInterval: ({ state }) => (state.data?.some(isAboutToBeSent) ? lookEveryMs : false),
	});
	if (error !== null) {
		return (
			<p className="error-line" role="alert">
				{m.admin_connections_latest_failed({ reason: errorWords(error) })}
			</p>
		);
	}
	if (data === undefined) return <p className="empty-line">{m.admin_tables_loading()}</p>;
	if (data.length === 0) return <p className="empty-line">{m.admin_connections_latest_empty()}</p>;
	const label = m.admin_connections_latest_of({ name: webhookName(webhook) });
	return <DataTable label={label} columns={columns} rows={data} keyOf={(row) => row.id} stacks />;
}

function isAboutToBeSent({ state, due_at }: WebhookDelivery): boolean {
	return state === "queued" && Date.parse(due_at ?? "") < Date.now() + 60_000;
}

function useColumns(): readonly Column<WebhookDelivery>[] {
	const format = useFormat();
	return [
		{ label: m.admin_connections_column_event(), cellOf: ({ event }) => eventName(event) },
		{
			label: m.admin_connections_column_time(),
			cellOf: ({ happened_at }) => happened_at,
			show: ({ happened_at }) => format.moment(happened_at),
		},
		{ label: m.admin_connections_column_state(), cellOf: ({ state }) => deliveryStates[state]() },
		{ label: m.admin_connections_column_attempts(), cellOf: ({ attempts }) => attempts, isFigure: true },
		{ label: m.admin_connections_column_answer(), cellOf: ({ last_answer }) => answerWords(last_answer) },
		{
			label: m.admin_connections_column_next(),
			cellOf: ({ due_at }) => due_at,
			show: ({ due_at }) => (due_at === null ? "" : format.moment(due_at)),
		},
	];
}
