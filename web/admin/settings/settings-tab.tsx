import { m } from "#i18n/compiled/messages.js";
import "./settings.css";
import type { AdminTabProps } from "#web/admin/session/admin-tab-props.ts";
import { AdministratorsPanel } from "./administrators-panel.tsx";
import { AuditPanel } from "./audit-panel.tsx";
import { ExamplesPanel } from "./examples-panel.tsx";
import { PasswordPanel } from "./password-panel.tsx";
import { SystemPanel } from "./system-panel.tsx";

/** Password, administrators, system, examples, audit log. */
export function SettingsTab({ session }: AdminTabProps) {
	return (
		<div className="settings">
			<h2>{m.admin_settings_heading()}</h2>
			<PasswordPanel username={session.username} />
			<SystemPanel />
			<AdministratorsPanel />
			<ExamplesPanel />
			<AuditPanel />
		</div>
	);
}
