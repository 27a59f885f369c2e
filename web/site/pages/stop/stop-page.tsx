import { m } from "#i18n/compiled/messages.js";
import type { SitePage } from "#web/site/document/site-page.ts";
import { ShortPage } from "#web/site/frame/short-page.tsx";

/** Asks before it stops the notes to an address: whatever only looks at the link must not. */
function StopPage() {
	return (
		<ShortPage heading={m.page_stop_heading()} intro={m.page_stop_intro()}>
			<form method="post">
				<button type="submit" className="button button-solid">
					{m.stop_button()}
				</button>
			</form>
		</ShortPage>
	);
}

export const page: SitePage = {
	title: m.page_stop_title,
	description: m.page_stop_description,
	Content: StopPage,
};
