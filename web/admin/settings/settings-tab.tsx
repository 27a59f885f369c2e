import { m } from "#i18n/compiled/messages.js";
import "./settings.css";
import { lazyCode } from "#web/admin/loading/lazy-part.tsx";
import { type SectionOfTab, Sections } from "#web/admin/sections/sections.tsx";
import type { AdminTabProps } from "#web/admin/session/admin-tab-props.ts";

const sections: readonly SectionOfTab<"settings">[] = [
	{
		id: "account",
		label: m.admin_sections_account,
		code: lazyCode(async () => (await import("#web/admin/settings/account/account-section.tsx")).AccountSection),
	},
	{
		id: "team",
		label: m.admin_sections_team,
		code: lazyCode(async () => (await import("#web/admin/settings/team/administrators-panel.tsx")).AdministratorsPanel),
	},
	{
		id: "health",
		label: m.admin_sections_health,
		code: lazyCode(async () => (await import("#web/admin/settings/health/health-panel.tsx")).HealthPanel),
	},
	{
		id: "connections",
		label: m.admin_sections_connections,
		code: lazyCode(
			async () => (await import("#web/admin/settings/connections/connections-section.tsx")).ConnectionsSection,
		),
	},
	{
		id: "examples",
		label: m.admin_sections_examples,
		code: lazyCode(async () => (await import("#web/admin/settings/examples/examples-panel.tsx")).ExamplesPanel),
	},
	{
		id: "audit",
		label: m.admin_sections_audit,
		code: lazyCode(async () => (await import("#web/admin/settings/audit/audit-panel.tsx")).AuditPanel),
	},
	{
		id: "system",
		label: m.admin_sections_system,
		code: lazyCode(async () => (await import("#web/admin/settings/system/system-panel.tsx")).SystemPanel),
	},
];

/** One's own account, who else works here, how the service fares, what the moderator learns from, who did what, and what runs here. */
export function SettingsTab(props: AdminTabProps) {
	return <Sections {...props} heading={m.admin_settings_heading()} sections={sections} />;
}
