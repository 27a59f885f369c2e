import { Fragment } from "react";
import { m } from "#i18n/compiled/messages.js";
import type { SitePage } from "#web/site/document/site-page.ts";
import { Island } from "#web/site/island/island.tsx";
import { FeatureStrip } from "./feature-strip.tsx";
import { FloatingHearts } from "./floating-hearts.tsx";
import { HomeTabs } from "./home-tabs.tsx";

/** Writing a note, and reading those received, on one sheet of paper. */
function HomePage() {
	return (
		<>
			<FloatingHearts />
			<div className="opening">
				<h1>
					<Pieces of={m.home_heading().split(/(?<=,) /)} />
				</h1>
				<p>
					<Pieces of={m.home_lead().split(/(?<=[.।]) /)} />
				</p>
			</div>
			<Island page="home">
				<HomeTabs />
			</Island>
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
