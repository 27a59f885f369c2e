import { useState } from "react";
import { limits } from "#contract/limits.ts";
import { useWords } from "#web/admin/words/language-provider.tsx";
import { NewHashDialog } from "./new-hash-dialog.tsx";
import { PasswordField } from "./password-field.tsx";
import { settingsWords } from "./settings-words.ts";
import { type ChangedPassword, usePasswordChange } from "./use-password-change.ts";

/** Changes one's own password. */
export function PasswordPanel({ username }: { readonly username: string }) {
	const words = useWords(settingsWords);
	const [changed, setChanged] = useState<ChangedPassword>();
	const { fields, write, error, isBusy, submit } = usePasswordChange(setChanged);
	return (
		<section className="panel" data-part="password" aria-labelledby="password-title">
			<h3 id="password-title">{words.password}</h3>
			<form className="stacked-form" onSubmit={submit} noValidate>
				{/* Tells a password manager whose password this is. */}
				<input className="sr-only" name="username" autoComplete="username" value={username} readOnly hidden />
				<PasswordField
					id="current-password"
					label={words.currentPassword}
					isNew={false}
					value={fields.current}
					onWrite={(current) => write({ current })}
				/>
				<PasswordField
					id="new-password"
					label={words.newPassword}
					isNew
					value={fields.wanted}
					onWrite={(wanted) => write({ wanted })}
				/>
				<PasswordField
					id="confirm-password"
					label={words.confirmPassword}
					isNew
					value={fields.confirmed}
					onWrite={(confirmed) => write({ confirmed })}
				/>
				<p id="password-hint" className="panel-note">
					{words.passwordHint(limits.passwordCharacters.min)}
				</p>
				<p id="password-error" className="error-line" role="alert">
					{error}
				</p>
				<div>
					<button type="submit" className="action action-main" aria-disabled={isBusy}>
						{isBusy ? words.savingPassword : words.savePassword}
					</button>
				</div>
			</form>
			{changed !== undefined && <NewHashDialog changed={changed} onClose={() => setChanged(undefined)} />}
		</section>
	);
}
