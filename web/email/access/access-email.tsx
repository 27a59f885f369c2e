import { m } from "#i18n/compiled/messages.js";
import type { EmailWriter } from "#web/email/email-writer.ts";
import { shortLetter } from "#web/email/short-letter.tsx";

/** Brings whoever asked the link to what is kept for their address. Anybody can have typed it, so it says nothing of that. */
export const writeEmail: EmailWriter = (locale) =>
	shortLetter({
		locale,
		subject: m.email_access_subject({}, { locale }),
		title: m.email_access_subject({}, { locale }),
		preview: m.email_access_preview({}, { locale }),
		heading: m.email_access_heading({}, { locale }),
		intro: m.email_access_intro({}, { locale }),
		body: m.email_access_body({}, { locale }),
		// Behind the #, where no server and no log ever sees it.
		action: { words: m.email_access_open({}, { locale }), href: "{{yoursUrl}}#{{token}}" },
		footer: m.email_access_footer({}, { locale }),
	});
