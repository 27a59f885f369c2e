import { limits } from "#contract/limits.ts";
import { useWords } from "#web/admin/words/language-provider.tsx";
import { settingsWords } from "./settings-words.ts";
import { useAddAdministrator } from "./use-add-administrator.ts";

/** Lets somebody else in. */
export function AddAdministratorForm() {
	const words = useWords(settingsWords);
	const { username, setUsername, password, setPassword, error, isBusy, submit } = useAddAdministrator();
	return (
		<form className="stacked-form add-administrator" onSubmit={submit} noValidate>
			<h4>{words.addHeading}</h4>
			<label htmlFor="add-username">{words.username}</label>
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
			<label htmlFor="add-password">{words.initialPassword}</label>
			<input
				id="add-password"
				type="password"
				autoComplete="new-password"
				required
				value={password}
				onChange={(event) => setPassword(event.target.value)}
				aria-describedby="add-error"
			/>
			<p id="add-error" className="error-line" role="alert">
				{error}
			</p>
			<div>
				<button type="submit" className="action" aria-disabled={isBusy}>
					{isBusy ? words.adding : words.add}
				</button>
			</div>
		</form>
	);
}
