import { limits } from "#contract/limits.ts";
import { permissions } from "#contract/permissions.ts";
import { m } from "#i18n/compiled/messages.js";
import { CheckList } from "./check-list.tsx";
import { scopeNames } from "./scope-names.ts";
import { SecretDialog } from "./secret-dialog.tsx";
import { expiries, useAddToken } from "./use-add-token.ts";

/** Makes a token and shows it once. */
export function AddTokenForm() {
	const form = useAddToken();
	return (
		<form className="stacked-form connection-form" onSubmit={form.submit} noValidate>
			<h4>{m.admin_connections_token_new()}</h4>
			<label htmlFor="token-name">{m.admin_connections_token_name()}</label>
			<input
				id="token-name"
				autoComplete="off"
				required
				maxLength={limits.tokenNameCharacters}
				value={form.name}
				onChange={(event) => form.setName(event.target.value)}
				aria-describedby="token-name-hint token-error"
			/>
			<p id="token-name-hint" className="panel-note">
				{m.admin_connections_token_name_hint()}
			</p>
			<CheckList
				legend={m.admin_connections_token_scopes()}
				choices={permissions.map((value) => ({ value, label: scopeNames[value]() }))}
				chosen={form.scopes}
				onChoose={form.setScopes}
				errorId="token-error"
			/>
			<label htmlFor="token-expiry">{m.admin_connections_token_expiry()}</label>
			<select id="token-expiry" value={form.expiry} onChange={(event) => form.setExpiry(event.target.value)}>
				{expiries.map(({ value, label }) => (
					<option key={value} value={value}>
						{label()}
					</option>
				))}
			</select>
			<p id="token-error" className="error-line" role="alert">
				{form.error}
			</p>
			<div>
				<button type="submit" className="action" aria-disabled={form.isBusy}>
					{form.isBusy ? m.admin_connections_saving() : m.admin_connections_token_create()}
				</button>
			</div>
			{form.secret !== undefined && (
				<SecretDialog title={m.admin_connections_secret_token()} secret={form.secret} onClose={form.forgetSecret} />
			)}
		</form>
	);
}
