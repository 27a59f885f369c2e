import { webhookEvents } from "#contract/webhook-events.ts";
import { m } from "#i18n/compiled/messages.js";
import { CheckList } from "./check-list.tsx";
import { SecretDialog } from "./secret-dialog.tsx";
import { useAddWebhook } from "./use-add-webhook.ts";
import { eventNames } from "./webhook-words.ts";

/** Adds a webhook and shows the secret that signs what it is sent. */
export function AddWebhookForm() {
	const form = useAddWebhook();
	return (
		<form className="stacked-form connection-form" onSubmit={form.submit} noValidate>
			<h4>{m.admin_connections_webhook_new()}</h4>
			<label htmlFor="webhook-url">{m.admin_connections_webhook_url()}</label>
			<input
				id="webhook-url"
				type="url"
				inputMode="url"
				autoComplete="off"
				autoCapitalize="none"
				spellCheck={false}
				required
				value={form.url}
				onChange={(event) => form.setUrl(event.target.value)}
				aria-describedby="webhook-url-hint webhook-error"
			/>
			<p id="webhook-url-hint" className="panel-note">
				{m.admin_connections_webhook_url_hint()}
			</p>
			<CheckList
				legend={m.admin_connections_webhook_events()}
				choices={webhookEvents.map((value) => ({ value, label: eventNames[value]() }))}
				chosen={form.events}
				onChoose={form.setEvents}
				errorId="webhook-error"
			/>
			<p id="webhook-error" className="error-line" role="alert">
				{form.error}
			</p>
			<div>
				<button type="submit" className="action" aria-disabled={form.isBusy}>
					{form.isBusy ? m.admin_connections_saving() : m.admin_connections_webhook_add()}
				</button>
			</div>
			{form.secret !== undefined && (
				<SecretDialog title={m.admin_connections_secret_webhook()} secret={form.secret} onClose={form.forgetSecret} />
			)}
		</form>
	);
}
