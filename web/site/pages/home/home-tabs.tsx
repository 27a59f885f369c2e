import { m } from "#i18n/compiled/messages.js";
import { InboxPanel } from "#web/site/pages/home/inbox/inbox-panel.tsx";
import { SendPanel } from "#web/site/pages/home/note/send-panel.tsx";
import { useStationery } from "#web/site/pages/home/stationery/stationery-choice.ts";
import { Tabs } from "#web/ui/reading/tabs.tsx";
import { useTab } from "./use-tab.ts";

/** The sheet on which one writes a note, or reads those received. */
export function HomeTabs() {
	const [tab, selectTab] = useTab();
	const stationery = useStationery();
	return (
		<Tabs
			label={m.home_tabs_label()}
			selected={tab}
			onSelect={selectTab}
			stationery={tab === "send" ? stationery : undefined}
			tabs={[
				{ id: "send", label: m.home_tab_send(), panel: <SendPanel /> },
				{ id: "received", label: m.home_tab_received(), panel: <InboxPanel /> },
			]}
		/>
	);
}
