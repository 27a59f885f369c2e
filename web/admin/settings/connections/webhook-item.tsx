import { useState } from "react";
import type { Webhook } from "#contract/admin-webhooks.ts";
import { m } from "#i18n/compiled/messages.js";
import { useFormat } from "#web/admin/language/language-provider.tsx";
import { ConfirmDialog } from "#web/ui/dialog/confirm-dialog.tsx";
import { SecretDialog } from "./secret-dialog.tsx";
import { useWebhookActs, type WebhookActs } from "./use-webhook-acts.ts";
import { WebhookDeliveries } from "./webhook-deliveries.tsx";
import { eventNames, standingWords, webhookName } from "./webhook-words.ts";

/** A webhook: where it leads, whether it works, what can be done with it, and what it was sent last. */
export function WebhookItem({ webhook }: { readonly webhook: Webhook }) {
	const format = useFormat();
	const acts = useWebhookActs(webhook);
	const { url, events, state, old_secret_until, created_by, created_at } = webhook;
	const isTroubled = state === "failing" || (state === "off" && webhook.off_because !== "switched_off");
	const madeBy = m.admin_connections_made_by({ name: created_by, date: format.day(created_at.slice(0, 10)) });
	return (
		<li>
			<p className="connection-name">{url === "" ? m.admin_connections_webhook_unreadable() : url}</p>
			<p className={isTroubled ? "note-line" : "panel-note"}>{standingWords(webhook, format)}</p>
			<p className="panel-note">{[...events.map((event) => eventNames[event]()), madeBy].join(" · ")}</p>
			{old_secret_until !== null && (
				<p className="panel-note">{m.admin_connections_old_secret({ date: format.moment(old_secret_until) })}</p>
			)}
			<WebhookTools webhook={webhook} acts={acts} />
			<WebhookDeliveries webhook={webhook} />
		</li>
	);
}

interface ToolsProps {
	readonly webhook: Webhook;
	readonly acts: WebhookActs;
}

function WebhookTools({ webhook, acts }: ToolsProps) {
	const [asking, setAsking] = useState<"secret" | "remove">();
	const name = webhookName(webhook);
	const isOn = webhook.state !== "off";
	const tools = [
		...(isOn
			? [{ label: m.admin_connections_test(), of: m.admin_connections_test_of({ name }), act: acts.test.mutate }]
			: []),
		isOn
			? {
					label: m.admin_connections_switch_off(),
					of: m.admin_connections_switch_off_of({ name }),
					act: acts.turn.mutate,
				}
			: {
					label: m.admin_connections_switch_on(),
					of: m.admin_connections_switch_on_of({ name }),
					act: acts.turn.mutate,
				},
	];
	return (
		<div className="panel-tools">
			{tools.map(({ label, of, act }) => (
				<button
					key={label}
					type="button"
					className="action"
					aria-label={of}
					onClick={() => act()}
					disabled={acts.isBusy}
				>
					{label}
				</button>
			))}
			<button
				type="button"
				className="action"
				aria-label={m.admin_connections_new_secret_of({ name })}
				onClick={() => setAsking("secret")}
				disabled={acts.isBusy}
			>
				{m.admin_connections_new_secret()}
			</button>
			<button
				type="button"
				className="action action-no"
				aria-label={m.admin_connections_remove_of({ name })}
				onClick={() => setAsking("remove")}
				disabled={acts.isBusy}
			>
				{m.admin_connections_remove()}
			</button>
			{asking !== undefined && (
				<Question name={name} asking={asking} acts={acts} onClose={() => setAsking(undefined)} />
			)}
			{acts.secret.data !== undefined && (
				<SecretDialog
					title={m.admin_connections_secret_webhook()}
					secret={acts.secret.data.secret}
					onClose={acts.secret.reset}
				/>
			)}
		</div>
	);
}

interface QuestionProps {
	readonly name: string;
	readonly asking: "secret" | "remove";
	readonly acts: WebhookActs;
	readonly onClose: () => void;
}

/** Asks before what cannot be taken back. */
function Question({ name, asking, acts, onClose }: QuestionProps) {
	const isRemoval = asking === "remove";
	return (
		<ConfirmDialog
			title={isRemoval ? m.admin_connections_remove_title({ name }) : m.admin_connections_new_secret_title({ name })}
			confirmLabel={isRemoval ? m.admin_connections_remove() : m.admin_connections_new_secret()}
			cancelLabel={m.admin_frame_cancel()}
			onConfirm={() => (isRemoval ? acts.remove : acts.secret).mutate()}
			onClose={onClose}
		>
			<p>{isRemoval ? m.admin_connections_remove_text() : m.admin_connections_new_secret_text()}</p>
		</ConfirmDialog>
	);
}
