import { useState } from "react";
import { m } from "#i18n/compiled/messages.js";
import { errorWords } from "#web/admin/calls/error-words.ts";
import { PasswordDialog } from "#web/admin/settings/second-factor/password-dialog.tsx";
import { useTeamChange } from "./use-team-change.ts";

/** Removes the second factors of somebody who has lost them. */
export function RemoveFactorButton({ username }: { readonly username: string }) {
	const [isAsking, setIsAsking] = useState(false);
	const remove = useTeamChange({
		act: (ask, password: string) =>
			ask("POST /api/admin/administrators/:username/second-factor/remove", {
				params: { username },
				body: { password },
			}),
		said: () => m.admin_team_factor_removed({ name: username }),
	});
	const close = () => {
		setIsAsking(false);
		remove.reset();
	};
	return (
		<>
			<button
				type="button"
				className="action"
				aria-label={m.admin_team_factor_remove_of({ name: username })}
				onClick={() => setIsAsking(true)}
			>
				{m.admin_team_factor_remove()}
			</button>
			{isAsking && (
				<PasswordDialog
					title={m.admin_team_factor_remove_of({ name: username })}
					confirmLabel={m.admin_team_factor_remove()}
					error={remove.error === null ? "" : errorWords(remove.error)}
					isBusy={remove.isPending}
					onConfirm={(password) => remove.mutate(password, { onSuccess: close })}
					onClose={close}
				>
					<p>{m.admin_team_factor_remove_text()}</p>
				</PasswordDialog>
			)}
		</>
	);
}
