import { Fragment } from "react";
import { m } from "#i18n/compiled/messages.js";
import type { SitePage } from "#web/site/document/site-page.ts";
import { InboxPanel } from "#web/site/pages/home/inbox/inbox-panel.tsx";
import { SendPanel } from "#web/site/pages/home/note/send-panel.tsx";
import { Tabs } from "#web/ui/reading/tabs.tsx";
import { FeatureStrip } from "./feature-strip.tsx";
import { FloatingHearts } from "./floating-hearts.tsx";
import { useTab } from "./use-tab.ts";

/** Writing a note, and reading those received, on one sheet of paper. */
function HomePage() {
	const [tab, selectTab] = useTab();
	return (
		<>
			<FloatingHearts />
			<div className="opening">
				<h1 tabIndex={-1}>
					<Pieces of={m.home_heading().split(/(?<=,) /)} />
				</h1>
				<p>
					<Pieces of={m.home_lead().split(/(?<=[.।]) /)} />
				</p>
			</div>
			<Tabs
				label={m.home_tabs_label()}
				selected={tab}
				onSelect={selectTab}
				tabs={[
					{ id: "send", label: m.home_tab_send(), panel: <SendPanel /> },
					{ id: "received", label: m.home_tab_received(), panel: <InboxPanel /> },
				]}
			/>
			<FeatureStrip />
		</>
	);
}

/** Words in pieces that the style sheet may keep together, so that lines break at the same place in every font. */
function Pieces({ of: pieces }: { readonly of: readonly string[] }) {
	return pieces.map((piece, index) => (
		<Fragment key={piece}>
			{index > 0 && " "}
			<span>{piece}</span>
		</Fragment>
	));
}

export const page: SitePage = {
	title: m.page_home_title,
	description: m.page_home_description,
	Content: HomePage,
};
