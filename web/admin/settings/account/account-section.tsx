import { m } from "#i18n/compiled/messages.js";
import type { AdminTabProps } from "#web/admin/session/admin-tab-props.ts";
import { SecondFactorPanel } from "#web/admin/settings/second-factor/second-factor-panel.tsx";
import { SessionsPanel } from "#web/admin/settings/sessions/sessions-panel.tsx";
import { PasswordPanel } from "./password-panel.tsx";

/** One's own password, second factor and sessions. */
export function AccountSection(props: AdminTabProps) {
	const { session } = props;
	// Every role has some permission: without any, a second factor is required and not there yet.
	const mustSetUp = session.permissions.length === 0;
	return (
		<div className="account">
			{mustSetUp && (
				<p className="note-line" role="status">
					{m.admin_second_factor_must()}
				</p>
			)}
			{mustSetUp && <SecondFactorPanel />}
			<PasswordPanel {...props} />
			{!mustSetUp && <SecondFactorPanel />}
			<SessionsPanel />
		</div>
	);
}
