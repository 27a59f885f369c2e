import { type ComponentType, lazy, Suspense, useEffect, useState } from "react";
import { m } from "#i18n/compiled/messages.js";
import type { AdminTabProps } from "#web/admin/session/admin-tab-props.ts";
import type { SignedIn } from "#web/admin/session/session-provider.tsx";
import { Tabs } from "#web/ui/reading/tabs.tsx";
import { AdminHeader } from "./admin-header.tsx";
import { ErrorBoundary } from "./error-boundary.tsx";
import { StatusCounters } from "./status-counters.tsx";
import { type AdminTab, adminTabs, useTabAddress } from "./tab-address.ts";

/** Each tab is its own chunk, fetched when it is first opened. */
const contentOf: Record<AdminTab, ComponentType<AdminTabProps>> = {
	messages: lazy(async () => ({ default: (await import("#web/admin/messages/messages-tab.tsx")).MessagesTab })),
	analytics: lazy(async () => ({ default: (await import("#web/admin/analytics/analytics-tab.tsx")).AnalyticsTab })),
	templates: lazy(async () => ({ default: (await import("#web/admin/templates/templates-tab.tsx")).TemplatesTab })),
	settings: lazy(async () => ({ default: (await import("#web/admin/settings/settings-tab.tsx")).SettingsTab })),
};

const labels: Readonly<Record<AdminTab, () => string>> = {
	messages: m.admin_frame_messages,
	analytics: m.admin_frame_analytics,
	templates: m.admin_frame_templates,
	settings: m.admin_frame_settings,
};

/** The tabs, for whoever is signed in. */
export function WorkArea({ session }: { readonly session: SignedIn }) {
	const [selected, select] = useTabAddress();
	const [opened, setOpened] = useState<ReadonlySet<AdminTab>>(new Set([selected]));
	useEffect(() => {
		setOpened((before) => (before.has(selected) ? before : new Set([...before, selected])));
	}, [selected]);
	useEffect(() => document.querySelector("h1")?.focus({ preventScroll: true }), []);
	const panelOf = (tab: AdminTab) => {
		const Content = contentOf[tab];
		return opened.has(tab) ? (
			<ErrorBoundary>
				<Suspense fallback={<p className="waiting-line">{m.admin_frame_loading_tab()}</p>}>
					<Content session={session} isShown={tab === selected} />
				</Suspense>
			</ErrorBoundary>
		) : null;
	};
	const tabs = adminTabs.map((tab) => ({ id: tab, label: labels[tab](), panel: panelOf(tab) }));
	return (
		<div className="admin">
			<AdminHeader username={session.username} />
			<main>
				<StatusCounters />
				<Tabs label={m.admin_frame_tabs()} tabs={tabs} selected={selected} onSelect={select} />
			</main>
		</div>
	);
}
