import { reportReasons } from "#contract/report.ts";
import { m } from "#i18n/compiled/messages.js";
import { reportReasonNames } from "#i18n/report-words.ts";
import type { SitePage } from "#web/site/document/site-page.ts";
import { ShortPage } from "#web/site/frame/short-page.tsx";

/** Asks what is wrong with a note; the answer reports it. */
function ReportPage() {
	return (
		<ShortPage heading={m.page_report_heading()} intro={m.page_report_intro()}>
			<form method="post" className="report-reasons">
				{reportReasons.map((reason) => (
					<button key={reason} type="submit" name="reason" value={reason} className="button button-quiet">
						{reportReasonNames[reason]()}
					</button>
				))}
			</form>
		</ShortPage>
	);
}

export const page: SitePage = {
	title: m.page_report_title,
	description: m.page_report_description,
	Content: ReportPage,
};
