import { useState } from "react";
import { limits } from "#contract/limits.ts";
import { m } from "#i18n/compiled/messages.js";
import type { AdminTabProps } from "#web/admin/session/admin-tab-props.ts";
import { NewHashDialog } from "./new-hash-dialog.tsx";
import { PasswordField } from "./password-field.tsx";
import { type ChangedPassword, usePasswordChange } from "./use-password-change.ts";

/** Changes one's own password. */
export function PasswordPanel({ session }: AdminTabProps) {
	const [changed, setChanged] = useState<ChangedPassword>();
	const { fields, write, error, isBusy, submit } = usePasswordChange(setChanged);
	return (
		<section className="panel" aria-labelledby="password-title">
			<h3 id="password-title">{m.admin_settings_password()}</h3>
			<form className="stacked-form" onSubmit={submit} noValidate>
				{/* Tells a password manager whose password this is. */}
				<input className="sr-only" name="username" autoComplete="username" value={session.username} readOnly hidden />
				<PasswordField
					id="current-password"
					label={m.admin_settings_current_password()}
					isNew={false}
					value={fields.current}
					onWrite={(current) => write({ current })}
				/>
				<PasswordField
					id="new-password"
					label={m.admin_settings_new_password()}
					isNew
					value={fields.next}
					onWrite={(next) => write({ next })}
				/>
				<PasswordField
					id="confirm-password"
					label={m.admin_settings_confirm_password()}
					isNew
					value={fields.confirmed}
					onWrite={(confirmed) => write({ confirmed })}
				/>
				<p id="password-hint" className="panel-note">
					{m.admin_settings_password_hint({ min: limits.passwordCharacters.min })}
				</p>
				<p id="password-error" className="error-line" role="alert">
					{error}
				</p>
				<div>
					<button type="submit" className="action action-main" aria-disabled={isBusy}>
						{isBusy ? m.admin_settings_saving_password() : m.admin_settings_save_password()}
					</button>
				</div>
			</form>
			{changed !== undefined && <NewHashDialog changed={changed} onClose={() => setChanged(undefined)} />}
		</section>
	);
}
