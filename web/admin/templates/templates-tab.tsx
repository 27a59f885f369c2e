import { m } from "#i18n/compiled/messages.js";
import "./templates.css";
import { lazyCode } from "#web/admin/loading/lazy-part.tsx";
import { type SectionOfTab, Sections } from "#web/admin/sections/sections.tsx";
import type { AdminTabProps } from "#web/admin/session/admin-tab-props.ts";

const sections: readonly SectionOfTab<"templates">[] = [
	{
		id: "templates",
		label: m.admin_sections_templates,
		code: lazyCode(async () => (await import("#web/admin/templates/template-list/template-list.tsx")).TemplateList),
	},
	{
		id: "deliverability",
		label: m.admin_sections_deliverability,
		code: lazyCode(
			async () =>
				(await import("#web/admin/templates/deliverability/deliverability-section.tsx")).DeliverabilitySection,
		),
	},
];

/** The e-mails: what they say, whether they are sent, and what becomes of them. */
export function TemplatesTab(props: AdminTabProps) {
	return <Sections {...props} heading={m.admin_templates_heading()} sections={sections} />;
}
