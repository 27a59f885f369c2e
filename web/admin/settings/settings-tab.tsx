import "./settings.css";
import type { AdminTabProps } from "#web/admin/frame/work-area.tsx";
import { useWords } from "#web/admin/words/language-provider.tsx";
import { AdministratorsPanel } from "./administrators-panel.tsx";
import { AuditPanel } from "./audit-panel.tsx";
import { PasswordPanel } from "./password-panel.tsx";
import { settingsWords } from "./settings-words.ts";
import { SystemPanel } from "./system-panel.tsx";

/** Password, administrators, system, audit log. */
export function SettingsTab({ session }: AdminTabProps) {
	const words = useWords(settingsWords);
	return (
		<div className="settings">
			<h2>{words.heading}</h2>
			<PasswordPanel username={session.username} />
			<SystemPanel />
			<AdministratorsPanel />
			<AuditPanel />
		</div>
	);
}
