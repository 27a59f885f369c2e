import { useEffect, useState } from "react";
import { m } from "#i18n/compiled/messages.js";
import { type AdminTab, addressOf } from "#web/admin/address/address.ts";
import { tabsFor } from "#web/admin/address/rights.ts";
import { lastHrefOf, TabOfAddress, useAddress } from "#web/admin/address/use-address.ts";
import { type LazyCode, LazyPart, lazyCode, loadedCode } from "#web/admin/loading/lazy-part.tsx";
import { MessagesTab } from "#web/admin/messages/messages-tab.tsx";
import { serviceFacts } from "#web/admin/service/service-facts.ts";
import type { AdminTabProps } from "#web/admin/session/admin-tab-props.ts";
import type { SignedIn } from "#web/admin/session/session-provider.tsx";
import { usePlaceKeys } from "#web/admin/shortcuts/use-place-keys.ts";
import { Tabs } from "#web/ui/reading/tabs.tsx";
import { AdminHeader } from "./admin-header.tsx";
import { Banners } from "./banners.tsx";
import { StatusCounters } from "./status-counters.tsx";

/** The messages come with the first load, for nearly everybody is here for them; each other tab when it is first opened. */
const codeOf: Record<AdminTab, LazyCode<AdminTabProps>> = {
	messages: loadedCode(MessagesTab),
	analytics: lazyCode(async () => (await import("#web/admin/analytics/analytics-tab.tsx")).AnalyticsTab),
	templates: lazyCode(async () => (await import("#web/admin/templates/templates-tab.tsx")).TemplatesTab),
	settings: lazyCode(async () => (await import("#web/admin/settings/settings-tab.tsx")).SettingsTab),
};

const labels: Readonly<Record<AdminTab, () => string>> = {
	messages: m.admin_frame_messages,
	analytics: m.admin_frame_analytics,
	templates: m.admin_frame_templates,
	settings: m.admin_frame_settings,
};

/** The tabs that one may open, for whoever is signed in. */
export function WorkArea({ session }: { readonly session: SignedIn }) {
	const { tab, go } = useAddress();
	const shownTabs = tabsFor(session.permissions);
	const selected = shownTabs.find((each) => each === tab) ?? shownTabs[0] ?? tab;
	usePlaceKeys();
	const [opened, setOpened] = useState<ReadonlySet<AdminTab>>(new Set([selected]));
	useEffect(() => {
		setOpened((before) => (before.has(selected) ? before : new Set([...before, selected])));
	}, [selected]);
	useEffect(() => document.querySelector("h1")?.focus({ preventScroll: true }), []);
	const panelOf = (tab: AdminTab) =>
		opened.has(tab) ? (
			<TabOfAddress value={tab}>
				<LazyPart code={codeOf[tab]} props={{ session, isShown: tab === selected }} />
			</TabOfAddress>
		) : null;
	const tabs = shownTabs.map((tab) => ({ id: tab, label: labels[tab](), panel: panelOf(tab) }));
	return (
		<div className="admin">
			<AdminHeader username={session.username} />
			<Banners tab={selected} permissions={session.permissions} />
			<main>
				{session.permissions.includes("figures") && <StatusCounters />}
				<Tabs
					label={m.admin_frame_tabs()}
					tabs={tabs}
					selected={selected}
					onSelect={(tab) => go(addressOf(lastHrefOf(tab)), "push")}
				/>
			</main>
			<ZoneLine />
		</div>
	);
}

/** Which hours are meant, said once for all that is shown. */
function ZoneLine() {
	const { timeZone } = serviceFacts();
	return timeZone === undefined ? null : (
		<footer className="zone-line">{m.admin_frame_time_zone({ zone: timeZone })}</footer>
	);
}
