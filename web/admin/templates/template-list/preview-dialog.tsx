import { useState } from "react";
import type { SwitchedEmail } from "#contract/emails.ts";
import { m } from "#i18n/compiled/messages.js";
import type { Locale } from "#i18n/locales.ts";
import { errorWords } from "#web/admin/calls/error-words.ts";
import { useLanguage } from "#web/admin/language/language-provider.tsx";
import { Dialog } from "#web/ui/dialog/dialog.tsx";
import { LanguageChoice } from "./language-choice.tsx";
import { usePreview } from "./use-preview.ts";

interface PreviewDialogProps {
	readonly id: SwitchedEmail;
	readonly name: string;
	readonly onClose: () => void;
}

/** An e-mail as it is sent: the HTML in a frame that can run nothing, the text beside it, in each language. */
export function PreviewDialog({ id, name, onClose }: PreviewDialogProps) {
	const [language, setLanguage] = useState(useLanguage().locale);
	return (
		<Dialog title={m.admin_templates_preview_of({ name })} onClose={onClose} wide>
			<div className="stacked-form preview-language">
				<LanguageChoice language={language} onChoose={setLanguage} />
			</div>
			<Parts id={id} language={language} />
			<div className="dialog-actions">
				<button type="button" className="action" onClick={onClose}>
					{m.admin_frame_close()}
				</button>
			</div>
		</Dialog>
	);
}

function Parts({ id, language }: { readonly id: SwitchedEmail; readonly language: Locale }) {
	const { data, error } = usePreview(id, language);
	if (error !== null) {
		return (
			<p className="error-line" role="alert">
				{m.admin_templates_preview_failed({ reason: errorWords(error) })}
			</p>
		);
	}
	return (
		<>
			<p className="panel-note">
				{data === undefined
					? m.admin_templates_subject_loading()
					: m.admin_templates_subject({ subject: data.subject })}
			</p>
			<div className="preview-parts">
				<section>
					<h3>{m.admin_templates_html_part()}</h3>
					{/* Served by address: a frame with its document inside would inherit the page's policy, which blocks inline styles. */}
					<iframe
						key={language}
						className="preview-frame"
						sandbox=""
						title={m.admin_templates_html_part()}
						src={`/admin/email-preview/${id}/${language}`}
					/>
				</section>
				<section>
					<h3>{m.admin_templates_text_part()}</h3>
					{/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard */}
					<pre className="raw-answer preview-text" lang={language} tabIndex={0}>
						{data?.text ?? m.admin_templates_loading()}
					</pre>
				</section>
			</div>
		</>
	);
}
