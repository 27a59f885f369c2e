import { limits } from "#contract/limits.ts";
import { m } from "#i18n/compiled/messages.js";
import { RoleSelect } from "./role-select.tsx";
import { useAddAdministrator } from "./use-add-administrator.ts";

/** Lets somebody else in. */
export function AddAdministratorForm() {
	const { username, setUsername, password, setPassword, role, setRole, error, isBusy, submit } = useAddAdministrator();
	return (
		<form className="stacked-form add-administrator" onSubmit={submit} noValidate>
			<h4>{m.admin_settings_add_heading()}</h4>
			<label htmlFor="add-username">{m.admin_settings_username()}</label>
			<input
				id="add-username"
				autoComplete="off"
				autoCapitalize="none"
				spellCheck={false}
				required
				maxLength={limits.usernameCharacters}
				value={username}
				onChange={(event) => setUsername(event.target.value)}
				aria-describedby="add-error"
			/>
			<label htmlFor="add-password">{m.admin_settings_initial_password()}</label>
			<input
				id="add-password"
				type="password"
				autoComplete="new-password"
				required
				value={password}
				onChange={(event) => setPassword(event.target.value)}
				aria-describedby="add-error"
			/>
			<label htmlFor="add-role">{m.admin_team_role()}</label>
			<RoleSelect id="add-role" value={role} onChange={setRole} />
			<p id="add-error" className="error-line" role="alert">
				{error}
			</p>
			<div>
				<button type="submit" className="action" aria-disabled={isBusy}>
					{isBusy ? m.admin_settings_adding() : m.admin_settings_add()}
				</button>
			</div>
		</form>
	);
}
