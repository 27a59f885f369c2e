import { m } from "#i18n/compiled/messages.js";
import type { SitePage } from "#web/site/document/site-page.ts";
import { Island } from "#web/site/island/island.tsx";
import { FeatureStrip } from "./feature-strip.tsx";
import { FloatingHearts } from "./floating-hearts.tsx";
import { Headline } from "./headline.tsx";
import { HomeTabs } from "./home-tabs.tsx";
import { OpenEnvelope } from "./open-envelope.tsx";

/** Writing a note, and reading those received, on one sheet of paper. */
function HomePage() {
	return (
		<>
			<FloatingHearts />
			<Headline />
			<div className="desk">
				<OpenEnvelope />
				<Island page="home">
					<HomeTabs />
				</Island>
			</div>
			<FeatureStrip />
		</>
	);
}

export const page: SitePage = {
	title: m.page_home_title,
	description: m.page_home_description,
	showsFrames: true,
	Content: HomePage,
};
