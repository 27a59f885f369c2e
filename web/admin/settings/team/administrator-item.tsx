import type { Static } from "typebox";
import type { Administrator } from "#contract/admin-settings.ts";
import { m } from "#i18n/compiled/messages.js";
import { useFormat } from "#web/admin/language/language-provider.tsx";
import { RemoveAdministratorButton } from "./remove-administrator-button.tsx";
import { RemoveFactorButton } from "./remove-factor-button.tsx";
import { ResetLinkButton } from "./reset-link-button.tsx";
import { roleNames } from "./role-names.ts";
import { RoleSelect } from "./role-select.tsx";
import { useTeamChange } from "./use-team-change.ts";

/** An administrator, and what an owner may do about them. */
export function AdministratorItem({ administrator }: { readonly administrator: Static<typeof Administrator> }) {
	const { username, role, created_at, is_self, has_second_factor } = administrator;
	const format = useFormat();
	const change = useTeamChange({
		act: (ask, wanted: typeof role) =>
			ask("POST /api/admin/administrators/:username/role", { params: { username }, body: { role: wanted } }),
		said: (wanted) => m.admin_team_role_changed({ name: username, role: roleNames[wanted]() }),
	});
	return (
		<li>
			<span className="administrator">
				<strong>{username}</strong> {is_self && <span className="self-mark">{m.admin_settings_self()}</span>}
				<span className="panel-note">
					{is_self && `${roleNames[role]()} · `}
					{m.admin_settings_since({ date: format.day(created_at.slice(0, 10)) })}
					{" · "}
					{has_second_factor ? m.admin_team_factor_on() : m.admin_team_factor_off()}
				</span>
			</span>
			{!is_self && (
				<span className="administrator-tools">
					<RoleSelect
						label={m.admin_team_role_of({ name: username })}
						value={role}
						isBusy={change.isPending}
						onChange={change.mutate}
					/>
					<ResetLinkButton username={username} />
					{has_second_factor && <RemoveFactorButton username={username} />}
					<RemoveAdministratorButton username={username} />
				</span>
			)}
		</li>
	);
}
