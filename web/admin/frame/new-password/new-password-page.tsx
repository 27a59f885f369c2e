import { useEffect, useRef } from "react";
import { limits } from "#contract/limits.ts";
import { m } from "#i18n/compiled/messages.js";
import { useNewPassword } from "./use-new-password.ts";

/** Where the link of an owner leads: a new password, written twice. */
export function NewPasswordPage({ token }: { readonly token: string }) {
	const { fields, write, error, isBusy, submit } = useNewPassword(token);
	const first = useRef<HTMLInputElement>(null);
	useEffect(() => first.current?.focus(), []);
	return (
		<form className="stacked-form" onSubmit={submit} noValidate>
			<label htmlFor="reset-password">{m.admin_settings_new_password()}</label>
			<input
				ref={first}
				id="reset-password"
				type="password"
				autoComplete="new-password"
				required
				value={fields.next}
				onChange={(event) => write({ next: event.target.value })}
				aria-describedby="reset-hint reset-error"
			/>
			<label htmlFor="reset-again">{m.admin_settings_confirm_password()}</label>
			<input
				id="reset-again"
				type="password"
				autoComplete="new-password"
				required
				value={fields.confirmed}
				onChange={(event) => write({ confirmed: event.target.value })}
				aria-describedby="reset-error"
			/>
			<p id="reset-hint" className="panel-note">
				{m.admin_new_password_hint({ min: limits.passwordCharacters.min })}
			</p>
			<p id="reset-error" className="error-line" role="alert">
				{error}
			</p>
			<button type="submit" className="action action-main" disabled={isBusy}>
				{m.admin_new_password_submit()}
			</button>
		</form>
	);
}
