import { m } from "#i18n/compiled/messages.js";
import { type Locale, pathInLocale } from "#i18n/locales.ts";
import type { SitePage } from "#web/site/document/site-page.ts";
import { ShortPage } from "#web/site/frame/short-page.tsx";

/** Shown to whoever has reported a note; who came from its e-mail can stop all notes with one more tap. */
function ReportedPage({ locale }: { readonly locale: Locale }) {
	return (
		<ShortPage heading={m.page_reported_heading()} intro={m.page_reported_intro()}>
			{"{{#mayStop}}"}
			<form method="post" action={pathInLocale("/stop/{{token}}", locale)}>
				<p>{m.reported_stop_hint()}</p>
				<button type="submit" className="button button-quiet">
					{m.stop_button()}
				</button>
			</form>
			{"{{/mayStop}}"}
		</ShortPage>
	);
}

export const page: SitePage = {
	title: m.page_reported_title,
	description: m.page_reported_description,
	Content: ReportedPage,
};
