import { m } from "#i18n/compiled/messages.js";
import type { SitePage } from "#web/site/document/site-page.ts";
import { ShortPage } from "#web/site/frame/short-page.tsx";

/** Shown when a form without JavaScript met a failure that its sender can do something about. */
function TroublePage() {
	return (
		<ShortPage heading={m.page_trouble_heading()} intro="{{error}}">
			{/* biome-ignore lint/a11y/useValidAnchor: an empty address is that of the page one wanted */}
			<a href="" className="button button-solid">
				{m.trouble_retry()}
			</a>
		</ShortPage>
	);
}

export const page: SitePage = {
	title: m.page_trouble_title,
	description: m.page_trouble_description,
	Content: TroublePage,
};
